import Foundation

/// All that a request consists of: what a ``RequestDescription`` holds behind its reference.
struct RequestFields: Sendable {
    /// The method.
    let method: HTTPMethod

    /// The path below the endpoint, with the names of its parameters in braces: `/kv/{key}`.
    let pathTemplate: String

    /// The options of the call.
    let options: (any RequestOptions)?

    /// The parameters, in the order in which they were added.
    var parameters: [RequestParameter] = []

    /// The names of the parameters in the path whose values may be empty.
    var namesOfEmpty: Set<String> = []

    /// The body, or `nil` for none.
    var content: RequestContent?

    /// The whole query, or `nil` if it is made of parameters.
    var queryContent: RequestContent?

    /// The media types that the response may have, as the `Accept` field lists them.
    var acceptedMediaTypes: String?

    /// The conditions of the call, which take precedence over its parameters and options. The last ones take precedence
    /// over earlier ones.
    var conditions: [RequestConditions] = []

    /// Whether the operation wants no credential.
    var isAnonymous = false

    /// The security schemes that the operation accepts.
    var acceptedSchemes = AcceptedSchemes.default

    /// The address that the operation has instead of the client's endpoint, with the names of its parameters in braces.
    var serverTemplate: String?

    /// The values of the variables of that address.
    var serverVariables: [String: String] = [:]

    /// Where the request goes instead of to the service, or `nil` for the service.
    var elsewhere: URL?

    /// The name of the header field for the request's identifier, or `nil` for the default.
    var clientRequestIdHeader: String?

    /// The names of the parameters whose values must not be shown.
    var secretNames: Set<String> = []

    /// The names of the members of bodies whose values must not be shown.
    var secretMembers: Set<String> = []

    /// The handler of the call's progress.
    var progressHandler: (@Sendable (TransferProgress) -> Void)?

    /// Where that is called, or `nil` for the queue of the call's completion handlers.
    var progressQueue: DispatchQueue?

    /// When and how often the request is sent again, or `nil` for the client's rule.
    var retryOptions: RetryOptions?

    /// The part of the body that the response must have, or `nil` for the whole.
    var range: ByteRange?

    /// How the service describes the operation's failures.
    var failures = FailureFormats()

    /// What accompanies the request through the pipeline.
    var context: PipelineContext {
        var context = options?.context?.forAnotherCall ?? PipelineContext()
        if let token = options?.cancellationToken {
            context.cancellationToken = token
        }
        if let id = options?.clientRequestId {
            context.clientRequestId = id
        }
        // Each value that is set takes memory, so what a context has anyway is left out.
        if let progressHandler { context.progressHandler = progressHandler }
        if let progressQueue { context.call.progressQueue = progressQueue }
        if let queue = options?.dispatchQueue { context.call.callbackQueue = queue }
        if let retryOptions { context.retryOptions = retryOptions }
        if isAnonymous { context.isAnonymous = true }
        if let clientRequestIdHeader { context.call.clientRequestIdHeader = clientRequestIdHeader }
        if elsewhere == nil { context.pathTemplate = pathTemplate }
        context.acceptedSchemes = acceptedSchemes
        return context
    }

    /// The secret values as they are sent, and whether each replaces a whole placeholder of the path.
    ///
    /// - Throws: ``ModelWritingError`` if a value cannot be written.
    func secrets() throws -> [(text: String, isInPath: Bool)] {
        try parameters.filter { secretNames.contains($0.name) }.flatMap { parameter in
            let text = try parameter.text() ?? ""
            let hasName = parameter.location == .query || parameter.location == .cookie
            let value = hasName ? String(text.drop { $0 != "=" }.dropFirst()) : text
            // A service may repeat one value of a list.
            let parts = try parameter.partTexts().map { (text: $0, isInPath: false) }
            return ([(text: value, isInPath: parameter.location == .path)] + parts).filter { !$0.text.isEmpty }
        }
    }
}
