/// What media types mean, whatever they contain.
extension Content {
    /// The type and subtype of a media type, in lowercase letters and without parameters (RFC 9110, section 8.3.1).
    package static func essence(_ mediaType: String) -> String {
        // Nearly all are written like that, and are looked at many times.
        let isEssence = mediaType.utf8.withContiguousStorageIfAvailable { bytes in
            bytes.allSatisfy { (0x21...0x7E).contains($0) && !(0x41...0x5A).contains($0) && $0 != UInt8(ascii: ";") }
        }
        if isEssence == true { return mediaType }
        return mediaType.prefix { $0 != ";" }.filter { !$0.isWhitespace }.lowercased()
    }

    /// Whether a media type is JSON (RFC 8259, or the `+json` of RFC 6839), also by the name from before that was registered.
    package static func isJSON(_ mediaType: String) -> Bool {
        let type = essence(mediaType)
        return type.hasSuffix("/json") || type.hasSuffix("+json") || type.hasSuffix("/x-json")
    }

    /// Whether a media type says nothing about the format.
    package static func isAny(_ mediaType: String) -> Bool { ["*/*", "application/*"].contains(essence(mediaType)) }

    /// Whether values are sent and read as JSON in a media type: it is JSON, or says nothing about the format.
    package static func meansJSON(_ mediaType: String) -> Bool { isJSON(mediaType) || isAny(mediaType) }

    /// Whether a media type is that of a form, URL-encoded or in parts.
    package static func isForm(_ mediaType: String) -> Bool {
        isURLEncodedForm(mediaType) || essence(mediaType) == "multipart/form-data"
    }

    /// Whether a media type is that of a form that is not in parts.
    package static func isURLEncodedForm(_ mediaType: String) -> Bool {
        essence(mediaType) == "application/x-www-form-urlencoded"
    }

    /// Whether a media type is that of problem details, which come instead of what was asked for (RFC 9457).
    package static func isProblem(_ mediaType: String) -> Bool {
        ["application/problem+json", "application/problem+xml"].contains(essence(mediaType))
    }

    /// Whether a media type is that of a JSON patch, an array of changes (RFC 6902, section 3).
    package static func isJSONPatch(_ mediaType: String) -> Bool { essence(mediaType) == "application/json-patch+json" }

    /// Whether a media type is that of an image, a sound, a film or a font.
    package static func isMedium(_ mediaType: String) -> Bool {
        ["image/", "audio/", "video/", "font/"].contains(where: essence(mediaType).hasPrefix)
    }

    /// Whether a media type is that of a picture, of sound, of an archive or the like, or of any bytes.
    package static func isFile(_ mediaType: String) -> Bool {
        let type = essence(mediaType)
        return isMedium(type)
            || ["application/octet-stream", "application/pdf", "application/zip"].contains(type)
    }

    /// Whether a media type is that of a document that programs write to a file, such as a table.
    package static func isDocument(_ mediaType: String) -> Bool { documents.contains(essence(mediaType)) }

    private static let documents: Set<String> = [
        "text/csv", "text/tab-separated-values", "text/calendar", "text/vcard", "application/gzip",
        "application/vnd.ms-excel", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ]
}
