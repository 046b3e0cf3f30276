/// A closure that receives the result of a service call and the raw response.
///
/// It is called exactly once: on the queue in the options of the call, or otherwise the client's, or otherwise the main
/// queue. The response is `nil` if none was received.
public typealias HTTPResultHandler<T> = @Sendable (Result<T, ServiceError>, HTTPResponse?) -> Void
