import YAML

/// Merges the security of versions: a client accepts the credentials of any version, and an operation those of any
/// version that has the operation.
extension PartMerger {
    /// The alternative requirements of two versions, those of the newer version first.
    static func merged(_ newer: [SecurityRequirement], _ older: [SecurityRequirement]) -> [SecurityRequirement] {
        let nothing = SecurityRequirement(schemes: [])
        let merged = (newer.isEmpty ? [nothing] : newer)
            .merged(with: older.isEmpty ? [nothing] : older, by: { Set($0.schemes) }) { new, old in
                var both = new
                both.scopes.merge(old.scopes) { ($0 + $1).uniqued() }
                return both
            }
        return merged == [nothing] ? [] : merged
    }

    /// The security schemes of two versions.
    mutating func merge(_ newer: [SecurityScheme], _ older: [SecurityScheme]) -> [SecurityScheme] {
        newer.merged(with: older, by: { $0.name }) { new, old in
            let name = "the security scheme '\(new.name)'"
            compare(name, newer: new.words, older: old.words, at: (new.mark, old.mark))
            return new
        }
    }
}

extension SecurityScheme {
    /// The scheme in words.
    fileprivate var words: String {
        switch kind {
        case .credential(.apiKey(let name, let location)):
            "an API key '\(name)' in \(location.rawValue)" + (prefix.map { " after '\($0)'" } ?? "")
        case .credential(.basic): "basic authentication"
        case .credential(.bearer): "a bearer token"
        case .mutualTLS: "a client certificate"
        case .awsSignature: "a signature of AWS"
        case .other(let name): "'\(name)'"
        case .incomplete: "incomplete"
        }
    }
}
