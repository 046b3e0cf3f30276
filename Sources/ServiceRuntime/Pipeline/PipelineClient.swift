import Dispatch
import Foundation

/// The base class of all clients, with the endpoint of a service and the pipeline for its requests.
///
/// Clients inherit from this class and are immutable: every stored property of a subclass is a `let` of a `Sendable`
/// type. The conformance to `Sendable` is unchecked only because the compiler cannot check an open class.
open class PipelineClient: @unchecked Sendable {
    /// The URL of the service: an absolute `http` or `https` URL.
    public let endpoint: URL

    /// The endpoint, as requests are built from it.
    let address: ServerAddress

    /// The pipeline that every request passes through.
    public let pipeline: Pipeline

    /// The options that all clients have.
    public let commonOptions: any ClientOptions

    /// The options for the transport, which are read for each request.
    private let transportOptions: TransportOptions

    /// Creates the common part of a client.
    ///
    /// - Parameters:
    ///   - endpoint: The URL of the service. Its path precedes the path of every operation, and its query is sent with
    ///     each request.
    ///   - authPolicy: The policy that authenticates requests, or `nil` for none. The initializer validates its
    ///     credential.
    ///   - options: The client's options.
    ///   - package: The name of the client's package, for the user agent.
    ///   - version: The version of that package.
    ///   - productPrefix: The text before the package's name in the user agent, unless the client's options have another. The
    ///     guidelines for Azure services ask for `azsdk-ios-`.
    /// - Throws: ``ServiceError/client(_:_:)`` if the endpoint is missing, not absolute or neither `http` nor `https`,
    ///   if the credential is not valid, or if it is secret and would be sent over plain `http`.
    public init(
        endpoint: URL?,
        authPolicy: (any Authenticating)?,
        withOptions options: any ClientOptions,
        package: String,
        version: String = "1.0.0",
        productPrefix: String = ""
    ) throws(ServiceError) {
        self.endpoint = try Self.validated(endpoint)
        address = ServerAddress(self.endpoint)
        if let authPolicy {
            do {
                try authPolicy.validate()
            } catch {
                throw ServiceError(wrapping: error, "The credential cannot be used.")
            }
            if authPolicy.requiresSecureConnection, !options.transportOptions.allowsInsecureCredentials {
                guard self.endpoint.isSecure else { throw .insecureCredential(for: self.endpoint) }
            }
        }
        try options.transportOptions.proxy?.validate(with: options.transportOptions.transport)
        commonOptions = options
        transportOptions = options.transportOptions
        pipeline = Pipeline(
            authPolicy: authPolicy,
            endpoint: self.endpoint,
            options: options,
            package: package,
            version: version,
            productPrefix: productPrefix
        )
    }

    /// Returns the URL of the next page of a collection. Override this method for a service whose continuation tokens
    /// are not links.
    ///
    /// - Parameters:
    ///   - requestUrl: The URL of the page that contains the token.
    ///   - continuationToken: The service's token for the next page.
    /// - Returns: The token as a link, resolved against the URL of its page if it is relative, or `nil` if it is not a
    ///   link.
    open func continuationUrl(
        forRequestUrl requestUrl: URL,
        withContinuationToken continuationToken: String
    ) -> URL? {
        URL(link: continuationToken, relativeTo: requestUrl)
    }

    private static func validated(_ endpoint: URL?) throws(ServiceError) -> URL {
        guard let endpoint else { throw .client("The client has no endpoint. Pass the absolute URL of the service.") }
        if let obstacle = endpoint.obstacle() {
            let advice = obstacle == .userInformation ? " Use a credential instead: URLs end up in logs." : ""
            throw .client(
                "The endpoint '\(RequestRedactor.text(of: endpoint))' cannot be used: \(obstacle.rawValue).\(advice)"
            )
        }
        return endpoint.absoluteURL
    }
}

extension PipelineClient {
    /// Sends a request and returns its response. Equivalent to `try await request.response()`.
    ///
    /// - Parameter request: The request, which any client may have created.
    /// - Throws: ``ServiceError``.
    public func send<Output>(_ request: ServiceRequest<Output>) async throws(ServiceError) -> ServiceResponse<Output> {
        try await ServiceRequest(request.requestDescription, client: self, returns: request.format).response()
    }

