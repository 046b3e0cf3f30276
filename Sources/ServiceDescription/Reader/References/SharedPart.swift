import YAML

/// A part that is described once and used by many operations.
protocol SharedPart {
    /// The kind of the part among the components.
    static var kind: ComponentKind { get }

    /// The keys that say what is sent or received. Next to a reference to a part, they say nothing (OpenAPI 3.1, section 4.8.23).
    static var keysOfData: [String] { get }

    /// Names the types that are described inside of it after the part, because the operations that use it change.
    ///
    /// - Parameter name: The name of the part.
    mutating func nameInlineTypes(after name: String)
}

extension DeclaredParameter: SharedPart {
    static var kind: ComponentKind { .parameter }
    static let keysOfData = [
        "name", "in", "required", "schema", "content", "style", "explode", "type", "items", "enum", "collectionFormat",
    ]

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
        case .ignored, .mediaTypeOfBody: break
        }
    }
}

extension RequestBody: SharedPart {
    static var kind: ComponentKind { .requestBody }
    static let keysOfData = ["content"]

    mutating func nameInlineTypes(after name: String) {
        for index in contents.indices { contents[index].nameInlineTypes(after: name) }
    }
}

extension DeclaredResponse: SharedPart {
    static var kind: ComponentKind { .response }
    static let keysOfData = ["content", "schema", "headers"]

    mutating func nameInlineTypes(after name: String) {
        described?.schema.nameInlineTypes(after: name)
        for index in response.contents.indices { response.contents[index].nameInlineTypes(after: name) }
        for index in response.headers.indices {
            response.headers[index].nameInlineTypes(after: name + " " + response.headers[index].name)
        }
    }
}

extension Header: SharedPart {
    static var kind: ComponentKind { .header }
    static let keysOfData = ["schema", "content", "type", "items", "enum"]

    mutating func nameInlineTypes(after name: String) { schema.nameInlineTypes(after: name) }
}

extension Content {
    fileprivate mutating func nameInlineTypes(after name: String) {
        schema?.nameInlineTypes(after: name)
        items?.schema?.nameInlineTypes(after: name + " item")
    }
}

extension Schema {
    /// Names types that have no name yet.
    fileprivate mutating func nameInlineTypes(after name: String) {
        switch self.shape {
        case .object, .union: self.clientName = self.clientName ?? name
        case .enumeration(let enumeration):
            if enumeration.clientName == nil { self.clientName = self.clientName ?? name }
        case .array(var element):
            element.nameInlineTypes(after: name + " item")
            self.shape = .array(element)
        case .map(var value):
            value.nameInlineTypes(after: name + " value")
            self.shape = .map(value)
        case .reference, .string, .integer, .number, .boolean, .binary, .any: break
        }
    }
}
