import Foundation

extension PipelineClient {
    /// Returns the URL that a service description names, for clients that are created without an endpoint.
    ///
    /// - Parameter text: The URL in the description.
    /// - Returns: The URL. The client's initializer checks whether it is valid as an endpoint.
    /// - Throws: ``ServiceError/client(_:_:)`` if the text is not a URL, or contains variables in braces whose values
    ///   only the caller knows.
    public static func endpoint(_ text: String) throws -> URL {
        guard !text.contains("{") else {
            throw ServiceError.client(
                "The URL '\(text)' of the service description has variables. Pass an endpoint to the client."
            )
        }
        guard let url = URL(string: text) else {
            throw ServiceError.client(
                "'\(text)' in the service description is not a URL. Pass an endpoint to the client."
            )
        }
        return url
    }

    /// Returns an endpoint with the path of the service.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint that the caller passed.
    ///   - basePaths: The path to append, followed by alternatives. An endpoint that ends with any of them is already
    ///     complete.
    /// - Returns: The complete endpoint.
    /// - Throws: ``ServiceError/client(_:_:)`` if the result is not a valid URL.
    public static func endpoint(_ endpoint: URL, basePaths: [String]) throws -> URL {
        let text = endpoint.absoluteString
        let end = text.firstIndex { "?#".contains($0) } ?? text.endIndex
        let whole = Self.withoutSlashesAtEnd(text[..<end])
        // The host may be called like the path.
        let path = Self.withoutSlashesAtEnd(endpoint.path(percentEncoded: true)[...])
        let isComplete = basePaths.contains { !$0.isEmpty && path.hasSuffix($0) }
        guard !isComplete, let basePath = basePaths.first else {
            return endpoint
        }
        guard let url = URL(string: whole + basePath + text[end...]) else {
            throw ServiceError.client(
                "The service's path '\(basePath)' cannot be appended to '\(RequestRedactor.text(of: endpoint))'."
            )
        }
        return url
    }

    private static func withoutSlashesAtEnd(_ text: Substring) -> Substring {
        var text = text
        while text.hasSuffix("/") { text.removeLast() }
        return text
    }
}
