import YAML

/// What reads parts of one kind, which many operations may share by references to them.
protocol SharedPartReader {
    /// What it reads.
    associatedtype Part: SharedPart

    /// The parts that references lead to, as they were read, by their places; `nil` for those that are wrong. Each is read once.
    var shared: [Mark: Part?] { get set }

    /// Reads the object itself.
    ///
    /// - Parameters:
    ///   - node: The object, which is no reference.
    ///   - schemas: The document, and what reads its schemas.
    mutating func readOwn(_ node: YAMLNode, from schemas: inout SchemaReader) -> Part?
}

extension SharedPartReader {
    /// Reads a part that can be shared by references. A part with several references is read once.
    ///
    /// - Parameters:
    ///   - node: The object or a reference to it.
    ///   - schemas: The document, and what reads its schemas.
    mutating func readShared(_ node: YAMLNode, from schemas: inout SchemaReader) -> Part? {
        if let reference = node["$ref"] { schemas.source.references.expect(Part.kind, of: reference) }
        guard let target = schemas.source.resolve(node) else { return nil }
        guard target.reference != nil else { return readOwn(target.node, from: &schemas) }
        schemas.source.reportIgnored(Part.keysOfData, of: node, besideReferenceTo: target.node, Part.kind)
        if let known = shared[target.node.mark] { return known }
        let reference = node["$ref"] ?? node
        var part: Part?
        if let holder = schemas.source.holder(ofSchemaAt: reference, target.node, expected: Part.kind) {
            part = readOwn(holder, from: &schemas)
        } else if schemas.source.checkKind(of: reference, leadsTo: target.node, expected: Part.kind) {
            part = readOwn(target.node, from: &schemas)
        }
        if let name = schemas.sharedName(of: node, kind: Part.kind) { part?.nameInlineTypes(after: name) }
        shared.updateValue(part, forKey: target.node.mark)
        return part
    }
}

extension DescriptionSource {
    /// Reports keys next to a reference, unless what they say is said where it leads to.
    fileprivate mutating func reportIgnored(
        _ keys: [String],
        of node: YAMLNode,
        besideReferenceTo target: YAMLNode,
        _ kind: ComponentKind
    ) {
        guard let members = node.mapping, members.count > 1 else { return }
        for entry in members where keys.contains(entry.name) && !entry.value.isNull {
            let same = target[entry.name]
            if let same, entry.value.isSame(as: same) { continue }
            // What nobody says is `false`, and parameters of paths are always required.
            let isRequired = entry.name == "required" && target["in"]?.string == ParameterLocation.path.rawValue
            if same == nil, isRequired || entry.value.flag == false { continue }
            diagnostics.loss(
                "'\(entry.name)' next to '$ref' is ignored (move it into the referenced \(kind.rawValue))",
                at: entry.key.mark
            )
        }
    }
}

extension YAMLNode {
    /// Whether another node has the same content, in whatever order and at whatever place.
    fileprivate func isSame(as other: YAMLNode) -> Bool {
        switch (content, other.content) {
        case (.scalar(let own), .scalar(let others)): own.text == others.text
        case (.sequence(let own), .sequence(let others)):
            own.count == others.count && zip(own, others).allSatisfy { $0.isSame(as: $1) }
        case (.mapping(let own), .mapping(let others)):
            own.count == others.count && own.allSatisfy { entry in other[entry.name].map(entry.value.isSame) ?? false }
        default: false
        }
    }
}

extension SchemaReader {
    /// Returns the name of a reference's final target: that of the component, or of the file if the target is a whole
    /// file.
    ///
    /// - Parameters:
    ///   - node: The reference.
    ///   - kind: What its target is.
    /// - Returns: `nil` if it is in an operation, after which its types are named.
    fileprivate mutating func sharedName(of node: YAMLNode, kind: ComponentKind) -> String? {
        guard let reference = node["$ref"] else { return nil }
        do throws(ReferenceResolver.Failure) {
            let target = try source.references.end(of: reference)
            let tokens = target.tokens
            let isForeign = target.document.mark.file != source.root.mark.file
            let table = tokens.dropLast().last.flatMap(ComponentKind.init(table:))
            let isComponent = ["components", "parameters", "responses"].contains(tokens.first)
            // Other files are for parts of one kind, which are all that they hold.
            guard let word = isForeign && tokens.count < 2 ? kind.typeWord : isComponent ? table?.typeWord : nil,
                let name = tokens.last
                    ?? SchemaName.names(forForeign: [], in: source.path(of: target.document.mark.file)).first
            else { return nil }
            guard name.lowercased().hasSuffix(word.lowercased()) else { return name + " " + word }
            // The schema of that name has it.
            return self.table.component(named: name) == nil ? name : name + " Body"
        } catch {
            // That it leads nowhere was said when it was followed.
            return nil
        }
    }
}
