import Foundation
import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The reaction of a ``MockTransport`` to a request.
public struct MockResponse: Sendable {
    let respond: @Sendable (HTTPRequest) async throws -> HTTPResponse

    /// Creates a response that depends on the request, takes time, or checks the request.
    ///
    /// - Parameter respond: A closure that creates the response. The transport throws any error that it throws.
    public static func response(
        _ respond: @escaping @Sendable (HTTPRequest) async throws -> HTTPResponse
    ) -> MockResponse {
        MockResponse(respond: respond)
    }

    /// Returns the given response.
    ///
    /// - Parameter response: The response.
    public static func response(_ response: HTTPResponse) -> MockResponse {
        MockResponse { _ in response }
    }

    /// Returns a response with a JSON body.
    ///
    /// - Parameters:
    ///   - text: The body.
    ///   - statusCode: The status code.
    ///   - headers: Further header fields.
    public static func json(_ text: String, statusCode: Int = 200, headers: HTTPHeaders = [:]) -> MockResponse {
        body(Data(text.utf8), contentType: "application/json", statusCode: statusCode, headers: headers)
    }

    /// Returns a response with a model as its body, in JSON.
    ///
    /// - Parameters:
    ///   - value: The model, including the members that only the service sets.
    ///   - statusCode: The status code.
    ///   - headers: Further header fields.
    public static func value(
        _ value: some ModelValue,
        statusCode: Int = 200,
        headers: HTTPHeaders = [:]
    ) -> MockResponse {
        MockResponse { request in
            let data = try ModelCoder.encode(value)
            return try await body(data, contentType: "application/json", statusCode: statusCode, headers: headers)
                .respond(request)
        }
    }

    /// Returns a response with a text body.
    ///
    /// - Parameters:
    ///   - text: The body.
    ///   - contentType: The media type of the body.
    ///   - statusCode: The status code.
    ///   - headers: Further header fields.
    public static func text(
        _ text: String,
        contentType: String = "text/plain; charset=utf-8",
        statusCode: Int = 200,
        headers: HTTPHeaders = [:]
    ) -> MockResponse {
        body(Data(text.utf8), contentType: contentType, statusCode: statusCode, headers: headers)
    }

    /// Returns a response with any body.
    ///
    /// - Parameters:
    ///   - data: The body.
    ///   - contentType: The media type of the body.
    ///   - statusCode: The status code.
    ///   - headers: Further header fields.
    public static func body(
        _ data: Data,
        contentType: String,
        statusCode: Int = 200,
        headers: HTTPHeaders = [:]
    ) -> MockResponse {
        var headers = headers
        headers["Content-Type"] = headers["Content-Type"] ?? contentType
        return response(HTTPResponse(statusCode: statusCode, headers: headers, data: data))
    }

    /// Returns a response without a body.
    ///
    /// - Parameters:
    ///   - statusCode: The status code.
    ///   - headers: The header fields.
    public static func status(_ statusCode: Int, headers: HTTPHeaders = [:]) -> MockResponse {
        response(HTTPResponse(statusCode: statusCode, headers: headers))
    }

    /// Simulates a connection failure. The client's retry options determine whether the request is sent again.
    ///
    /// - Parameter code: The code of the failure.
    public static func connectionFailure(_ code: URLError.Code = .notConnectedToInternet) -> MockResponse {
        MockResponse { _ in throw URLError(code) }
    }
}
