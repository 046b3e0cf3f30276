import YAML

extension VersionMerger {
    /// Makes the answers of one operation of those of two versions: every status, and every header field, of either.
    ///
    /// - Parameters:
    ///   - newer: what the newer version says, which wins.
    ///   - older: what the older version says.
    ///   - name: what to call the operation in a diagnostic.
    mutating func merge(_ newer: [Response], _ older: [Response], of name: String) -> [Response] {
        var merged = newer
        for response in older {
            guard let offset = merged.firstIndex(where: { $0.status == response.status }) else {
                merged.append(response)
                continue
            }
            let called = "the answer of \(name)"
            let known = merged[offset]
            merged[offset].contents = merge(known.contents, response.contents, called: called)
            merged[offset].headers = merge(known.headers, response.headers, of: called)
            if known.meaning != response.meaning {
                report(called, newer: known.meaning, older: response.meaning, at: (known.mark, response.mark))
            }
        }
        merged.sort { $0.status.order < $1.status.order }
        return merged
    }

    private mutating func merge(_ newer: [Header], _ older: [Header], of name: String) -> [Header] {
        var merged = newer
        for header in older {
            guard let offset = merged.firstIndex(where: { $0.name.lowercased() == header.name.lowercased() }) else {
                merged.append(header)
                continue
            }
            let called = "the header field '\(merged[offset].name)' of \(name)"
            merged[offset].schema = merge(merged[offset].schema, header.schema, called: called)
        }
        return merged
    }

    /// As for two schemas; where one version says nothing, what the other says.
    mutating func mergeWhatIsKnown(
        _ newer: Schema?,
        _ older: Schema?,
        called name: String,
        at marks: (Mark, Mark)
    ) -> Schema? {
        guard let newer, let older else { return newer ?? older }
        return merge(newer, older, called: name, at: marks)
    }

    // MARK: - Security

    /// What operations of an older version require that say nothing of their own, if that is not what others do.
    func otherSecurity(of older: Service) -> [SecurityRequirement]? {
        Set(older.security) == Set(service.security) ? nil : older.security
    }

    /// Tells of an operation that requires something else in an older version.
    mutating func compareSecurity(of newer: Operation, with operation: Operation, of older: Service) {
        let required = newer.security ?? service.security
        let other = operation.security ?? older.security
        guard Set(required.map(\.schemes)) != Set(other.map(\.schemes)) else { return }
        report(
            "what the operation '\(newer.identifier)' requires",
            newer: Self.words(required),
            older: Self.words(other),
            at: (newer.mark, operation.mark)
        )
    }

    private static func words(_ requirements: [SecurityRequirement]) -> String {
        let alternatives = requirements.map { $0.schemes.map { "'\($0)'" }.joined(separator: " and ") }
        if alternatives.allSatisfy(\.isEmpty) { return "nothing" }
        return alternatives.map { $0.isEmpty ? "nothing" : $0 }.joined(separator: " or ")
    }
}

extension Response {
    /// What it tells of, in words.
    fileprivate var meaning: String { isError ? "an error" : isExpected ? "a success" : "what its status says" }
}
