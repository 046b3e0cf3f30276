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
}
