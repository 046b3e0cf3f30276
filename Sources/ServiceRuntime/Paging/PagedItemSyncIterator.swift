extension PagedCollection {
    /// A sequence of the collection's items for a `for … in` loop, beginning with the first.
    ///
    /// Fetching the next page blocks the current thread, as ``ServiceRequest/wait()`` does. Use it on your own thread
    /// or dispatch queue, where blocking is fine. In asynchronous code, it does not compile: use
    /// `for try await item in collection` instead.
    @available(*, noasync, message: "Use 'for try await item in collection' instead.")
    public var syncIterator: PagedItemSyncIterator<Item> {
        PagedItemSyncIterator(makeCursor(), logger: logger)
    }
}

/// An iterator over the items of a collection that blocks its thread while it fetches a page.
///
/// A loop cannot throw, so it ends when a page cannot be fetched. Then ``error`` contains the reason:
///
/// ```swift
/// let settings = collection.syncIterator
/// for setting in settings { … }
/// if let error = settings.error { … }
/// ```
public struct PagedItemSyncIterator<Item: Sendable>: Sequence, IteratorProtocol, Sendable {
    private var cursor: PageCursor<Item>
    private var page: IndexingIterator<[Item]> = [].makeIterator()
    private let logger: (any ClientLogger)?
    // A loop works on a copy of the iterator; what it failed with is to be seen on the original.
    private let failure = Locked<ServiceError?>(nil)

    init(_ cursor: PageCursor<Item>, logger: (any ClientLogger)?) {
        self.cursor = cursor
        self.logger = logger
    }

    /// The error that ended the iteration early, or `nil` if there was none. Another loop, or another call of ``next()``, tries again, and
    /// removes it by getting further.
    public var error: ServiceError? {
        failure.withLock { $0 }
    }

    /// Returns the next item.
    ///
    /// Blocks the thread if it must fetch the next page. The thread itself executes the request, and a main thread also
    /// processes its queue meanwhile, as in ``ServiceRequest/wait()``. The thread of a task must not be blocked,
    /// including tasks on the main actor. In a synchronous function that a task calls, the iteration ends at once with an
    /// ``error``.
    ///
    /// - Returns: The item, or `nil` at the end or after an error.
    public mutating func next() -> Item? {
        do throws(ServiceError) {
            while true {
                if let item = page.next() {
                    try cursor.check()
                    return item
                }
                guard let items = try nextPage() else { return nil }
                page = items.makeIterator()
            }
        } catch {
            failure.withLock { $0 = error }
            logger?.error("Iteration over a collection ended early: \(error)")
            return nil
        }
    }

    private mutating func nextPage() throws(ServiceError) -> [Item]? {
        let wait = BlockingWait(name: "syncIterator", alternative: "for try await item in collection")
        let (items, end) = try wait.value { [cursor] in
            await RequestOutcome {
                var end = cursor
                let items = try await end.next()
                return ((items, end), nil)
            }
        }.value
        cursor = end
        failure.exchange(\.self, for: nil)
        return items
    }
}
