import ClientConfiguration
import Suggestions
import ServiceDescription

/// Finds what a client configuration renames although the description does not have it.
enum RenameChecker {
    /// Reports each key of `rename` that names nothing in the description, as far as it could be read.
    static func check(_ rename: ClientConfiguration.Rename, against service: Service, diagnostics: inout Diagnostics) {
        if service.knows(all: .operations) {
            report(rename.operations, "operation", known: service.operations.map(\.identifier), &diagnostics)
        }
        if service.knows(all: .schemas) {
            report(rename.models, "model", known: service.schemas.map(\.name), &diagnostics)
        }
        guard service.knows(all: [.operations, .parameters]) else { return }
        var parameters: Set<String> = []
        for operation in service.operations {
            for parameter in operation.parameters {
                parameters.insert(parameter.name)
                parameters.insert(operation.identifier + "." + parameter.name)
            }
            if operation.body != nil { parameters.insert(operation.identifier + ".body") }
        }
        report(rename.parameters, "parameter", known: parameters.sorted(), &diagnostics)
    }

    /// Reports each key of `rename.properties` and `rename.enumerations` that names neither a part of the description nor
    /// one of a generated type.
    ///
    /// A member is known by its name alone, and behind the name of its schema or of the generated type; a value only
    /// behind one of these.
    static func check(
        _ rename: ClientConfiguration.Rename,
        against service: Service,
        models: [ModelDeclaration],
        enumerations: [EnumerationDeclaration],
        diagnostics: inout Diagnostics
    ) {
        guard !rename.properties.isEmpty || !rename.enumerationValues.isEmpty, service.knows(all: .all) else { return }
        // The names of the description come first, because a hint is the first of equally near names.
        var properties: [String] = []
        var values: [String] = []
        for named in service.schemas {
            switch named.schema.shape {
            case .object(let object):
                properties += object.properties.flatMap { [named.name + "." + $0.name, $0.name] }
            case .enumeration(let enumeration):
                values += enumeration.values.map { named.name + "." + $0.rawValue }
            default: break
            }
        }
        for model in models {
            properties += model.properties.flatMap { [model.name + "." + $0.wirePath, $0.wireName] }
        }
        for enumeration in enumerations {
            values += enumeration.values.map { enumeration.name + "." + $0.rawValue }
        }
        report(rename.properties, "property", known: properties, &diagnostics)
        report(rename.enumerationValues, "enumeration value", known: values, &diagnostics)
    }

    private static func report(
        _ names: LocatedNames,
        _ kind: String,
        known: [String],
        _ diagnostics: inout Diagnostics
    ) {
        guard !names.isEmpty else { return }
        let all = Set(known)
        for name in names.map(\.key) where !all.contains(name.value) {
            diagnostics.error(
                "the description has no \(kind) '\(name.value)' to rename"
                    + NearestName.hint(for: name.value, among: known),
                at: name.mark
            )
        }
    }
}

extension Service {
    /// Whether nothing of these kinds is lacking because of errors in the description, so that a name that is not among them is
    /// wrong.
    func knows(all parts: OmittedParts) -> Bool { omitted.isDisjoint(with: parts) }
}
