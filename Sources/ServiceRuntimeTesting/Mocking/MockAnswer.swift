import Foundation
import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a ``MockTransport`` does with a request.
public struct MockAnswer: Sendable {
    let respond: @Sendable (HTTPRequest) async throws -> HTTPResponse

    /// An answer that depends on the request, takes its time, or is checked while it is given.
    ///
    /// - Parameter respond: Makes the answer. What it throws is thrown by the transport.
    public static func answer(
        _ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) -> MockAnswer {
        MockAnswer(respond: respond)
    }

    /// An answer as it is.
    ///
    /// - Parameter response: The answer.
    public static func response(_ response: HTTPResponse) -> MockAnswer {
        MockAnswer { _ in response }
    }

    /// An answer with a body of JSON.
    ///
    /// - Parameters:
    ///   - text: The body.
    ///   - status: The status code.
    ///   - headers: Further header fields.
    public static func json(_ text: String, status: Int = 200, headers: HTTPHeaders = [:]) -> MockAnswer {
        body(Data(text.utf8), contentType: "application/json", status: status, headers: headers)
    }

    /// An answer with a body of text.
    ///
    /// - Parameters:
    ///   - text: The body.
    ///   - contentType: Its media type.
    ///   - status: The status code.
    ///   - headers: Further header fields.
    public static func text(
        _ text: String,
        contentType: String = "text/plain; charset=utf-8",
        status: Int = 200,
        headers: HTTPHeaders = [:]
    ) -> MockAnswer {
        body(Data(text.utf8), contentType: contentType, status: status, headers: headers)
    }

    /// An answer with any body.
    ///
    /// - Parameters:
    ///   - data: The body.
    ///   - contentType: Its media type.
    ///   - status: The status code.
    ///   - headers: Further header fields.
    public static func body(
        _ data: Data,
        contentType: String,
        status: Int = 200,
        headers: HTTPHeaders = [:]
    ) -> MockAnswer {
        var headers = headers
        headers["Content-Type"] = headers["Content-Type"] ?? contentType
        return response(HTTPResponse(statusCode: status, headers: headers, data: data))
    }

    /// An answer without a body.
    ///
    /// - Parameters:
    ///   - status: The status code.
    ///   - headers: Its header fields.
    public static func status(_ status: Int, headers: HTTPHeaders = [:]) -> MockAnswer {
        response(HTTPResponse(statusCode: status, headers: headers))
    }

    /// A connection that fails. The client's retry options decide whether the request is sent again.
    ///
    /// - Parameter code: How it fails.
    public static func connectionFailure(_ code: URLError.Code = .notConnectedToInternet) -> MockAnswer {
        MockAnswer { _ in throw URLError(code) }
    }
}
