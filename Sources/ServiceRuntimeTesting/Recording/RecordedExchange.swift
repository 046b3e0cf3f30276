import Foundation
import ServiceRuntime

/// A request and its response as they are in a recording.
struct RecordedExchange: Sendable {
    let method: String
    let url: String
    let requestHeaders: JSONValue
    let requestBody: RecordedBody?
    let status: Int
    let responseHeaders: JSONValue
    let responseBody: RecordedBody?

    /// What a request of the same kind looks like.
    var request: String { "\(method) \(url)" }

    /// Takes note of a request and its response.
    init(_ request: HTTPRequest, _ response: HTTPResponse, redactor: ExchangeRedactor) {
        let redactor = redactor.knowing(request)
        method = request.method.rawValue
        url = redactor.url(of: request)
        requestHeaders = redactor.headers(request.headers)
        requestBody = redactor.requestBody(request.data, contentType: request.headers["Content-Type"])
        status = response.statusCode
        responseHeaders = redactor.headers(response.headers)
        responseBody = redactor.responseBody(response.data, contentType: response.headers["Content-Type"])
    }

    /// Reads an exchange of a recording.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it is not an exchange.
    init(_ value: JSONValue) throws {
        guard let request = value["request"], let response = value["response"] else {
            throw ServiceError.client("it has no 'request' or no 'response'")
        }
        guard let method = request["method"]?.string, let url = request["url"]?.string else {
            throw ServiceError.client("its request has no 'method' or no 'url'")
        }
        guard let status = response["status"]?.int else { throw ServiceError.client("its response has no 'status'") }
        self.method = method
        self.url = url
        self.status = status
        requestHeaders = request["headers"] ?? [:]
        responseHeaders = response["headers"] ?? [:]
        requestBody = try request["body"].map(RecordedBody.init)
        responseBody = try response["body"].map(RecordedBody.init)
    }

    /// The exchange as the file has it.
    var value: JSONValue {
        var request: [String: JSONValue] = ["method": .string(method), "url": .string(url), "headers": requestHeaders]
        var response: [String: JSONValue] = ["status": .integer(Int64(status)), "headers": responseHeaders]
        request["body"] = requestBody?.value
        response["body"] = responseBody?.value
        return ["request": .object(request), "response": .object(response)]
    }

    /// The response.
    ///
    /// - Throws: ``ModelWritingError`` if its body cannot be written.
    func httpResponse() throws -> HTTPResponse {
        let fields = (responseHeaders.members ?? [:]).sorted { $0.key < $1.key }
        var headers = HTTPHeaders(
            joining: fields.compactMap { name, value in value.string.map { HTTPHeaders.Field(name: name, value: $0) } }
        )
        // What was left out is absent: a client may expect a number in its place, and must cope with none.
        for (name, value) in fields where value.string == RequestRedactor.placeholder { headers[name] = nil }
        // The body may have another length than it had, and has come through any encoding of the transfer.
        for name in ["Content-Length", "Content-Encoding", "Transfer-Encoding"] { headers[name] = nil }
        return HTTPResponse(statusCode: status, headers: headers, data: try responseBody?.data())
    }
}
