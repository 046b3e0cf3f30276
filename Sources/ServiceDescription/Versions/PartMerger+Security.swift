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
            switch (newer[offset].kind, scheme.kind) {
            case (.bearer(let scopes), .bearer(let others)):
                merged[offset].kind = .bearer(scopes: Self.union(scopes, others))
            case let (new, old) where new != old:
                let marks = (newer[offset].mark, scheme.mark)
                report("the security scheme '\(scheme.name)'", newer: new.words, older: old.words, at: marks)
            default: break
            }
        }
        return merged
    }

    private static func union(_ first: [String], _ second: [String]) -> [String] {
        first + second.filter { !first.contains($0) }
    }
}

extension SecurityScheme.Kind {
    /// The scheme in words.
    fileprivate var words: String {
        switch self {
        case .apiKey(let name, let location): "an API key '\(name)' in \(location.rawValue)"
        case .basic: "basic authentication"
        case .bearer: "a bearer token"
        case .mutualTLS: "a client certificate"
        case .awsSignature: "a signature of AWS"
        case .other(let name): "'\(name)'"
        }
    }
}
