import YAML

/// A server of the service.
package struct Server: Sendable {
    /// The URL, with variables as `{name}`. It is absolute, or has an empty host if the description has none.
    package var url: String
    /// The name of the place, if the description gives it one.
    package var name: String?
    /// The variables of the URL.
    package var variables: [Variable] = []
    /// The documentation of the server.
    package var documentation = Documentation()
    /// Where the description has the URL, or its host.
    package var mark: Mark

    /// A variable of a server's URL.
    package struct Variable: Sendable {
        /// The name in braces in the URL.
        package var name: String
        /// The name the description wants in clients (`x-ms-client-name`), if any.
        package var clientName: String?
        /// The value that is used unless another is given.
        package var defaultValue: String?
        /// The values that are allowed; empty if any is.
        package var allowedValues: [String] = []
        /// What the description says about the variable.
        package var documentation = Documentation()
    }
}
