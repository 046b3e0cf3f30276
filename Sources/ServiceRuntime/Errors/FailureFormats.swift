import Foundation

/// How a service describes the failures of an operation, by status code.
struct FailureFormats: Sendable {
    private struct Format: Sendable {
        let pattern: StatusPattern
        /// The media type that it is for; `nil`: all that have no format of their own.
        let mediaType: String?
        let type: (any ModelValue.Type)?
    }

    private var formats: [Format] = []
    private var successes: [(pattern: StatusPattern, meaning: StatusMeaning)] = []

    /// Declares that responses are no failures although their status codes are errors, or have no value although they are successes.
    mutating func expect(_ meaning: StatusMeaning, for pattern: StatusPattern) {
        successes.append((pattern, meaning))
    }

    /// Returns the meaning of a response: that of its status in the description, or otherwise of the status itself.
    func meaning(of statusCode: Int) -> StatusMeaning {
        let isSuccess = HTTPStatus.isSuccess(statusCode)
        if isSuccess, formats.contains(where: { $0.pattern != .any && $0.pattern.matches(statusCode) }) {
            return .failure
        }
        // That any status is fine takes no success its value.
        guard let declared = successes.mostExact(for: statusCode, \.pattern), !isSuccess || declared.pattern != .any
        else {
            return isSuccess ? .value : .failure
        }
        return declared.meaning
    }

    /// Whether all responses without a description of their own are described together.
    var describeAllOthers: Bool { formats.contains { $0.pattern == .any } }

    /// Adds the type of the body for some status codes, in one media type or any other. With `nil`, it is not decoded. Later
    /// additions take precedence.
    mutating func add(_ type: (any ModelValue.Type)?, for pattern: StatusPattern, in mediaType: String? = nil) {
        let mediaType = mediaType.map { MediaType($0).essence }
        formats.removeAll { $0.pattern == pattern && $0.mediaType == mediaType }
        formats.append(Format(pattern: pattern, mediaType: mediaType, type: type))
    }

    /// Reads a response that says failure. A body that cannot be read does not hide the failure itself.
    func failure(for response: PipelineResponse) -> ServiceFailure {
        let httpResponse = response.httpResponse
        let secrets = response.httpRequest.secrets.texts
        let body = httpResponse.data ?? Data()
        let mediaType = httpResponse.headers["Content-Type"]
        var error: (any ModelValue)?
        var decodingError: (any Error)?
        if !body.isEmpty, let type = type(for: httpResponse.statusCode, in: mediaType) {
            do {
                error = try ModelCoder.decode(type, from: body, mediaType: mediaType)
            } catch let failure {
                decodingError = ModelReadingError.hiding(response.httpRequest.secrets, in: failure)
            }
        }
        let failure = FailureBody(body, mediaType: mediaType)
        return ServiceFailure(
            statusCode: httpResponse.statusCode,
            code: FailureCode.find(in: httpResponse, failure, hiding: secrets),
            message: failure?.message(hiding: secrets)
                ?? httpResponse.headers["x-ms-error-code"].map {
                    RequestRedactor.hidingCredentials(in: $0, and: secrets).shortened
                },
            error: error,
            decodingError: decodingError,
            httpResponse: httpResponse,
            method: response.httpRequest.method,
            url: RequestRedactor.url(of: response.httpRequest),
            requestId: Self.requestId(of: response).map { RequestRedactor.hiding(secrets, in: $0) },
            earlierTries: response.context.earlierTries
        )
    }

    private func type(for statusCode: Int, in mediaType: String?) -> (any ModelValue.Type)? {
        let own = formats.filter { $0.mediaType != nil && $0.mediaType == mediaType.map { MediaType($0).essence } }
        return (own + formats.filter { $0.mediaType == nil }).mostExact(for: statusCode, \.pattern)?.type
    }

    /// The service's own id for the request where it names one, else the client's.
    private static func requestId(of response: PipelineResponse) -> String? {
        ["x-ms-request-id", "request-id", "x-request-id", RequestIdPolicy.header].lazy
            .compactMap { response.httpResponse.headers[$0] }.first
            ?? response.requestId
    }
}
