/// A closure that receives the result of a service call and the raw response.
///
/// It is called exactly once: on the queue in the options of the call, or otherwise the client's, or otherwise the main
/// queue. The response is `nil` if none was received.
///
/// Apps run the main queue, and so do programs with an `async` main function. In one whose main thread waits for something else,
/// such as a semaphore, handlers are never called on the main queue: name another queue.
public typealias HTTPResultHandler<T> = @Sendable (Result<T, ServiceError>, HTTPResponse?) -> Void
