import YAML

extension DescriptionReader {
    /// Reports a reference that leads nowhere.
    mutating func report(_ failure: ReferenceResolver.Failure, of reference: YAMLNode) {
        // There may be schemas where it leads.
        omitted.insert(.schemas)
        diagnostics.error(failure.message(for: reference.string ?? ""), at: failure.mark ?? reference.mark)
        guard case .document(.malformed(let error)) = failure else { return }
        for other in error.others {
            diagnostics.error(ReferenceResolver.Failure.document(.malformed(other)).message(for: ""), at: other.mark)
        }
    }

    // MARK: - Objects

    /// The node that is meant by a node that may be a reference, and the reference.
    ///
    /// - Returns: `nil`, with an error reported, if the reference leads nowhere.
    mutating func resolve(_ node: YAMLNode) -> (node: YAMLNode, reference: String?)? {
        // `$ref: null` refers to nothing, like one that is absent.
        guard let first = node["$ref"], !first.isNull else { return (node, nil) }
        guard let reference = first.string else {
            wrongKind(of: first, expected: "a string")
            return nil
        }
        do throws(ReferenceResolver.Failure) {
            return (try references.object(of: first), reference)
        } catch {
            report(error, of: first)
            return nil
        }
    }

    /// Resolves a table of components or paths. Some descriptions keep one in a file of its own, although no version
    /// allows it.
    ///
    /// - Returns: the node itself if it is not a reference; `nil`, with an error reported, if it is one that leads
    ///   nowhere.
    mutating func container(_ node: YAMLNode?) -> YAMLNode? {
        guard let node, node["$ref"]?.string != nil else { return node }
        return resolve(node)?.node
    }

    /// Reads a part that can be shared by references. A part with several references is read once.
    ///
    /// - Parameters:
    ///   - node: the object or a reference to it.
    ///   - cache: the parts that were read.
    ///   - read: reads the object itself.
    mutating func readShared<Value: SharedPart>(
        _ node: YAMLNode,
        cache: WritableKeyPath<SharedParts, [Mark: Value?]>,
        read: (inout DescriptionReader, YAMLNode) -> Value?
    ) -> Value? {
        guard let target = resolve(node) else { return nil }
        guard target.reference != nil else { return read(&self, target.node) }
        if let known = shared[keyPath: cache][target.node.mark] { return known }
        let reference = node["$ref"] ?? node
        var value: Value?
        if let holder = holder(ofSchemaAt: reference, target.node, expected: Value.kind) {
            value = read(&self, holder)
        } else if checkKind(of: reference, leadsTo: target.node, expected: Value.kind) {
            value = read(&self, target.node)
        }
        if let name = sharedName(of: node) { value?.nameInlineTypes(after: name) }
        shared[keyPath: cache].updateValue(value, forKey: target.node.mark)
        return value
    }

    /// Replaces the documentation of a reference's target with that next to the reference, as OpenAPI 3.1 allows.
    mutating func adoptWords(beside reference: YAMLNode, into documentation: inout Documentation) {
        guard version >= .openAPI31, reference["$ref"] != nil else { return }
        documentation.text = text(reference["description"]) ?? documentation.text
        documentation.summary = text(reference["summary"]) ?? documentation.summary
    }

    // MARK: - Schemas

    /// Returns the named schema that a `$ref` refers to.
    ///
    /// A schema outside of the components becomes a named schema.
    ///
    /// - Returns: `nil`, with an error reported, if there is none.
    mutating func schemaReference(_ node: YAMLNode) -> Schema.Reference? {
        guard node.string != nil else {
            wrongKind(of: node, expected: "a string")
            return nil
        }
        do throws(ReferenceResolver.Failure) {
            let target = try schemaTarget(of: node)
            _ = checkKind(of: node, leadsTo: target.node, expected: .schema)
            return namedSchema(at: target)
        } catch {
            report(error, of: node)
            return nil
        }
    }

