import Foundation

/// Tells the logger about each try: one line for the request and one for its outcome, the header fields on the debug
/// level. Nothing that may be secret is written (see ``RequestRedactor``).
struct LoggingPolicy: PipelineStage {
    private let clock = ContinuousClock()

    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        let logger = request.logger
        let id = request.httpRequest.headers[request.context.clientRequestIdHeader] ?? "-"
        logger.info("--> \(Self.summary(of: request)) [\(id)]")
        logger.debug("--> [\(id)] \(RequestRedactor.headers(of: request.httpRequest))")
        let start = clock.now
        do {
            let response = try await next(request)
            let size = Self.size(of: response)
            logger.info(
                "<-- \(response.httpResponse.statusCode) \(Self.summary(of: request)),"
                    + " \(size) in \(Self.milliseconds(clock.now - start)) ms [\(id)]"
            )
            logger.debug("<-- [\(id)] \(RequestRedactor.text(of: response.httpResponse.headers))")
            return response
        } catch let error as CancellationError {
            logger.info(
                "<-- \(Self.summary(of: request)) canceled after \(Self.milliseconds(clock.now - start)) ms [\(id)]"
            )
            throw error
        } catch {
            logger.warning(
                "<-- \(Self.summary(of: request)) failed after \(Self.milliseconds(clock.now - start)) ms [\(id)]:"
                    + " \(ServiceError(wrapping: error))"
            )
            throw error
        }
    }

    private static func summary(of request: PipelineRequest) -> String {
        let line = "\(request.httpRequest.method.rawValue) \(RequestRedactor.url(of: request.httpRequest))"
        return request.context.tryNumber > 1 ? "\(line) (try \(request.context.tryNumber))" : line
    }

    private static func size(of response: PipelineResponse) -> String {
        if response.httpResponse.bodyStream != nil {
            return "the head of a stream"
        }
        let count = response.httpResponse.data?.count ?? response.context.partialFile?.count ?? 0
        return "\(count) bytes"
    }

    private static func milliseconds(_ duration: Duration) -> Int64 {
        let (seconds, attoseconds) = duration.components
        return seconds * 1000 + attoseconds / 1_000_000_000_000_000
    }
}
