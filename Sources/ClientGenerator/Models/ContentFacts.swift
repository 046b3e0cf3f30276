import ServiceDescription

/// Decides how the client treats a body in each of its media types.
struct ContentFacts {
    /// The service.
    let service: Service
    /// The types of primitive values.
    let formats: FormatTypes

    /// The contents of a response that the client can read as the same type: the preferred one, and those that differ from
    /// it in notation only.
    func readable(_ response: Response) -> [Content] {
        guard let preferred = response.preferredContent else { return [] }
        let contents = response.contents
        if preferred.isSequential {
            return contents.filter { $0.isSequential && $0.hasSameItems(as: preferred, in: service) }
        }
        return [preferred]
            + contents.filter { other in
                guard other.mediaType != preferred.mediaType, !other.isSequential else { return false }
                if other.isVagueJSON, !preferred.mediaType.meansJSON, response.isSuccess { return true }
                // The XML names of members are known only for schemas that are used in XML. A file is taken as it comes.
                let isRead = !isFile(preferred) || !isFile(other)
                if isRead, other.mediaType.isXML, !preferred.mediaType.isXML { return false }
                let areStructured = [preferred, other].allSatisfy { $0.mediaType.isStructured }
                if areStructured, preferred.isSameData(as: other, in: service) { return true }
                guard let type = simpleType(of: preferred) else { return false }
                return type == simpleType(of: other)
            }
    }

    /// The type of a body; `nil` if it may have to be declared.
    private func simpleType(of content: Content) -> SwiftType? {
        guard let schema = structuredSchema(of: content) else { return unstructuredType(of: content) }
        return formats.primitiveType(of: service.resolved(schema))
    }

    /// The schema of a body, if the media type says how a value that has one is written. XML does not say it of any object: its members
    /// may be elements or attributes, and their order counts.
    func structuredSchema(of content: Content) -> Schema? {
        guard content.mediaType.isStructured, let schema = content.schema else { return nil }
        return content.mediaType.isXML && isUndescribed(schema) ? nil : schema
    }

    /// Whether a schema is any value or any object.
    private func isUndescribed(_ schema: Schema) -> Bool {
        switch service.resolved(schema).shape {
        case .map(let value): service.resolved(value).shape.isAny
        case let shape: shape.isAny
        }
    }

    /// The type of a body that has no schema, or whose media type does not say how its value is written. Text is bytes where the
    /// schema says so, because it may be in any encoding; what is not called text is text if both its media type and its schema are.
    func unstructuredType(of content: Content) -> SwiftType {
        if content.mediaType.isText {
            return isFile(content) ? .data : typeOfPlainValue(content) ?? .string
        }
        if content.mediaType.isTextByNature || content.isSequential, isText(content) { return .string }
        return content.schema == nil && content.mediaType.isJSON ? .json : .data
    }

    /// The type of a number or a truth value that is a plain text, which is written as in JSON; `nil` for anything else.
    func typeOfPlainValue(_ content: Content) -> SwiftType? {
        guard content.mediaType.isPlainText, !content.isSequential, let schema = content.schema.map(service.resolved)
        else { return nil }
        switch schema.shape {
        case .integer, .number, .boolean: return formats.primitiveType(of: schema)
        case .reference, .string, .enumeration, .array, .map, .object, .union, .binary, .any: return nil
        }
    }

    /// Whether the schema of a body is that of text which is not said to stand for bytes.
    private func isText(_ content: Content) -> Bool {
        guard let schema = content.schema.map(service.resolved), case .string = schema.shape else { return false }
        return formats.primitiveType(of: schema)?.builtIn != .data
    }

    /// Whether a body is "any sequence of octets" (OpenAPI 3.0, section 4.4; `type: file` in Swagger 2.0), and not a value that is
    /// written in its media type.
    func isFile(_ content: Content) -> Bool {
        guard let schema = content.schema, case .binary = service.resolved(schema).shape else { return false }
        return true
    }
}
