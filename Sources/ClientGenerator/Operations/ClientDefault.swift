import ServiceDescription
import YAML

/// The values that clients send by default, according to the description: by `x-ms-client-default`, or by the `default` of a
/// required header field that is the same in all requests.
enum ClientDefault {
    /// The default value of a parameter.
    ///
    /// - Parameters:
    ///   - parameter: The parameter.
    ///   - type: Its type in Swift.
    ///   - declarations: The types so far, with their enumerations.
    ///   - diagnostics: Receives a loss if the value cannot be written.
    /// - Returns: `nil` if there is none.
    static func value(
        of parameter: Parameter,
        type: SwiftType,
        in declarations: TypeDeclarations,
        diagnostics: inout Diagnostics
    ) -> DefaultValue? {
        guard let node = parameter.extensions.clientDefault else {
            return headerDefault(parameter, type: type, in: declarations)
        }
        if let value = value(node, as: type, in: declarations) { return value }
        diagnostics.loss(
            "'x-ms-client-default' of the parameter '\(parameter.name)' is ignored, because it is not a value of type "
                + "'\(type.name)'",
            at: node.mark
        )
        return nil
    }

    /// Whether a required parameter may have a default value, depending on its type.
    static func isPossible(of parameter: Parameter) -> Bool {
        parameter.extensions.clientDefault != nil
            || (parameter.location == .header && parameter.schema.defaultValue != nil)
    }

    /// The default of a required header field, which a service does not fill in itself, if it is a version, a flag, a media type or
    /// one of a list; `nil` for all others, which may be examples.
    private static func headerDefault(
        _ parameter: Parameter,
        type: SwiftType,
        in declarations: TypeDeclarations
    ) -> DefaultValue? {
        guard parameter.isRequired, parameter.location == .header, let node = parameter.schema.defaultValue,
            node.bool != nil || declarations.enumeration(type) != nil
                || isVersionOrMediaType(node.string ?? "", in: parameter.name)
        else { return nil }
        let value = value(node, as: type, in: declarations)
        // What is no case of an enumeration may be a mistake.
        if case .rawValue = value { return nil }
        return value
    }

    /// The default of a required parameter in the query: the argument has it, so callers may leave out what has to be sent.
    ///
    /// - Parameters:
    ///   - parameter: The parameter.
    ///   - type: Its type in Swift.
    ///   - declarations: The types so far, with their enumerations.
    /// - Returns: `nil` if there is none, it cannot be written, or it is any text, which may be an example.
    static func ofArgument(
        _ parameter: Parameter,
        type: SwiftType,
        in declarations: TypeDeclarations
    ) -> DefaultValue? {
        guard parameter.isRequired, parameter.location == .query, let node = parameter.schema.defaultValue else {
            return nil
        }
        switch value(node, as: type, in: declarations) {
        // What is no case of an enumeration may be a mistake.
        case .text, .rawValue: return nil
        case let value: return value
        }
    }

    /// Whether a text is a version, such as `2024-10-15` or `v1.2`, or the media type in a field for one.
    private static func isVersionOrMediaType(_ text: String, in field: String) -> Bool {
        let field = field.lowercased()
        if ["accept", "content-type"].contains(field) { return text.utf8.contains(UInt8(ascii: "/")) }
        let version = text.utf8.drop { $0 == UInt8(ascii: "v") }
        let hasSeparator = version.contains { ".-".utf8.contains($0) }
        return version.first?.isDigit == true && version.allSatisfy { $0.isDigit || ".-".utf8.contains($0) }
            && (hasSeparator || field.contains("version"))
    }

    /// A value of a type, or `nil` if it does not match the type.
    static func value(_ node: YAMLNode, as type: SwiftType, in declarations: TypeDeclarations) -> DefaultValue? {
        if let enumeration = declarations.enumeration(type) {
            return node.string.flatMap { DefaultValue($0, of: enumeration) }
        } else if type.codingOfParameters == nil {
            let integer = type.coding == .integerText ? node.string.flatMap { Int($0) } : node.int
            switch type.builtIn {
            case .string: if let text = node.string { return .text(text) }
            case .int, .int64: if let integer { return .integer(integer) }
            // The compiler refuses a literal that does not fit.
            case .int32: if let integer, Int32(exactly: integer) != nil { return .integer(integer) }
            case .uint64:
                if let number = node.string.flatMap(UInt64.init) { return .unsignedInteger(number) }
            case .double, .float: if let number = node.double, number.isFinite { return .number(number) }
            case .bool: if let flag = node.bool { return .bool(flag) }
            default: break
            }
        }
        return nil
    }

    /// The declarations, with initial values of the members for which the description wants clients to send a value.
    ///
    /// - Parameters:
    ///   - declarations: The types of the client.
    ///   - diagnostics: Takes values that cannot be written.
    static func written(into declarations: TypeDeclarations, diagnostics: inout Diagnostics) -> TypeDeclarations {
        declarations.changingModels { model in
            for member in model.properties.indices {
                let property = model.properties[member]
                guard let node = property.clientDefault, !property.isReadOnly else { continue }
                if let value = value(node, as: property.type, in: declarations) {
                    model.properties[member].defaultValue = value
                } else {
                    diagnostics.loss(
                        "'x-ms-client-default' of the property '\(property.wireName)' is ignored, because it is not a "
                            + "value of type '\(property.type.name)'",
                        at: node.mark
                    )
                }
            }
        }
    }
}

extension OperationDeclaration.Parameter {
    /// The documentation of the parameter as an option, including its default.
    var optionDocumentation: Documentation {
        guard defaultValue != nil,
            let value = (parameter.extensions.clientDefault ?? parameter.schema.defaultValue)?.string
        else {
            return parameter.documentation.withoutPresence(isOptional: true)
        }
        var documentation = parameter.documentation.withoutPresence(isOptional: true)
        documentation.summary = documentation.summary ?? documentation.text ?? "The parameter `\(wireName)`."
        documentation.text = "If you leave it out, the client sends `\(value)`."
        documentation.defaultValue = nil
        return documentation
    }
}
