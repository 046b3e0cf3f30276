import Mustache
import ServiceDescription

/// An initializer of the client, as the template `Initializer` shows it.
extension ClientDeclaration.Initializer: MustacheView {
    static let members: MustacheMembers<Self> = [
        "credentials": { .views($0.credentialViews) },
        "scopedCredential": { .optional($0.credentialViews.first(where: \.takesScopes)) },
        "isChoice": { .bool($0.isChoice) },
        "isPartial": { .bool($0.isPartial) },
        "needsCertificate": { .bool($0.needsCertificate) },
        "hasPolicyDocumentation": { .bool(!$0.policyDocumentation.isEmpty) },
        "policyDocumentation": { .strings($0.policyDocumentation) },
        "isAnonymous": { .bool($0.credentials.isEmpty) },
        "hasNoPolicy": { .bool($0.credentials.isEmpty && !$0.namesSchemes) },
        "policy": { $0.credentials.count == 1 && !$0.namesSchemes ? .view($0.credentialViews[0]) : .null },
        "combinesPolicies": { .bool($0.credentials.count > 1 && !$0.namesSchemes) },
        "namesSchemes": { .bool($0.namesSchemes) },
    ]

    /// What to do where the client has no credential for what the service requires.
    private var policyDocumentation: [String] {
        if hasNoSchemes {
            // Code stays on a line.
            return DocumentationLines.lines(
                of: """
                    The service's description has no security scheme. If operations need a credential besides their arguments,
                    create the client with an `authPolicy` instead, such as
                    `BearerTokenCredentialPolicy(credential: StaticTokenCredential(token))`.
                    """
            )
        }
        let schemes = unsupportedSchemes.map(DocumentationLines.code)
        guard !schemes.isEmpty else { return [] }
        let text =
            "There is no credential for \(Phrases.list(schemes, "and")), which the service requires: for such operations, create "
            + "the client with an `authPolicy` of your own instead."
        return DocumentationLines.lines(of: text)
    }

    private var credentialViews: [CredentialView] {
        let scoped = credentials.firstIndex { !$0.scopes.isEmpty }
        return credentials.enumerated().map { index, credential in
            CredentialView(credential: credential, isOptional: isChoice, takesScopes: index == scoped)
        }
    }
}

/// A credential that an initializer takes.
struct CredentialView: MustacheView {
    /// The credential.
    let credential: ClientDeclaration.Initializer.Credential
    /// Whether it may be left out.
    let isOptional: Bool
    /// Whether the scopes of its tokens may be chosen in the options.
    let takesScopes: Bool

    static let members: MustacheMembers<Self> = [
        "name": { .string($0.credential.label) },
        "scheme": { .literal($0.credential.scheme.name) },
        "others": {
            .optional($0.credential.otherSchemes.isEmpty ? nil : SwiftText.literal($0.credential.otherSchemes))
        },
        "type": { .string($0.credential.kind.type.optional(if: $0.isOptional).name) },
        "isOptional": { .bool($0.isOptional) },
        "isBearer": { .bool($0.credential.kind == .bearer) },
        "isBasic": { .bool($0.credential.kind == .basic) },
        "apiKey": { if case .apiKey = $0.credential.kind { .bool(true) } else { .bool(false) } },
        "keyName": { if case .apiKey(let name, _) = $0.credential.kind { .literal(name) } else { .null } },
        // Between the word and the key is a blank, unless the word is a name that the key is the value of.
        "keyPrefix": { .literal($0.credential.scheme.prefix.map { $0.hasSuffix("=") ? $0 : $0 + " " }) },
        "keyLocation": {
            if case .apiKey(_, let location) = $0.credential.kind { .string(location.rawValue) } else { .null }
        },
        "takesScopes": { .bool($0.takesScopes) },
        "hasScopes": { .bool(!$0.credential.scopes.isEmpty) },
        "scopes": { .literal($0.credential.scopes) },
        "documentation": { .strings($0.documentation) },
    ]
}

extension CredentialView {
    /// What the credential is, and then the description of its scheme, which may also explain what the client does itself.
    fileprivate var documentation: [String] {
        let introduction = "  - \(SwiftName.unescaped(credential.label)): \(subject) "
        return DocumentationLines.item(introduction, credential.scheme.documentation, fallback: "")
    }

    /// What the credential is.
    fileprivate var subject: String {
        if let prefix = credential.scheme.prefix {
            let subject =
                if case .bearer = credential.kind { "The credential that supplies access tokens" } else { "The key" }
            return "\(subject) without \(DocumentationLines.code(prefix)), which the client adds."
        }
        switch credential.kind {
        case .apiKey(let name, let location):
            return "The key, sent in the \(location.noun) \(DocumentationLines.code(name))."
        case .basic: return "The user name and the password."
        case .bearer:
            var subject = "The credential that supplies access tokens"
            if !credential.scopes.isEmpty, !takesScopes {
                let scopes = Phrases.list(credential.scopes.map(DocumentationLines.code), "and")
                subject += " with the \(credential.scopes.count > 1 ? "scopes" : "scope") \(scopes)"
            }
            let urls = Phrases.list(credential.scheme.tokenURLs.map(DocumentationLines.code), "and")
            return subject + (urls.isEmpty ? "." : ". Where to obtain them: \(urls).")
        }
    }
}

extension ParameterLocation {
    /// What a parameter in this place is called.
    fileprivate var noun: String {
        switch self {
        case .header: "header field"
        case .query, .querystring: "query parameter"
        case .cookie: "cookie"
        case .path: "path parameter"
        }
    }
}
