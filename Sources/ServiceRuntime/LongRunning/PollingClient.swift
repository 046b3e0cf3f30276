import Foundation

/// Asks a service for what follows on a request.
struct PollingClient: Sendable {
    /// Sends what is asked, as the client that sent the request.
    let sender: RequestSender
    /// The preceding request, whose secrets stay secret in further requests. It has no body, which may be large.
    private let request: HTTPRequest

    /// Continues after a request that was sent, here or elsewhere.
    ///
    /// - Parameters:
    ///   - sender: Sends the request.
    ///   - request: The request.
    init(_ sender: RequestSender, after request: HTTPRequest) {
        self.sender = sender.following
        var request = request
        request.body = nil
        self.request = request
    }

    /// Which addresses may be asked.
    var links: ContinuationLinks { ContinuationLinks(following: request, context: sender.context) }

    /// Waits before the next request, and says so if that takes longer than any pause of a request.
    ///
    /// - Throws: The error of a canceled call as soon as the call is canceled.
    func wait(_ seconds: TimeInterval, before url: URL) async throws(ServiceError) {
        let options = sender.client.commonOptions
        if seconds > options.transportOptions.retryOptions.maximumDelay {
            options.logger.warning(
                "The operation is polled only in \(seconds.secondsText), because the service asks for this pause: GET "
                    + RequestRedactor.url(of: request.following(url)).shortened
            )
        }
        try await sender.sleep(seconds)
    }

    /// Gets the resource at a URL.
    ///
    /// - Throws: The error if there is no response. An error response is a response.
    func get(_ url: URL) async throws(ServiceError) -> Exchange {
        try await sender.send(request.following(url))
    }
}
