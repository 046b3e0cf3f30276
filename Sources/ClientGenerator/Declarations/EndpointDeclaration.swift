import ServiceDescription

/// The declaration of a service's endpoints.
struct EndpointDeclaration: Sendable {
    /// A place.
    struct Server: Sendable {
        /// The name of the function that makes its URL.
        var name: String
        /// The URL, with the names of its variables in braces.
        var url: String
        /// Whether the URL has no host, and is relative to another.
        var isRelative: Bool
        /// The variables.
        var variables: [Variable]
        /// Its documentation in the description.
        var documentation: Documentation
    }

    /// A variable of a URL.
    struct Variable: Sendable {
        /// The name in Swift.
        var name: String
        /// The name in the URL.
        var wireName: String
        /// The enumeration of its values, if the description lists them.
        var enumeration: String?
        /// The default value, if there is one.
        var defaultValue: SwiftExpression?
        /// Its documentation in the description.
        var documentation: Documentation
    }

    /// A value of a variable.
    struct Value: Sendable {
        /// The name in Swift.
        var name: String
        /// The value in the URL.
        var rawValue: String
    }

    /// The values of a variable.
    struct Enumeration: Sendable {
        /// The name in Swift.
        var name: String
        /// The values.
        var values: [Value]
        /// Its documentation in the description.
        var documentation: Documentation
    }

    /// The name in Swift.
    var name: String
    /// The places, the preferred one first.
    var servers: [Server]
    /// The values of variables.
    var enumerations: [Enumeration]
}
