import Dispatch
import Foundation

/// Sends requests that have something in common: that of a call, and what follows on it.
struct RequestSender: Sendable {
    /// The client that sends them.
    let client: PipelineClient
    /// What accompanies each of them through the pipeline.
    var context: PipelineContext
    /// How the service describes its failures.
    var failures = FailureFormats()

    /// Where the handlers of the call are called.
    var queue: DispatchQueue { client.callbackQueue(context) }

    /// The token that ends the call.
    var cancellationToken: CancellationToken? { context.cancellationToken }

    /// Sends what follows on a request of this sender. The progress is that of the request alone.
    var following: RequestSender {
        guard context.progressHandler != nil else { return self }
        var following = self
        following.context.progressHandler = nil
        return following
    }

    /// Sends a request.
    ///
    /// - Throws: The error if there is no response. An error response is a response.
    func send(_ request: HTTPRequest) async throws(ServiceError) -> Exchange {
        Exchange(sender: self, request: request, response: try await client.exchange(request, context: context))
    }

    /// Waits, by the clock that retries are waited for with.
    ///
    /// - Parameter seconds: How long.
    /// - Throws: The error of a canceled call as soon as the call is canceled.
    func sleep(_ seconds: TimeInterval) async throws(ServiceError) {
        guard seconds > 0 else { return }
        let clock = client.commonOptions.transportOptions.retryOptions.clock
        try await CancellableCall.run(cancellationToken) {
            try await RuntimeTask.sleep(for: .seconds(seconds), clock)
        }
    }
}