    /// The named schema that a `$dynamicRef` means, if it is that alone and can mean one schema only.
    mutating func dynamicReference(_ fields: Fields<SchemaKeyword>) -> Schema.Reference? {
        guard version >= .openAPI31, let reference = fields[.dynamicReference], fields[.reference] == nil,
            !hasStructure(fields)
        else { return nil }
        return references.dynamicTarget(of: reference).map { namedSchema(at: $0) }
    }

    /// Returns the target of a reference to a schema. A target that is itself only a reference, in another file, is not
    /// a schema of its own.
    private mutating func schemaTarget(of reference: YAMLNode) throws(ReferenceResolver.Failure) -> ReferenceTarget {
        var target = try references.target(of: reference)
        for _ in 0..<ReferenceResolver.maximumHops {
            guard isForeign(target), schemas.schema(at: target.node.mark) == nil, let next = alias(target.node) else {
                return target
            }
            target = try references.target(of: next)
        }
        throw .cycle
    }

    private mutating func namedSchema(at target: ReferenceTarget) -> Schema.Reference {
        if let known = schemas.schema(at: target.node.mark) { return known }
        guard isForeign(target) else {
            return schemas.addSchema(target.node, named: SchemaName.name(for: target.tokens))
        }
        let reference = addForeign(target.node, at: target.tokens, of: target.document)
        if target.node["discriminator"] != nil { addHeirs(in: target) }
        return reference
    }

    private mutating func addForeign(
        _ node: YAMLNode,
        at tokens: [String],
        of document: YAMLNode
    ) -> Schema.Reference {
        let path = path(of: document.mark.file)
        let names = SchemaName.names(forForeign: tokens, in: path).filter { !$0.isEmpty }
        return schemas.addSchema(node, names: names, ambiguous: ambiguousNames)
    }

    /// Adds the schemas of another file that may inherit from a base that it declares: nothing else may refer to them.
    private mutating func addHeirs(in target: ReferenceTarget) {
        let containers = [["components", "schemas"], ["definitions"]].compactMap { tokens -> ([String], YAMLMapping)? in
            let node = tokens.reduce(target.document as YAMLNode?) { $0?[$1] }
            return node?.mapping.map { (tokens, $0) }
        }
        for (tokens, mapping) in containers {
            for entry in mapping where entry.value["allOf"] != nil && schemas.schema(at: entry.value.mark) == nil {
                _ = addForeign(entry.value, at: tokens + [entry.name], of: target.document)
            }
        }
    }

    private func isForeign(_ target: ReferenceTarget) -> Bool {
        target.document.mark.file != document.mark.file
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

    /// Replaces each component that is only a reference to another file by the schema there, so that it does not have
    /// two names. A reference without a target is reported when it is read.
    mutating func adoptSchemasOfOtherFiles() {
        for index in schemas.entries.indices {
            guard let reference = alias(schemas.entries[index].node) else { continue }
            do throws(ReferenceResolver.Failure) {
                let target = try schemaTarget(of: reference)
                guard isForeign(target), schemas.schema(at: target.node.mark) == nil else { continue }
                schemas.adopt(target.node, as: index)
                if target.node["discriminator"] != nil { addHeirs(in: target) }
            } catch { continue }
        }
    }

    /// Applies the documentation next to a reference to the schema that the reference stands for.
    func adoptWords(besideReference alias: YAMLNode, into schema: inout Schema) {
        schema.documentation.text = alias["description"]?.string ?? schema.documentation.text
        schema.title = alias["title"]?.string ?? schema.title
    }

    // MARK: - Paths of files

    /// The names of folders and file that lead to a file from the folder of the description.
    func path(of file: SourceFile) -> [String] {
        let parts: (SourceFile) -> [Substring] = { $0.path.split(separator: "/").filter { $0 != "." && $0 != ".." } }
        var path = parts(file)
        for part in parts(document.mark.file).dropLast() {
            guard path.count > 1, path.first == part else { break }
            path.removeFirst()
        }
        return path.map(String.init)
    }
}
