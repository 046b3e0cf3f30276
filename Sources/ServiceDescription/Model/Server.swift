/// A server of the service.
public struct Server: Sendable {
    /// The URL, in which `{name}` stands for a variable. Absolute, or empty-hosted if the description says no host.
    public var url: String
    /// The name of the place, if the description gives it one.
    public var name: String?
    /// The variables of the URL.
    public var variables: [Variable]
    /// What the description says about this place.
    public var documentation: Documentation

    /// A server of the given parts.
    public init(
        url: String,
        name: String? = nil,
        variables: [Variable] = [],
        documentation: Documentation = Documentation()
    ) {
        self.url = url
        self.name = name
        self.variables = variables
        self.documentation = documentation
    }

    /// A variable of a server's URL.
    public struct Variable: Sendable {
        /// The name that stands in braces in the URL.
        public var name: String
        /// The name the description wants in clients (`x-ms-client-name`), if any.
        public var clientName: String?
        /// The value that is used unless another is given.
        public var defaultValue: String?
        /// The values that are allowed; empty if any is.
        public var allowedValues: [String]
        /// What the description says about the variable.
        public var documentation: Documentation

        /// A variable of the given parts.
        public init(
            name: String,
            clientName: String? = nil,
            defaultValue: String?,
            allowedValues: [String] = [],
            documentation: Documentation = Documentation()
        ) {
            self.name = name
            self.clientName = clientName
            self.defaultValue = defaultValue
            self.allowedValues = allowedValues
            self.documentation = documentation
        }
    }
}
