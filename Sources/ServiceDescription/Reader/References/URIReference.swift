/// The two parts of a reference: the document, and the place in it (RFC 3986, section 4.1).
struct URIReference {
    /// The part before `#`, as written. Empty for a reference within the document.
    let location: String
    /// The part after `#`, as written. Empty for the whole document.
    let fragment: String

    /// Takes a reference apart.
    init(_ text: String) {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        location = String(parts.first ?? "")
        fragment = parts.count > 1 ? String(parts[1]) : ""
    }

    /// The path that the location means.
    var path: String { PercentDecoding.decode(location[...]) }

    /// Whether the location is an absolute URL, or names another host.
    var isURL: Bool { location.hasPrefix("//") || Self.hasScheme(location) }

    /// The URI that a location means where `base` is the URI of the document (RFC 3986, section 5.2, without queries).
    static func resolve(_ location: String, against base: String?) -> String {
        guard let base, !hasScheme(location), !location.isEmpty else { return location.isEmpty ? base ?? "" : location }
        let scheme = hasScheme(base) ? base.prefix { $0 != ":" } + ":" : ""
        let behindScheme = base.dropFirst(scheme.count)
        if location.hasPrefix("//") { return scheme + location }
        let authority = behindScheme.hasPrefix("//") ? "//" + behindScheme.dropFirst(2).prefix { $0 != "/" } : ""
        let path = behindScheme.dropFirst(authority.count)
        if location.hasPrefix("/") { return scheme + authority + withoutDots(location) }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? (authority.isEmpty ? "" : "/")
        return scheme + authority + withoutDots(folder + location)
    }

    /// Whether a text begins with the scheme of a URI (RFC 3986, section 3.1).
    static func hasScheme(_ text: String) -> Bool {
        guard let colon = text.firstIndex(of: ":"), let first = text.first, first.isASCII, first.isLetter else {
            return false
        }
        return text[..<colon].allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    private static func withoutDots(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/", omittingEmptySubsequences: false) where part != "." {
            if part == "..", let last = parts.last, !last.isEmpty { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
