import ClientConfiguration
import ServiceDescription

/// The security requirements of a service's operations, and the credentials that a client takes for them.
///
/// A requirement is a set of names of security schemes. Of a list of requirements, any one suffices, and the first that
/// can be met is used. The empty set, which requires no credential, is always the last one, because a caller who passes
/// a credential wants it used. Schemes without a credential, such as mutual TLS, are left out.
struct ClientSecurity {
    private let service: Service
    private let schemes: [String: SecurityScheme]
    /// The credentials that a client can take, by the names of their schemes.
    private let credentialKinds: [String: CredentialKind]
    /// The requirements that generated code need not state: those of the service as a whole, or otherwise of most
    /// operations.
    let usual: [[String]]
    /// What the service as a whole requires.
    private let declared: [[String]]
    private let choices: CredentialChoices
    private let fields: SharedFields

    /// Determines the requirements of a service's operations.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - credentials: The user's choices of credentials.
    init(_ service: Service, credentials: [CredentialSetting]) {
        self.service = service
        let choices = CredentialChoices(credentials)
        self.choices = choices
        let schemes = Dictionary(service.securitySchemes.map { ($0.name, $0) }) { first, _ in first }
        self.schemes = schemes
        credentialKinds = schemes.compactMapValues(CredentialKind.init)
        let fields = SharedFields(service.securitySchemes, choices: choices)
        self.fields = fields
        declared = choices.allowed(Self.alternatives(service.security, of: schemes, fields))
        let required = service.operations.lazy
            .map { choices.allowed(Self.alternatives($0.security ?? service.security, of: schemes, fields)) }
            .filter { !$0.isEmpty }
        var counts: [[[String]]: Int] = [:]
        for alternatives in required { counts[alternatives, default: 0] += 1 }
        let most = counts.values.max()
        usual = declared.isEmpty ? required.first { counts[$0] == most } ?? [] : declared
    }

    /// The requirement of an operation, relative to the usual one.
    func requirement(of operation: ServiceDescription.Operation) -> OperationDeclaration.Security {
        let alternatives = alternatives(of: operation)
        if alternatives == usual { return .usual }
        return alternatives.isEmpty ? .anonymous : .anyOf(alternatives)
    }

    // MARK: Requirements

    /// The alternatives of an operation that the client can have credentials for.
    private func alternatives(of operation: ServiceDescription.Operation) -> [[String]] {
        choices.allowed(accepted(by: operation))
    }

    private func accepted(by operation: ServiceDescription.Operation) -> [[String]] {
        Self.alternatives(operation.security ?? service.security, of: schemes, fields)
    }

    /// The sets of schemes, any of which suffices, or none if no credential is needed.
    private static func alternatives(
        _ requirements: [SecurityRequirement],
        of schemes: [String: SecurityScheme],
        _ fields: SharedFields
    ) -> [[String]] {
        var alternatives: [[String]] = []
        var known: Set<Set<String>> = []
        for requirement in requirements {
            let needed = requirement.schemes.compactMap { schemes[$0] }
            // A scheme without a credential is left to other policies, and another requirement may be met in its place.
            guard !needed.contains(where: \.isUnsupported) else { continue }
            let names = fields.merged(needed.filter(\.isProvenByCredential).map(\.name))
            if known.insert(Set(names)).inserted { alternatives.append(names) }
        }
        let credentials = alternatives.filter { !$0.isEmpty }
        return credentials.isEmpty ? [] : credentials + alternatives.filter(\.isEmpty)
    }

    // MARK: Initialisers

    /// One initialiser for each set of credentials that the service accepts (G096), and one for any choice of credentials
    /// if no set does for all operations.
    ///
    /// - Parameters:
    ///   - parameters: The names of the arguments that they take besides.
    ///   - diagnostics: Takes what cannot be used.
    func initializers(
        beside parameters: [String],
        diagnostics: inout Diagnostics
    ) -> [ClientDeclaration.Initializer] {
        warnAboutUnsupportedSchemes(&diagnostics)
        fields.check(requirements, diagnostics: &diagnostics)
        choices.reportUnreachable(service.operations.map { ($0, accepted(by: $0)) }, diagnostics: &diagnostics)
        let initializers = initializers(beside: parameters)
        choices.check(initializers, diagnostics: &diagnostics)
        return initializers
    }

    private func initializers(beside parameters: [String]) -> [ClientDeclaration.Initializer] {
        // An operation without any accepted credential is not a reason for another initialiser.
        let required = service.operations.map { alternatives(of: $0) }.filter {
            $0.isEmpty || $0.contains(where: choices.allow)
        }
        let sets = sets(toMeet: required)
        let differ = service.operations.contains {
            if case .anyOf = requirement(of: $0) { true } else { false }
        }
        let labels = labels(of: sets)
        var initializers = sets.filter { !$0.isEmpty }.map { set in
            ClientDeclaration.Initializer(
                credentials: credentials(set, labels: set.count == 1 ? labels : [:], beside: parameters),
                namesSchemes: differ
            )
        }
        let isOneSufficient = sets.contains { set in
            required.allSatisfy { $0.isEmpty || $0.contains { Set($0).isSubset(of: set) } }
        }
        if differ, !isOneSufficient, !initializers.isEmpty {
            initializers.append(choice(among: sets, beside: parameters))
        } else if initializers.isEmpty || sets.contains([]) || required.contains([]) {
            var anonymous = ClientDeclaration.Initializer(credentials: [])
            anonymous.namesSchemes = differ || !(usual.isEmpty || usual.contains([]))
            initializers.append(anonymous)
        }
        for index in initializers.indices {
            initializers[index].needsCertificate = needsCertificate(beside: initializers[index])
        }
        return initializers
    }

