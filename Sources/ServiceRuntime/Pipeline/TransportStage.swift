/// The last stage of a pipeline, which sends a request and receives the response.
public protocol TransportStage: Sendable {
    /// Sends a request and waits for the response: for all of it, in ``HTTPResponse/data``, or for its head, with the body as
    /// ``HTTPResponse/bodyStream``. A transport may always return a stream: the client loads it into memory unless the request asks
    /// for one (``PipelineContext/wantsBodyStream``) and the response is successful.
    ///
    /// - Returns: The response, whatever its status code. Transports do not follow redirects.
    /// - Throws: A `URLError`, or a ``ServiceError/client(_:_:)`` with a `URLError` as its cause, if there was no
    ///   complete response. Its code decides whether the request is tried again. `CancellationError` if the task was
    ///   canceled.
    func send(_ request: PipelineRequest) async throws -> PipelineResponse

    /// Whether the transport itself reads the files of a body (``HTTPRequest/body``). If `false`, the default, it
    /// receives the whole body in ``HTTPRequest/data``.
    var sendsFiles: Bool { get }
}

extension TransportStage {
    /// `false`: files are read before the request reaches the transport.
    public var sendsFiles: Bool { false }
}
