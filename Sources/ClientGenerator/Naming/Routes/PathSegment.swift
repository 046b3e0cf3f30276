/// A segment of a path. Its text alone says whether it is a version or a general word.
protocol PathSegment {
    /// The text of the segment.
    var text: Substring { get }
}

extension PathSegment {
    /// Whether it is a version, such as `v1` or `2.0`, or a parameter for one: `v{version}`.
    var isVersion: Bool {
        if text.isVersion { return true }
        let parameter = text.dropFirst()
        return text.first?.lowercased() == "v" && parameter.first == "{"
            && parameter.firstIndex(of: "}") == parameter.indices.last
    }

    /// Whether it is a version with a letter, such as `v1`, which is one in any position.
    var isMarkedVersion: Bool { text.first?.lowercased() == "v" && isVersion }

    /// Whether paths of many services begin with it: `api`, `rest`, `public-api`.
    var isGeneral: Bool {
        guard (3...generalLength).contains(text.utf8.count) else { return false }
        return generalSegments.contains(text.lowercased().filter { $0 != "-" && $0 != "_" })
    }
}

/// Segments that say no more than that there is an API, in lowercase letters and without what joins their words.
private let generalSegments: Set<String> = [
    "api", "apipublic", "httpapi", "openapi", "publicapi", "rest", "restapi", "webapi",
]

/// The longest of them in bytes, with what joins its words.
private let generalLength = 10

/// A segment of a path that is compared with others, and after which nothing is named.
struct PlainSegment: PathSegment {
    /// The text of the segment.
    let text: Substring
}
