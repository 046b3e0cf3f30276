import YAML

/// A part that is described once and used by many operations.
protocol SharedPart {
    /// The kind of the part among the components.
    static var kind: ComponentKind { get }

    /// Names the types that are described inside of it after the part, because the operations that use it change.
    ///
    /// - Parameter name: The name of the part.
    mutating func nameInlineTypes(after name: String)
}

extension DescriptionReader {
    /// Reads a part that can be shared by references. A part with several references is read once.
    ///
    /// - Parameters:
    ///   - node: The object or a reference to it.
    ///   - cache: The parts that were read.
    ///   - read: Reads the object itself.
    mutating func readShared<Value: SharedPart>(
        _ node: YAMLNode,
        cache: WritableKeyPath<SharedParts, [Mark: Value?]>,
        read: (inout DescriptionReader, YAMLNode) -> Value?
    ) -> Value? {
        if let reference = node["$ref"] { source.references.expect(Value.kind, of: reference) }
        guard let target = source.resolve(node) else { return nil }
        guard target.reference != nil else { return read(&self, target.node) }
        if let known = shared[keyPath: cache][target.node.mark] { return known }
        let reference = node["$ref"] ?? node
        var value: Value?
        if let holder = source.holder(ofSchemaAt: reference, target.node, expected: Value.kind) {
            value = read(&self, holder)
        } else if source.checkKind(of: reference, leadsTo: target.node, expected: Value.kind) {
            value = read(&self, target.node)
        }
        if let name = sharedName(of: node, kind: Value.kind) { value?.nameInlineTypes(after: name) }
        shared[keyPath: cache].updateValue(value, forKey: target.node.mark)
        return value
    }

    /// Returns the name of a reference's final target: that of the component, or of the file if the target is a whole
    /// file.
    ///
    /// - Parameters:
    ///   - node: The reference.
    ///   - kind: What its target is.
    /// - Returns: `nil` if it is in an operation, after which its types are named.
    mutating func sharedName(of node: YAMLNode, kind: ComponentKind) -> String? {
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
            return schemas.table.component(named: name) == nil ? name : name + " Body"
        } catch {
            // That it leads nowhere was said when it was followed.
            return nil
        }
    }

    /// Names types in the parameters of a path after the path, because all of its operations share them.
    func named(_ parameters: [DeclaredParameter], ofPath path: String) -> [DeclaredParameter] {
        parameters.map { parameter in
            var parameter = parameter
            parameter.nameInlineTypes(after: path + " " + parameter.key.name)
            return parameter
        }
    }
}

extension DeclaredParameter: SharedPart {
    static var kind: ComponentKind { .parameter }

    mutating func nameInlineTypes(after name: String) {
        switch self {
        case .parameter(var parameter):
            parameter.schema.nameInlineTypes(after: name)
            self = .parameter(parameter)
        case .body(var body):
            body.schema?.nameInlineTypes(after: name)
            for index in body.contents.indices { body.contents[index].nameInlineTypes(after: name) }
            self = .body(body)
        case .formField(var field):
            field.property.schema.nameInlineTypes(after: name)
            self = .formField(field)
        case .ignored: break
        }
    }
}

extension RequestBody: SharedPart {
    static var kind: ComponentKind { .requestBody }

    mutating func nameInlineTypes(after name: String) {
        for index in contents.indices { contents[index].nameInlineTypes(after: name) }
    }
}

extension DeclaredResponse: SharedPart {
    static var kind: ComponentKind { .response }

    mutating func nameInlineTypes(after name: String) {
        schema?.nameInlineTypes(after: name)
        for index in response.contents.indices { response.contents[index].nameInlineTypes(after: name) }
        for index in response.headers.indices {
            response.headers[index].nameInlineTypes(after: name + " " + response.headers[index].name)
        }
    }
}

extension Header: SharedPart {
    static var kind: ComponentKind { .header }

    mutating func nameInlineTypes(after name: String) { schema.nameInlineTypes(after: name) }
}

extension Content {
    fileprivate mutating func nameInlineTypes(after name: String) {
        schema?.nameInlineTypes(after: name)
        itemSchema?.nameInlineTypes(after: name + " item")
    }
}

extension Schema {
    /// Names types that have no name yet.
    fileprivate mutating func nameInlineTypes(after name: String) {
        switch shape {
        case .object, .union: clientName = clientName ?? name
        case .enumeration(let enumeration): if enumeration.clientName == nil { clientName = clientName ?? name }
        case .array(var element):
            element.nameInlineTypes(after: name + " item")
            shape = .array(element)
        case .map(var value):
            value.nameInlineTypes(after: name + " value")
            shape = .map(value)
        case .reference, .string, .integer, .number, .boolean, .binary, .any: break
        }
    }
}
