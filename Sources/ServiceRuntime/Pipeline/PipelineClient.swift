import Dispatch
import Foundation

/// What all clients have in common: the endpoint of a service and the way to it.
///
/// Clients inherit from this class and are immutable: every stored property of a subclass is a `let` of a `Sendable`
/// type. The conformance to `Sendable` is unchecked only because an open class cannot be checked.
open class PipelineClient: @unchecked Sendable {
    /// Where the service is: an absolute `http` or `https` URL.
    public let endpoint: URL

    /// The way of every request.
    public let pipeline: Pipeline

    /// The options that all clients have.
    public let commonOptions: any ClientOptions

    /// Creates the common part of a client.
    ///
    /// - Parameters:
    ///   - endpoint: Where the service is. Its path comes before that of every operation, its query is sent with each.
    ///   - authPolicy: Proves to the service who is calling; nil for a service that does not ask. Its credential is
    ///     checked here.
    ///   - options: The client's options.
    ///   - package: The name of the client's package, for the user agent.
    ///   - version: The version of that package.
    /// - Throws: ``ServiceError/client(_:_:)`` if the endpoint is missing, not absolute or neither `http` nor `https`, if
    ///   the credential is not valid, or if it is secret and would go over plain `http`.
    public init(
        endpoint: URL?,
        authPolicy: (any Authenticating)?,
        withOptions options: any ClientOptions,
        package: String,
        version: String = "1.0.0"
    ) throws {
        self.endpoint = try Self.validated(endpoint)
        if let authPolicy {
            try authPolicy.validate()
            if authPolicy.requiresSecureConnection, !options.transportOptions.allowsInsecureCredentials {
                guard self.endpoint.isSecure else {
                    throw ServiceError.insecureCredential(for: self.endpoint)
                }
            }
        }
        try options.transportOptions.proxy?.validate(with: options.transportOptions.transport)
        commonOptions = options
        pipeline = Pipeline(
            authPolicy: authPolicy,
            endpoint: self.endpoint,
            options: options,
            package: package,
            version: version
        )
    }

    /// The address of the next page of a collection. Override it for a service whose continuation tokens are no links.
    ///
    /// - Parameters:
    ///   - requestUrl: The address of the page that the token came with.
    ///   - continuationToken: What the service gave for finding the next page.
    /// - Returns: The token as a link, resolved against the address of its page if it is relative; nil if it is none.
    open func continuationUrl(
        forRequestUrl requestUrl: URL,
        withContinuationToken continuationToken: String
    ) -> URL? {
        URL(string: continuationToken, relativeTo: requestUrl)?.absoluteURL
    }

    private static func validated(_ endpoint: URL?) throws -> URL {
        guard let endpoint else {
            throw ServiceError.client("The client has no endpoint: give it the absolute URL of the service.")
        }
        guard let scheme = endpoint.scheme?.lowercased(), let host = endpoint.host, !host.isEmpty else {
            throw ServiceError.client(
                "The endpoint '\(RequestRedactor.text(of: endpoint))' is not an absolute URL. Such a URL begins with https://"
                    + " and a host."
            )
        }
        guard ["http", "https"].contains(scheme) else {
            throw ServiceError.client("The endpoint's scheme is '\(scheme)'; only https and http can be used.")
        }
        guard !endpoint.hasUserInfo else {
            throw ServiceError.client(
                "The endpoint holds a user name or password. Use a credential instead: URLs end up in logs."
            )
        }
        return endpoint.absoluteURL
    }
}

extension PipelineClient {
    /// Sends a request and reads the answer: `try await request.response()` with the client in front.
    ///
    /// - Parameter request: What to send, made by any client.
    /// - Returns: The value and the raw answer behind it.
    /// - Throws: ``ServiceError``.
    public func send<Output>(_ request: ServiceRequest<Output>) async throws -> ServiceResponse<Output> {
        try await ServiceRequest(request.description, client: self, returns: request.format).response()
    }

    /// Sends a request of your own through the client's pipeline.
    ///
    /// Any answer is a success here, whatever its status code.
    ///
    /// - Parameters:
    ///   - request: What to send.
    ///   - context: Values for the pipeline's stages, with the cancellation token and the request id, if any.
    ///   - completionHandler: Receives the body and the raw answer, once, on the queue that the client's options name.
    public func request(
        _ request: HTTPRequest,
        context: PipelineContext? = nil,
        completionHandler: @escaping HTTPResultHandler<Data?>
    ) {
        let token = context?.cancellationToken
        Task {
            let outcome: CallOutcome<Data?>
            do throws(ServiceError) {
                let response = try await exchange(request, context: context ?? PipelineContext()).httpResponse
                outcome = CallOutcome(result: .success(response.data), httpResponse: response)
            } catch {
                outcome = CallOutcome(result: .failure(error), httpResponse: nil)
            }
            outcome.deliver(to: completionHandler, on: callbackQueue(nil), token: token)
        }
    }

    /// Sends a request through the pipeline.
    ///
    /// - Parameters:
    ///   - request: What to send.
    ///   - context: Values for the pipeline's stages.
    /// - Returns: The answer, whatever its status code.
    /// - Throws: The reason why there is none; the error of a cancelled call if the call was cancelled, answer or not.
    func exchange(_ request: HTTPRequest, context: PipelineContext) async throws(ServiceError) -> PipelineResponse {
        var context = context
        context.allowsInsecureCredentials = commonOptions.transportOptions.allowsInsecureCredentials
        context.maximumAnswerSize = commonOptions.transportOptions.maximumAnswerSize
        context.progressReporter = context.progressHandler.map {
            ProgressReporter(queue: context.callbackQueue ?? callbackQueue(nil), handler: $0)
        }
        let pipelineRequest = PipelineRequest(httpRequest: request, logger: commonOptions.logger, context: context)
        let pipeline = pipeline
        // Disks may hang.
        let usesFiles = context.partialFile != nil || request.body.map { $0.data == nil } ?? false
        return try await CancellableCall.run(
            context.cancellationToken,
            isPrompt: pipeline.isPrompt && !usesFiles
        ) {
            try await pipeline.send(pipelineRequest)
        }
    }

    /// The queue on which the handlers of a call are called.
    ///
    /// - Parameter options: The options of the call.
    func callbackQueue(_ options: (any RequestOptions)?) -> DispatchQueue {
        options?.dispatchQueue ?? commonOptions.dispatchQueue ?? .main
    }
}
