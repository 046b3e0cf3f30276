extension ServiceRequest {
    /// Continues to wait for a long-running operation that an equal request started, of this client or of one in another process.
    /// Nothing is sent until the operation is polled:
    ///
    /// ```swift
    /// let export = try client.requests.startExport(id: "a").resumed(from: token)
    /// ```
    ///
    /// The operation is polled, and its result and errors are read, as if this request had started it: with the options of the
    /// call, and with the same header fields. The body of the request does not matter.
    ///
    /// - Parameter token: The operation's ``LongRunningOperation/continuationToken``. Whoever can modify it can choose what the
    ///   client reads from the service with its credential, but no more: the client sends only GET requests, and only to the
    ///   service and the origins that the call trusts.
    /// - Throws: ``ServiceError/client(_:_:)`` if the token is invalid, or belongs to an operation of another service, or if a
    ///   parameter of the request cannot be sent.
    public func resumed<Value>(from token: String) throws(ServiceError) -> LongRunningOperation<Value>
    where Output == LongRunningOperation<Value> {
        guard let state = LongRunningState(token: token) else {
            throw .client("The continuation token is not from a long-running operation.")
        }
        guard let resume = format.resume else {
            throw .client("The operation cannot be continued, because the format of the response is not 'longRunning'.")
        }
        let (request, sender) = try head()
        let pollingClient = PollingClient(sender, after: request)
        // Its location is checked when it is asked, as in the operation that has begun here: most need none.
        let place = ContinuationLinks.Place(subject: "The continuation token for the operation", name: "an address")
        for url in [state.pollURL, state.originalURL] {
            _ = try pollingClient.links.checked(url, from: request.url, in: place)
        }
        return resume(state, pollingClient)
    }
}
