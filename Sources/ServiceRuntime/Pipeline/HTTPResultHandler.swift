/// Receives the result of a service call, and the raw response behind it.
///
/// It is called exactly once, on the queue that the options of the call name, else the client's, else the main queue.
/// The response is nil if none was received.
public typealias HTTPResultHandler<T> = @Sendable (Result<T, ServiceError>, HTTPResponse?) -> Void
