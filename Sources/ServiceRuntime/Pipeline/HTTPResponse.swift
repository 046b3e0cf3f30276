import Foundation

/// A response as it was received: the raw answer behind the value that a service call returns.
public struct HTTPResponse: Sendable {
    /// The status code.
    public var statusCode: Int

    /// The header fields.
    public var headers: HTTPHeaders

    /// The body; nil or empty if there was none.
    public var data: Data?

    /// What is still to come of the body, where a stream was asked for (``PipelineContext/wantsBodyStream``); there is no
    /// ``data`` then.
    public var bodyStream: HTTPBodyStream?

    /// Creates a response.
    ///
    /// - Parameters:
    ///   - statusCode: The status code.
    ///   - headers: The header fields.
    ///   - data: The body; nil for none.
    public init(statusCode: Int, headers: HTTPHeaders = [:], data: Data? = nil) {
        self.statusCode = statusCode
        self.headers = headers
        self.data = data
    }
}
