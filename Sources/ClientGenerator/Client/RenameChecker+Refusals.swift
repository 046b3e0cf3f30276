import ClientConfiguration
import ServiceDescription
import YAML

/// Reports new names that are not possible. A renamed declaration gets the user's name or an error, but never the name
/// with a number appended.
extension RenameChecker {
    /// Reports the new names of a configuration that are taken in the same scope.
    ///
    /// - Parameters:
    ///   - refusals: The names.
    ///   - section: What they are for.
    ///   - rename: The names that the configuration gives.
    ///   - owners: The names of the enclosing part, that of the description first.
    ///   - diagnostics: Takes the errors, each of them once.
    static func report(
        _ refusals: [NameScope.Refusal],
        of section: ClientConfiguration.Rename.Section,
        _ rename: ClientConfiguration.Rename,
        in owners: [String],
        diagnostics: inout Diagnostics
    ) {
        let entries = rename[section]
        for refusal in refusals {
            let keys = owners.map { $0 + "." + refusal.wireName } + [refusal.wireName]
            let entry =
                keys.firstNonNil { entries[$0] }
                // That of a flattened member has the way to it in its name.
                ?? entries.first {
                    $0.key.value.hasSuffix("." + refusal.wireName)
                        && SwiftName.unescaped(refusal.name) == $0.value.value
                }?.value
            let owner = owners.first.map { " of '\($0)'" } ?? ""
            let what = "the \(section.noun) '\(refusal.wireName)'\(owner)"
            report(what, called: refusal.name, at: entry?.mark, &diagnostics)
        }
    }

    /// Reports the new names of models that other types have.
    static func check(
        _ entries: LocatedNames,
        against service: Service,
        names: TypeNames,
        diagnostics: inout Diagnostics
    ) {
        let indices = Dictionary(service.schemas.enumerated().map { ($1.name, $0) }) { first, _ in first }
        for entry in entries {
            guard let index = indices[entry.key.value], names.wanted(index) != nil else { continue }
            let name = entry.value.value
            if ReservedTypeNames.all.contains(name) {
                diagnostics.error(
                    "the model '\(name)' would hide an existing type; choose another name, such as '\(name)Model'",
                    at: entry.value.mark
                )
            } else if names[index] != name {
                report("the schema '\(entry.key.value)'", called: name, at: entry.value.mark, &diagnostics)
            }
        }
    }

    /// Reports the new names of types without a name in the description that other types have, or that would hide one of the
    /// language or the runtime, and those of types that are not there.
    ///
    /// - Parameters:
    ///   - entries: The names that the configuration gives.
    ///   - service: The service.
    ///   - names: The names of these types, by those that they would have otherwise.
    ///   - diagnostics: Receives the errors.
    static func checkTypes(
        _ entries: LocatedNames,
        of service: Service,
        made names: [String: String],
        diagnostics: inout Diagnostics
    ) {
        for entry in entries {
            let (name, wanted) = (entry.key.value, entry.value.value)
            if let given = names[name] {
                if ReservedTypeNames.all.contains(wanted) {
                    diagnostics.error(
                        "the type '\(wanted)' would hide an existing type; choose another name, such as "
                            + "'\(wanted)Model'",
                        at: entry.value.mark
                    )
                } else if given != wanted {
                    report("the type '\(name)'", called: wanted, at: entry.value.mark, &diagnostics)
                }
            } else if service.knows(all: .all) {
                let isSchema = service.schemas.contains { $0.name == name }
                diagnostics.unknown(
                    entry.key,
                    "the client has no type",
                    purpose: " without a name in the description",
                    among: isSchema ? [] : names.keys.sorted(),
                    advice: isSchema ? "; '\(name)' is a schema, so rename it under 'rename.models'" : nil
                )
            }
        }
    }

    /// Reports new names of operations that clash with another operation's method.
    static func check(
        _ entries: LocatedNames,
        against operations: [OperationDeclaration],
        diagnostics: inout Diagnostics
    ) {
        for operation in operations where !operation.isOverload {
            let identifier = operation.operation.identifier
            guard let wanted = entries[identifier], operation.name != SwiftName.escaped(wanted.value) else { continue }
            report("the operation '\(identifier)'", called: wanted.value, at: wanted.mark, &diagnostics)
        }
    }

    private static func report(_ what: String, called name: String, at mark: Mark?, _ diagnostics: inout Diagnostics) {
        let plain = SwiftName.unescaped(name)
        let message = "\(what) cannot be named '\(plain)', because the name is taken; choose another name"
        // A model and the patch of it have the same members.
        guard !diagnostics.all.contains(where: { $0.message == message && $0.mark == mark }) else { return }
        diagnostics.error(message, at: mark)
    }
}
