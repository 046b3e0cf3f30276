/// Sample values of generated types: in Swift for requests, in JSON for responses.
struct SampleValues {
    /// How deeply models may be nested, and lists in one another, before a sample is too long to read.
    private static let maximumDepth = 3

    private let models: [String: ModelDeclaration]
    private let enumerations: [String: EnumerationDeclaration]
    /// The prefix of the name of a generated type: its namespace and a point, if there is one.
    let qualifier: String
    /// The prefix of names that stand as types. Without a namespace, it is the module, which distinguishes them from types of other
    /// modules.
    private let typeQualifier: String

    /// Knows the types of a client.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - module: The module that it is imported from, if values are written outside of that.
    init(_ client: ClientDeclaration, importedFrom module: String? = nil) {
        models = client.models.keyed(by: \.name)
        enumerations = client.enumerations.keyed(by: \.name)
        qualifier = client.namespace.map { $0 + "." } ?? ""
        typeQualifier = (client.namespace ?? module).map { $0 + "." } ?? ""
    }

    /// The name of a type, as it is written outside of the namespace or the module.
    func qualified(_ type: SwiftType) -> String { type.qualified(by: typeQualifier).name }

    // MARK: Swift

    /// A value in Swift.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - name: What the value is, which is what a text says.
    /// - Returns: `nil` if no value can be written that is sure to compile.
    func expression(_ type: SwiftType, named name: String) -> SwiftExpression? {
        expression(type, named: name, depth: 0)
    }

    private func expression(_ type: SwiftType, named name: String, depth: Int) -> SwiftExpression? {
        if let simple = type.builtIn.flatMap({ Self.simpleExpression($0, named: name) }) { return simple }
        switch type.unwrapped {
        case .dictionary: return .emptyDictionary
        case .array(let element):
            guard depth < Self.maximumDepth else { return .array([]) }
            let inner = if case .array = element.unwrapped { depth + 1 } else { depth }
            return .array([expression(element, named: name, depth: inner)].compactMap { $0 })
        default: break
        }
        if case .enumeration(let name) = type, let enumeration = enumerations[name] {
            return enumeration.values.first.map { .enumerationCase($0.name) }
        }
        guard case .model(let name) = type, let model = models[name], depth < Self.maximumDepth else { return nil }
        var arguments: [SwiftExpression.Argument] = []
        for property in model.properties where property.mustBeGiven {
            let name = SwiftName.unescaped(property.name)
            guard let value = expression(property.type, named: name, depth: depth + 1) else { return nil }
            arguments.append(SwiftExpression.Argument(label: SwiftName.label(property.name), value: value))
        }
        return .initializer(type: qualifier + model.name, arguments: arguments)
    }

    private static func simpleExpression(_ type: BuiltInType, named name: String) -> SwiftExpression? {
        switch type {
        case .string: .text(name)
        // Many numbers are counts, also those that are described with any.
        case .int, .int32, .int64, .uint64, .double, .float, .decimal: .word("1")
        case .bool: .word("true")
        case .date:
            .initializer(
                type: type.rawValue,
                arguments: [SwiftExpression.Argument(label: "timeIntervalSince1970", value: .word("0"))]
            )
        case .httpBody: .bytes
        case .uuid, .data: .initializer(type: type.rawValue, arguments: [])
        case .jsonValue: .emptyDictionary
        case .calendarDate, .calendarTime, .calendarDuration, .url, .multipartFile, .serverSentEvent, .void,
            .apiKeyCredential, .basicCredential, .tokenCredential:
            nil
        }
    }

    // MARK: JSON

    /// A value in JSON, with no more than what must be there.
    ///
    /// - Parameter type: The type of the value.
    /// - Returns: `nil` if no value can be written that is sure to be read.
    func json(_ type: SwiftType) -> String? {
        json(type, depth: 0)
    }

    private func json(_ type: SwiftType, depth: Int) -> String? {
        if let simple = Self.simpleJSON(type) { return simple }
        switch type.unwrapped {
        case .dictionary: return "{}"
        case .array: return "[]"
        default: break
        }
        if case .enumeration(let name) = type, let enumeration = enumerations[name],
            let value = enumeration.values.first
        {
            return value.isText ? JSONText.quoted(value.rawValue) : value.rawValue
        }
        guard case .model(let name) = type, let model = models[name], depth < Self.maximumDepth else { return nil }
        return object(of: model.properties.filter { !$0.isOptional }, level: 0, depth: depth)
    }

    /// An object that holds members, those of objects within in their objects.
    private func object(of properties: [ModelDeclaration.Property], level: Int, depth: Int) -> String? {
        var members: [String] = []
        var containers: Set<String> = []
        for property in properties {
            if level < property.containers.count {
                let container = property.containers[level].name
                guard containers.insert(container).inserted else { continue }
                let inner = properties.filter { level < $0.containers.count && $0.containers[level].name == container }
                guard let value = object(of: inner, level: level + 1, depth: depth) else { return nil }
                members.append("\(JSONText.quoted(container)): \(value)")
            } else {
                guard let value = json(property.type, depth: depth + 1) else { return nil }
                members.append("\(JSONText.quoted(property.wireName)): \(value)")
            }
        }
        return "{\(members.joined(separator: ", "))}"
    }

    private static func simpleJSON(_ type: SwiftType) -> String? {
        guard let builtIn = type.builtIn else { return nil }
        if type.coding == .integerText { return "\"1\"" }
        if type.codingOfParameters != nil { return nil }
        return switch builtIn {
        case .string: "\"text\""
        case .int, .int32, .int64, .uint64: "1"
        case .double, .float: "1.5"
        case .bool: "true"
        case .date: "\"2024-01-31T12:00:00Z\""
        case .calendarDate: "\"2024-01-31\""
        case .uuid: "\"123e4567-e89b-12d3-a456-426614174000\""
        case .url: "\"https://service.example\""
        case .jsonValue: "{}"
        case .decimal, .data, .calendarTime, .calendarDuration, .httpBody, .multipartFile, .serverSentEvent, .void,
            .apiKeyCredential, .basicCredential, .tokenCredential:
            nil
        }
    }
}

extension SwiftType {
    /// The type with a qualifier before the names of the generated types in it.
    fileprivate func qualified(by qualifier: String) -> SwiftType {
        switch self {
        case .model(let name): .model(qualifier + name)
        case .union(let name): .union(qualifier + name)
        case .enumeration(let name): .enumeration(qualifier + name)
        case .declared(let name): .declared(qualifier + name)
        case .array(let element): .array(element.qualified(by: qualifier))
        case .dictionary(let value): .dictionary(value.qualified(by: qualifier))
        case .optional(let wrapped): .optional(wrapped.qualified(by: qualifier))
        case .generic(let type, let argument): .generic(type, argument.qualified(by: qualifier))
        case .builtIn, .custom, .any: self
        }
    }
}
