import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A transport with its own `URLSession`, which stores no cookies, no cache and no credentials.
public final class URLSessionTransport: TransportStage {
    /// The default time limit, in seconds.
    static let defaultTimeout: TimeInterval = 60

    private let sessions: SessionPool
    private let timeout: TimeInterval
    /// The header fields of the user's configuration, which the session itself would send wherever a redirect leads.
    private let additionalHeaders: HTTPHeaders

    /// Creates a transport.
    ///
    /// - Parameter timeout: The time without progress after which a request is given up, in seconds. Values above one year
    ///   count as one year; values of 0 or less, as 60. On Linux, a fraction of a second counts as a whole one.
    public init(timeout: TimeInterval = 60) {
        self.timeout = Self.usable(timeout)
        additionalHeaders = [:]
        sessions = SessionPool(timeout: self.timeout)
    }

    /// Creates a transport with your own configuration, for settings that ``TransportOptions`` does not have.
    ///
    /// - Parameter configuration: The configuration of the session. Its cookies are neither sent nor stored, and on Linux, its
    ///   cache is not used. Its `httpAdditionalHeaders` are not sent where a redirect leads to another origin.
    public convenience init(configuration: URLSessionConfiguration) {
        self.init(configuration, answer: nil)
    }

    #if !canImport(FoundationNetworking)
        /// Creates a transport that answers the challenges of servers, for client certificates (mutual TLS) and for pinned
        /// certificates:
        ///
        /// ```swift
        /// let transport = URLSessionTransport(configuration: .ephemeral) { challenge in
        ///     guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodClientCertificate else {
        ///         return (.performDefaultHandling, nil)
        ///     }
        ///     return (.useCredential, URLCredential(identity: identity, certificates: nil, persistence: .none))
        /// }
        /// ```
        ///
        /// - Parameters:
        ///   - configuration: The configuration of the session, as in ``init(configuration:)``.
        ///   - answer: A closure that is called with each challenge on the session's thread, which waits for the result. It
        ///     returns the disposition and the credential. It can refuse a server that the system trusts, but not accept one
        ///     that the system does not trust.
        public convenience init(
            configuration: URLSessionConfiguration,
            answeringChallenges answer:
                @escaping @Sendable (URLAuthenticationChallenge) -> (
                    URLSession.AuthChallengeDisposition, URLCredential?
                )
        ) {
            self.init(configuration, answer: answer)
        }
    #endif

    /// Answers a challenge of a server.
    typealias ChallengeHandler =
        @Sendable (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)

    private init(_ configuration: URLSessionConfiguration, answer: ChallengeHandler?) {
        timeout = Self.usable(configuration.timeoutIntervalForRequest)
        let own = configuration.copy() as? URLSessionConfiguration ?? configuration
        own.timeoutIntervalForRequest = timeout
        // Those for a proxy are for all hosts.
        let fields = (own.httpAdditionalHeaders ?? [:]).filter { !"\($0.key)".lowercased().hasPrefix("proxy-") }
            .sorted { "\($0.key)" < "\($1.key)" }
        additionalHeaders = HTTPHeaders(joining: fields.map { .init(name: "\($0.key)", value: "\($0.value)") })
        for field in fields { own.httpAdditionalHeaders?[field.key] = nil }
        #if canImport(FoundationNetworking)
            // The session asks its cache on another thread, and stops the program if the task is canceled meanwhile.
            own.urlCache = nil
        #endif
        sessions = SessionPool(own, answer: answer)
    }

    /// A time limit that a session can take: FoundationNetworking stops the program for one that is too large for its clock, and
    /// drops fractions of a second, so that less than one would be over at once.
    private static func usable(_ timeout: TimeInterval) -> TimeInterval {
        let timeout = timeout.limit ?? defaultTimeout
        #if canImport(FoundationNetworking)
            return timeout.rounded(.up)
        #else
            return timeout
        #endif
    }

