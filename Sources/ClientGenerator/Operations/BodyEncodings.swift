import ServiceDescription

/// Compares how a description wants the members of a form sent with what the runtime does by itself.
///
/// That is to send the elements of an array as fields of one name, objects as JSON, files as bytes of the type that they have
/// in a form that has parts, and all else as text (OpenAPI 3.1, "Encoding Object").
struct BodyEncodings {
    private let content: Content
    private let catalog: ModelCatalog
    private let isMultipart: Bool
    /// What the runtime has to be told.
    private(set) var declarations: [FieldEncodingDeclaration] = []

    /// The encodings of a body; what cannot be followed is reported.
    init(_ content: Content, catalog: ModelCatalog, diagnostics: inout Diagnostics) {
        self.content = content
        self.catalog = catalog
        isMultipart = MediaTypes.isMultipart(content.mediaType)
        guard isMultipart || MediaTypes.isForm(content.mediaType), let schema = content.schema else { return }
        let root = catalog.resolved(schema)
        var members: [(name: String, schema: Schema)] = []
        var others: Schema?
        switch root.shape {
        case .object(let object):
            members = object.properties.map { ($0.name, $0.schema) }
            others = object.additionalProperties
        case .map(let value): others = value
        case .array(let element): members = [("", element)]
        default: return
        }
        for encoding in content.encodings where !members.contains(where: { $0.name == encoding.name }) {
            if let others {
                members.append((encoding.name, others))
            } else {
                diagnostics.loss(
                    "the encoding of '\(encoding.name)' is for no member, and is ignored",
                    at: content.mark
                )
            }
        }
        for member in members {
            let encoding = content.encodings.first { $0.name == member.name }
            if let kind = kind(of: member.schema, encoding, name: member.name, diagnostics: &diagnostics) {
                declarations.append(FieldEncodingDeclaration(name: member.name, kind: kind))
            }
        }
    }

    private func kind(
        of schema: Schema,
        _ encoding: FieldEncoding?,
        name: String,
        diagnostics: inout Diagnostics
    ) -> FieldEncodingDeclaration.Kind? {
        let schema = catalog.resolved(schema)
        var element = schema
        var isArray = false
        if case .array(let own) = schema.shape {
            element = catalog.resolved(own)
            isArray = true
        }
        let wanted = encoding?.mediaType ?? (isMultipart ? element.contentMediaType : nil)
        if isMultipart, MultipartMembers.isFile(element, encoding) { return wanted.map { .contentType($0) } }
        if isMultipart, case .string(format: "byte") = element.shape {
            return .base64(wanted ?? "application/octet-stream")
        }
        if isMultipart, case .string(format: "base64url") = element.shape {
            return .base64(wanted ?? "application/octet-stream")
        }
        let isObject = element.isWrittenAsJSON
        if let encoding, encoding.isStyled { return style(of: encoding, isArray: isArray, isObject: isObject) }
        guard let wanted else { return nil }
        let types = wanted.split(separator: ",").map { MediaTypes.essence(String($0)) }
        let isJSON = types.contains(where: MediaTypes.isJSON)
        if isObject, !isJSON {
            diagnostics.loss(
                "the encoding of field '\(name)' is not supported; it is sent as JSON",
                at: content.mark
            )
            return nil
        }
        if isJSON, isObject, isMultipart || !isArray, types[0] == "application/json" || types[0].contains("*") {
            return nil
        }
        if !isJSON, !isMultipart || types[0] == "text/plain" { return nil }
        return .contentType(wanted)
    }

    private func style(of encoding: FieldEncoding, isArray: Bool, isObject: Bool) -> FieldEncodingDeclaration.Kind? {
        let isUsual = encoding.style == .form && encoding.explodes && !(encoding.allowsReserved && !isMultipart)
        if isUsual, isArray || !isObject { return nil }
        if !isArray, !isObject, !encoding.allowsReserved || isMultipart { return nil }
        return .styled(
            encoding.style,
            explode: encoding.explodes,
            allowReserved: encoding.allowsReserved && !isMultipart
        )
    }
}

extension Schema {
    /// Whether a form has no other way to write a value than JSON.
    fileprivate var isWrittenAsJSON: Bool {
        switch shape {
        case .string, .integer, .number, .boolean, .enumeration, .binary: false
        default: true
        }
    }
}
