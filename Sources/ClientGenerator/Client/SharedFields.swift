import ServiceDescription

/// Combines credentials of one requirement that use the same field of a request.
///
/// `Authorization` cannot contain two bearer tokens. A description that requires both, such as those converted from
/// Google's discovery documents, names two ways to get the same token.
struct SharedFields {
    private let schemes: [String: SecurityScheme]
    /// The places of the schemes in the order in which they are declared.
    private let order: [String: Int]
    private let settings: CredentialSettings
    /// The schemes that use the field of another one.
    private let sharing: Set<String>

    /// - Parameters:
    ///   - declared: The schemes, in the order of the description.
    ///   - settings: The user's settings for credentials.
    init(_ declared: [SecurityScheme], settings: CredentialSettings) {
        schemes = declared.keyed(by: \.name)
        order = Dictionary(declared.enumerated().map { ($1.name, $0) }) { first, _ in first }
        self.settings = settings
        let users = Dictionary(grouping: schemes.values.filter { $0.credential != nil }, by: \.credential?.field)
        sharing = Set(users.values.lazy.filter { $0.count > 1 }.joined().map(\.name))
    }

    /// The schemes of a requirement, without those whose field another scheme of it sets.
    func merged(_ names: [String]) -> [String] {
        let replaced = replacements(in: names)
        return names.filter { replaced[$0] == nil }
    }

    /// Maps each scheme to the one that replaces it, because both set the same field. Of several schemes, the one that has a
    /// label in the configuration is used, or otherwise the first declared one that the client can have, so that it is the same
    /// in every requirement.
    func replacements(in names: [String]) -> [String: String] {
        let sharing = names.filter(sharing.contains)
        guard sharing.count > 1 else { return [:] }
        var replaced: [String: String] = [:]
        for users in Dictionary(grouping: sharing, by: { schemes[$0]?.credential?.field }).values {
            let declared = users.sorted { (order[$0] ?? 0) < (order[$1] ?? 0) }
            let kept =
                declared.first { settings.labels[$0] != nil } ?? declared.first { settings.allow([$0]) } ?? declared[0]
            for name in users where name != kept { replaced[name] = kept }
        }
        return replaced
    }

    /// Schemes whose token another scheme's token replaces, by the names of the latter. If an operation requires both in one
    /// field, the same token serves either.
    ///
    /// - Parameter requirements: All requirements of the service.
    func served(in requirements: [SecurityRequirement]) -> [String: Set<String>] {
        var served: [String: Set<String>] = [:]
        for requirement in Set(requirements) {
            for (name, kept) in replacements(in: requirement.schemes)
            where schemes[name]?.isBearer == true && schemes[kept]?.isBearer == true {
                served[kept, default: []].insert(name)
            }
        }
        return served
    }

    /// Reports schemes that are required together, write the same field, and are not both bearer tokens: one of them is lost.
    func check(_ requirements: [SecurityRequirement], diagnostics: inout Diagnostics) {
        var reported: Set<[String]> = []
        for requirement in requirements {
            let replaced = replacements(in: requirement.schemes)
            for name in requirement.schemes {
                guard let kept = replaced[name], let scheme = schemes[name], let credential = scheme.credential,
                    !scheme.isBearer || schemes[kept]?.isBearer != true, reported.insert([kept, name]).inserted
                else { continue }
                diagnostics.loss(
                    "the security schemes '\(kept)' and '\(name)' are required together, but both set \(credential.place), "
                        + "which can have only one value; the client uses only the credential of '\(kept)' (describe "
                        + "one of them, or make them alternatives)",
                    at: scheme.mark
                )
            }
        }
    }
}

extension SecurityScheme.Credential {
    /// The field that it is sent in, in words.
    fileprivate var place: String {
        switch self {
        case .basic, .bearer: "the header field 'Authorization'"
        case .apiKey(let name, .header): "the header field '\(name)'"
        case .apiKey(let name, .cookie): "the cookie '\(name)'"
        case .apiKey(let name, _): "the parameter '\(name)'"
        }
    }
}

extension SecurityScheme {
    fileprivate var isBearer: Bool { credential == .bearer }
}
