/// A sequence of requests, each of which is created from the responses to the previous ones.
///
/// The sequence only creates requests. A ``RequestSequenceExecutor`` sends them and handles errors:
///
/// ```swift
/// struct Deletion: RequestSequence {
///     let client: GroupsClient
///     var remaining: [String]
///
///     mutating func nextRequest(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
///         remaining.popLast().map { client.requests.delete(group: $0) }
///     }
/// }
/// ```
///
/// A sequence stores what it needs from the responses in its own members, and has no other side effects: created with the
/// same values and given the same responses, it returns the same requests. This allows an executor to resume it in
/// another process.
public protocol RequestSequence: Sendable {
    /// Creates the next request.
    ///
    /// - Parameter previous: The response to the previous request, or `nil` for the first one. It is never an error
    ///   response.
    /// - Returns: The request, or `nil` if the sequence is complete.
    /// - Throws: An error if the sequence cannot continue, for example because a response lacks required data. It is
    ///   reported like the failure of a request.
    mutating func nextRequest(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)?

    /// Whether every response provides access to the ones before it (``RequestSequenceResponse/response(to:)``). `false` by
    /// default, because a long sequence would keep all of them in memory. It is asked for once, when a run begins.
    var remembersResponses: Bool { get }
}

extension RequestSequence {
    /// `false`: the sequence itself stores what it needs later.
    public var remembersResponses: Bool { false }
}

/// A closure that creates one request of an ``ArrayRequestSequence``.
///
/// - Parameter previous: The response to the previous request, or `nil` for the first one.
/// - Returns: The request, or `nil` to end the sequence.
/// - Throws: An error if the sequence cannot continue.
public typealias RequestStep = @Sendable (_ previous: RequestSequenceResponse?) throws -> (any SequencedRequest)?

/// A sequence with a fixed list of steps, each of which creates a request from the previous responses.
///
/// ```swift
/// struct PictureUpload: ArrayRequestSequence {
///     let client: AlbumClient
///     let picture: URL
///
///     var requests: [RequestStep] { [allocate, upload, confirm] }
///     …
/// }
/// ```
public protocol ArrayRequestSequence: RequestSequence {
    /// The steps, in order.
    var requests: [RequestStep] { get }
}

extension ArrayRequestSequence {
    /// `true`, because a later request may need an earlier response.
    public var remembersResponses: Bool { true }

    /// Creates the next request in the list.
    ///
    /// - Parameter previous: The response to the previous request, or `nil` for the first one.
    /// - Returns: The request, or `nil` after the last one.
    /// - Throws: The error of the step.
    public mutating func nextRequest(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
        let index = previous.nextIndex
        let requests = requests
        return requests.indices.contains(index) ? try requests[index](previous) : nil
    }
}
