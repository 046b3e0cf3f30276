import Foundation

extension PipelineClient {
    /// The address that a service description names, for clients that are not given another.
    ///
    /// - Parameter text: The address as the description has it.
    /// - Returns: The address as a URL. Whether it can be the endpoint of a client is checked with the client's others.
    /// - Throws: ``ServiceError/client(_:_:)`` if the text is no URL, or has variables in braces whose values only the
    ///   caller knows.
    public static func endpoint(_ text: String) throws -> URL {
        guard !text.contains("{") else {
            throw ServiceError.client(
                "The service description's address '\(text)' has variables. Give the client the endpoint to use."
            )
        }
        guard let url = URL(string: text) else {
            throw ServiceError.client(
                "The service description's address '\(text)' is not a URL. Give the client the endpoint to use."
            )
        }
        return url
    }

    /// An endpoint with the path below which the service is.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint as the caller gives it.
    ///   - basePaths: The path that is added, and others that a service may have in its place. An endpoint that ends with any
    ///     of them is complete.
    /// - Returns: The complete endpoint.
    /// - Throws: ``ServiceError/client(_:_:)`` if no URL comes of it.
    public static func endpoint(_ endpoint: URL, basePaths: [String]) throws -> URL {
        let text = endpoint.absoluteString
        let end = text.firstIndex { "?#".contains($0) } ?? text.endIndex
        var whole = String(text[..<end])
        while whole.hasSuffix("/") {
            whole.removeLast()
        }
        let isComplete = basePaths.contains { !$0.isEmpty && whole.hasSuffix($0) }
        guard !isComplete, let basePath = basePaths.first else {
            return endpoint
        }
        guard let url = URL(string: whole + basePath + text[end...]) else {
            throw ServiceError.client(
                "The service's path '\(basePath)' cannot stand behind '\(RequestRedactor.text(of: endpoint))'."
            )
        }
        return url
    }
}
