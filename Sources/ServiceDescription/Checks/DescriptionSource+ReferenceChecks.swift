import YAML

extension DescriptionSource {
    /// Reports a reference to another kind of component, such as a schema where a response is expected, which could not
    /// be read, and one to several parts or to the whole description. A component of the expected kind in the wrong table is accepted.
    ///
    /// - Parameters:
    ///   - reference: The reference.
    ///   - target: What it leads to in the end.
    ///   - expected: What must be there; schemas have ``checkSchema(at:of:)``.
    /// - Returns: `false`, with an error or a loss reported, if there is nothing to read.
    mutating func checkKind(of reference: YAMLNode, leadsTo target: YAMLNode, expected: ComponentKind) -> Bool {
        guard let found = strayPart(at: reference, leadsTo: target, expected: expected) else { return true }
        let problem =
            "expected a reference to \(expected.noun), but '\(reference.string ?? "")' is \(found.noun)"
        let choice = found.hasNames ? " (refer to one of the \(expected.plural) in it)" : nil
        switch expected {
        case .requestBody:
            diagnostics.error(problem + (choice ?? ""), at: reference.mark)
            return false
        case .parameter:
            let body = " (in Swagger 2.0, a body is '{in: body, name: body, schema: {$ref: …}}')"
            let help = choice ?? (found == .component(.schema) ? body : "")
            diagnostics.loss("\(problem); it is not in the client\(help)", at: reference.mark)
            return false
        case .response, .header, .schema:
            let help = choice ?? (found == .component(.schema) ? " (write \(expected.noun) with this schema)" : "")
            diagnostics.loss("\(problem); it is ignored\(help)", at: reference.mark)
            // The names in it would be reported as unknown keys.
            return !found.hasNames
        }
    }

    /// Returns what a reference leads to if that is not of the expected kind, unless it is a component of the expected kind in the
    /// wrong table.
    mutating func strayPart(
        at reference: YAMLNode,
        leadsTo target: YAMLNode,
        expected: ComponentKind
    ) -> DescribedPart? {
        // Nearly all targets are what they should be, and then need not be looked up again.
        guard !expected.isLikely(target),
            let place = references.knownTarget(of: reference),
            let part = DescribedPart(at: place)
        else { return nil }
        // Names tell nothing, and only a description is sure to have nothing else in these places.
        if part.hasNames { return place.isInDescription ? part : nil }
        guard case .component(let found) = part, found != expected, found.isLikely(target) else { return nil }
        return part
    }

    /// Reports a reference to something that is not a schema, such as a table of schemas or a response. A schema in the
    /// wrong table is accepted.
    ///
    /// - Parameters:
    ///   - target: What the reference leads to.
    ///   - reference: The reference.
    /// - Returns: Whether it can be read as a schema.
    mutating func checkSchema(at target: ReferenceTarget, of reference: YAMLNode) -> Bool {
        // Nearly all targets are among the components.
        guard !target.isSchemaComponent else { return true }
        let part = DescribedPart(at: target)
        let isLikely = ComponentKind.schema.isLikely(target.node)
        switch part {
        case .component(.schema): return true
        // The reader finds the schema in it.
        case .mediaType where target.node["schema"] != nil: return true
        // Names tell nothing, and only a description is sure to have nothing else in these places.
        case let part? where part.hasNames && target.isInDescription: break
        case _? where isLikely: return true
        case _?: break
        case nil: if isLikely || !target.node.holdsSomethingElse { return true }
        }
        let help =
            part?.hasNames ?? false
            ? "refer to one of the schemas in it" : "refer to the schema inside it, or make it a schema"
        diagnostics.loss(
            "expected a reference to a schema, but '\(reference.string ?? "")' is \(part?.noun ?? "not one"); it is treated "
                + "as free-form JSON (\(help))",
            at: reference.mark
        )
        // A misspelled key of what is perhaps a schema is reported when it is read.
        return part == nil
    }
}

extension YAMLNode {
    /// Whether it has members, and none of them says anything about values, as a schema does.
    fileprivate var holdsSomethingElse: Bool {
        guard let fields = Fields<SchemaKeyword>(self) else { return false }
        let holdsSchemas = fields[.definitions] != nil || fields[.localDefinitions] != nil
        return (holdsSchemas || !fields.unknown.isEmpty)
            && fields.keys.allSatisfy { $0.isAnnotation || $0.isOfResource }
    }
}

extension SchemaKeyword {
    /// Whether it is about the schema as a part of a document, and not about values (JSON Schema 2020-12, core, section 8).
    fileprivate var isOfResource: Bool {
        switch self {
        case .title, .schemaIdentifier, .dialect, .anchor, .dynamicAnchor, .recursiveAnchor, .vocabulary,
            .localDefinitions, .definitions:
            true
        default: false
        }
    }
}

extension ReferenceTarget {
    /// Whether it is where descriptions have their schemas.
    fileprivate var isSchemaComponent: Bool {
        ComponentKind.schema.tables.contains { $0.elementsEqual(tokens.dropLast()) }
    }
}
