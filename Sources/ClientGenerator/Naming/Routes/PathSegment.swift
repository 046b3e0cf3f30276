/// A segment of a path, of which the text alone says whether it is a version or a general word.
protocol PathSegment {
    /// Its text.
    var text: Substring { get }
}

extension PathSegment {
    /// Whether it is a version, such as `v1` or `2.0`, also one that is a parameter: `v{version}`.
    var isVersion: Bool {
        if text.isVersion { return true }
        let parameter = text.dropFirst()
        return text.first?.lowercased() == "v" && parameter.first == "{"
            && parameter.firstIndex(of: "}") == parameter.indices.last
    }

    /// Whether it is a version with its letter, which is one wherever it occurs.
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
    /// Its text.
    let text: Substring
}

extension StringProtocol {
    /// Whether it is a word at the beginning of many paths that says nothing of what an operation does: `api`, or a version
    /// with its letter, such as `v1`.
    var isRoutePrefix: Bool { lowercased() == "api" || isMarkedVersion }

    /// Whether it is a version with its letter: `v1`, and not `2.0`.
    var isMarkedVersion: Bool { first?.lowercased() == "v" && isVersion }

    /// Whether it is a version as paths have them: `v1`, `2.0`, `v1beta2`.
    var isVersion: Bool {
        var rest = Array(utf8)[...]
        if let first = rest.first, "vV".utf8.contains(first) { rest = rest.dropFirst() }
        guard rest.first?.isDigit == true else { return false }
        let number = rest.prefix { $0.isDigit || "._".utf8.contains($0) }
        let parts = number.split(omittingEmptySubsequences: false) { !$0.isDigit }
        guard parts.allSatisfy({ !$0.isEmpty }) else { return false }
        rest = rest[number.endIndex...]
        let stage = ["alpha", "beta"].first { rest.starts(with: $0.utf8) } ?? ""
        return rest.dropFirst(stage.utf8.count).allSatisfy { !stage.isEmpty && $0.isDigit }
    }
}
