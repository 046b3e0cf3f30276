import YAML

/// Merges the security of versions: a client accepts the credentials of any version, and an operation those of any
/// version that has the operation.
extension PartMerger {
    /// The requirements of two versions, any of which suffices; those of the newer one come first.
    static func merged(_ newer: [SecurityRequirement], _ older: [SecurityRequirement]) -> [SecurityRequirement] {
        let nothing = SecurityRequirement(schemes: [])
        var merged = newer.isEmpty ? [nothing] : newer
        for requirement in older.isEmpty ? [nothing] : older {
            guard let offset = merged.firstIndex(where: { Set($0.schemes) == Set(requirement.schemes) }) else {
                merged.append(requirement)
                continue
            }
            merged[offset].scopes.merge(requirement.scopes) { Self.union($0, $1) }
        }
        return merged == [nothing] ? [] : merged
    }

    /// The security schemes of two versions.
    mutating func merge(_ newer: [SecurityScheme], _ older: [SecurityScheme]) -> [SecurityScheme] {
        var merged = newer
        for scheme in older {
            guard let offset = newer.firstIndex(where: { $0.name == scheme.name }) else {
                merged.append(scheme)
                continue
            }
            let own = newer[offset]
            if case .bearer(let scopes) = own.kind, case .bearer(let others) = scheme.kind {
                merged[offset].kind = .bearer(scopes: Self.union(scopes, others))
            } else if own.kind != scheme.kind || own.prefix != scheme.prefix {
                let marks = (own.mark, scheme.mark)
                report("the security scheme '\(scheme.name)'", newer: own.words, older: scheme.words, at: marks)
            }
        }
        return merged
    }

    private static func union(_ first: [String], _ second: [String]) -> [String] {
        first + second.filter { !first.contains($0) }
    }
}

extension SecurityScheme {
    /// The scheme in words.
    fileprivate var words: String {
        switch kind {
        case .apiKey(let name, let location):
            "an API key '\(name)' in \(location.rawValue)" + (prefix.map { " after '\($0)'" } ?? "")
        case .basic: "basic authentication"
        case .bearer: "a bearer token"
        case .mutualTLS: "a client certificate"
        case .awsSignature: "a signature of AWS"
        case .other(let name): "'\(name)'"
        }
    }
}
