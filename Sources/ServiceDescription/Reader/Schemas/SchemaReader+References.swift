import YAML

/// Finds the named schemas that references lead to, by their indices. One outside of the components becomes a named schema.
extension SchemaReader {
    /// The named schema that a `$ref` refers to; `nil`, with an error or a loss reported, if there is none.
    mutating func reference(_ node: YAMLNode) -> Int? {
        guard node.string != nil else {
            source.wrongKind(of: node, expected: "a string", isNeeded: true)
            return nil
        }
        do throws(ReferenceResolver.Failure) {
            let target = try target(of: node)
            return source.checkSchema(at: target, of: node) ? schema(at: target) : nil
        } catch {
            source.report(error, of: node)
            return nil
        }
    }

    /// The named schema that a `$dynamicRef` or `$recursiveRef` means, if it is that alone and can mean one schema only.
    ///
    /// - Parameter fields: The schema.
    mutating func dynamicReference(of fields: Fields<SchemaKeyword>) -> Int? {
        let (dynamic, recursive) = (fields[.dynamicReference], fields[.recursiveReference])
        // Hardly any schema has one of them, so nothing else is asked before.
        guard dynamic != nil || recursive != nil, version >= .openAPI31, fields[.reference] == nil,
            !fields.hasStructure()
        else { return nil }
        let target =
            dynamic.map { source.references.documents.dynamicTarget(of: $0) }
            ?? recursive.map { source.references.documents.recursiveTarget(of: $0) }
        return target?.map { schema(at: $0) }
    }

    /// The named schema that another one stands for if that is only a reference, or a chain of references. One that leads nowhere
    /// stands for itself, and is reported when it is read.
    mutating func meaning(of index: Int) -> Int {
        var index = index
        var passed: Set<Int> = []
        while passed.insert(index).inserted, let next = table.entries[index].node.alias,
            let target = source.references.knownTarget(of: next), let known = table.schema(at: target.node.mark)
        {
            index = known
        }
        return index
    }

    /// Replaces each component that is only a reference to another file, or to a schema of its name outside of the components, by the
    /// schema there, so that it does not have two names. Of several components that lead to one schema, the first that refers to it
    /// directly has it. A reference without a target is reported when it is read.
    mutating func adoptSchemasOutsideComponents() {
        var direct: [(index: Int, reference: YAMLNode)] = []
        var others: [(index: Int, reference: YAMLNode)] = []
        for (index, entry) in table.entries.enumerated() {
            guard let reference = entry.node.alias else { continue }
            if let target = source.references.knownTarget(of: reference), target.node.alias == nil {
                direct.append((index, reference))
            } else {
                others.append((index, reference))
            }
        }
        for component in direct + others { adoptSchema(at: component.reference, as: component.index) }
    }

    // MARK: - Targets

    /// Returns the target of a reference to a schema. A target that is itself only a reference, in another file, is not
    /// a schema of its own.
    private mutating func target(of reference: YAMLNode) throws(ReferenceResolver.Failure) -> ReferenceTarget {
        var target = try source.references.target(of: reference)
        var passed: Set<Mark> = []
        while source.isForeign(target), table.schema(at: target.node.mark) == nil, let next = target.node.alias {
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

    private mutating func schema(at target: ReferenceTarget) -> Int {
        if let known = table.schema(at: target.node.mark) { return known }
        guard source.isForeign(target) else {
            let name = SchemaName.name(for: target.tokens, in: target.document)
            return table.addSchema(target.node, named: name, origin: .part)
        }
        let index = addForeign(target.node, at: target.tokens, of: target.document)
        table.update(index) { $0.origin = .part }
        if target.node["discriminator"] != nil { addSubtypes(in: target) }
        return index
    }

    private mutating func addForeign(_ node: YAMLNode, at tokens: [String], of document: YAMLNode) -> Int {
        let path = source.path(of: document.mark.file)
        let names = SchemaName.names(forForeign: tokens, in: path, title: node["title"]?.string).filter { !$0.isEmpty }
        return table.addSchema(node, names: names)
    }

    /// Adds the schemas of another file that may inherit from a base that it declares: nothing else may refer to them.
    private mutating func addSubtypes(in target: ReferenceTarget) {
        let containers = ComponentKind.schema.tables.compactMap { tokens -> ([String], YAMLMapping)? in
            target.document.node(at: tokens)?.mapping.map { (tokens, $0) }
        }
        for (tokens, mapping) in containers {
            for entry in mapping where entry.value["allOf"] != nil && table.schema(at: entry.value.mark) == nil {
                _ = addForeign(entry.value, at: tokens + [entry.name], of: target.document)
            }
        }
    }

    /// Gives a component that is only a reference the schema that the reference leads to, if that is in another file, or would get the
    /// name of the component anyway.
    private mutating func adoptSchema(at reference: YAMLNode, as index: Int) {
        do throws(ReferenceResolver.Failure) {
            let target = try target(of: reference)
            guard table.schema(at: target.node.mark) == nil,
                source.isForeign(target)
                    || SchemaName.name(for: target.tokens, in: target.document) == table.entries[index].name
            else { return }
            table.adopt(target.node, as: index)
            if target.node["discriminator"] != nil { addSubtypes(in: target) }
        } catch { return }
    }
}

extension YAMLNode {
    /// The reference of a schema that is nothing but a reference and words about it.
    fileprivate var alias: YAMLNode? {
        guard let fields = Fields<SchemaKeyword>(self), let reference = fields[.reference], reference.string != nil,
            fields.keys.allSatisfy({ $0 == .reference || $0.isForReaders })
        else { return nil }
        return reference
    }
}

extension DescriptionSource {
    /// Whether a reference leads to another file.
    fileprivate func isForeign(_ target: ReferenceTarget) -> Bool {
        target.document.mark.file != root.mark.file
    }
}
