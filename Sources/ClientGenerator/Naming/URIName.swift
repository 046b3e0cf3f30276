/// Names that are URIs, so that nobody else has them: of claims (RFC 7519, section 4.2), links, linked data and the
/// schemas of SCIM.
enum URIName {
    /// The last part of a URI, which is the name, or the name itself if it is none: `rid` for `http://a.example/rid`. Before a version,
    /// there is more of the name: `enterprise User` for `urn:ietf:params:scim:schemas:extension:enterprise:2.0:User` (RFC 7643,
    /// section 10.2.1).
    static func lastPart(of name: String) -> String {
        // Hardly any name has one.
        guard name.utf8.contains(UInt8(ascii: ":")), ["http://", "https://", "urn:"].contains(where: name.hasPrefix),
            let separator = name.utf8.lastIndex(where: { "/#:=".utf8.contains($0) })
        else { return name }
        let part = name[name.utf8.index(after: separator)...]
        guard part.first?.isLetter == true else { return name }
        let others = name[..<separator].split(separator: ":").suffix(2)
        guard name.hasPrefix("urn:"), others.count == 2, let version = others.last, version.first?.isNumber == true,
            version.allSatisfy({ $0.isNumber || $0 == "." }), let owner = others.first
        else { return String(part) }
        return "\(owner) \(part)"
    }
}
