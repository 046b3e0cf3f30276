import ServiceDescription

/// Compares the described encodings of form members with the runtime's defaults.
///
/// By default, the elements of an array are fields with the same name, objects are JSON, files are bytes with their own
/// media type if the form has parts, and everything else is text (OpenAPI 3.1, "Encoding Object").
struct BodyEncodings {
    private let content: Content
    private let facts: SchemaFacts
    private let isMultipart: Bool
    /// The encodings by the names of their members.
    private let encodings: [String: FieldEncoding]
    /// Whether the items of a list have a media type of their own.
    private let itemsHaveMediaType: Bool
    /// The encodings that differ from the runtime's defaults.
    private(set) var declarations: [FieldEncodingDeclaration] = []

    /// Determines the encodings of a body, and reports those that are not supported.
    init(_ content: Content, facts: SchemaFacts, diagnostics: inout Diagnostics) {
        self.content = content
        self.facts = facts
        isMultipart = content.mediaType.isMultipart
        encodings = content.encodingsByName
        itemsHaveMediaType = content.encodings.contains { $0.name.isEmpty && $0.mediaType != nil }
        // Many operations may send one model, and without parts only what is described differs from the defaults.
        guard isMultipart || content.mediaType.isForm && !content.encodings.isEmpty else { return }
        guard var members = FormMembers(of: content, in: facts.service) else {
            declarations = freeParts
            return
        }
        if case .array(let element) = content.schema.map(facts.resolved)?.shape {
            reportHeaders(beside: facts.resolved(element), diagnostics: &diagnostics)
        }
        addEncodedMembers(to: &members, diagnostics: &diagnostics)
        for member in members.named {
            let encoding = encodings[member.name]
            let kind = kind(of: member.schema, encoding, name: member.name, diagnostics: &diagnostics)
            if let kind = kind ?? encoding.flatMap(kindOfPlace) {
                declarations.append(FieldEncodingDeclaration(name: member.name, kind: kind))
            }
        }
    }

    /// Adds the members that only encodings name; those that there cannot be are reported.
    private func addEncodedMembers(to members: inout FormMembers, diagnostics: inout Diagnostics) {
        if content.encodings.isEmpty { return }
        var known = Set(members.named.map(\.name))
        for encoding in content.encodings where known.insert(encoding.name).inserted {
            if encoding.isOfPlace {
                diagnostics.loss(
                    "'prefixEncoding' is ignored: it applies to the items of an array (use 'encoding', or describe an "
                        + "array)",
                    at: encoding.mark
                )
                return
            }
            if let value = members.additionalProperties {
                members.named.append((encoding.name, value))
            } else {
                diagnostics.loss(
                    "the encoding of '\(encoding.name)' is ignored: the schema has no such property "
                        + "(add the property, or remove the encoding)",
                    at: encoding.mark
                )
            }
        }
    }

    /// The explicit encoding of a part that needs none itself, but whose siblings have one; otherwise `nil`.
    private func kindOfPlace(of encoding: FieldEncoding) -> FieldEncodingDeclaration.Kind? {
        guard encoding.isOfPlace, itemsHaveMediaType else { return nil }
        return .contentType(encoding.mediaType ?? "*/*")
    }

    /// Reports described header fields of the parts of a list, which are not in the client: files have the caller's
    /// header fields, and other values cannot have any.
    private func reportHeaders(beside element: Schema, diagnostics: inout Diagnostics) {
        let ofItems = content.encodings.first(where: \.name.isEmpty)
        if element.shape.isAny, ofItems?.mediaType == nil { return }
        let encodings = content.encodings.filter { !$0.headerNames.isEmpty && ($0.isOfPlace || $0.name.isEmpty) }
        guard !encodings.isEmpty, !MultipartMembers.isFile(element, ofItems) else { return }
        diagnostics.loss(
            "the headers of the parts of an array are not in the client (describe an object, whose properties are the "
                + "parts)",
            at: encodings[0].mark
        )
    }

    /// The media types of parts of which nothing else is known. The caller creates each part, and can give it its own
    /// type.
    private var freeParts: [FieldEncodingDeclaration] {
        content.encodings.filter { $0.isOfPlace || $0.name.isEmpty }.compactMap { encoding in
            let kind = encoding.mediaType.map { .contentType($0) } ?? kindOfPlace(of: encoding)
            return kind.map { FieldEncodingDeclaration(name: encoding.name, kind: $0) }
        }
    }

