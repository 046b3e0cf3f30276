import YAML

/// The properties of a parameter that Microsoft's extensions add.
package struct ParameterExtensions: Sendable {
    /// A group of parameters that clients offer as one value (`x-ms-parameter-grouping`).
    package struct Group: Sendable, Hashable {
        /// The name of the group; `nil`: it belongs to one operation and is named after it.
        package var name: String?
        /// The suffix after the operation's name, for a group without a name.
        package var postfix: String?
    }

    /// The value that clients send if they are given none (`x-ms-client-default`).
    package var clientDefault: YAMLNode?
    /// Whether the description says that its value is a secret (`x-ms-secret`); `nil` if it does not say.
    package var isMarkedSecret: Bool?
    /// Whether it is the identifier that the client gives each request (`x-ms-client-request-id`).
    package var isClientRequestId = false
    /// Whether it is the version of the API (`x-ms-api-version`); `nil`: its name decides.
    package var isApiVersion: Bool?
    /// The prefix of the names of header fields, each of which is a member of the value
    /// (`x-ms-header-collection-prefix`).
    package var headerPrefix: String?
    /// The group it belongs to.
    package var group: Group?
}

extension Parameter {
    /// Whether it says which version of the API is meant, by its extension or by its name.
    package var isCalledApiVersion: Bool {
        if let isVersion = extensions.isApiVersion { return isVersion }
        let isPlain = location == .query || location == .header
        return isPlain && ["api-version", "x-ms-version"].contains(name.lowercased())
    }
}
