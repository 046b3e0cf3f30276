import YAML

/// Reads how the members of a form and the parts of a body are sent: the object of one media type comes in, and the encodings that it
/// has come out.
struct EncodingReader {
    /// The keys of the media type.
    let content: Fields<MediaTypeKeyword>
    /// The media type.
    let mediaType: MediaType

    /// The encodings of all members and parts that have one.
    func read(from source: inout DescriptionSource) -> [FieldEncoding] {
        let ofParts = readItem(from: &source) + readPlaces(from: &source)
        guard mediaType.hasMembersOfTheirOwn else {
            if let entry = content.member(.encoding), entry.value.mapping?.isEmpty == false {
                source.diagnostics.loss(
                    "'encoding' is ignored: it applies to forms and multipart bodies, not to '\(mediaType)' (remove "
                        + "it)",
                    at: entry.key.mark
                )
            }
            return ofParts
        }
        let ofMembers = source.members(content[.encoding]).compactMap { entry in
            Self.read(entry.value, name: entry.name, at: entry.key.mark, from: &source)
        }
        return withFiles(ofMembers, in: source.version) + ofParts
    }

    /// Reads how a member of a form is sent.
    ///
    /// - Parameters:
    ///   - node: The encoding.
    ///   - name: The name of the member.
    ///   - mark: Where the encoding is declared.
    ///   - source: The document.
    private static func read(
        _ node: YAMLNode,
        name: String,
        at mark: Mark,
        from source: inout DescriptionSource
    ) -> FieldEncoding? {
        guard let fields = source.fields(node, as: EncodingKeyword.self) else { return nil }
        for key in [EncodingKeyword.encoding, .prefixEncoding, .itemEncoding] {
            guard let nested = fields.member(key) else { continue }
            source.diagnostics.loss(
                "the encoding of nested parts is not supported; it is ignored (describe the part as a string)",
                at: nested.key.mark
            )
        }
        var textStyle = TextStyle(.form, allowsReserved: source.flag(fields[.allowReserved]) ?? false)
        textStyle.read(
            fields[.style],
            explode: fields[.explode],
            in: .query,
            of: "fields of forms",
            from: &source
        )
        return FieldEncoding(
            name: name,
            mediaType: readMediaType(fields, from: &source),
            textStyle: textStyle,
            isStyled: [.style, .explode, .allowReserved].contains { fields[$0] != nil },
            // The media type is described by `contentType`.
            headerNames: source.members(fields[.headers]).filter { entry in
                entry.name.lowercased() != "content-type"
                    && (entry.value.mapping != nil || !entry.name.hasPrefix("x-"))
            }.map(\.name),
            mark: mark
        )
    }

    /// Reads the media type of a part. One that has parts itself would need a boundary (RFC 2046, section 5.1.1), and these parts, which
    /// are not supported.
    private static func readMediaType(
        _ fields: Fields<EncodingKeyword>,
        from source: inout DescriptionSource
    ) -> String? {
        let mediaType = source.text(fields[.contentType])
        guard let mediaType, MediaType(mediaType).isMultipart else { return mediaType }
        if ![.encoding, .prefixEncoding, .itemEncoding].contains(where: { fields[$0] != nil }),
            let entry = fields.entry(.contentType)
        {
            source.diagnostics.loss(
                "parts within a part are not supported; '\(mediaType)' is ignored (describe the part as a string)",
                at: entry.key.mark
            )
        }
        return nil
    }

    // MARK: - Parts without names

    /// Reads the encodings of the parts of a list by their positions (OpenAPI 3.2, "Encoding `multipart` Media Types").
    private func readPlaces(from source: inout DescriptionSource) -> [FieldEncoding] {
        source.sequence(ofUnnamedParts(.prefixEncoding, in: &source)).enumerated().compactMap { place, node in
            var encoding = Self.read(node, name: String(place), at: node.mark, from: &source)
            encoding?.isOfPlace = true
            return encoding
        }
    }

    /// Reads the encoding of each part of a list.
    private func readItem(from source: inout DescriptionSource) -> [FieldEncoding] {
        guard let node = ofUnnamedParts(.itemEncoding, in: &source),
            let encoding = Self.read(node, name: "", at: node.mark, from: &source)
        else { return [] }
        return [encoding]
    }

    /// The value of a key that is about parts without names; `nil`, with a report, if the media type has no such parts.
    private func ofUnnamedParts(_ key: MediaTypeKeyword, in source: inout DescriptionSource) -> YAMLNode? {
        guard let entry = content.member(key) else { return nil }
        if mediaType.hasPartsWithoutNames { return entry.value }
        source.diagnostics.loss(
            "'\(key.rawValue)' is ignored: it applies to unnamed parts, as in 'multipart/mixed' (use 'encoding')",
            at: entry.key.mark
        )
        return nil
    }

    // MARK: - Files

    /// The encodings of a form in parts, with one for each part of which only the name is said: it may be a file of any media
    /// type (OpenAPI 3.1, "Encoding Object" and "Considerations for File Uploads"). A schema with a name may also be that of
    /// values in JSON, which cannot hold files.
    private func withFiles(_ encodings: [FieldEncoding], in version: DocumentVersion) -> [FieldEncoding] {
        let schema = content[.schema]
        guard version >= .openAPI31, mediaType.isMultipartForm, schema?["$ref"] == nil,
            let members = schema?["properties"]?.mapping
        else { return encodings }
        var result = encodings
        for member in members where Self.isAnything(member.value) || Self.isListOfAnything(member.value) {
            if let index = result.firstIndex(where: { $0.name == member.name }) {
                if !result[index].isStyled { result[index].mediaType = result[index].mediaType ?? Schema.anyMediaType }
            } else {
                result.append(
                    FieldEncoding(
                        name: member.name,
                        mediaType: Schema.anyMediaType,
                        isStyled: false,
                        mark: member.key.mark
                    )
                )
            }
        }
        return result
    }

    private static func isListOfAnything(_ schema: YAMLNode) -> Bool {
        schema["type"]?.string == "array" && schema["items"].map(isAnything) == true
    }

    private static func isAnything(_ schema: YAMLNode) -> Bool {
        Fields<SchemaKeyword>(schema)?.restrictNothing == true
    }
}

/// The keys of the encoding of one field.
enum EncodingKeyword: String, Keyword {
    case contentType, headers, style, explode, allowReserved, encoding, prefixEncoding, itemEncoding

    static let byName = makeTable()
}
