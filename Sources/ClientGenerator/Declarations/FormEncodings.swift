import ServiceDescription

/// Compares how a description wants the fields of a form sent with how the runtime sends them.
///
/// The runtime sends the elements of an array as fields of one name, objects as JSON, bytes as a file of the type
/// `application/octet-stream` where the form has parts, and all else as text (OpenAPI 3.0, "Encoding Object").
enum FormEncodings {
    /// Reports each encoding that the runtime does not follow.
    static func check(_ content: Content, catalog: ModelCatalog, diagnostics: inout Diagnostics) {
        guard MediaTypes.isForm(content.mediaType), let schema = content.schema,
            case .object(let object) = catalog.resolved(schema).shape
        else { return }
        for encoding in content.encodings {
            guard let property = object.properties.first(where: { $0.name == encoding.name }),
                let sent = sent(property.schema, as: encoding, in: content.mediaType, catalog: catalog)
            else { continue }
            diagnostics.loss(
                "the encoding of field '\(encoding.name)' is not supported; it is sent as \(sent)",
                at: content.mark
            )
        }
    }

    /// What the runtime makes of a field; `nil` if that is what the encoding asks for.
    private static func sent(
        _ schema: Schema,
        as encoding: FieldEncoding,
        in mediaType: String,
        catalog: ModelCatalog
    ) -> String? {
        let schema = catalog.resolved(schema)
        if case .array(let element) = schema.shape {
            // Each element is a field of its own, which may itself be an object or bytes.
            guard encoding.style == .form, encoding.explodes else { return "repeated fields" }
            return value(catalog.resolved(element), as: encoding, in: mediaType)
        }
        return value(schema, as: encoding, in: mediaType)
    }

    private static func value(_ schema: Schema, as encoding: FieldEncoding, in mediaType: String) -> String? {
        // What is sent depends on the alternative.
        if case .union = schema.shape { return nil }
        let usual: (mediaType: String, words: String)
        switch schema.shape {
        case .object, .map, .any: usual = ("application/json", "JSON")
        case .binary, .string(format: "binary"): usual = ("application/octet-stream", "bytes")
        default: usual = ("text/plain", "text")
        }
        if let wanted = encoding.mediaType {
            let types = wanted.split(separator: ",").map { MediaTypes.essence(String($0)) }
            return types.contains { matches(usual.mediaType, $0) } ? nil : usual.words
        }
        // Without a media type it is the style that counts, which in parts is JSON for an object unless it says otherwise.
        guard case .object = schema.shape else { return nil }
        return encoding.style == .deepObject || !MediaTypes.isMultipart(mediaType) ? usual.words : nil
    }

    /// Whether a media type is one of those that another stands for, such as `text/*`.
    private static func matches(_ type: String, _ range: String) -> Bool {
        range == type || range == "*/*"
            || (range.hasSuffix("/*") && type.hasPrefix(range.dropLast(1)))
    }
}
