import Dispatch
import Foundation
import ServiceRuntime

/// A transport that sends requests and records them with their responses in a file, for a ``PlaybackTransport``.
///
/// The file is JSON that you can read, compare and edit. It is complete after every response. It does not contain
/// values that may be secret as logs do not, but review it before you share it.
public final class RecordingTransport: TransportStage {
    private let transport: any TransportStage
    private let file: URL
    private let redactor: ExchangeRedactor
    /// Where the file is written, one exchange after the other: disks are slow.
    private let queue = DispatchQueue.dedicated()
    private let recording = Locked(Recording.Contents())

    /// Creates a transport.
    ///
    /// - Parameters:
    ///   - file: The file for the recording. An existing file is replaced when the first exchange is recorded.
    ///   - transport: The transport that sends the requests. By default, a `URLSessionTransport`.
    ///   - loggingOptions: Further names of header fields and query parameters to record, and of body members to leave out: those
    ///     of the client's logs. Bodies are recorded whatever their size.
    public init(
        to file: URL,
        through transport: any TransportStage = URLSessionTransport(),
        loggingOptions: LoggingOptions = LoggingOptions()
    ) {
        self.file = file
        self.transport = transport
        redactor = ExchangeRedactor(loggingOptions)
    }

    /// Sends a request and records it with its response. If the response is requested as a stream, its whole body is
    /// received first, within the limit for bodies in memory (`TransportOptions.maximumResponseSize`).
    ///
    /// - Parameter request: The request.
    /// - Returns: The response.
    /// - Throws: The error of the transport, which is not recorded, or `ServiceError/client(_:_:)` if a body is too large or the file
    ///   cannot be written.
    public func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        let response = try await transport.send(request).loaded(for: request.context)
        let exchange = try Recording.text(
            of: RecordedExchange(request.httpRequest, response.httpResponse, redactor: redactor)
        )
        try await queue.run { [file, recording] _ in
            // Nothing but this queue takes the lock, so nobody waits there for the disk.
            try recording.withLock { contents in
                contents.exchanges.append(exchange)
                try Recording.write(&contents, to: file)
            }
        }
        return response
    }
}
