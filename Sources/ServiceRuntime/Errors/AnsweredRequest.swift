import Foundation

/// A request that has a response, for errors about the response.
///
/// It is kept as long as the response, so it has neither a body nor header fields.
final class AnsweredRequest: Sendable {
    private let method: HTTPMethod
    private let url: URL
    /// What the URL must not show.
    private let ownSecrets: RequestSecrets
    private let tries: TryError.Tries
    private let statusCode: Int
    /// What errors about the response must not show, that of the stages behind the client included.
    let secrets: RequestSecrets

    /// A request and what came of it.
    ///
    /// - Parameters:
    ///   - request: What was handed to the pipeline.
    ///   - response: What came out of it.
    init(_ request: HTTPRequest, _ response: PipelineResponse) {
        method = request.method
        url = request.url
        ownSecrets = request.secrets
        tries = TryError.Tries(response.httpRequest, response.context)
        statusCode = response.httpResponse.statusCode
        secrets = response.httpRequest.secrets
    }

    /// The method, the URL without what is secret, the request id, and how often it was tried.
    var text: String {
        var request = HTTPRequest(method: method, url: url)
        request.secrets = ownSecrets
        return RequestRedactor.line(of: request) + details
    }

    /// The request id, and how often it was tried, as ``TryError/Tries/details(statusCode:)`` says it.
    var details: String { tries.details(statusCode: statusCode) }
}

extension PipelineResponse {
    /// Lets the response know what it is the response to.
    ///
    /// - Parameter request: What was handed to the pipeline.
    mutating func answer(_ request: HTTPRequest) {
        httpResponse.answeredRequest = AnsweredRequest(request, self)
    }
}

extension HTTPResponse {
    /// What this is the response to, for errors: the method, the URL without what is secret, the request id, and how often it was
    /// tried. Empty if no client received it.
    var call: String { answeredRequest?.text ?? "" }

    /// The request id, and how often the request was tried, in brackets and with a space before them. Empty if no client received it.
    var details: String { answeredRequest?.details ?? "" }

    /// Why this cannot be read, without what is secret.
    func withoutSecrets(_ error: any Error) -> any Error {
        ModelReadingError.hiding(answeredRequest?.secrets ?? RequestSecrets(), in: error)
    }
}
