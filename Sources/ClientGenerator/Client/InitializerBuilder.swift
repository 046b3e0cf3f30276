import ClientConfiguration
import ServiceDescription

/// Declares the initializers of a client, which take the credentials that the service accepts.
struct InitializerBuilder {
    private let security: ClientSecurity
    /// The names of the arguments that initializers take besides.
    private let parameters: [String]
    /// Scopes that suffice for every operation, by the names of the schemes. One token with all scopes serves
    /// every operation; scopes for each operation would mean a token for each.
    private let scopes: [String: [String]]
    /// The schemes of the credentials that are required together with a certificate.
    private let schemesBesideCertificate: SufficientSets
    /// The sets of schemes of operations with the default requirements.
    private let defaultSets: SufficientSets
    /// The schemes of other credentials that a credential serves as well, by the name of its scheme, in the order of the description.
    private let otherSchemes: [String: [String]]
    /// The schemes that operations require, and for which there are no credentials.
    private let unsupportedSchemes: [SecurityScheme]

    /// One initializer for each set of credentials that the service accepts (G096), and one for any choice of credentials
    /// if no set does for all operations.
    ///
    /// - Parameters:
    ///   - security: What the service's operations require.
    ///   - parameters: The names of the arguments that they take besides.
    ///   - diagnostics: Takes what cannot be used.
    static func declare(
        for security: ClientSecurity,
        beside parameters: [String],
        diagnostics: inout Diagnostics
    ) -> [ClientDeclaration.Initializer] {
        let builder = InitializerBuilder(security, beside: parameters)
        builder.warnAboutUnsupportedSchemes(&diagnostics)
        security.fields.check(security.requirements, diagnostics: &diagnostics)
        security.settings.reportUnreachable(
            security.service.operations.map { ($0, security.accepted(by: $0)) },
            diagnostics: &diagnostics
        )
        let initializers = builder.initializers
        security.settings.check(initializers, diagnostics: &diagnostics)
        return initializers
    }

    private init(_ security: ClientSecurity, beside parameters: [String]) {
        self.security = security
        self.parameters = parameters
        let requirements = security.requirements
        scopes =
            SufficientScopes(
                [security.service.security] + security.service.operations.compactMap(\.security),
                security.fields
            )
            .byScheme
        schemesBesideCertificate = SufficientSets(
            requirements.compactMap { requirement in
                let needed = requirement.schemes.compactMap { security.schemes[$0] }
                guard needed.contains(where: { $0.kind == .mutualTLS }) else { return nil }
                return security.fields.merged(needed.filter { $0.credential != nil }.map(\.name))
            }
        )
        defaultSets = SufficientSets(security.defaultRequirements)
        let accepted = Set(security.distinctAlternatives.joined().joined().filter { security.settings.allow([$0]) })
        otherSchemes = security.fields.served(in: requirements).mapValues { served in
            security.service.securitySchemes.map(\.name).filter { served.contains($0) && accepted.contains($0) }
        }
        let required = Set(requirements.lazy.map(\.schemes).joined())
        unsupportedSchemes = security.service.securitySchemes.filter { $0.isUnsupported && required.contains($0.name) }
    }

    private var initializers: [ClientDeclaration.Initializer] {
        // An operation without any accepted credential is not a reason for another initializer.
        let required = security.distinctAlternatives.filter {
            $0.isEmpty || $0.contains(where: security.settings.allow)
        }
        let sets = sets(toMeet: required)
        let differ = security.service.operations.contains {
            if case .anyOf = security.requirement(of: $0) { true } else { false }
        }
        let labels = labels(of: sets)
        var initializers = sets.filter { !$0.isEmpty }.map { set in
            ClientDeclaration.Initializer(
                credentials: credentials(set, labels: set.count == 1 ? labels : [:]),
                namesSchemes: differ
            )
        }
        let lists = required.filter { !$0.isEmpty }.map(SufficientSets.init)
        let isOneSufficient = sets.contains { set in lists.allSatisfy { $0.areMet(by: Set(set)) } }
        if differ, !isOneSufficient, !initializers.isEmpty {
            initializers.append(choice(among: sets))
        } else if initializers.isEmpty || sets.contains([]) || required.contains([]) {
            var anonymous = ClientDeclaration.Initializer(credentials: [])
            anonymous.namesSchemes =
                differ || !(security.defaultRequirements.isEmpty || security.defaultRequirements.contains([]))
            initializers.append(anonymous)
        }
        for index in initializers.indices {
            let given = Set(initializers[index].credentials.flatMap { [$0.scheme.name] + $0.otherSchemes })
            initializers[index].needsCertificate = schemesBesideCertificate.areMet(by: given)
            if given.isEmpty { initializers[index].unsupportedSchemes = unsupportedSchemes.map(\.name) }
            initializers[index].hasNoSchemes = security.schemes.isEmpty
            initializers[index].isPartial = !initializers[index].isChoice && isPartial(given)
        }
        return initializers
    }

