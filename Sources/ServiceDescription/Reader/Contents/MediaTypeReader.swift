import Suggestions
import YAML

/// Reads the names of media types: the text that an author wrote comes in, and the media types that it means come out, with warnings
/// about what is none.
enum MediaTypeReader {
    /// The media types that most descriptions mean.
    private static let common = [
        "application/json", "application/xml", "application/octet-stream", "application/x-www-form-urlencoded",
        "multipart/form-data", "text/plain", "text/html", "text/csv",
    ]

    /// The media types of a text that should be one, with a warning if it is several.
    static func divided(_ text: String, at mark: Mark, in source: inout DescriptionSource) -> [String] {
        let several = mediaTypes(in: text)
        if several.count > 1 {
            source.diagnostics.warning(
                "'\(text)' is several media types; each is treated as one (write "
                    + "\(several.map { "'\($0)'" }.joined(separator: " and ")), each by itself)",
                at: mark
            )
        }
        return several
    }

    /// How many media types a text may list: the schema beside it is read for each.
    private static let maximumListedTypes = 16

    /// The media types that a text lists with commas, semicolons, bars or spaces between them; the text itself if it is one. What
    /// stands behind one and begins with no known type is a parameter of it (RFC 9110, section 5.6.6).
    private static func mediaTypes(in text: String) -> [String] {
        // Nearly all are one, in letters, digits and few signs.
        if text.utf8.allSatisfy({ 0x21...0x7E ~= $0 && !",;|".utf8.contains($0) }) { return [text] }
        let separators: (Character) -> Bool = { ",;|".contains($0) || $0.isWhitespace }
        // What is in quotes belongs to a parameter.
        guard text.contains(where: separators), !text.contains("\"") else { return [text] }
        var starts: [String.Index] = []
        for piece in text.split(whereSeparator: separators) {
            guard let slash = piece.firstIndex(of: "/"), slash < piece.index(before: piece.endIndex) else { continue }
            let type = piece[..<slash].lowercased()
            guard types.contains(type[...]) || type.hasPrefix("x-"), type != "*" else { continue }
            starts.append(piece.startIndex)
        }
        guard 2...maximumListedTypes ~= starts.count else { return [text] }
        starts[0] = text.startIndex
        return zip(starts, starts.dropFirst() + [text.endIndex]).map { start, end in
            let part = text[start..<end].drop(while: separators)
            return String(part.prefix(part.count - part.reversed().prefix(while: separators).count))
        }
    }

    /// Whether a header field can contain a media type, which is reported otherwise.
    static func canBeSent(_ text: String, at mark: Mark, in source: inout DescriptionSource) -> Bool {
        guard let end = text.utf8.firstIndex(where: \.isControlCharacter) else { return true }
        source.diagnostics.loss(
            "the media type '\(text)' contains a line break or another control character; what it describes is not in the "
                + "client (write '\(MediaType(String(text[..<end])).essence)')",
            at: mark
        )
        return false
    }

    /// The media type that is meant by a name, with a warning if that is not a media type (RFC 9110, section 8.3.1).
    static func read(_ name: String, at mark: Mark, in source: inout DescriptionSource) -> MediaType {
        let own = MediaType(name)
        let meant = spelling(meantBy: own.essence).map { MediaType($0) } ?? own
        if meant.text != name {
            source.diagnostics.warning(
                "'\(name)' is not a media type; it is treated as '\(meant)' (write '\(meant)')",
                at: mark
            )
        } else if !name.isEmpty, !name.utf8.contains(UInt8(ascii: "/")) {
            source.diagnostics.warning(
                "'\(name)' is not a media type (write 'application/json', for example)",
                at: mark
            )
        }
        return meant
    }

    /// How many media types a list may have: those of the document are read for each operation.
    private static let maximumTypes = 32

    /// Reads a list of media types, which only Swagger 2.0 has: each as it is meant, once; `nil` if there is no list. What is in it beyond
    /// ``maximumTypes`` is reported.
    static func readList(_ node: YAMLNode?, from source: inout DescriptionSource) -> [MediaType]? {
        guard let node, source.version == .swagger20 else { return nil }
        var list: [MediaType] = []
        for item in node.string == nil ? source.sequence(node) : [node] {
            guard let text = source.text(item), canBeSent(text, at: item.mark, in: &source) else { continue }
            list += divided(text, at: item.mark, in: &source).map { read($0, at: item.mark, in: &source) }
        }
        list = list.uniqued()
        if list.count > maximumTypes {
            source.diagnostics.loss(
                "this list has more than \(maximumTypes) media types; '\(list[maximumTypes])' and those after it are not in the client "
                    + "(list those that are used)",
                at: node.mark
            )
        }
        return Array(list.prefix(maximumTypes))
    }

    /// The content of Swagger 2.0 responses and bodies if neither the operation nor the description says so.
    static func defaultType(of schema: Schema?) -> MediaType {
        if case .binary = schema?.shape { .anyBytes } else { .json }
    }

    /// The types that media types begin with (RFC 9110, section 8.3.1; those of IANA's registry).
    private static let types: Set<Substring> = [
        "application", "audio", "example", "font", "haptics", "image", "message", "model", "multipart", "text", "video",
        "*",
    ]

    /// The media type that a misspelled one means; `nil` if it is spelled right or resembles none.
    private static func spelling(meantBy essence: String) -> String? {
        guard let slash = essence.utf8.firstIndex(of: UInt8(ascii: "/")) else {
            // `content: {schema: …}`, as a body of Swagger 2.0 has it.
            if essence == "schema" { return common[0] }
            return common.first { $0.hasSuffix("/\(essence)") } ?? NearestName.nearest(to: essence, among: common)
        }
        let (type, subtype) = (essence[..<slash], essence[slash...].dropFirst())
        if subtype.isEmpty, type.isEmpty || types.contains(type) { return type.isEmpty ? "*/*" : "\(type)/*" }
        let forms: [Substring] =
            type == "multipart"
            ? ["data", "formdata", "form", "form_data"] : ["form-data", "formdata", "form_data", "multipart-form-data"]
        if forms.contains(subtype) { return MediaType.multipartForm.text }
        if let remark = subtype.firstIndex(of: "("), remark > subtype.startIndex { return String(essence[..<remark]) }
        if types.contains(type) || type.hasPrefix("x-") { return nil }
        return common.first { $0 == "\(subtype)/\(type)" } ?? NearestName.nearest(to: essence, among: common)
    }
}
