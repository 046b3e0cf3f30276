/// The last stage of a pipeline, which sends a request and receives the response.
public protocol TransportStage: Sendable {
    /// Sends a request and waits for the whole response. If the request's context asks for a stream
    /// (``PipelineContext/wantsBodyStream``) and the response is successful, a transport that supports streams returns
    /// as soon as the response head arrives, with the body as ``HTTPResponse/bodyStream``.
    ///
    /// - Parameter request: The request.
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
