import ClientConfiguration
import ServiceDescription

/// Checks schemas, including nested ones: names of members, units, frozen enumerations.
struct SchemaLinter {
    /// What was found so far.
    private(set) var findings: [LintFinding] = []
    /// The names of members that the user wants.
    let rename: LocatedNames

    /// Words that other languages of the service's clients reserve, as far as descriptions use them for members. The guideline names
    /// the first two.
    private static let wordsOfOtherLanguages: Set<String> = ["object", "value", "package", "interface", "new", "this"]

    /// Looks at all schemas of a service and of the operations that the client has.
    mutating func look(at service: Service, operations: [ServiceDescription.Operation]) {
        for schema in service.schemas { look(at: schema.schema, named: schema.name) }
        for operation in operations {
            for parameter in operation.parameters { look(at: parameter.schema, named: parameter.name) }
            for schema in operation.contents.flatMap(\.schemas) { look(at: schema, named: operation.identifier) }
        }
    }

    private mutating func look(at schema: Schema, named name: String) {
        switch schema.shape {
        case .enumeration(let enumeration): look(at: enumeration, schema, named: enumeration.clientName ?? name)
        case .object(let object):
            for property in object.properties { look(at: property, of: name) }
            if let additional = object.additionalProperties { look(at: additional, named: name) }
        default: for inner in schema.shape.inner { look(at: inner, named: name) }
        }
    }

    private mutating func look(at property: Property, of owner: String) {
        let name = rename.name(of: property.name, in: [owner]) ?? property.clientName ?? property.name
        if let reservation = Self.reservation(of: name) {
            let message =
                "the property '\(name)' is a word that \(reservation) (rename it with 'x-ms-client-name' or in the client "
                + "configuration)"
            // Many types have a member of the same name.
            findings.append(LintFinding(rule: .reservedWords, message: message, kind: message, mark: property.mark))
        }
        if let quantity = Quantity(name, property.schema, property.documentation) {
            findings.append(LintFinding(rule: .units, message: quantity.message("property"), mark: property.mark))
        }
        look(at: property.schema, named: name)
    }

    /// Who reserves a word; `nil` if nobody does.
    private static func reservation(of word: String) -> String? {
        if SwiftIdentifier.reservedWords.contains(word) { return "Swift reserves" }
        return wordsOfOtherLanguages.contains(word) ? "other languages reserve" : nil
    }

    // MARK: Enumerations

    /// What never gets another value (G089).
    private static let closedSets: [Set<String>] = [
        ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
        ["mon", "tue", "wed", "thu", "fri", "sat", "sun"],
        [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
            "november", "december",
        ],
        ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"],
        ["true", "false"], ["yes", "no"], ["on", "off"], ["asc", "desc"], ["ascending", "descending"],
    ]

    private mutating func look(at enumeration: EnumerationSchema, _ schema: Schema, named name: String) {
        // One value alone is a constant.
        guard enumeration.isFrozen, enumeration.values.count > 1 else { return }
        let values = Set(enumeration.values.map { $0.rawValue.lowercased() })
        if Self.closedSets.contains(where: values.isSubset) { return }
        let message =
            "the enumeration '\(name)' is frozen, so a new value breaks every caller (remove 'modelAsString: false' "
            + "unless the values never change, or list it under 'expandable')"
        findings.append(LintFinding(rule: .frozenEnumerations, message: message, mark: schema.mark))
    }
}
