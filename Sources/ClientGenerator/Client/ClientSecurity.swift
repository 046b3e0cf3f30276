import ClientConfiguration
import ServiceDescription

/// The security requirements of a service's operations, and the credentials that a client takes for them.
///
/// A requirement is a set of security schemes. Any requirement of a list suffices, and the first that can be met is used. The
/// empty set, which requires no credential, always comes last, because a caller who passes a credential wants it used. Schemes
/// without a credential, such as mutual TLS, are left out.
struct ClientSecurity {
    /// The service.
    let service: Service
    /// The service's security schemes, by name.
    let schemes: [String: SecurityScheme]
    /// The requirements that generated code need not state: those of the service as a whole, or otherwise of most
    /// operations.
    let defaultRequirements: [[String]]
    /// What the service as a whole requires.
    let declared: [[String]]
    /// What operations accept that state no requirement of their own, whatever the user chooses.
    private let inherited: [[String]]
    /// The first set of schemes of the service as a whole with one that only a policy of the user's own can support. One is enough to
    /// say in each operation: there may be many of both.
    private let inheritedRequirementOfOthers: [[String]]
    /// What operations accept that state the requirements, which most of a service have in common.
    private let stated: [[SecurityRequirement]: [[String]]]
    /// The user's settings for credentials.
    let settings: CredentialSettings
    /// The schemes whose credentials are sent in the same field.
    let fields: SharedFields

    /// Determines the requirements of a service's operations.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - credentials: The user's settings for credentials.
    init(_ service: Service, credentials: [CredentialSetting]) {
        self.service = service
        let settings = CredentialSettings(credentials)
        self.settings = settings
        let schemes = service.securitySchemes.keyed(by: \.name)
        self.schemes = schemes
        let fields = SharedFields(service.securitySchemes, settings: settings)
        self.fields = fields
        inherited = Self.alternatives(service.security, of: schemes, fields)
        inheritedRequirementOfOthers = Array(Self.requirementsOfOthers(service.security, of: schemes).prefix(1))
        let requirements = service.operations.compactMap(\.security)
        let stated = Dictionary(
            uniqueKeysWithValues: Set(requirements).map { ($0, Self.alternatives($0, of: schemes, fields)) }
        )
        self.stated = stated
        let declared = settings.allowed(inherited)
        self.declared = declared
        guard declared.isEmpty else {
            defaultRequirements = declared
            return
        }
        let required = requirements.compactMap { stated[$0] }.map(settings.allowed).filter { !$0.isEmpty }
        var counts: [[[String]]: Int] = [:]
        for alternatives in required { counts[alternatives, default: 0] += 1 }
        let most = counts.values.max()
        defaultRequirements = required.first { counts[$0] == most } ?? []
    }

    /// The requirement of an operation, relative to the default ones.
    func requirement(of operation: Operation) -> OperationDeclaration.Security {
        let alternatives = alternatives(of: operation)
        if alternatives == defaultRequirements { return .default }
        guard alternatives.isEmpty else { return .anyOf(alternatives) }
        let others =
            operation.security.map { Self.requirementsOfOthers($0, of: schemes) } ?? inheritedRequirementOfOthers
        return others.isEmpty ? .anonymous : .anyOf(others + [[]])
    }

    /// The sets of schemes with one that only a policy of the user's own can support. The operation is not anonymous because of
    /// that: the client's own credentials are left out, but not such a policy.
    private static func requirementsOfOthers(
        _ requirements: [SecurityRequirement],
        of schemes: [String: SecurityScheme]
    ) -> [[String]] {
        requirements.compactMap { requirement in
            let needed = requirement.schemes.compactMap { schemes[$0] }
            guard needed.contains(where: \.isUnsupported) else { return nil }
            return needed.filter { $0.isUnsupported || $0.credential != nil }.map(\.name)
        }
    }

    // MARK: Requirements

    /// The alternatives of an operation that the client can have credentials for.
    func alternatives(of operation: Operation) -> [[String]] {
        operation.security == nil ? declared : settings.allowed(accepted(by: operation))
    }

    /// The alternatives of all operations that the client can have credentials for, each list of them once.
    var distinctAlternatives: [[[String]]] {
        let inheriting = service.operations.firstIndex { $0.security == nil }
        var known: Set<[[String]]> = []
        return service.operations.indices.compactMap { index in
            let operation = service.operations[index]
            // What the service requires may be long, and is not compared for each operation.
            if operation.security == nil { return index == inheriting ? declared : nil }
            let alternatives = alternatives(of: operation)
            return known.insert(alternatives).inserted ? alternatives : nil
        }
    }

    /// The alternatives of an operation, whatever the user chooses.
    func accepted(by operation: Operation) -> [[String]] {
        operation.security.map { stated[$0] ?? Self.alternatives($0, of: schemes, fields) } ?? inherited
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
            let names = fields.merged(needed.filter { $0.credential != nil }.map(\.name))
            if known.insert(Set(names)).inserted { alternatives.append(names) }
        }
        let credentials = alternatives.filter { !$0.isEmpty }
        return credentials.isEmpty ? [] : credentials + alternatives.filter(\.isEmpty)
    }

    /// The requirements of the service and of its operations.
    var requirements: [SecurityRequirement] {
        service.security + service.operations.lazy.compactMap(\.security).joined()
    }
}