    /// Sends a request and waits for the whole response, or for its head if the body is requested as a stream
    /// (``PipelineContext/wantsBodyStream``).
    ///
    /// The session pauses while 256 KB of a stream are waiting to be read. FoundationNetworking, on Linux, cannot
    /// pause, so further data is kept in a temporary file.
    ///
    /// - Returns: The response, whatever its status code.
    /// - Throws: ``ServiceError/client(_:_:)`` with a `URLError` as its cause if there was no complete response, or
    ///   `CancellationError` if the task was canceled.
    public func send(_ request: PipelineRequest) async throws -> PipelineResponse {
        let file = try await UploadFile.make(for: request.httpRequest.body)
        let context = request.context
        var member = sessions.take(
            for: context.call.partialFile != nil ? .file : context.wantsBodyStream ? .stream : .value
        )
        let body = SentBody(of: request.httpRequest, file: file)
        #if canImport(FoundationNetworking)
            if body.isSentAgainUnasked { member = sessions.forOneTask(like: member) }
        #endif
        let task = body.task(of: member.session, urlRequest(for: request))
        let transfer = URLSessionTransfer(
            of: body,
            into: request.context.wantsBodyStream ? Self.buffer(of: task, member.delegate) : nil,
            meter: request.context.call.progressReporter.map { TransferMeter($0, for: request, file: file) },
            maximumSize: request.context.maximumResponseSize,
            isSuccess: request.context.isSuccess,
            onHead: request.context.call.onResponseHead,
            isTunneled: request.httpRequest.url.isSecure && Self.mayUseTunnels
        )
        member.delegate.add(transfer, for: task)
        do {
            return try await send(request, task, transfer, member)
        } catch {
            throw error is CancellationError ? error : file?.failure ?? error
        }
    }

    /// `true`: the session reads files.
    public var sendsFiles: Bool { true }

    private func send(
        _ request: PipelineRequest,
        _ task: URLSessionDataTask,
        _ transfer: URLSessionTransfer,
        _ member: SessionPool.Member
    ) async throws -> PipelineResponse {
        do {
            let received = try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { continuation in
                    if transfer.begin(continuation) {
                        task.resume()
                    }
                }
            } onCancel: {
                transfer.finish(throwing: CancellationError())
                member.delegate.cancel(task)
            }
            var response = try received.response(to: request.httpRequest)
            if let stream = response.bodyStream { response.bodyStream = explained(stream, request) }
            return PipelineResponse(to: request, response)
        } catch let error as URLError {
            throw URLErrorText.error(
                for: error,
                request: request.httpRequest,
                timeout: timeout,
                mayHaveWaited: member.isBusy
            )
        } catch let error as URLSessionTransfer.ResponseTooLarge {
            throw TryError.tooLarge(error.statusCode, request.httpRequest, request.context)
        }
    }

    /// Whether a proxy of the environment may open tunnels for requests with https. libcurl looks there for each request, too.
    private static var mayUseTunnels: Bool {
        #if canImport(FoundationNetworking)
            let variables: [String] = ["https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY"]
            return variables.contains { getenv($0) != nil }
        #else
            false
        #endif
    }

    private static func buffer(of task: URLSessionTask, _ delegate: URLSessionTransferDelegate) -> BodyBuffer {
        #if canImport(FoundationNetworking)
            // A suspended task would go on receiving, or break the connection off, and a session must not be called from its
            // own thread.
            let whenFull = BodyBuffer.Overflow.spills(.dedicated())
        #else
            let whenFull = BodyBuffer.Overflow.pauses { isPaused in isPaused ? task.suspend() : task.resume() }
        #endif
        return BodyBuffer(whenFull: whenFull, onCancel: { delegate.cancel(task) })
    }

    /// A stream whose connection failures are described in words, like those before it.
    private func explained(_ stream: HTTPBodyStream, _ request: PipelineRequest) -> HTTPBodyStream {
        stream.mappingErrors { [timeout] error in
            guard let error = error as? URLError else { return error }
            return URLErrorText.error(for: error, request: request.httpRequest, timeout: timeout)
        }
    }

    private func urlRequest(for pipelineRequest: PipelineRequest) -> URLRequest {
        let request = pipelineRequest.httpRequest
        var urlRequest = URLRequest(url: request.url.withLowercaseScheme)
        // It is a GET, and the session takes its time to compare methods.
        if request.method != .get { urlRequest.httpMethod = request.method.rawValue }
        urlRequest.timeoutInterval = timeout
        urlRequest.httpShouldHandleCookies = false
        // All at once: one at a time, the session compares each with all others.
        var fields = [String: String](minimumCapacity: request.headers.count)
        if !pipelineRequest.context.call.isRedirectedElsewhere {
            for field in additionalHeaders where request.headers[field.name] == nil { fields[field.name] = field.value }
        }
        for field in request.headers { fields[field.name] = field.value }
        urlRequest.allHTTPHeaderFields = fields
        return urlRequest
    }
}