    /// Sends your own request through the client's pipeline, and waits for the response.
    ///
    /// Every response counts as a success, whatever its status code.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: Values for the pipeline's stages, including a cancellation token and a request id, if any.
    /// - Throws: ``ServiceError/client(_:_:)`` if there is none, the call was canceled, or nothing may be sent to the URL: it contains a
    ///   user name or password, is not absolute, or is for another protocol than HTTP.
    public func send(
        _ request: HTTPRequest,
        context: PipelineContext = PipelineContext()
    ) async throws(ServiceError) -> HTTPResponse {
        try await exchange(own: request, context: context.forAnotherCall).httpResponse
    }

    /// Sends your own request through the client's pipeline.
    ///
    /// Every response counts as a success, whatever its status code.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - context: Values for the pipeline's stages, including a cancellation token and a request id, if any.
    ///   - completionHandler: A closure that receives the body and the raw response, once, on the queue in the client's
    ///     options.
    public func request(
        _ request: HTTPRequest,
        context: PipelineContext? = nil,
        completionHandler: @escaping HTTPResultHandler<Data?>
    ) {
        let context = context?.forAnotherCall ?? PipelineContext()
        Task {
            await RequestOutcome {
                let response = try await exchange(own: request, context: context).httpResponse
                return (response.data, response)
            }
            .deliver(to: completionHandler, on: callbackQueue(context), token: context.cancellationToken)
        }
    }

    /// Sends a caller's own request through the pipeline. All other URLs are made of one that has been looked at, or are links, which
    /// are looked at where they are found.
    private func exchange(
        own request: HTTPRequest,
        context: PipelineContext
    ) async throws(ServiceError) -> PipelineResponse {
        if let obstacle = request.url.obstacle() {
            throw .client("Nothing was sent to '\(RequestRedactor.text(of: request.url))': \(obstacle.rawValue).")
        }
        return try await exchange(request, context: context)
    }

    /// Sends a request through the pipeline.
    ///
    /// - Parameters:
    ///   - request: What to send.
    ///   - context: Values for the pipeline's stages.
    /// - Returns: The response, whatever its status code.
    /// - Throws: The reason why there is none; the error of a canceled call if the call was canceled, response or not.
    func exchange(_ request: HTTPRequest, context: PipelineContext) async throws(ServiceError) -> PipelineResponse {
        var context = context
        context.allowsInsecureCredentials = transportOptions.allowsInsecureCredentials
        context.maximumResponseSize = transportOptions.maximumResponseSize
        if let handler = context.progressHandler {
            let queue = context.call.progressQueue ?? callbackQueue(context)
            // The handler is of this call, and not of one that a stage makes with this context.
            context.progressHandler = nil
            context.call.progressReporter = ProgressReporter(queue: queue, handler: handler)
        }
        let reporter = context.call.progressReporter
        defer { reporter?.flush() }
        let pipelineRequest = PipelineRequest(httpRequest: request, logger: commonOptions.logger, context: context)
        let pipeline = pipeline
        // Disks may hang.
        let usesFiles = context.call.partialFile != nil || request.body.map { $0.data == nil } ?? false
        var response = try await CancellableCall.run(
            context.cancellationToken,
            respondsToCancellation: pipeline.respondsToCancellation && !usesFiles && context.retryOptions == nil
        ) {
            guard usesFiles else { return try await pipeline.send(pipelineRequest) }
            // Before anything is sent, and outside the time limits of what is sent.
            let body = pipelineRequest.httpRequest.body
            try await body?.checkFiles()
            var prepared = pipelineRequest
            prepared.httpRequest.body = try await body?.prepared()
            try await prepared.context.call.partialFile?.create()
            // The files that streams were read into are gone with them.
            defer { withExtendedLifetime(body) {} }
            let result: Result<PipelineResponse, any Error>
            do { result = .success(try await pipeline.send(prepared)) } catch { result = .failure(error) }
            await prepared.httpRequest.body?.discardAssembly()
            return try result.get()
        }
        response.answer(request)
        return response
    }

    /// The queue on which the handlers of a call are called.
    ///
    /// - Parameter context: The context of the call.
    func callbackQueue(_ context: PipelineContext) -> DispatchQueue {
        namedQueue(context) ?? .main
    }

    /// The queue that the options of a call name for its completion handlers, or otherwise the client's, if these name one.
    func namedQueue(_ context: PipelineContext) -> DispatchQueue? {
        context.call.callbackQueue ?? commonOptions.dispatchQueue
    }
}