    /// The sets of credentials, any of which some operations accept, the usual ones first.
    private func sets(toMeet required: [[[String]]]) -> [[String]] {
        var known: Set<Set<String>> = []
        return ([usual] + required).joined().filter { choices.allow($0) && known.insert(Set($0)).inserted }
    }

    /// The initialiser that takes any choice of the credentials of all sets.
    private func choice(among sets: [[String]], beside parameters: [String]) -> ClientDeclaration.Initializer {
        let used = Set(sets.joined())
        let names = service.securitySchemes.map(\.name).filter(used.contains)
        return ClientDeclaration.Initializer(
            credentials: credentials(names, labels: [:], beside: parameters),
            isChoice: true,
            namesSchemes: true
        )
    }

    /// The labels of credentials that suffice alone. The first of each type is called `credential`: those that the
    /// service as a whole accepts come first, then the order of declaration decides. The number of operations that
    /// accept each is irrelevant, because it will grow.
    private func labels(of sets: [[String]]) -> [String: String] {
        let alone = Set(sets.lazy.filter { $0.count == 1 }.joined())
        let usual = Set(declared.lazy.filter { $0.count == 1 }.joined())
        let names = service.securitySchemes.map(\.name).filter(alone.contains)
        var labels: [String: String] = [:]
        // The name is taken where the user gives it to a credential.
        var types = Set(
            names.filter { choices.labels[$0]?.value == ReservedNames.credential }.compactMap {
                credentialKinds[$0]?.type
            }
        )
        // Names such as `*` and `**`, or `a-b` and `a_b`, would give two credentials of one type the same label.
        var scopes: [SwiftType: NameScope] = [:]
        for name in names.filter(usual.contains) + names.filter({ !usual.contains($0) })
        where choices.labels[name] == nil {
            guard let type = credentialKinds[name]?.type else { continue }
            let isFirst = types.insert(type).inserted
            let label = isFirst ? ReservedNames.credential : SwiftName.value(name + " credential")
            labels[name] = scopes[type, default: NameScope(reserved: isFirst ? [] : [ReservedNames.credential])].claim(
                label
            )
        }
        return labels
    }

    private func credentials(
        _ names: [String],
        labels: [String: String],
        beside parameters: [String]
    ) -> [ClientDeclaration.Initializer.Credential] {
        var scope = NameScope(reserved: ReservedNames.labelsOfClients + parameters)
        var claimed: [String: String] = [:]
        for name in names {
            if let label = choices.labels[name] { claimed[name] = scope.claim(SwiftName.escaped(label.value)) }
        }
        return names.compactMap { name in
            guard let kind = credentialKinds[name] else { return nil }
            return ClientDeclaration.Initializer.Credential(
                label: claimed[name] ?? scope.claim(labels[name] ?? SwiftName.value(name + " credential")),
                kind: kind,
                scheme: name,
                scopes: scopes(of: name),
                documentation: schemes[name]?.documentation ?? Documentation()
            )
        }
    }

    /// All scopes that operations ask of a scheme, in the order of the description. Tokens are good for all of them, because
    /// a client that asks for others with every operation has to fetch a token for each.
    private func scopes(of scheme: String) -> [String] {
        var scopes: [String] = []
        var known: Set<String> = []
        for requirement in requirements {
            // A token that stands for several schemes is to be good for the scopes of all of them.
            for name in requirement.schemes
            where fields.representative(of: name, in: requirement.schemes) == scheme {
                scopes += (requirement.scopes[name] ?? []).filter { known.insert($0).inserted }
            }
        }
        return scopes
    }

    /// The requirements of the service and of its operations.
    private var requirements: [SecurityRequirement] {
        service.security + service.operations.lazy.compactMap(\.security).joined()
    }

    private func needsCertificate(beside initializer: ClientDeclaration.Initializer) -> Bool {
        let given = Set(initializer.credentials.map(\.scheme))
        return requirements.contains { requirement in
            let needed = requirement.schemes.compactMap { schemes[$0] }
            return needed.contains { $0.kind == .mutualTLS }
                && given.isSuperset(of: fields.merged(needed.filter(\.isProvenByCredential).map(\.name)))
        }
    }

    private func warnAboutUnsupportedSchemes(_ diagnostics: inout Diagnostics) {
        let required = Set(requirements.lazy.map(\.schemes).joined())
        for scheme in service.securitySchemes where scheme.isUnsupported && required.contains(scheme.name) {
            diagnostics.loss(
                "the client does not support the security scheme '\(scheme.name)'; requests that require it are sent "
                    + "without a credential (supported: API key, basic, bearer, OAuth 2 and OpenID Connect)",
                at: scheme.mark
            )
        }
    }
}

extension SecurityScheme {
    /// Whether neither a credential nor the transport can perform it.
    fileprivate var isUnsupported: Bool {
        if case .other = kind { true } else { false }
    }

    /// Whether it is performed with a credential of the client.
    fileprivate var isProvenByCredential: Bool { CredentialKind(for: self) != nil }
}
