import ClientConfiguration
import Suggestions
import ServiceDescription

/// Reports names under `rename` that do not exist in the description.
enum RenameChecker {
    /// Reports each key of `rename` that names nothing in the description, as far as it could be read.
    static func check(_ rename: ClientConfiguration.Rename, against service: Service, diagnostics: inout Diagnostics) {
        if service.knows(all: .operations) {
            report(.operations, in: rename, known: service.operations.map(\.identifier), &diagnostics)
        }
        if service.knows(all: .schemas) {
            let named = service.schemas.filter { !$0.isNamedAfterPlace }
            report(.models, in: rename, known: named.map(\.name), &diagnostics)
        }
        if service.knows(all: [.operations, .schemas]) {
            checkPrefixes(rename[.prefixes], against: service, diagnostics: &diagnostics)
        }
        guard !rename[.parameters].isEmpty, service.knows(all: [.operations, .parameters]) else { return }
        var parameters: Set<String> = []
        for operation in service.operations {
            for parameter in operation.parameters {
                parameters.insert(parameter.name)
                parameters.insert(operation.identifier + "." + parameter.name)
            }
            if operation.body != nil { parameters.insert(operation.identifier + ".body") }
        }
        report(.parameters, in: rename, known: parameters.sorted(), &diagnostics)
    }

    private static func checkPrefixes(
        _ prefixes: LocatedNames,
        against service: Service,
        diagnostics: inout Diagnostics
    ) {
        let operations = service.operations.flatMap { [$0.identifier] + $0.tags }
        let names = service.schemas.map(\.name) + operations
        for prefix in prefixes {
            let text = prefix.key.value
            let alone = NamePrefixes(LocatedNames([prefix]))
            if names.contains(where: { alone.shortened($0) != nil }) { continue }
            let hint = NearestName.hint(for: text, among: names.lazy.flatMap { beginnings(of: $0, like: prefix) })
            let help =
                !text.isEmpty && names.contains { $0.hasPrefix(text) }
                ? " (a prefix is whole words, and others must follow it)" : hint.isEmpty ? " (remove it)" : hint
            diagnostics.error(
                "no schema, tag or operation group has a name that starts with '\(text)'\(help)",
                at: prefix.key.mark
            )
        }
    }

    /// The beginnings of a name that would be prefixes of it, and that a misspelled one may mean: they are about as long.
    private static func beginnings(of name: String, like prefix: LocatedNames.Entry) -> [String] {
        let length = prefix.key.value.count
        return (max(1, length - 3)...length + 3).map { String(name.prefix($0)) }.filter { beginning in
            let entry = LocatedNames.Entry(key: Located(beginning, at: prefix.key.mark), value: prefix.value)
            return NamePrefixes(LocatedNames([entry])).shortened(name) != nil
        }
    }

    /// Reports each key of `rename.properties` and `rename.enumerations` that names a part neither of the description
    /// nor of a generated type.
    ///
    /// A member can be named alone, or after the name of its schema or generated type. A value must follow one of
    /// these.
    ///
    /// - Parameters:
    ///   - rename: What is renamed.
    ///   - service: The whole service: what `filter` takes away is not a mistake here.
    ///   - client: The client with its types.
    ///   - isCertain: Whether the client has all of its types. If not, only names after the name of a complete schema
    ///     are reported.
    ///   - diagnostics: Receives the errors.
    static func checkMembers(
        _ rename: ClientConfiguration.Rename,
        against service: Service,
        client: ClientDeclaration,
        isCertain: Bool,
        diagnostics: inout Diagnostics
    ) {
        guard !rename[.properties].isEmpty || !rename[.enumerations].isEmpty else { return }
        // The names of the description come first, because a hint is the first of equally near names.
        var properties: [String] = []
        var values: [String] = []
        for named in service.schemas where !named.isNamedAfterPlace {
            switch named.schema.shape {
            case .object(let object):
                properties += object.properties.flatMap { [named.name + "." + $0.name, $0.name] }
            case .enumeration(let enumeration):
                values += enumeration.values.map { named.name + "." + $0.rawValue }
            default: break
            }
        }
        for model in client.models {
            properties += model.properties.flatMap { [model.name + "." + $0.wirePath, $0.wireName] }
        }
        for enumeration in client.enumerations {
            values += enumeration.values.map { enumeration.name + "." + $0.rawValue }
        }
        let isAll = isCertain && service.knows(all: .all)
        let whole = Set(service.schemas.lazy.map(\.name).filter { service.hasWhole(schema: $0) })
        let isKnown = { (name: String) in
            isAll || name.firstIndex(of: ".").map { whole.contains(String(name[..<$0])) } ?? false
        }
        report(.properties, in: rename, known: properties, where: isKnown, &diagnostics)
        report(.enumerations, in: rename, known: values, where: isKnown, &diagnostics)
    }

    private static func report(
        _ section: ClientConfiguration.Rename.Section,
        in rename: ClientConfiguration.Rename,
        known: [String],
        where isIncluded: (String) -> Bool = { _ in true },
        _ diagnostics: inout Diagnostics
    ) {
        let names = rename[section].map(\.key)
        guard !names.isEmpty else { return }
        let all = Set(known)
        for name in names where !all.contains(name.value) && isIncluded(name.value) {
            diagnostics.unknown(
                name,
                "the description has no \(section.noun)",
                purpose: " to rename",
                among: known,
                advice: advice(for: name.value, section, known: known)
            )
        }
    }

    /// What to write instead of a name that nothing resembles: one of those after the same owner, if that is right.
    private static func advice(
        for name: String,
        _ section: ClientConfiguration.Rename.Section,
        known: [String]
    ) -> String {
        if section == .models { return "; types without a name in the description are under 'rename.types'" }
        if section == .enumerations, !name.contains(".") {
            return "; write the enumeration before it, as in 'Size.\(name)'"
        }
        let near = name.firstIndex(of: ".").map { dot in known.filter { $0.hasPrefix(name[...dot]) } } ?? []
        return Diagnostics.choice(of: near)
    }
}
