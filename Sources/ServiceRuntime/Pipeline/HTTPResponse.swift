import Foundation

/// The raw HTTP response behind the value that a service call returns.
public struct HTTPResponse: Sendable {
    /// The status code.
    public var statusCode: Int

    /// The header fields.
    public var headers: HTTPHeaders

    /// The body, or `nil` or empty if there was none.
    public var data: Data?

    /// The body as a stream, if one was requested (``PipelineContext/wantsBodyStream``), or from a transport that has nothing else. In
    /// this case, there is no ``data``.
    public var bodyStream: HTTPBodyStream?

    /// What this is the response to, or `nil` if no client received it.
    var answeredRequest: AnsweredRequest?

    /// Creates a response.
    public init(statusCode: Int, headers: HTTPHeaders = [:], data: Data? = nil) {
        self.statusCode = statusCode
        self.headers = headers
        self.data = data
    }
}
