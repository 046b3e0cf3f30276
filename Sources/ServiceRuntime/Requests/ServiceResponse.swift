/// The response to a service call: the value and the raw response.
public struct ServiceResponse<Output: Sendable>: Sendable {
    /// The raw response: status code, header fields and body.
    public let httpResponse: HTTPResponse

    /// The value, or the error if there is none.
    let result: Result<Output, ServiceError>

    /// The value.
    ///
    /// - Throws: ``ServiceError/service(_:)`` if the response has no value because nothing has changed since the
    ///   version that the request named (304).
    public var value: Output {
        get throws(ServiceError) { try result.get() }
    }

    /// The status code of the response.
    public var statusCode: Int { httpResponse.statusCode }

    /// The header fields of the response as texts: `response.headers["X-RateLimit-Remaining"]`.
    public var headers: HTTPHeaders { httpResponse.headers }

    /// Whether nothing has changed since the version that the request named (304).
    public var isNotModified: Bool { statusCode == 304 }
}

extension ServiceResponse {
    /// Creates a response, for previews and tests of code that receives one.
    public init(_ value: Output, httpResponse: HTTPResponse = HTTPResponse(statusCode: 200)) {
        self.init(httpResponse: httpResponse, result: .success(value))
    }
}
