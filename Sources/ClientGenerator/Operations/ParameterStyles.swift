import ServiceDescription

/// Compares the described styles of parameters with those that the runtime supports, and with the values that a style
/// is defined for.
struct ParameterStyles {
    /// What is known of the schemas.
    let facts: SchemaFacts

    /// Arrays and objects inside an array or an object.
    private struct NestedValues {
        /// What they are, in words.
        let kind: String
        /// How they are sent, in words.
        let way: String
    }

    /// Reports parameters that the runtime sends in another way than the description says, or in a way that the
    /// description does not define.
    func check(_ parameter: Parameter, diagnostics: inout Diagnostics) {
        let name = "the \(parameter.location.rawValue) parameter '\(parameter.name)'"
        if let mediaType = parameter.mediaType {
            guard !Self.isSupported(mediaType, in: parameter.location) else {
                if mediaType.isText, facts.hasMembers(parameter.schema) {
                    diagnostics.loss(
                        "\(name) is an object, and '\(mediaType)' does not define how to encode it; it is sent in the "
                            + "style '\(parameter.textStyle.style.rawValue)' (use a media type such as 'application/json')",
                        at: parameter.mark
                    )
                }
                return
            }
            if Self.queryMediaType(of: parameter, facts: facts) == .plainText { return }
            let way = parameter.location == .querystring ? "as a form" : "in the default style"
            diagnostics.loss(
                "\(name) cannot be sent as '\(mediaType)'; it is sent \(way) (use 'application/json')",
                at: parameter.mark
            )
        } else if parameter.textStyle.style != .deepObject, !isListOfLists(parameter),
            let nested = nestedValues(of: parameter.schema, areFields: Self.areFields(parameter))
        {
            diagnostics.warning(
                "\(name) contains \(nested.kind), which the style '\(parameter.textStyle.style.rawValue)' does not define; they "
                    + "are sent \(nested.way) (describe the parameter with 'content' and 'application/json')",
                at: parameter.mark
            )
        }
        if parameter.allowsEmptyValue, parameter.location == .query, !isText(parameter.schema) {
            diagnostics.loss(
                "\(name) can be sent without a value, which its Swift type cannot express; it is always sent with a "
                    + "value (describe it as a string)",
                at: parameter.mark
            )
        }
    }

    /// The media type that a parameter is sent in which is the whole query: text in a notation of its own, such as JSONPath, is plain text
    /// for the runtime. `nil` for all other parameters.
    static func queryMediaType(of parameter: Parameter, facts: SchemaFacts) -> MediaType? {
        guard parameter.location == .querystring, let mediaType = parameter.mediaType else { return nil }
        if isSupported(mediaType, in: .querystring) { return mediaType }
        switch facts.resolved(parameter.schema).shape {
        case .string, .integer, .number, .boolean, .enumeration: return .plainText
        default: return .urlEncodedForm
        }
    }

    private static func isSupported(_ mediaType: MediaType, in location: ParameterLocation) -> Bool {
        mediaType.meansJSON || mediaType.isText || location == .querystring && mediaType.isURLEncodedForm
    }

    /// Whether the members of an object are fields with their own names.
    private static func areFields(_ parameter: Parameter) -> Bool {
        parameter.textStyle.explodes && (parameter.location == .query || parameter.location == .cookie)
    }

    /// The arrays and objects inside an array or an object, or `nil` if there are none.
    ///
    /// - Parameters:
    ///   - schema: The schema of the array or the object.
    ///   - areFields: Whether the members of the object are fields with their own names.
    private func nestedValues(of schema: Schema, areFields: Bool = false) -> NestedValues? {
        switch facts.resolved(schema).shape {
        case .array(let element):
            isCollection(element)
                ? NestedValues(kind: "arrays or objects in an array", way: "as JSON") : nil
        case .map(let value):
            nestedMembers([value], areFields: areFields)
        case .object(let object):
            nestedMembers(object.properties.map(\.schema), areFields: areFields)
        case .union(let union):
            union.alternatives.lazy.compactMap { alternative -> NestedValues? in
                // What contains itself has no end.
                if case .union = facts.resolved(alternative).shape { return nil }
                return nestedValues(of: alternative, areFields: areFields)
            }.first
        default: nil
        }
    }

    /// Whether the description says how all lists in a list are written.
    private func isListOfLists(_ parameter: Parameter) -> Bool {
        var schema = facts.resolved(parameter.schema)
        var depth = 0
        while case .array(let element) = schema.shape, depth <= parameter.textStyle.listStyles.count {
            schema = facts.resolved(element)
            depth += 1
        }
        return !parameter.textStyle.listStyles.isEmpty && depth == parameter.textStyle.listStyles.count + 1
            && !isCollection(schema)
    }

    private func nestedMembers(_ schemas: [Schema], areFields: Bool) -> NestedValues? {
        let nested = schemas.filter(isCollection)
        if nested.isEmpty { return nil }
        let areLists = nested.allSatisfy { facts.resolved($0).shape.isArray && nestedValues(of: $0) == nil }
        guard areLists else { return NestedValues(kind: "arrays or objects in an object", way: "as JSON") }
        let way = areFields ? "as a field for each value" : "with commas between their values"
        return NestedValues(kind: "arrays in an object", way: way)
    }

    private func isCollection(_ schema: Schema) -> Bool { facts.resolved(schema).shape.isCollection }

    /// Whether an empty text is a value.
    private func isText(_ schema: Schema) -> Bool {
        let schema = facts.resolved(schema)
        return switch schema.shape {
        case .string: facts.formats.primitiveType(of: schema) == .string
        case .enumeration(let enumeration): enumeration.rawType == .string
        case .any, .array: true
        default: false
        }
    }
}
