import Foundation

extension PipelineClient {
    /// Returns an endpoint with the path of the service. Generated code calls this.
    ///
    /// - Parameters:
    ///   - endpoint: The endpoint that the caller passed.
    ///   - basePaths: The path to append, followed by alternatives. An endpoint that ends with any of them is already
    ///     complete.
    /// - Throws: ``ServiceError/client(_:_:)`` if the result is not a valid URL.
    public static func endpoint(_ endpoint: URL, basePaths: [String]) throws(ServiceError) -> URL {
        let text = endpoint.absoluteString
        let end = text.firstIndex { "?#".contains($0) } ?? text.endIndex
        let whole = Self.withoutSlashesAtEnd(text[..<end])
        // The host may be called like the path.
        let path = Self.withoutSlashesAtEnd(endpoint.path(percentEncoded: true)[...])
        let isComplete = basePaths.contains { !$0.isEmpty && path.hasSuffix($0) }
        guard !isComplete, let basePath = basePaths.first else { return endpoint }
        guard let url = URL(string: whole + basePath + text[end...]) else {
            throw .client(
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
