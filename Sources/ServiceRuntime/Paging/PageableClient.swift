import Foundation

/// A client with operations that return collections a page at a time.
///
/// ``PipelineClient`` has what is needed for services whose continuation tokens are links.
public protocol PageableClient: PipelineClient {
    /// The address of the next page of a collection.
    ///
    /// - Parameters:
    ///   - requestUrl: The address of the page that the token came with.
    ///   - continuationToken: What the service gave for finding the next page.
    /// - Returns: The address; nil if none can be made of the token.
    func continuationUrl(forRequestUrl requestUrl: URL, withContinuationToken continuationToken: String) -> URL?
}
