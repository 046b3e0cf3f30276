import YAML

extension VersionMerger {
    /// How an operation goes on after its answer, which it may do in one version only: what is done at once is done.
    mutating func mergeLongRunning(_ newer: Operation, _ older: Operation, called name: String) -> LongRunning? {
        guard let new = newer.longRunning, let old = older.longRunning else {
            return newer.longRunning ?? older.longRunning
        }
        if new != old {
            report(
                "the result of \(name)",
                newer: new.finalState.words,
                older: old.finalState.words,
                at: (newer.mark, older.mark)
            )
        }
        return new
    }

    /// Adds the header fields of an older version's answer, and tells whether both mean success.
    mutating func merge(_ older: Response, into newer: inout Response, called name: String) {
        if newer.isError != older.isError || newer.isExpected != older.isExpected {
            report(name, newer: newer.words, older: older.words, at: (newer.mark, older.mark))
        }
        for header in older.headers {
            guard let offset = newer.headers.firstIndex(where: { $0.name.lowercased() == header.name.lowercased() })
            else {
                newer.headers.append(header)
                continue
            }
            newer.headers[offset].schema = merge(
                newer.headers[offset].schema,
                header.schema,
                called: "the header field '\(header.name)' of \(name)",
                at: (newer.headers[offset].mark, header.mark)
            )
        }
    }

    /// Tells where an older version is at another place than the newer ones.
    mutating func reportServers(of older: Version) {
        guard let new = service.servers.first?.url, let old = older.service.servers.first?.url, new != old else {
            return
        }
        report("the service", newer: "at '\(new)'", older: "at '\(old)'", at: (service.mark, older.service.mark))
    }
}

extension LongRunning.FinalState? {
    /// Where the result stands, in words.
    fileprivate var words: String {
        switch self {
        case .operation?: "in the last answer about it"
        case .location?: "at the 'Location' of the first answer"
        case .originalURI?: "at the address of the request"
        case nil: "where it usually is"
        }
    }
}

extension Response {
    /// What the answer means, in words.
    fileprivate var words: String {
        isError ? "a failure" : isExpected ? "no failure" : "what its status says"
    }
}
