import Dispatch

// With `await`, the methods below are meant, which have an argument by default as well: therefore, these are disfavored.
extension PagedCollection {
    /// Iterates over all pages in the background, beginning with the first. To stop before the end, return `false`, or cancel the token in
    /// the options of the call; until then, the collection is retained. Both handlers wait for their queue, so it must not be suspended
    /// for ever.
    ///
    /// - Parameters:
    ///   - pageHandler: A closure that receives the items of each page, one page at a time, on the queue of the call.
    ///     It returns whether to continue.
    ///   - completionHandler: A closure that is called once at the end, on the same queue: after the last page, after
    ///     `pageHandler` returned `false`, or with the error that ended the iteration. Without it, an error is logged.
    @_disfavoredOverload
    public func forEachPage(
        _ pageHandler: @escaping @Sendable ([Item]) -> Bool,
        completionHandler: (@Sendable (Result<Void, ServiceError>) -> Void)? = nil
    ) {
        Task {
            let outcome = await RequestOutcome {
                try await forEachPage { items in try await call { pageHandler(items) } }
                return ((), nil)
            }
            if let completionHandler {
                outcome.deliver(to: { result, _ in completionHandler(result) }, on: queue, token: token)
            } else if let error = outcome.error {
                logger?.error("Iteration over a collection ended early: \(error)")
            }
        }
    }

    /// Iterates over all items in the background, beginning with the first.
    ///
    /// - Parameters:
    ///   - itemHandler: A closure that receives one item at a time, on the queue of the call. It returns whether to
    ///     continue.
    ///   - completionHandler: A closure that is called once at the end, on the same queue: after the last item, after
    ///     `itemHandler` returned `false`, or with the error that ended the iteration. Without it, an error is logged.
    @_disfavoredOverload
    public func forEachItem(
        _ itemHandler: @escaping @Sendable (Item) -> Bool,
        completionHandler: (@Sendable (Result<Void, ServiceError>) -> Void)? = nil
    ) {
        forEachPage(
            { [token] items in
                items.allSatisfy { item in
                    // The handler may have canceled the call itself; no item is shown after that.
                    token?.isCanceled != true && itemHandler(item)
                }
            },
            completionHandler: completionHandler
        )
    }

    /// Calls a handler on the queue of the call.
    ///
    /// - Returns: Whether to continue.
    /// - Throws: The error of a canceled call if the call was canceled before the handler's turn came.
    private func call(_ handler: @escaping @Sendable () -> Bool) async throws(ServiceError) -> Bool {
        let goesOn: Bool? = await withCheckedContinuation { continuation in
            queue.async { [token] in
                continuation.resume(returning: token?.isCanceled == true ? nil : handler())
            }
        }
        guard let goesOn else { throw .canceled(by: token) }
        return goesOn
    }
}

extension PagedCollection {
    /// All items of all pages, for a collection that is known to be small. It is an iteration of its own, and does not change
    /// ``items``.
    ///
    /// - Throws: ``ServiceError`` if a page cannot be fetched.
    public func allItems() async throws(ServiceError) -> [Item] {
        var items: [Item] = []
        var cursor = makeCursor()
        while let page = try await cursor.next() { items += page }
        return items
    }

    /// Iterates over all pages, beginning with the first.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller, where the closure is called.
    ///   - body: A closure that receives the items of each page and returns whether to continue.
    /// - Throws: ``ServiceError``, or the error that `body` throws.
    public func forEachPage(
        isolation: isolated (any Actor)? = #isolation,
        _ body: ([Item]) async throws -> Bool
    ) async throws {
        var cursor = makeCursor()
        while let items = try await cursor.next() {
            guard try await body(items) else { return }
        }
    }

    /// Iterates over all items, beginning with the first.
    ///
    /// - Parameters:
    ///   - isolation: The actor of the caller, where the closure is called.
    ///   - body: A closure that receives one item at a time and returns whether to continue.
    /// - Throws: ``ServiceError``, or the error that `body` throws.
    public func forEachItem(
        isolation: isolated (any Actor)? = #isolation,
        _ body: (Item) async throws -> Bool
    ) async throws {
        var cursor = makeCursor()
        while let items = try await cursor.next() {
            for item in items {
                try cursor.check()
                guard try await body(item) else { return }
            }
        }
    }
}
