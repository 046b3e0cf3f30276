/// The user's wishes for the credential of one security scheme.
package struct CredentialSetting: Sendable, Hashable {
    /// How the client's initializers show a credential.
    package enum Presentation: Sendable, Hashable {
        /// As they would without the setting.
        case `default`
        /// As an argument of the given label.
        case label(Located<String>)
        /// Not at all: the client never has it.
        case omitted
    }

    /// The name of the scheme in the description.
    package var scheme: Located<String>
    /// How its credential is shown.
    package var presentation: Presentation
}
