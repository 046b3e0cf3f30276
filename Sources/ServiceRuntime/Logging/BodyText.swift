import Foundation

/// Bodies as text for logs: one member to a line, and `REDACTED` in place of the values of members whose names speak of
/// secrets. URLs are shown as those of requests are.
package struct BodyText {
    /// Parts of names that suggest a secret, in lowercase, without hyphens, underscores, dots and spaces.
    private static let secretWords = [
        "password", "passwd", "pwd", "passphrase", "secret", "token", "apikey", "accesskey", "accountkey", "authkey",
        "privatekey", "sharedkey", "primarykey", "secondarykey", "credential", "authorization", "signature",
        "assertion", "passcode", "masterkey", "subscriptionkey", "encryptionkey", "signingkey", "adminkey", "hostkey",
        "functionkey", "clientkey", "securitykey", "storagekey", "servicekey", "querykey", "licensekey", "devicecode",
        "connectionstring", "cookie", "sessionid", "verifier", "bearer", "jwt",
    ]

    /// Names that are too short to be looked for within others.
    private static let secretNames: Set<String> = [
        "sig", "pin", "otp", "cvv", "cvc", "auth", "sasurl", "sas", "pw", "key1", "key2", "refresh",
    ]

    private let options: LoggingOptions
    private let secretMembers: Set<String>
    private let secrets: [String]

    /// Creates a writer.
    ///
    /// - Parameters:
    ///   - options: Options for what is logged.
    ///   - secretMembers: The names of the request's secret members, in lowercase.
    ///   - secrets: The request's secrets, which some services repeat.
    init(_ options: LoggingOptions, secretMembers: Set<String> = [], hiding secrets: [String] = []) {
        self.options = options
        self.secrets = secrets
        self.secretMembers = options.secretMembers.union(secretMembers)
    }

    /// Returns the text of a body.
    ///
    /// - Parameters:
    ///   - body: The body, or `nil` for one that is not in memory.
    ///   - mediaType: Its media type.
    /// - Returns: The text, or only the size if the body has no members whose names could identify secrets, or is too
    ///   long.
    func text(of body: Data?, mediaType: String?) -> String {
        guard let body else {
            return "(not in memory)"
        }
        let size = "(\(body.count) bytes\(mediaType.map { " of \($0)" } ?? ""))"
        guard !body.isEmpty, body.count <= options.longestBody, let mediaType else {
            return size
        }
        let type = MediaType(mediaType)
        if mediaType.lowercased().hasPrefix("application/x-www-form-urlencoded") {
            return form(body)
        }
        do {
            if type.isJSON {
                return try json(ModelCoder.decode(JSONValue.self, from: body), indentation: "")
            }
            if type.isXML {
                let tree = try XMLTreeBuilder.tree(of: body)
                return tree.elements.isEmpty ? size : xml(tree, 0, indentation: "")
            }
            return size
        } catch {
            // Not what it claims to be, so there is no telling what in it is secret.
            return size
        }
    }

    // MARK: JSON

    private func json(_ value: JSONValue, indentation: String) throws -> String {
        let inner = indentation + "  "
        switch value {
        case .array(let elements) where !elements.isEmpty:
            let lines = try elements.map { inner + (try json($0, indentation: inner)) }
            return "[\n\(lines.joined(separator: ",\n"))\n\(indentation)]"
        case .object(let members) where !members.isEmpty:
            let lines = try members.sorted { $0.key < $1.key }.map { name, value in
                let shown = isSecret(name) ? "\"\(RequestRedactor.placeholder)\"" : try json(value, indentation: inner)
                return "\(inner)\(try scalar(.string(self.shown(name)))): \(shown)"
            }
            return "{\n\(lines.joined(separator: ",\n"))\n\(indentation)}"
        case .string(let text):
            return try scalar(.string(shown(text)))
        default:
            return try scalar(value)
        }
    }

    private func shown(_ value: String) -> String {
        if Self.isSecret(value: value) { return RequestRedactor.placeholder }
        // Before it is written, which may escape some of its characters.
        return RequestRedactor.hiding(
            secrets,
            in: RequestRedactor.text(ofValue: value, showing: options.shownQueryParameters)
        )
    }

    private func scalar(_ value: JSONValue) throws -> String {
        String(decoding: try JSONWriter.data(value), as: UTF8.self)
    }

    // MARK: XML

    private func xml(_ tree: XMLTree, _ index: Int, indentation: String) -> String {
        let element = tree.elements[index]
        let attributes = tree.attributes[element.attributes].map { attribute in
            " \(attribute.name)=\"\(isSecret(attribute.name) ? RequestRedactor.placeholder : shown(attribute.value))\""
        }
        let start = "\(indentation)<\(element.name)\(attributes.joined())"
        if isSecret(element.name) {
            return "\(start)>\(RequestRedactor.placeholder)</\(element.name)>"
        }
        let inner = indentation + "  "
        let children = tree.children(of: index).map { xml(tree, $0, indentation: inner) }
        guard children.isEmpty else {
            return "\(start)>\n\(children.joined(separator: "\n"))\n\(indentation)</\(element.name)>"
        }
        return element.text.isEmpty ? "\(start)/>" : "\(start)>\(shown(element.text))</\(element.name)>"
    }

    // MARK: Forms

    private func form(_ body: Data) -> String {
        String(decoding: body, as: UTF8.self).split(separator: "&").map { field in
            let name = field.prefix { $0 != "=" }
            if isSecret(decoded(name)) { return "\(name)=\(RequestRedactor.placeholder)" }
            let value = decoded(field.dropFirst(name.count + 1))
            let text = shown(value)
            return text == value ? String(field) : "\(name)=\(text)"
        }.joined(separator: "\n")
    }

    private func decoded(_ text: Substring) -> String {
        let spaced = String(text).replacing("+", with: " ")
        return spaced.removingPercentEncoding ?? spaced
    }

    private func isSecret(_ name: String) -> Bool {
        Self.isSecret(name, or: secretMembers)
    }

    /// Whether a value is a signed token, whatever its member is called: three parts, the first of which begins like an object of JSON
    /// (RFC 7519, section 3.1).
    package static func isSecret(value: String) -> Bool {
        value.hasPrefix("eyJ") && value.split(separator: ".", omittingEmptySubsequences: false).count == 3
            && !value.contains(where: \.isWhitespace)
    }

    /// Whether the name of a member suggests a secret.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - others: Further names of secret members, in lowercase.
    package static func isSecret(_ name: String, or others: Set<String>) -> Bool {
        let name = name.lowercased()
        let bare = name.filter { !"-_. ".contains($0) }
        return others.contains(name) || secretNames.contains(bare) || secretWords.contains { bare.contains($0) }
    }
}
