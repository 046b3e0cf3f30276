import Foundation
import ServiceRuntime

/// A transport that sends nothing and replies from a recording.
///
/// The response to a request comes from the first unused exchange with the same method, URL and body, or else with the same method and
/// URL. Values that may be secret, and so are not in the recording, are ignored, also those of a query.
public final class PlaybackTransport: TransportStage {
    private let file: URL
    private let redactor: ExchangeRedactor
    private let recorded: [RecordedExchange]
    /// The exchanges that have not been used, by their requests.
    private let unused: Locked<[String: [Int]]>

    /// Loads a recording.
    ///
    /// - Parameters:
    ///   - file: The file that a ``RecordingTransport`` wrote.
    ///   - loggingOptions: The options with which it was recorded.
    /// - Throws: `ServiceError/client(_:_:)` if the file cannot be read, or is not a recording.
    public init(from file: URL, loggingOptions: LoggingOptions = LoggingOptions()) throws {
        self.file = file
        redactor = ExchangeRedactor(loggingOptions)
        let recorded = try Recording.read(file)
        self.recorded = recorded
        unused = Locked(Dictionary(grouping: recorded.indices) { recorded[$0].request })
    }

    /// Replies to a request.
    ///
    /// - Parameter request: The request.
    /// - Returns: The recorded response.
    /// - Throws: `ServiceError/client(_:_:)` if there is none.
    public func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        try Task.checkCancellation()
        let wanted = "\(request.httpRequest.method.rawValue) \(redactor.url(of: request.httpRequest))"
        let body = redactor.knowing(request.httpRequest)
            .requestBody(request.httpRequest.data, contentType: request.httpRequest.headers["Content-Type"])?.value
        let index: Int? = unused.withLock { [recorded] unused in
            guard let places = unused[wanted], !places.isEmpty else { return nil }
            // Calls that overlap may come in another order than they were recorded in.
            let place = places.firstIndex { recorded[$0].requestBody?.value == body } ?? 0
            return unused[wanted]?.remove(at: place)
        }
        guard let index else { throw missing(wanted) }
        return PipelineResponse(to: request, try recorded[index].httpResponse())
    }

    /// Verifies that everything in the recording was used.
    ///
    /// - Throws: `ServiceError/client(_:_:)` that lists what was not used.
    public func verify() throws {
        guard left.isEmpty else {
            throw ServiceError.client(
                "Requests of the recording '\(file.path)' were not sent: \(left.joined(separator: ", "))."
            )
        }
    }

    /// The requests that have not been used, in the order of the recording.
    private var left: [String] { unused.withLock { $0 }.values.joined().sorted().map { recorded[$0].request } }

    private func missing(_ wanted: String) -> ServiceError {
        let count = recorded.count { $0.request == wanted }
        if count == 0, let endpoint = endpoint(ofRecorded: wanted) {
            return .client(
                "The recording '\(file.path)' cannot be used for this request: it has no response to \(wanted). It was recorded with "
                    + "the endpoint '\(endpoint)': create the client with that."
            )
        }
        let reason =
            count > 0
            ? "all \(count) of its responses to \(wanted) have been used"
            : "it has no response to \(wanted)"
        return .client(
            "The recording '\(file.path)' cannot be used for this request: \(reason). Not used yet: "
                + "\(left.isEmpty ? "nothing" : left.joined(separator: ", ")). Record it again if the client has "
                + "changed."
        )
    }

    /// The scheme, host and port in the recording of a request that differs from another one in nothing else.
    private func endpoint(ofRecorded wanted: String) -> Substring? {
        let wanted = Self.divided(wanted)
        return recorded.lazy.map { Self.divided($0.request) }
            .first { $0.method == wanted.method && $0.path == wanted.path }?.origin
    }

    /// The method, the origin, and what follows it in the URL of a request.
    private static func divided(_ request: String) -> (method: Substring, origin: Substring, path: Substring) {
        let method = request.prefix { $0 != " " }
        let url = request[method.endIndex...].dropFirst()
        let host = url.range(of: "://")?.upperBound ?? url.startIndex
        let end = url[host...].firstIndex { "/?#".contains($0) } ?? url.endIndex
        return (method, url[..<end], url[end...])
    }
}
