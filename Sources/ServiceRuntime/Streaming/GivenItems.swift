/// The items of a sequence of the user's: of a stream that a preview or a test gives, or the parts of a body that another library
/// receives.
///
/// One task asks the sequence for each item when it is requested, so that whoever waits for one can be released at once.
final class GivenItems<Element: Sendable>: Sendable {
    private typealias Request = CheckedContinuation<Element?, any Error>

    private let requests: AsyncStream<Request>.Continuation
    private let task: Task<Void, Never>
    private let token = CancellationToken()

    /// The items of a sequence.
    init<Items: AsyncSequence & Sendable>(_ items: Items) where Items.Element == Element {
        let (stream, requests) = AsyncStream<Request>.makeStream()
        self.requests = requests
        task = Task {
            var iterator = items.makeAsyncIterator()
            for await request in stream {
                do {
                    request.resume(returning: try await iterator.next())
                } catch {
                    request.resume(throwing: error)
                }
            }
        }
    }

    deinit {
        task.cancel()
    }

    /// Ends the items. Whoever waits for the next one receives the error of a canceled call.
    func cancel() {
        token.cancel()
        task.cancel()
    }

    /// Returns the next item, or `nil` at the end.
    ///
    /// - Throws: What the sequence throws, or the error of a canceled call.
    func next() async throws(ServiceError) -> Element? {
        try await CancellableCall.run(token) { [requests] in
            try await withCheckedThrowingContinuation { request in
                if case .terminated = requests.yield(request) { request.resume(returning: nil) }
            }
        }
    }
}
