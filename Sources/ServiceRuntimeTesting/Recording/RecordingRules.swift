import ServiceRuntime

/// What may stand in a recording.
///
/// Header fields and parameters of the query are kept only if they are known to be harmless, as in the runtime's logs, or are
/// allowed here. Members of bodies are left out if their names speak of secrets, likewise. What is left out reads
/// `REDACTED`, with a number where different values are to stay different.
public struct RecordingRules: Sendable {
    /// Header fields that are kept beside those that the runtime's logs show, in lower case.
    let headers: Set<String>
    /// Parameters of the query that are kept beside those that the runtime's logs show, in lower case.
    let parameters: Set<String>
    /// Members of bodies that are hidden beside those that the runtime's logs hide, in lower case.
    let secretMembers: Set<String>

    /// The usual rules.
    public static let usual = RecordingRules()

    /// Creates rules.
    ///
    /// - Parameters:
    ///   - headers: Names of further header fields that are kept.
    ///   - parameters: Names of further parameters of the query that are kept.
    ///   - secretMembers: Names of further members of bodies that are secret.
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

    /// Whether a member of this name is secret.
    func isSecret(_ name: String) -> Bool {
        BodyText.isSecret(name, or: secretMembers)
    }
}
