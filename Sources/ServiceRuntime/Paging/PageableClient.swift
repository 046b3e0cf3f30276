import Foundation

/// A client with operations that return collections page by page.
///
/// ``PipelineClient`` implements the requirement for services whose continuation tokens are links.
public protocol PageableClient: PipelineClient {
    /// Returns the URL of the next page of a collection.
    ///
    /// - Parameters:
    ///   - requestUrl: The URL of the page that contains the token.
    ///   - continuationToken: The service's token for the next page.
    /// - Returns: The URL, or `nil` if the token does not lead to one.
    func continuationUrl(forRequestUrl requestUrl: URL, withContinuationToken continuationToken: String) -> URL?
}