    /// The sets of credentials, any of which some operations accept, the default ones first.
    private func sets(toMeet required: [[[String]]]) -> [[String]] {
        ([cookiesLast(security.defaultRequirements) { $0 }] + required).joined().filter(security.settings.allow)
            .uniqued { Set($0) }
    }

    /// The initializer that takes any choice of the credentials of all sets.
    private func choice(among sets: [[String]]) -> ClientDeclaration.Initializer {
        let used = Set(sets.joined())
        let names = security.service.securitySchemes.map(\.name).filter(used.contains)
        return ClientDeclaration.Initializer(
            credentials: credentials(names, labels: [:]),
            isChoice: true,
            namesSchemes: true
        )
    }

    /// The labels of credentials that suffice alone. The first of each type is called `credential`: those that the
    /// service as a whole accepts come first, then those that are not sent in a cookie, then the order of declaration decides. The
    /// number of operations that accept each is irrelevant, because it will grow.
    private func labels(of sets: [[String]]) -> [String: String] {
        let alone = Set(sets.lazy.filter { $0.count == 1 }.joined())
        let declared = Set(security.declared.lazy.filter { $0.count == 1 }.joined())
        let names = security.service.securitySchemes.map(\.name).filter(alone.contains)
        var labels: [String: String] = [:]
        // The name is taken where the user gives it to a credential.
        var types = Set(
            names.filter { security.settings.labels[$0]?.value == ReservedNames.credential }.compactMap(type)
        )
        // Names such as `*` and `**`, or `a-b` and `a_b`, would give two credentials of one type the same label.
        var scopes: [SwiftType: NameScope] = [:]
        let ranked =
            cookiesLast(names.filter(declared.contains)) { [$0] }
            + cookiesLast(names.filter { !declared.contains($0) }) { [$0] }
        let neededTogether = typesNeededTogether
        for name in ranked where security.settings.labels[name] == nil {
            guard let type = type(of: name) else { continue }
            let isFirst = !neededTogether.contains(type) && types.insert(type).inserted
            let label = isFirst ? ReservedNames.credential : SwiftName.value(name + " credential")
            labels[name] = scopes[type, default: NameScope(reserved: isFirst ? [] : [ReservedNames.credential])].claim(
                label
            )
        }
        return labels
    }

    /// The type of the credential of a scheme; `nil` if it has none.
    private func type(of scheme: String) -> SwiftType? { security.schemes[scheme]?.credential?.type }

    /// What needs a credential in a cookie, behind the rest: browsers send cookies, and programs send something else if they can.
    private func cookiesLast<Element>(_ elements: [Element], _ schemes: (Element) -> [String]) -> [Element] {
        let byNeed = Dictionary(grouping: elements) { element in
            schemes(element).contains { security.schemes[$0]?.credential?.isCookie == true }
        }
        return (byNeed[false] ?? []) + (byNeed[true] ?? [])
    }

    /// The credential types of which the service requires several at once, unless one of them suffices alone before that. No
    /// single credential of such a type is the default.
    private var typesNeededTogether: Set<SwiftType> {
        var types: Set<SwiftType> = []
        var known: Set<SwiftType> = []
        for set in security.declared {
            let needed = set.compactMap(type)
            for type in Set(needed) where known.insert(type).inserted {
                if needed.count(where: { $0 == type }) > 1 { types.insert(type) }
            }
        }
        return types
    }

    private func credentials(
        _ names: [String],
        labels: [String: String]
    ) -> [ClientDeclaration.Initializer.Credential] {
        var scope = NameScope(reserved: ReservedNames.labelsOfClients + parameters)
        var claimed: [String: String] = [:]
        for name in names {
            if let label = security.settings.labels[name] {
                claimed[name] = scope.claim(SwiftName.escaped(label.value))
            }
        }
        return names.compactMap { name -> ClientDeclaration.Initializer.Credential? in
            guard let scheme = security.schemes[name], let kind = scheme.credential else { return nil }
            let others = otherSchemes[name] ?? []
            return ClientDeclaration.Initializer.Credential(
                label: claimed[name] ?? scope.claim(labels[name] ?? SwiftName.value(name + " credential")),
                kind: kind,
                scheme: scheme,
                otherSchemes: others,
                scopes: ([name] + others).flatMap { scopes[$0] ?? [] }.uniqued()
            )
        }
    }

    /// Whether an operation with the default requirements needs other credentials than those of the given schemes.
    private func isPartial(_ given: Set<String>) -> Bool {
        !security.defaultRequirements.isEmpty && !defaultSets.areMet(by: given)
    }

    private func warnAboutUnsupportedSchemes(_ diagnostics: inout Diagnostics) {
        for scheme in unsupportedSchemes where scheme.kind != .incomplete {
            diagnostics.loss(
                "the client does not support the security scheme '\(scheme.name)'"
                    + (scheme.kind == .awsSignature ? ", which signs requests (AWS Signature Version 4)" : "")
                    + "; requests that require it are sent without a credential, unless the client is created with an "
                    + "'authPolicy' of your own (supported: API key, basic, bearer, OAuth 2 and OpenID Connect)",
                at: scheme.mark
            )
        }
    }
}
