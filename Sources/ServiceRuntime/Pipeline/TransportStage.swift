/// The end of the pipeline: sends a request and receives the answer.
public protocol TransportStage: Sendable {
    /// Sends a request and waits for the whole answer. Where the request's context asks for a stream
    /// (``PipelineContext/wantsBodyStream``) and the answer says success, a transport that can gives the head of the answer
    /// as soon as it has come, with the body as ``HTTPResponse/bodyStream``.
    ///
    /// - Parameter request: What to send.
    /// - Returns: The answer, whatever its status code. Redirects are not followed here.
    /// - Throws: A `URLError`, or a ``ServiceError/client(_:_:)`` with a `URLError` as its cause, if there was no
    ///   complete answer: the code decides whether it is tried again. `CancellationError` if the task was cancelled.
    func send(_ request: PipelineRequest) async throws -> PipelineResponse

    /// Whether the transport reads the files of a body itself (``HTTPRequest/body``). If it does not, which is the usual case,
    /// it is given all of the body in ``HTTPRequest/data``.
    var sendsFiles: Bool { get }
}

extension TransportStage {
    /// No: files are read before the request reaches the transport.
    public var sendsFiles: Bool { false }
}
