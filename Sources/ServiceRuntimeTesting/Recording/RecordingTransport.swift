import Foundation
import Locking
import ServiceRuntime

/// A transport that sends requests and stores them with their answers in a file, for a ``PlaybackTransport`` to answer from.
///
/// The file is JSON that can be read, compared and changed by hand. It is written anew after every answer. What may be secret is
/// not in it (``RecordingRules``); look at it all the same before you give it to others.
public final class RecordingTransport: TransportStage {
    private let transport: any TransportStage
    private let file: URL
    private let redactor: ExchangeRedactor
    private let exchanges = Locked<[RecordedExchange]>([])

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - file: Where the exchanges are stored. What is there is replaced by the first of them.
    ///   - transport: What sends the requests; a ``URLSessionTransport`` if it is not given.
    ///   - rules: What may stand in the file.
    public init(
        to file: URL,
        through transport: any TransportStage = URLSessionTransport(),
        rules: RecordingRules = .usual
    ) {
        self.file = file
        self.transport = transport
        redactor = ExchangeRedactor(rules: rules)
    }

    /// Sends a request and stores it with its answer. The body of an answer that is asked for as a stream is received as a whole.
    ///
    /// - Parameter request: The request.
    /// - Returns: The answer.
    /// - Throws: What the transport throws, which is not stored; ``ServiceError/client(_:_:)`` if the file cannot be written.
    public func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        var response = try await transport.send(request)
        if let stream = response.httpResponse.bodyStream {
            var data = Data()
            for try await part in stream { data += part }
            response.httpResponse.bodyStream = nil
            response.httpResponse.data = data
        }
        let exchange = RecordedExchange(request.httpRequest, response.httpResponse, redactor: redactor)
        try exchanges.withLock { [file] exchanges in
            exchanges.append(exchange)
            // Inside the lock, so that an older state of the file does not replace a newer one.
            try Recording.write(exchanges, to: file)
        }
        return response
    }
}
