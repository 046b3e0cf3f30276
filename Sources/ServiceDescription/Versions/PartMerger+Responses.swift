import YAML

extension PartMerger {
    /// Merges the responses of an operation in two versions: every status and every header field of either.
    ///
    /// - Parameters:
    ///   - newer: Those of the newer version, which takes precedence.
    ///   - older: Those of the older version.
    ///   - name: What to call the operation in a diagnostic.
    mutating func merge(_ newer: [Response], _ older: [Response], of name: String) -> [Response] {
        var merged = newer
        var offsets = Dictionary(newer.enumerated().map { ($1.status, $0) }) { first, _ in first }
        for response in older {
            guard let offset = offsets[response.status] else {
                offsets[response.status] = merged.count
                merged.append(response)
                continue
            }
            let called = "the response of \(name)"
            let known = merged[offset]
            merged[offset].contents = merge(known.contents, response.contents, called: called)
            compare(called, newer: Meaning(of: known), older: Meaning(of: response), at: (known.mark, response.mark))
            merged[offset].headers = merge(known.headers, response.headers, of: called)
        }
        merged.sort { $0.status.order < $1.status.order }
        return merged
    }

    private mutating func merge(_ newer: [Header], _ older: [Header], of name: String) -> [Header] {
        var merged = newer
        var offsets = Dictionary(newer.enumerated().map { ($1.name.lowercased(), $0) }) { first, _ in first }
        for header in older {
            let key = header.name.lowercased()
            guard let offset = offsets[key] else {
                offsets[key] = merged.count
                merged.append(header)
                continue
            }
            let marks = (merged[offset].mark, header.mark)
            let called = "the header field '\(merged[offset].name)' of \(name)"
            compare(called, newer: HeaderForm(merged[offset]), older: HeaderForm(header), at: marks)
            merged[offset].schema = merge(merged[offset].schema, header.schema, called: called, at: marks)
        }
        return merged
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
        compare(
            "the result of \(name)",
            newer: ResultPlace(state: new.finalState),
            older: ResultPlace(state: old.finalState),
            at: (newer.mark, older.mark)
        )
        return new
    }
}

/// Where the result of a long-running operation is.
private struct ResultPlace: ComparedForm {
    let state: LongRunning.FinalState?

    var words: String {
        switch state {
        case .operation?: "in the last polling response"
        case .location?: "at the 'Location' of the first response"
        case .originalURI?: "at the URL of the request"
        case nil: "in its default place"
        }
    }
}

/// How a header field of a response is written.
private enum HeaderForm: ComparedForm {
    case collection(prefix: String)
    case serialized(mediaType: String)
    case text

    init(_ header: Header) {
        self =
            header.prefix.map { .collection(prefix: $0) } ?? header.mediaType.map { .serialized(mediaType: $0) }
            ?? .text
    }

    var words: String {
        switch self {
        case .collection(let prefix): "a collection of header fields that start with '\(prefix)'"
        case .serialized(let mediaType): "sent as '\(mediaType)'"
        case .text: "one header field"
        }
    }
}

/// What a response means.
private enum Meaning: ComparedForm {
    case error, expected, byStatus

    init(of response: Response) { self = response.isError ? .error : response.isExpected ? .expected : .byStatus }

    var words: String {
        switch self {
        case .error: "an error"
        case .expected: "not an error"
        case .byStatus: "classified by its status code"
        }
    }
}
