import ServiceRuntime

/// Rules for what a recording may contain.
///
/// As in the runtime's logs, header fields and query parameters are recorded only if they are known to be harmless, or
/// allowed here. Body members whose names suggest a secret are left out. Everything that is left out is replaced by
/// `REDACTED`, with a number if different values must stay distinct.
public struct RecordingRules: Sendable {
    /// Header fields that are kept beside those that the runtime's logs show, in lower case.
    let headers: Set<String>
    /// Parameters of the query that are kept beside those that the runtime's logs show, in lower case.
    let parameters: Set<String>
    /// Members of bodies that are hidden beside those that the runtime's logs hide, in lower case.
    let secretMembers: Set<String>

    /// The default rules.
    public static let `default` = RecordingRules()

    /// Creates rules.
    ///
    /// - Parameters:
    ///   - headers: The names of further header fields to record.
    ///   - parameters: The names of further query parameters to record.
    ///   - secretMembers: The names of further body members that are secret.
    public init(
        keepingHeaders headers: Set<String> = [],
        keepingParameters parameters: Set<String> = [],
        hidingMembers secretMembers: Set<String> = []
    ) {
        self.headers = Set(headers.map { $0.lowercased() })
        self.parameters = Set(parameters.map { $0.lowercased() })
        self.secretMembers = Set(secretMembers.map { $0.lowercased() })
    }

    /// The rules by which further members are hidden, whose names are given in lower case.
    func hiding(_ members: Set<String>) -> RecordingRules {
        members.isEmpty
            ? self
            : RecordingRules(
                keepingHeaders: headers,
                keepingParameters: parameters,
                hidingMembers: secretMembers.union(members)
            )
    }

    /// The names of secret members.
    var names: SecretNames { SecretNames(secretMembers) }
}
