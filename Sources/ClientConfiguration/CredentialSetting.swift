/// The user's wishes for the credential of one security scheme.
public struct CredentialSetting: Sendable, Hashable {
    /// How the client's initializers show a credential.
    public enum Face: Sendable, Hashable {
        /// As they would without the setting.
        case usual
        /// As an argument of the given label.
        case label(Located<String>)
        /// Not at all: the client never has it.
        case leftOut
    }

    /// The name of the scheme in the description.
    public var scheme: Located<String>
    /// How its credential is shown.
    public var face: Face

    /// A setting of the given parts.
    public init(scheme: Located<String>, face: Face) {
        self.scheme = scheme
        self.face = face
    }
}
