import Foundation

/// What an operation sends, as a value: method, path, parameters with their styles, body, and how the service describes
/// its failures.
///
/// Generated code fills it in; the executor makes a request of it. Nothing is encoded or checked before the request is
/// sent, so filling it in cannot fail.
public struct RequestDescription: Sendable {
    /// What is to be done.
    public let method: HTTPMethod

    /// The path below the endpoint, with the names of its parameters in braces: `/kv/{key}`.
    public let pathTemplate: String

    /// The options of the call.
    public let options: (any RequestOptions)?

    /// The parameters, in the order in which they were added.
    public internal(set) var parameters: [RequestParameter] = []

    /// The body; nil for none.
    public private(set) var content: RequestContent?

    /// The whole query; nil if it is made of parameters.
    public internal(set) var queryContent: RequestContent?

    /// The media types that the answer may have, as the `Accept` field lists them.
    public private(set) var acceptedMediaTypes: String?

    /// Whether the operation wants no credential.
    public private(set) var isAnonymous = false

    /// The sets of security schemes any of which the operation accepts; nil for those that the client's operations usually
    /// accept.
    public internal(set) var acceptedSchemes: [[String]]?

    /// The address that the operation has instead of the client's endpoint, with the names of its parameters in braces.
    public internal(set) var serverTemplate: String?

    /// The values of the variables of that address.
    public internal(set) var serverVariables: [String: String] = [:]

    /// Where the request goes instead of to the service; nil for the service.
    public internal(set) var elsewhere: URL?

    /// The name of the header field for the request's identifier; nil for the usual one.
    public internal(set) var clientRequestIdHeader: String?

    /// The names of the parameters whose values must not be shown.
    public internal(set) var secretNames: Set<String> = []

    /// The names of the members of bodies whose values must not be shown.
    public internal(set) var secretMembers: Set<String> = []

    /// Is told how far the bodies of the call are.
    public internal(set) var progressHandler: (@Sendable (TransferProgress) -> Void)?

    /// The part of the body that the answer must have; nil for the whole.
    var range: ByteRange?

    /// How the service describes the operation's failures.
    var failures = FailureFormats()

    /// Begins a description.
    ///
    /// - Parameters:
    ///   - method: What is to be done.
    ///   - path: The path below the endpoint, with the names of its parameters in braces.
    ///   - options: The options of the call.
    public init(_ method: HTTPMethod, _ path: String, options: (any RequestOptions)?) {
        self.method = method
        self.pathTemplate = path
        self.options = options
    }
}

// MARK: - Body and answer

extension RequestDescription {
    /// Sets the body.
    ///
    /// - Parameters:
    ///   - value: The value; nil for no body.
    ///   - mediaType: How it is written: JSON, XML, a form, text for a string, any other type for bytes.
    ///   - encodings: How members of a form are sent where that is not the usual way, by their names.
    ///   - root: How it stands in a document of XML, where the value does not say so itself.
    ///   - coding: How dates, bytes and exact numbers are written where the value does not say so itself.
    public mutating func body<V: ModelValue>(
        _ value: V?,
        as mediaType: String,
        encoding encodings: [String: FieldEncoding] = [:],
        root: XMLMember? = nil,
        coding: ValueCoding = .default
    ) {
        content = value.map {
            RequestContent(
                value: .value($0),
                mediaType: mediaType,
                root: root,
                encodings: encodings,
                coding: coding
            )
        }
    }

    /// Sets the body to the contents of a file, which is read when the request is sent.
    ///
    /// - Parameters:
    ///   - url: Where the file is; nil for no body.
    ///   - mediaType: What the contents are.
    public mutating func body(file url: URL?, as mediaType: String) {
        content = url.map { RequestContent(value: .file($0), mediaType: mediaType, root: nil, encodings: [:]) }
    }

    /// Sets the body to what is read from a stream when the request is sent.
    ///
    /// - Parameters:
    ///   - source: The stream.
    ///   - mediaType: What it gives.
    public mutating func body(source: HTTPBodySource, as mediaType: String) {
        content = RequestContent(value: .source(source), mediaType: mediaType, root: nil, encodings: [:])
    }

    /// Sets the media types that the answer may have.
    ///
    /// - Parameter mediaTypes: The types, with commas between them, the best one first.
    public mutating func accept(_ mediaTypes: String) {
        acceptedMediaTypes = mediaTypes
    }

    /// Adds the type of the body that comes with a failure.
    ///
    /// - Parameters:
    ///   - status: The status codes meant. Of several that match, the most exact one counts.
    ///   - type: The type of the body.
    public mutating func failure<E: ModelValue>(_ status: StatusPattern, _ type: E.Type) {
        failures.add(type, for: status)
    }

    /// Leaves the body of failures with some status codes as it comes, because it has a form that no type is for.
    ///
    /// - Parameter status: The status codes, more exact ones than those of a type that would be wrong. Codes of success
    ///   (2xx) are failures then.
    public mutating func failure(_ status: StatusPattern) {
        failures.add(nil, for: status)
    }

    /// Sends the request without the client's credential: the operation is open to everybody.
    public mutating func anonymous() {
        isAnonymous = true
    }
}

// MARK: - Context

extension RequestDescription {
    /// What accompanies the request through the pipeline.
    var context: PipelineContext {
        var context = options?.context ?? PipelineContext()
        if let token = options?.cancellationToken {
            context.cancellationToken = token
        }
        if let id = options?.clientRequestId {
            context.clientRequestId = id
        }
        context.progressHandler = progressHandler ?? context.progressHandler
        context.callbackQueue = options?.dispatchQueue
        context.isAnonymous = context.isAnonymous || isAnonymous
        context.clientRequestIdHeader = clientRequestIdHeader ?? context.clientRequestIdHeader
        context.acceptedSchemes = acceptedSchemes.map(AcceptedSchemes.anyOf) ?? .usual
        return context
    }
}
