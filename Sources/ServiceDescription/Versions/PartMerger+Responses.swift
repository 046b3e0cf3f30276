import YAML

extension PartMerger {
    /// Merges the responses of an operation in two versions: every status and every header field of either.
    ///
    /// - Parameters:
    ///   - newer: Those of the newer version, which takes precedence.
    ///   - older: Those of the older version.
    ///   - name: What to call the operation in a diagnostic.
    mutating func merge(_ newer: [Response], _ older: [Response], of name: String) -> [Response] {
        let called = "the response of \(name)"
        let merged = newer.merged(with: older, by: { $0.status }) { new, old in
            var both = new
            both.contents = merge(new.contents, old.contents, called: called)
            compare(called, newer: new.meaning.words, older: old.meaning.words, at: (new.mark, old.mark))
            both.headers = merge(new.headers, old.headers, of: called)
            return both
        }
        return merged.sorted { $0.status.order < $1.status.order }
    }

    private mutating func merge(_ newer: [Header], _ older: [Header], of name: String) -> [Header] {
        newer.merged(with: older, by: { $0.name.lowercased() }) { new, old in
            var both = new
            let marks = (new.mark, old.mark)
            let called = "the header field '\(new.name)' of \(name)"
            compare(called, newer: new.words, older: old.words, at: marks)
            both.schema = merge(new.schema, old.schema, called: called, at: marks)
            return both
        }
    }

    /// Merges two schemas. If one version has none, the other one's is used.
    mutating func mergeWhatIsKnown(
        _ newer: Schema?,
        _ older: Schema?,
        called name: String,
        at marks: (Mark, Mark)
    ) -> Schema? {
        guard let newer, let older else { return newer ?? older }
        return merge(newer, older, called: name, at: marks)
    }

    /// Merges the long-running behavior of an operation, which only one version may have. An operation that completes
    /// at once does so nevertheless.
    mutating func mergeLongRunning(_ newer: Operation, _ older: Operation, called name: String) -> LongRunning? {
        guard let new = newer.longRunning, let old = older.longRunning else {
            return newer.longRunning ?? older.longRunning
        }
        let called = "the result of \(name)"
        compare(called, newer: new.placeOfResult, older: old.placeOfResult, at: (newer.mark, older.mark))
        return new
    }
}

extension LongRunning {
    /// Where the result is.
    fileprivate var placeOfResult: String {
        switch finalState {
        case .operation?: "in the last polling response"
        case .location?: "at the 'Location' of the first response"
        case .originalURI?: "at the URL of the request"
        case nil: "in its default place"
        }
    }
}

extension Header {
    /// How it is written.
    fileprivate var words: String {
        prefix.map { "a collection of header fields that start with '\($0)'" }
            ?? mediaType.map { "sent as '\($0)'" } ?? "one header field"
    }
}

extension Response.Meaning {
    fileprivate var words: String {
        switch self {
        case .error: "an error"
        case .expected: "not an error"
        case .byStatus: "classified by its status code"
        }
    }
}
