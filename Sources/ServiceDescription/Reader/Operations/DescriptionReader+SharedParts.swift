import YAML

/// A part that is described once and used by many operations.
protocol SharedPart {
    /// What it is called where it stands among the components.
    static var kind: ComponentKind { get }

    /// Names the types that are described inside of it after the part, because the operations that use it change.
    ///
    /// - Parameter name: The name of the part.
    mutating func nameInlineTypes(after name: String)
}

extension DescriptionReader {
    /// What the components of a kind are, as the names of types say it.
    private static let kinds = [
        "parameters": "Parameter", "requestBodies": "Request", "responses": "Response", "headers": "Header",
    ]

    /// The name of what a reference leads to in the end: that of the component, or of the file if it stands there alone.
    ///
    /// - Returns: `nil` if it stands in an operation, which its types are named after.
    mutating func sharedName(of node: YAMLNode) -> String? {
        guard var reference = node["$ref"] else { return nil }
        do throws(ReferenceResolver.Failure) {
            for _ in 0..<ReferenceResolver.maximumHops {
                let target = try references.target(of: reference)
                if let next = target.node["$ref"], next.string != nil {
                    reference = next
                    continue
                }
                let tokens = target.tokens
                guard let name = tokens.last else {
                    return SchemaName.names(forForeign: [], in: path(of: target.document.mark.file)).first
                }
                guard let kind = tokens.dropLast().last.flatMap({ Self.kinds[$0] }),
                    ["components", "parameters", "responses"].contains(tokens[0])
                else { return nil }
                return name.lowercased().hasSuffix(kind.lowercased()) ? name : name + " " + kind
            }
            return nil
        } catch {
            // That it leads nowhere was said when it was followed.
            return nil
        }
    }

    /// Names what is described inside the parameters of a path after the path, which all of its operations have.
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
    /// Names what has no name yet.
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
