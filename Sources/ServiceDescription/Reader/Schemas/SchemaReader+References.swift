import YAML

extension SchemaReader {
    /// Returns the named schema that a `$ref` refers to.
    ///
    /// A schema outside of the components becomes a named schema.
    ///
    /// - Returns: `nil`, with an error or a loss reported, if there is none.
    mutating func schemaReference(_ node: YAMLNode) -> Schema.Reference? {
        guard node.string != nil else {
            source.wrongKind(of: node, expected: "a string", isNeeded: true)
            return nil
        }
        do throws(ReferenceResolver.Failure) {
            let target = try schemaTarget(of: node)
            return source.checkSchema(at: target, of: node) ? namedSchema(at: target) : nil
        } catch {
            source.report(error, of: node)
            return nil
        }
    }

    /// The named schema that a `$dynamicRef` or `$recursiveRef` means, if it is that alone and can mean one schema only.
    mutating func dynamicReference(_ fields: Fields<SchemaKeyword>) -> Schema.Reference? {
        let (dynamic, recursive) = (fields[.dynamicReference], fields[.recursiveReference])
        // Hardly any schema has one of them, so nothing else is asked before.
        guard dynamic != nil || recursive != nil, version >= .openAPI31, fields[.reference] == nil,
            !fields.hasStructure()
        else { return nil }
        let target =
            dynamic.map { source.references.dynamicTarget(of: $0) }
            ?? recursive.map { source.references.recursiveTarget(of: $0) }
        return target?.map { namedSchema(at: $0) }
    }

    /// Returns the target of a reference to a schema. A target that is itself only a reference, in another file, is not
    /// a schema of its own.
    private mutating func schemaTarget(of reference: YAMLNode) throws(ReferenceResolver.Failure) -> ReferenceTarget {
        var target = try source.references.target(of: reference)
        var passed: Set<Mark> = []
        while isForeign(target), table.schema(at: target.node.mark) == nil, let next = alias(target.node) {
            if let known = foreignTargets[target.node.mark] {
                target = known
                break
            }
            guard passed.insert(target.node.mark).inserted else { throw .cycle }
            target = try source.references.target(of: next)
        }
        for mark in passed { foreignTargets[mark] = target }
        return target
    }

    private mutating func namedSchema(at target: ReferenceTarget) -> Schema.Reference {
        if let known = table.schema(at: target.node.mark) { return known }
        guard isForeign(target) else {
            let reference = table.addSchema(
                target.node,
                named: SchemaName.name(for: target.tokens, in: target.document)
            )
            table.update(reference.index) { $0.isNested = true }
            return reference
        }
        let reference = addForeign(target.node, at: target.tokens, of: target.document)
        table.update(reference.index) { $0.isNested = true }
        if target.node["discriminator"] != nil { addHeirs(in: target) }
        return reference
    }

    private mutating func addForeign(
        _ node: YAMLNode,
        at tokens: [String],
        of document: YAMLNode
    ) -> Schema.Reference {
        let path = source.path(of: document.mark.file)
        let names = SchemaName.names(forForeign: tokens, in: path).filter { !$0.isEmpty }
        return table.addSchema(node, names: names, ambiguous: ambiguousNames)
    }

    /// Adds the schemas of another file that may inherit from a base that it declares: nothing else may refer to them.
    private mutating func addHeirs(in target: ReferenceTarget) {
        let containers = ComponentKind.schema.tables.compactMap { tokens -> ([String], YAMLMapping)? in
            let node = tokens.reduce(target.document as YAMLNode?) { $0?[$1] }
            return node?.mapping.map { (tokens, $0) }
        }
        for (tokens, mapping) in containers {
            for entry in mapping where entry.value["allOf"] != nil && table.schema(at: entry.value.mark) == nil {
                _ = addForeign(entry.value, at: tokens + [entry.name], of: target.document)
            }
        }
    }

    private func isForeign(_ target: ReferenceTarget) -> Bool {
        target.document.mark.file != source.root.mark.file
    }

    /// The reference of a schema that is nothing but a reference and words about it.
    private func alias(_ node: YAMLNode) -> YAMLNode? {
        guard let fields = Fields<SchemaKeyword>(node), let reference = fields[.reference], reference.string != nil
        else {
            return nil
        }
        let isWord: (SchemaKeyword) -> Bool = { key in
            switch key {
            case .reference, .title, .description, .comment, .example, .examples, .externalDocs: true
            default: false
            }
        }
        return fields.keys.allSatisfy(isWord) ? reference : nil
    }

    /// The named schema that another one stands for which is nothing but a reference, or a chain of these. One that
    /// leads nowhere stands for itself, and is reported when it is read.
    mutating func meaning(of reference: Schema.Reference) -> Schema.Reference {
        var reference = reference
        var passed: Set<Int> = []
        while passed.insert(reference.index).inserted, let next = alias(table.entries[reference.index].node),
            let target = source.references.knownTarget(of: next), let known = table.schema(at: target.node.mark)
        {
            reference = known
        }
        return reference
    }

    /// Replaces each component that is only a reference to another file by the schema there, so that it does not have
    /// two names. Of several components that lead to one schema, the first that refers to it directly has it. A reference
    /// without a target is reported when it is read.
    mutating func adoptSchemasOfOtherFiles() {
        let references = table.entries.indices.compactMap { index in
            alias(table.entries[index].node).map { (index: index, reference: $0) }
        }
        let isDirect = references.map { isReferenceToStructure($0.reference) }
        for wanted in [true, false] {
            for (component, isDirect) in zip(references, isDirect) where isDirect == wanted {
                adoptSchema(at: component.reference, as: component.index)
            }
        }
    }

    /// Whether the target of a reference is more than another reference.
    private mutating func isReferenceToStructure(_ reference: YAMLNode) -> Bool {
        do throws(ReferenceResolver.Failure) {
            // Not as an argument: for the call around it, this value would be copied before, with all known targets.
            let target = try source.references.target(of: reference)
            return alias(target.node) == nil
        } catch { return false }
    }

    /// Gives a component that is only a reference the schema that the reference leads to, if that is in another file.
    private mutating func adoptSchema(at reference: YAMLNode, as index: Int) {
        do throws(ReferenceResolver.Failure) {
            let target = try schemaTarget(of: reference)
            guard isForeign(target), table.schema(at: target.node.mark) == nil else { return }
            table.adopt(target.node, as: index)
            if target.node["discriminator"] != nil { addHeirs(in: target) }
        } catch { return }
    }

    /// Applies the documentation next to a reference to the schema that the reference stands for.
    func adoptWords(besideReference alias: YAMLNode, into schema: inout Schema) {
        schema.documentation.text = alias["description"]?.string ?? schema.documentation.text
        schema.title = alias["title"]?.string ?? schema.title
    }
}
