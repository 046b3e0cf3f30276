/// What may stand in a recording.
///
/// Header fields and parameters of the query are kept only if they are known to be harmless, as in the runtime's logs, or are
/// allowed here. Members of bodies are left out if their names say that they are secret. What is left out reads
/// `REDACTED`, with a number where different values are to stay different.
public struct RecordingRules: Sendable {
    /// The names of members of bodies that are secret, in lower case, without anything but letters and digits. A name that
    /// ends with one of them is secret, too.
    static let usualSecretNames: Set<String> = [
        "accesskey", "accountkey", "apikey", "assertion", "authkey", "authorization", "clientsecret",
        "connectionstring",
        "credential", "credentials", "otpcode", "passphrase", "passwd", "password", "primarykey", "privatekey", "pwd",
        "sas", "secondarykey", "secret", "secretkey", "sharedkey", "signature", "signingkey", "token",
    ]

    /// Header fields that are kept beside those that the runtime's logs show, in lower case.
    let headers: Set<String>
    /// Parameters of the query that are kept beside those that the runtime's logs show, in lower case.
    let parameters: Set<String>
    /// The names of secret members.
    let secretNames: Set<String>

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
        secretNames = Self.usualSecretNames.union(secretMembers.map(Self.normalized))
    }

    /// Whether a member of this name is secret.
    func isSecret(_ name: String) -> Bool {
        let name = Self.normalized(name)
        return secretNames.contains { name.hasSuffix($0) }
    }

    private static func normalized(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
