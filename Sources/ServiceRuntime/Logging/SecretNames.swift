/// The names of members of bodies whose values are secret.
package struct SecretNames: Sendable {
    /// Parts of names that suggest a secret, in lowercase, without hyphens, underscores, dots and spaces.
    private static let words = [
        "password", "passwd", "pwd", "passphrase", "secret", "token", "apikey", "accesskey", "accountkey", "authkey",
        "privatekey", "sharedkey", "primarykey", "secondarykey", "credential", "authorization", "signature",
        "assertion", "passcode", "masterkey", "subscriptionkey", "encryptionkey", "signingkey", "adminkey", "hostkey",
        "functionkey", "clientkey", "securitykey", "storagekey", "servicekey", "querykey", "licensekey", "devicecode",
        "connectionstring", "cookie", "sessionid", "verifier", "bearer", "jwt", "kubeconfig", "accesscode", "authcode",
        "backupcode", "logincode", "mfacode", "onetimecode", "recoverycode", "passwordresetcode", "securitycode",
        "verificationcode", "recoveryphrase", "seedphrase",
    ]

    /// Names that are too short to be looked for within others.
    private static let wholeNames: Set<String> = [
        "sig", "pin", "otp", "cvv", "cvc", "auth", "sasurl", "sasuri", "sas", "accesssas", "pw", "key1", "key2",
        "refresh", "pass", "passkey", "psk", "otpcode", "totp", "resetcode",
    ]

    /// What the member `type` says of a secret `value`.
    private static let secretTypes: Set<String> = ["password", "secret", "secureobject", "securestring"]

    /// Names that the user or the description adds, in lowercase.
    private let others: Set<String>

    /// Creates the names.
    ///
    /// - Parameter others: Further names of secret members, in lowercase.
    package init(_ others: Set<String> = []) { self.others = others }

    /// Whether the name of a member suggests a secret.
    package func contains(_ name: String) -> Bool {
        let bare = Self.bare(name)
        return others.contains(name.lowercased()) || Self.wholeNames.contains(bare) || Self.hasWord(bare)
    }

    /// Whether a name that suggests a secret is that of something else, whose number is no secret: it goes on after the word, as in
    /// `total_tokens`, `password_length` and `refresh_token_expires_in`.
    private func isMeasure(_ name: String) -> Bool {
        let bare = Self.bare(name)
        return !others.contains(name.lowercased()) && !Self.wholeNames.contains(bare)
            && !Self.words.contains { bare.hasSuffix($0) }
    }

    /// The names for a form: what an access token is given for has a harmless name there (RFC 6749, section 4.1.3).
    ///
    /// - Parameter fields: The names of the form's fields.
    package func ofForm(with fields: some Sequence<String>) -> SecretNames {
        fields.contains("grant_type") ? SecretNames(others.union(["code"])) : self
    }

    /// The names of the members of an object in JSON whose values are secret, by their own names or because of other members.
    package func secretMembers(of members: [String: JSONValue]) -> Set<String> {
        var secret = Set(
            members.lazy.filter { name, value in
                contains(name) && (!isMeasure(name) || value.contains { $0.string != nil })
            }.map(\.key)
        )
        let values = members.filter { Self.isValue($0.key) && !secret.contains($0.key) }
        guard !values.isEmpty else { return secret }
        // Once for all of them: an object may have thousands of names that mean a value.
        let pairs = members.map { (name: $0.key, text: $0.value.scalarText) }
        let isTextSecret = makeValueSecret(pairs, isText: true)
        let isOtherSecret = makeValueSecret(pairs, isText: false)
        for (name, value) in values where value.scalarText == nil ? isOtherSecret : isTextSecret { secret.insert(name) }
        return secret
    }

    /// Whether a member is the value in a pair.
    package static func isValue(_ name: String) -> Bool { bare(name) == "value" }

    /// Whether the member `value` of an object is secret because of the members beside it, as in
    /// `{"keyName": "key1", "value": "…"}`.
    ///
    /// - Parameters:
    ///   - members: The names of all members, with their values as text, or `nil` for values with members or elements of their own.
    ///   - isText: Whether the value is a text, and not a list with other members beside it.
    package func makeValueSecret(_ members: [(name: String, text: String?)], isText: Bool) -> Bool {
        // A patch (RFC 6902) says by a path what its value is for.
        let isPatch = members.contains { $0.name == "op" }
        return members.contains { name, text in
            guard let text, !Self.isValue(name) else { return false }
            let bare = Self.bare(name)
            switch bare {
            case "keyname": return true
            case "name", "displayname": return contains(text)
            // The keys of a dictionary are chosen freely, and *key1* is as good as any.
            case "key": return Self.hasWord(Self.bare(text))
            case "type": return Self.secretTypes.contains(Self.bare(text))
            case "path" where isPatch: return text.split(separator: "/").contains { contains(String($0)) }
            // Either it says that the value is secret, or it is another form of the same secret.
            default: return isText && text != "false" && contains(name)
            }
        }
    }

    private static func bare(_ name: String) -> String { name.lowercased().filter { !"-_. ".contains($0) } }

    private static func hasWord(_ bare: String) -> Bool { words.contains { bare.contains($0) } }
}
