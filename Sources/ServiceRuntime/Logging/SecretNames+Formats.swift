extension SecretNames {
    /// The fields of a form without what is secret in them.
    ///
    /// - Parameters:
    ///   - text: The form.
    ///   - hide: Returns what takes the place of a secret value, as it is written.
    ///   - refine: Returns what takes the place of any other value, as it reads, or `nil` if it may stay.
    package func fields(
        ofForm text: String,
        hiding hide: (Substring) -> String,
        refining refine: (String) -> String?
    ) -> [String] {
        // By bytes: what follows on a delimiter may make another character of it.
        let fields = text.utf8.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false).map { field in
            let code = Substring(field.prefix { $0 != UInt8(ascii: "=") })
            return (text: Substring(field), code: code, name: PercentEncoding.decodeForm(code))
        }
        let names = ofForm(with: fields.lazy.map(\.name))
        return fields.map { field, code, name in
            guard code.endIndex < field.endIndex else { return String(field) }
            let value = Substring(field.utf8[code.endIndex...].dropFirst())
            if names.contains(name) { return "\(code)=\(hide(value))" }
            return refine(PercentEncoding.decodeForm(value)).map { "\(code)=\($0)" } ?? String(field)
        }
    }

    /// What is secret of an element of XML.
    package struct Element {
        private let names: SecretNames
        /// Whether the values in attributes and elements directly inside it are secret.
        private let hasSecretValue: Bool
        /// Whether all in it is secret.
        package let isSecret: Bool

        /// Whether the value of an attribute is secret.
        package func isSecret(attribute name: String) -> Bool {
            names.contains(name) || hasSecretValue && SecretNames.isValue(name)
        }

        /// What is secret of an element.
        ///
        /// - Parameters:
        ///   - name: Its name.
        ///   - members: Its attributes and the elements inside it, with their texts, or `nil` for elements with others inside.
        ///   - hasElements: Whether there are elements inside it.
        ///   - parent: The element around it.
        ///   - names: The names of secrets.
        package init(
            _ name: String,
            _ members: [(name: String, text: String?)],
            hasElements: Bool,
            in parent: Element?,
            _ names: SecretNames
        ) {
            self.names = names
            hasSecretValue = names.makeValueSecret(members, isText: true)
            // An attribute may say what the text is for, as in `<key name="password">…</key>`.
            isSecret =
                parent?.isSecret == true || names.contains(name)
                || parent?.hasSecretValue == true && SecretNames.isValue(name)
                || !hasElements && names.makeValueSecret(members, isText: false)
        }
    }
}
