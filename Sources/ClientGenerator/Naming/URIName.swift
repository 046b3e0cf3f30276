/// Names that are URIs, so that nobody else has them: of claims (RFC 7519, section 4.2), links and linked data.
enum URIName {
    /// The last part of a URI, which is the name, or the name itself if it is none: `rid` for `http://a.example/rid`.
    static func lastPart(of name: String) -> String {
        // Hardly any name has one.
        guard name.utf8.contains(UInt8(ascii: ":")), ["http://", "https://", "urn:"].contains(where: name.hasPrefix),
            let separator = name.utf8.lastIndex(where: { "/#:=".utf8.contains($0) })
        else { return name }
        let part = name[name.utf8.index(after: separator)...]
        return part.first?.isLetter == true ? String(part) : name
    }
}
