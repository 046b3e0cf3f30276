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
    ) -> SwiftExpression? {
        guard let node = parameter.extensions.clientDefault else {
            return headerDefault(parameter, type: type, in: declarations)
        }
        return value(node, of: "parameter '\(parameter.name)'", as: type, in: declarations, diagnostics: &diagnostics)
    }

    /// The default value of a member.
    ///
    /// - Parameters:
    ///   - property: The member.
    ///   - type: Its type in Swift.
    ///   - declarations: The types so far, with their enumerations.
    ///   - diagnostics: Receives a loss if the value cannot be written.
    /// - Returns: `nil` if there is none.
    static func value(
        of property: Property,
        type: SwiftType,
        in declarations: TypeDeclarations,
        diagnostics: inout Diagnostics
    ) -> SwiftExpression? {
        guard let node = property.clientDefault else { return nil }
        return value(node, of: "property '\(property.name)'", as: type, in: declarations, diagnostics: &diagnostics)
    }

    private static func value(
        _ node: YAMLNode,
        of subject: String,
        as type: SwiftType,
        in declarations: TypeDeclarations,
        diagnostics: inout Diagnostics
    ) -> SwiftExpression? {
        if let value = value(node.string, as: type, in: declarations) { return value }
        let reason =
            hasLiterals(type, in: declarations)
            ? "it is not a value of type '\(type.name)' (write one)"
            : "the client cannot write values of type '\(type.name)' as defaults (remove it; callers pass the value)"
        diagnostics.loss("'x-ms-client-default' of the \(subject) is ignored, because \(reason)", at: node.mark)
        return nil
    }

    /// Whether a required parameter may have a default value, depending on its type.
    static func isPossible(of parameter: Parameter) -> Bool {
        parameter.extensions.clientDefault != nil
            || (parameter.location == .header && parameter.schema.defaultValue != nil)
    }

    /// The default of a required header field, which a service does not fill in itself, if it is a version, a flag, a media type, a method
    /// or one of a list; `nil` for all others, which may be examples.
    private static func headerDefault(
        _ parameter: Parameter,
        type: SwiftType,
        in declarations: TypeDeclarations
    ) -> SwiftExpression? {
        guard parameter.isRequired, parameter.location == .header, let node = parameter.schema.defaultValue,
            node.bool != nil || declarations.enumeration(type) != nil
                || isSame(node.string ?? "", in: parameter.name)
        else { return nil }
        let value = value(node.string, as: type, in: declarations)
        // What is no case of an enumeration may be a mistake.
        if case .initializer = value { return nil }
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
    ) -> SwiftExpression? {
        guard parameter.isRequired, parameter.location == .query, let node = parameter.schema.defaultValue else {
            return nil
        }
        switch value(node.string, as: type, in: declarations) {
        // What is no case of an enumeration may be a mistake.
        case .text, .initializer: return nil
        case let value: return value
        }
    }

    /// Whether a text is the same in all requests: a version, such as `v1.2`, or `2024-10-15` in a field for one, or the media type or the
    /// method in a field for one. Amounts, dates and addresses of IP look like versions, too.
    private static func isSame(_ text: String, in field: String) -> Bool {
        if field.lowercased() == "x-http-method-override" { return true }
        if ["accept", "content-type"].contains(field.lowercased()) { return text.utf8.contains(UInt8(ascii: "/")) }
        let isForVersion = Words(field).lowercased.contains { ["version", "apiversion"].contains($0) }
        let version = text.utf8.drop { $0 == UInt8(ascii: "v") }
        let hasSeparator = version.contains { ".-".utf8.contains($0) }
        return version.first?.isDigit == true && version.allSatisfy { $0.isDigit || ".-".utf8.contains($0) }
            && (isForVersion || hasSeparator && text.hasPrefix("v"))
    }

    /// Whether any value of a type can be written.
    private static func hasLiterals(_ type: SwiftType, in declarations: TypeDeclarations) -> Bool {
        if declarations.enumeration(type) != nil { return true }
        // Every type whose values are written has one of these.
        return ["true", "0"].contains { value($0, as: type, in: declarations) != nil }
    }

    /// A value of a type by its text, or `nil` if it does not match the type.
    static func value(_ text: String?, as type: SwiftType, in declarations: TypeDeclarations) -> SwiftExpression? {
        guard let text else { return nil }
        if let enumeration = declarations.enumeration(type) { return value(text, of: enumeration) }
        guard type.codingOfParameters == nil else { return nil }
        switch type.builtIn {
        case .string: return .text(text)
        case .int, .int64: return Int(text).map { .word(String($0)) }
        // The compiler refuses a literal that does not fit.
        case .int32: return Int32(text).map { .word(String($0)) }
        case .uint64: return UInt64(text).map { .word(String($0)) }
        case .double, .float: return Double(text).flatMap { $0.isFinite ? .word(String($0)) : nil }
        case .bool: return Bool(text.lowercased()).map { .word(String($0)) }
        default: return nil
        }
    }

    /// A value of an enumeration; `nil` if it is not one of the cases of an enumeration that has no others.
    private static func value(_ text: String, of enumeration: EnumerationDeclaration) -> SwiftExpression? {
        if let known = enumeration.values.first(where: { $0.rawValue == text }) { return .enumerationCase(known.name) }
        guard enumeration.rawType == .string, !enumeration.isFrozen else { return nil }
        let rawValue = SwiftExpression.Argument(label: "rawValue", value: .text(text))
        return .initializer(type: enumeration.name, arguments: [rawValue])
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
