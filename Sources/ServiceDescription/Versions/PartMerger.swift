import YAML

/// Merges the parts of a service with those of one older version, and reports where the two contradict each other.
struct PartMerger {
    /// The named schemas of the service, which ``add(_:)`` completes with those of the older version.
    var schemas: [NamedSchema]
    /// What the older version has in place of named enumerations, by the offsets of these.
    var enumerationsInPlace: [Int: [EnumerationSchema]] = [:]
    /// The name of the older version.
    let olderVersion: String
    /// What does not fit together.
    private(set) var diagnostics = Diagnostics()

    /// Adds the named schemas of the older version: first those that the service has a place for, and then those that it lacks.
    mutating func add(_ older: [NamedSchema]) {
        let count = schemas.count
        schemas += older.dropFirst(count)
        for (offset, named) in older.prefix(count).enumerated() where named.origin != .newerVersion {
            schemas[offset].schema = merge(schemas[offset].schema, named.schema, called: "'\(named.name)'")
        }
    }

    /// Reports where the older version is at another place than the newer ones.
    mutating func compareServers(of newer: Service, _ older: Service) {
        guard let new = newer.servers.first, let old = older.servers.first else { return }
        compare("the service", newer: Self.words(new.url), older: Self.words(old.url), at: (new.mark, old.mark))
    }

    // MARK: - What does not fit

    /// Reports at both places that two versions contradict each other, if they do. The client follows the newer one.
    ///
    /// - Parameters:
    ///   - name: The name of the part.
    ///   - newer: What a client can do in only one way, in the newer version: words that continue "is".
    ///   - older: The same in the older version.
    ///   - marks: The places in both versions, the newer one first.
    mutating func compare(_ name: String, newer: String, older: String, at marks: (Mark, Mark)) {
        if newer == older { return }
        diagnostics.loss(
            "\(name) is \(newer) here, but \(older) in API version '\(olderVersion)'; the client follows this one (correct "
                + "the one that is wrong)",
            at: marks.0
        )
        diagnostics.note("\(name) is \(older) here", at: marks.1)
    }

    /// Where a service or one of its operations is: at a URL; `nil` for an operation that is where the service is.
    static func words(_ server: String?) -> String { server.map { "at '\($0)'" } ?? "at the URL of the service" }
}