    /// How a member is sent; `nil` if it is sent so by default.
    private func kind(
        of schema: Schema,
        _ encoding: FieldEncoding?,
        name: String,
        diagnostics: inout Diagnostics
    ) -> FieldEncodingDeclaration.Kind? {
        var part = schema
        let schema = facts.resolved(schema)
        // What the part of a place is, only the value tells.
        if let encoding, encoding.isOfPlace, schema.isOneOfSeveral {
            return encoding.mediaType.map { .contentType($0) }
        }
        var element = schema
        var isArray = false
        if case .array(let own) = schema.shape {
            part = own
            element = facts.resolved(own)
            isArray = true
        }
        if isMultipart, let type = encoding?.xmlType, let root = facts.xml.root(ofPart: part, called: name) {
            return .xml(type, root: root)
        }
        let wanted = encoding?.mediaType ?? (isMultipart ? element.contentMediaType : nil)
        if isMultipart, MultipartMembers.isFile(element, encoding) {
            return wanted == Schema.anyMediaType ? nil : wanted.map { .contentType($0) }
        }
        if isMultipart, case .string = element.shape, facts.formats.primitiveType(of: element)?.builtIn == .data {
            // OpenAPI 3.1.1, "Special Considerations for multipart Content".
            return .base64(
                wanted ?? "application/octet-stream",
                sendsTransferEncoding: element.saysContentEncoding
            )
        }
        if let encoding, encoding.isStyled {
            return style(of: encoding, isArray: isArray, isObject: isWrittenAsJSON(element))
        }
        guard let wanted else { return nil }
        return kind(
            asking: wanted,
            encoding,
            of: element,
            isArray: isArray,
            name: name,
            diagnostics: &diagnostics
        )
    }

    /// How a member is sent for which the description asks a media type; `nil` if it is sent like that by default.
    private func kind(
        asking wanted: String,
        _ encoding: FieldEncoding?,
        of element: Schema,
        isArray: Bool,
        name: String,
        diagnostics: inout Diagnostics
    ) -> FieldEncodingDeclaration.Kind? {
        let isObject = isWrittenAsJSON(element)
        let types = wanted.split(separator: ",").map { MediaType(String($0)) }
        let isJSON = types.contains(where: \.meansJSON)
        if isObject, !isJSON {
            let subject = encoding?.isOfPlace == true ? "part" : "field"
            diagnostics.loss(
                name.isEmpty
                    ? "the encoding of the items is not supported; items that are not text are sent as JSON "
                        + "(describe them as strings to send other text)"
                    : "the encoding of the \(subject) '\(name)' is not supported; it is sent as JSON "
                        + "(describe it as a string to send other text)",
                at: encoding?.mark ?? content.mark
            )
            // The part would get the label of the other parts, or one that it cannot have.
            return encoding?.isOfPlace == true && itemsHaveMediaType ? .contentType("application/json") : nil
        }
        // Text among other values is JSON only if nothing else is said.
        let isUsual = types[0].isPlainJSON && (types.count > 1 || !element.isOneOfSeveral) || types[0].isRange
        if isJSON, isObject, isMultipart || !isArray, isUsual { return nil }
        if !isJSON, !isMultipart || Self.isDefault(wanted) { return nil }
        return .contentType(wanted)
    }

    /// Whether a form has no other way than JSON to write some values of a schema.
    private func isWrittenAsJSON(_ schema: Schema) -> Bool {
        guard case .union(let union) = schema.shape else { return schema.isWrittenAsJSON }
        return facts.service.alternatives(of: union).contains { facts.resolved($0).isWrittenAsJSON }
    }

    /// Whether text has a media type without a word of it (RFC 7578, section 4.4). With a `charset`, receivers need to be told.
    private static func isDefault(_ mediaTypes: String) -> Bool {
        let first = mediaTypes.prefix { $0 != "," }
        return first.filter { !$0.isWhitespace }.lowercased() == "text/plain"
    }

    private func style(of encoding: FieldEncoding, isArray: Bool, isObject: Bool) -> FieldEncodingDeclaration.Kind? {
        var text = encoding.textStyle
        if isMultipart { text.allowsReserved = false }
        if text == TextStyle(.form), isArray || !isObject { return nil }
        if !isArray, !isObject, !text.allowsReserved { return nil }
        return .styled(text)
    }
}

extension Content {
    /// The encodings of the members of a form by their names.
    var encodingsByName: [String: FieldEncoding] {
        encodings.keyed(by: \.name)
    }
}

extension Schema {
    /// Whether its values are of several types.
    fileprivate var isOneOfSeveral: Bool {
        switch self.shape {
        case .any, .union: true
        default: false
        }
    }

    /// Whether a form has no other way to write a value than JSON.
    fileprivate var isWrittenAsJSON: Bool {
        switch self.shape {
        case .string, .integer, .number, .boolean, .enumeration, .binary: false
        default: true
        }
    }
}
