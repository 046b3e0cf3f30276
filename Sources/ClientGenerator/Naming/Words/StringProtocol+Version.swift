extension StringProtocol {
    /// Whether it is a word with which identifiers begin, and which says nothing of what an operation does: `api`, or a version with its
    /// letter, such as `v1`. What stands between two slashes may say as little in more ways (``isGeneralSegment``): among words, *rest*
    /// may be a thing.
    var isRoutePrefix: Bool { lowercased() == "api" || isMarkedVersion }

    /// Whether paths of many services begin with it: `api`, `rest`, `public-api`.
    var isGeneralSegment: Bool {
        guard (3...generalLength).contains(utf8.count) else { return false }
        return generalSegments.contains(lowercased().filter { $0 != "-" && $0 != "_" })
    }

    /// Whether it is a version with its letter, `v1`, and not `2.0`. In a path, it is one in any position.
    var isMarkedVersion: Bool { first?.lowercased() == "v" && isVersion }

    /// Whether it is a version as paths have them, `v1`, `2.0` or `v1beta2`, or a parameter for one: `v{version}`.
    var isVersion: Bool {
        var rest = Array(utf8)[...]
        if let first = rest.first, "vV".utf8.contains(first) {
            rest = rest.dropFirst()
            if rest.first == UInt8(ascii: "{") { return rest.firstIndex(of: UInt8(ascii: "}")) == rest.indices.last }
        }
        guard rest.first?.isDigit == true else { return false }
        let number = rest.prefix { $0.isDigit || "._".utf8.contains($0) }
        let parts = number.split(omittingEmptySubsequences: false) { !$0.isDigit }
        guard parts.allSatisfy({ !$0.isEmpty }) else { return false }
        rest = rest[number.endIndex...]
        let stage = ["alpha", "beta"].first { rest.starts(with: $0.utf8) } ?? ""
        return rest.dropFirst(stage.utf8.count).allSatisfy { !stage.isEmpty && $0.isDigit }
    }
}

/// Words before *API* that say which of all APIs it is, but nothing of what it is about, in lowercase letters.
let kindsOfAPI: Set<String> = ["http", "open", "public", "rest", "web"]

/// Segments that say no more than that there is an API, in lowercase letters and without what joins their words.
private let generalSegments = Set(["api", "apipublic", "rest"] + kindsOfAPI.map { $0 + "api" })

/// The longest of them in bytes, with what joins its words.
private let generalLength = 10
