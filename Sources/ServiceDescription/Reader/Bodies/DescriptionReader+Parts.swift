import YAML

/// Bodies with several unnamed parts (OpenAPI 3.2, "Encoding `multipart` Media Types").
extension DescriptionReader {
    /// Reads the encodings of the parts of a list by their positions.
    mutating func readPlaceEncodings(
        _ content: Fields<MediaTypeKeyword>,
        mediaType: String
    ) -> [FieldEncoding] {
        guard let list = content[.prefixEncoding] else { return [] }
        guard Content.hasPartsWithoutNames(mediaType) else {
            source.diagnostics.loss(
                "'prefixEncoding' is ignored: it applies to unnamed parts, as in 'multipart/mixed' (use 'encoding')",
                at: content.entry(.prefixEncoding)?.key.mark
            )
            return []
        }
        return source.sequence(list).enumerated().compactMap { place, node in
            var encoding = readEncoding(node, name: String(place), at: node.mark)
            encoding?.isOfPlace = true
            return encoding
        }
    }

    /// Reads the encoding of each part of a list.
    mutating func readItemEncoding(_ content: Fields<MediaTypeKeyword>, mediaType: String) -> FieldEncoding? {
        guard let node = content[.itemEncoding] else { return nil }
        guard Content.hasPartsWithoutNames(mediaType) else {
            source.diagnostics.loss(
                "'itemEncoding' is ignored: it applies to unnamed parts, as in 'multipart/mixed' (use 'encoding')",
                at: content.entry(.itemEncoding)?.key.mark
            )
            return nil
        }
        return readEncoding(node, name: "", at: node.mark)
    }

    /// The encodings of a form in parts, with one for each part of which only the name is said: it may be a file of any media
    /// type (OpenAPI 3.1, "Encoding Object" and "Considerations for File Uploads"). A schema with a name may also be that of
    /// values in JSON, which cannot hold files.
    func withFiles(_ encodings: [FieldEncoding], _ schema: YAMLNode?, mediaType: String) -> [FieldEncoding] {
        guard version >= .openAPI31, Content.essence(mediaType) == "multipart/form-data", schema?["$ref"] == nil,
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

    /// Reads the schema of a list of parts with only its items described (`itemSchema`).
    mutating func readPartsSchema(_ content: Fields<MediaTypeKeyword>, mediaType: String) -> Schema? {
        guard Content.hasPartsWithoutNames(mediaType), let entry = content.entry(.itemSchema),
            let items = content[.itemSchema]
        else { return nil }
        // A schema is identified by its place, so a list must not have the same place as its items.
        return Schema(shape: .array(schemas.read(items)), mark: entry.key.mark)
    }
}

extension Content {
    /// Returns whether a media type has fields or parts, each of which may have its own encoding (OpenAPI 3.0,
    /// "Encoding Object").
    static func hasMembersOfTheirOwn(_ mediaType: String) -> Bool {
        let type = essence(mediaType)
        return type.hasPrefix("multipart/") || isURLEncodedForm(type) || type == "*/*"
    }

    /// Whether a media type has several parts that need no names (RFC 2046, section 5.1).
    static func hasPartsWithoutNames(_ mediaType: String) -> Bool {
        let type = essence(mediaType)
        return type.hasPrefix("multipart/") && type != "multipart/form-data"
    }
}
