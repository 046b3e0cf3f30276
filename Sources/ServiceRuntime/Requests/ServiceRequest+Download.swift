import Foundation

extension ServiceRequest where Output == Data {
    /// The same request, whose answer goes into a file instead of the memory:
    ///
    /// ```swift
    /// let request = client.requests.getPicture(id: 1).downloaded(to: file)
    /// ```
    ///
    /// - Parameter file: Where the body of the answer will be. It is written beside, and put there when it is complete:
    ///   what was there is replaced then, and left alone if the call fails.
    /// - Returns: A request whose value is the URL of the file.
    public func downloaded(to file: URL) -> ServiceRequest<URL> {
        ServiceRequest<URL>(description, client: client, returns: format.downloaded(to: file))
    }

    /// Sends the request and writes the body of the answer into a file, without holding it in memory:
    ///
    /// ```swift
    /// try await client.requests.getPicture(id: 1).download(to: file)
    /// ```
    ///
    /// A try whose connection is lost is repeated like any other. If the call fails, nothing is left behind.
    ///
    /// - Parameter file: Where the body of the answer will be. What is there is replaced when the body is complete.
    /// - Returns: The answer, whose value is the URL of the file.
    /// - Throws: ``ServiceError``: what any call throws; ``ServiceError/client(_:_:)`` if the file cannot be written.
    @discardableResult
    public func download(to file: URL) async throws -> ServiceResponse<URL> {
        try await downloaded(to: file).response()
    }
}
