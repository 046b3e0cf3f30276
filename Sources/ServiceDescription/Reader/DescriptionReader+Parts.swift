import YAML

/// Bodies with several unnamed parts (OpenAPI 3.2, "Encoding `multipart` Media Types").
extension DescriptionReader {
    /// Reads what is said of the parts of a list by their places.
    mutating func readPlaceEncodings(
        _ content: Fields<MediaTypeKeyword>,
        mediaType: String
    ) -> [FieldEncoding] {
        guard let list = content[.prefixEncoding] else { return [] }
        guard Content.hasPartsWithoutNames(mediaType) else {
            diagnostics.loss(
                "'prefixEncoding' is for parts without names, such as those of 'multipart/mixed', and is ignored (write "
                    + "'encoding')",
                at: content.entry(.prefixEncoding)?.key.mark
            )
            return []
        }
        return sequence(list).enumerated().compactMap { place, node in
            var encoding = readEncoding(node, name: String(place))
            encoding?.isOfPlace = true
            return encoding
        }
    }

    /// Reads what is said of each part of a list.
    mutating func readItemEncoding(_ content: Fields<MediaTypeKeyword>, mediaType: String) -> FieldEncoding? {
        guard let node = content[.itemEncoding] else { return nil }
        guard Content.hasPartsWithoutNames(mediaType) else {
            diagnostics.loss(
                "'itemEncoding' is for parts without names, such as those of 'multipart/mixed', and is ignored (write "
                    + "'encoding')",
                at: content.entry(.itemEncoding)?.key.mark
            )
            return nil
        }
        return readEncoding(node, name: "")
    }

    /// The schema of a list of parts of which only the items are described (`itemSchema`).
    mutating func readPartsSchema(_ content: Fields<MediaTypeKeyword>, mediaType: String) -> Schema? {
        guard Content.hasPartsWithoutNames(mediaType), let entry = content.entry(.itemSchema),
            let items = content[.itemSchema]
        else { return nil }
        // Where a schema stands is what it is known by, so that a list must not stand where its items do.
        return Schema(shape: .array(readSchema(items)), mark: entry.key.mark)
    }
}

extension Content {
    /// Whether a media type has fields or parts, which may each be sent in a way of its own (OpenAPI 3.0, "Encoding Object").
    static func hasMembersOfTheirOwn(_ mediaType: String) -> Bool {
        let type = essence(mediaType)
        return type.hasPrefix("multipart/") || type == "application/x-www-form-urlencoded" || type == "*/*"
    }

    /// Whether a media type has several parts that need no names (RFC 2046, section 5.1).
    static func hasPartsWithoutNames(_ mediaType: String) -> Bool {
        let type = essence(mediaType)
        return type.hasPrefix("multipart/") && type != "multipart/form-data"
    }
}
