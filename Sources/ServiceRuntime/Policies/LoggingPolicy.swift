import Foundation

/// Tells the logger about each try: one line for the request and one for its outcome on the info level, the header fields on the
/// debug level, the bodies on the verbose one. ``RetryPolicy`` warns of tries that fail. Nothing that may be secret is written (see
/// ``RequestRedactor`` and ``BodyText``).
struct LoggingPolicy: PipelineStage {
    private let clock = ContinuousClock()
    /// Options for what is logged.
    var options = LoggingOptions()

    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        try await request.logger.isEnabled(.info) ? logged(request, next) : next(request)
    }

    /// Sends a request, and tells the logger.
    private func logged(_ request: PipelineRequest, _ next: PipelineNext) async throws -> PipelineResponse {
        let logger = request.logger
        // Looked up only for a line that is written.
        var id: String { request.requestId ?? "-" }
        logger.info("--> \(summary(of: request)) [\(id)]")
        logger.debug("--> [\(id)] \(headers(request.httpRequest.headers, of: request))")
        if let body = request.httpRequest.body {
            logger.verbose("--> [\(id)] \(self.body(body.data, request.httpRequest.headers, of: request))")
        }
        let start = clock.now
        do {
            let response = try await next(request)
            logger.info(
                "<-- \(response.httpResponse.statusCode) \(summary(of: request)),"
                    + " \(Self.size(of: response)) in \(Self.milliseconds(clock.now - start)) ms [\(id)]"
            )
            logger.debug("<-- [\(id)] \(headers(response.httpResponse.headers, of: request))")
            if let data = response.httpResponse.data, !data.isEmpty {
                logger.verbose("<-- [\(id)] \(body(data, response.httpResponse.headers, of: request))")
            }
            return response
        } catch {
            let outcome = ServiceError(wrapping: error)
            let time = "after \(Self.milliseconds(clock.now - start)) ms [\(id)]"
            if outcome.isCanceled {
                logger.info("<-- \(summary(of: request)) canceled \(time)")
            } else {
                logger.info(
                    "<-- \(summary(of: request)) failed \(time):"
                        + " \(RequestRedactor.hiding(request.httpRequest.secrets.texts, in: outcome.description))"
                )
            }
            throw error
        }
    }

    private func summary(of request: PipelineRequest) -> String {
        let line = RequestRedactor.line(of: request.httpRequest, showing: options.shownQueryParameters)
        return request.context.tryNumber > 1 ? "\(line) (try \(request.context.tryNumber))" : line
    }

    /// Header fields of the request or the response; a service may send back what was secret in the request.
    private func headers(_ headers: HTTPHeaders, of request: PipelineRequest) -> String {
        RequestRedactor.hiding(
            request.httpRequest.secrets.texts,
            in: RequestRedactor.text(of: headers, showing: options.shownHeaders)
        )
    }

    /// The body of the request or the response.
    private func body(_ data: Data?, _ headers: HTTPHeaders, of request: PipelineRequest) -> String {
        let secrets = request.httpRequest.secrets
        return RequestRedactor.hiding(
            secrets.texts,
            in: BodyText(options, secretMembers: secrets.members, hiding: secrets.texts)
                .text(of: data, mediaType: headers["Content-Type"])
        )
    }

    private static func size(of response: PipelineResponse) -> String {
        if response.httpResponse.bodyStream != nil {
            return "the head of a stream"
        }
        let count = response.httpResponse.data?.count ?? response.context.call.partialFile?.count ?? 0
        return "\(count) bytes"
    }

    private static func milliseconds(_ duration: Duration) -> Int64 {
        Int64(duration / .milliseconds(1))
    }
}
