import Foundation

/// The key and the type of a value in a ``PipelineContext``. Declare your own as an empty type:
///
/// ```swift
/// enum TenantKey: PipelineContextKey {
///     static let defaultValue: String? = nil
/// }
/// ```
public protocol PipelineContextKey {
    /// The type of the value.
    associatedtype Value: Sendable

    /// The value in contexts without a value for this key.
    static var defaultValue: Value { get }
}

/// Values that accompany a request through the pipeline without being sent, with which callers and stages pass
/// information to stages.
public struct PipelineContext: Sendable {
    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// Creates a context in which every key has its default value.
    public init() {}

    /// The value for a key.
    ///
    /// - Parameter key: The key's type.
    public subscript<Key: PipelineContextKey>(key: Key.Type) -> Key.Value {
        get {
            // Unwrapped first: nil cast to an optional value type would count as a value that was set.
            guard let value = values[ObjectIdentifier(key)] else {
                return Key.defaultValue
            }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension PipelineContext {
    /// The token with which you can cancel the request.
    public var cancellationToken: CancellationToken? {
        get { self[CancellationTokenKey.self] }
        set { self[CancellationTokenKey.self] = newValue }
    }

    /// The id to send with the request, or `nil` to let the client create one.
    public var clientRequestId: String? {
        get { self[ClientRequestIdKey.self] }
        set { self[ClientRequestIdKey.self] = newValue }
    }

    /// The name of the header field that the id is sent in.
    var clientRequestIdHeader: String {
        get { self[ClientRequestIdHeaderKey.self] }
        set { self[ClientRequestIdHeaderKey.self] = newValue }
    }

    /// The number of this try of the request, starting at 1.
    public internal(set) var tryNumber: Int {
        get { self[TryNumberKey.self] }
        set { self[TryNumberKey.self] = newValue }
    }

    /// The earlier tries of the request, which failed.
    public internal(set) var earlierTries: [FailedTry] {
        get { self[EarlierTriesKey.self] }
        set { self[EarlierTriesKey.self] = newValue }
    }

    /// Whether the request is sent without the client's credential, because the operation requires none or the request
    /// was redirected to another host.
    public internal(set) var isAnonymous: Bool {
        get { self[IsAnonymousKey.self] }
        set { self[IsAnonymousKey.self] = newValue }
    }

    /// The security schemes with which the request may be sent.
    var acceptedSchemes: AcceptedSchemes {
        get { self[AcceptedSchemesKey.self] }
        set { self[AcceptedSchemesKey.self] = newValue }
    }

    /// Where the request goes instead of the client's endpoint, because its operation has a server of its own.
    var server: URL? {
        get { self[ServerKey.self] }
        set { self[ServerKey.self] = newValue }
    }

    /// Whether the body of a successful response is requested as a stream (``HTTPResponse/bodyStream``). A transport
    /// without support for streams returns the whole body.
    public internal(set) var wantsBodyStream: Bool {
        get { self[WantsBodyStreamKey.self] }
        set { self[WantsBodyStreamKey.self] = newValue }
    }

    /// Takes the body of a response that says success, instead of the memory.
    var partialFile: PartialFile? {
        get { self[PartialFileKey.self] }
        set { self[PartialFileKey.self] = newValue }
    }

    /// Whether secret credentials may go over plain `http`.
    var allowsInsecureCredentials: Bool {
        get { self[AllowsInsecureCredentialsKey.self] }
        set { self[AllowsInsecureCredentialsKey.self] = newValue }
    }

    private enum CancellationTokenKey: PipelineContextKey {
        static var defaultValue: CancellationToken? { nil }
    }

    private enum ClientRequestIdKey: PipelineContextKey {
        static var defaultValue: String? { nil }
    }

    private enum ClientRequestIdHeaderKey: PipelineContextKey {
        static var defaultValue: String { RequestIdPolicy.header }
    }

    private enum TryNumberKey: PipelineContextKey {
        static var defaultValue: Int { 1 }
    }

    private enum EarlierTriesKey: PipelineContextKey {
        static var defaultValue: [FailedTry] { [] }
    }

    private enum IsAnonymousKey: PipelineContextKey {
        static var defaultValue: Bool { false }
    }

    private enum AcceptedSchemesKey: PipelineContextKey {
        static var defaultValue: AcceptedSchemes { .unknown }
    }

    private enum ServerKey: PipelineContextKey {
        static var defaultValue: URL? { nil }
    }

    private enum WantsBodyStreamKey: PipelineContextKey {
        static var defaultValue: Bool { false }
    }

    private enum PartialFileKey: PipelineContextKey {
        static var defaultValue: PartialFile? { nil }
    }

    private enum AllowsInsecureCredentialsKey: PipelineContextKey {
        static var defaultValue: Bool { false }
    }
}
