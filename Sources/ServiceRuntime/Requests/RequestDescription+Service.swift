import Foundation

extension RequestDescription {
    /// Creates the description of a request to a URL outside of the client's service, such as a store that the service
    /// named in a response. It is sent without the client's credential, even if the URL is on the same host.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - url: An absolute URL, which is used unchanged. A client of a service with https sends nothing to a plain
    ///     http URL.
    ///   - options: The options of the call.
    public init(_ method: HTTPMethod, elsewhere url: URL, options: (any RequestOptions)? = nil) {
        self.init(method, "", options: options)
        update { $0.elsewhere = url }
        anonymous()
    }

    /// Sends the request to another URL than the client's endpoint. The client's credential is sent there, too.
    ///
    /// - Parameters:
    ///   - url: The URL, absolute or relative to the endpoint. Names in braces are replaced by the values of variables,
    ///     and of path parameters with these names.
    ///   - other: The caller's URL to use instead, or `nil` for none.
    public mutating func server(_ url: String, or other: URL? = nil) {
        update { $0.serverTemplate = other?.absoluteString ?? url }
    }

    /// Replaces a name in the URL of ``server(_:or:)`` with a value.
    ///
    /// - Parameters:
    ///   - name: The name, without braces.
    ///   - value: The value, or `nil` for the default.
    ///   - defaultValue: The default value.
    public mutating func serverVariable<V: RequestStringConvertible>(
        _ name: String,
        _ value: V?,
        default defaultValue: String
    ) {
        update { $0.serverVariables[name] = value?.requestString ?? defaultValue }
    }

    /// Returns the version of the API to send to an operation that supports only some versions. Generated code calls this.
    ///
    /// - Parameters:
    ///   - version: The client's version.
    ///   - versions: The versions that the operation has, the newest one last.
    /// - Returns: The client's version if the operation has it, and otherwise the newest one of the operation.
    public static func version(_ version: String, among versions: [String]) -> String {
        versions.contains(version) ? version : versions.last ?? version
    }

    /// Sets the credentials that the operation accepts, if they differ from the client's default.
    ///
    /// - Parameter alternatives: Sets of names of security schemes. A ``SchemeAuthenticationPolicy`` uses the first set
    ///   for which the client has all credentials. An empty set stands for no credential.
    public mutating func security(_ alternatives: [[String]]) {
        update { $0.acceptedSchemes = .anyOf(alternatives) }
    }

    /// Sends the request without the client's credential, because the operation does not require one.
    public mutating func anonymous() {
        update { $0.isAnonymous = true }
    }
}
