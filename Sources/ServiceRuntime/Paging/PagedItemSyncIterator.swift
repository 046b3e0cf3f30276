extension PagedCollection {
    /// The items of the collection for a `for … in` loop, beginning with the first.
    ///
    /// Getting the next page blocks the thread that the loop runs on, as ``ServiceRequest/wait()`` does. Use it on a thread or
    /// dispatch queue of your own, where blocking is fine; in asynchronous code write `for try await item in collection` instead.
    public var syncIterator: PagedItemSyncIterator<Item> {
        PagedItemSyncIterator(makeCursor(), source: source)
    }
}

/// Goes through the items of a collection and blocks its thread while it fetches a page.
///
/// A loop cannot throw, so it ends when a page cannot be fetched; ``error`` then tells why:
///
/// ```swift
/// let settings = collection.syncIterator
/// for setting in settings { … }
/// if let error = settings.error { … }
/// ```
public struct PagedItemSyncIterator<Item: Sendable>: Sequence, IteratorProtocol, Sendable {
    private var cursor: PageCursor<Item>
    private var page: [Item] = []
    private var position = 0
    private let source: PageSource<Item>
    // A loop works on a copy of the iterator; what it failed with is to be seen on the original.
    private let failure = Locked<ServiceError?>(nil)

    init(_ cursor: PageCursor<Item>, source: PageSource<Item>) {
        self.cursor = cursor
        self.source = source
    }

    /// Why the iteration ended before the end of the collection; nil if it did not.
    public var error: ServiceError? {
        failure.withLock { $0 }
    }

    /// The next item.
    ///
    /// Blocks the thread if the next page has to be fetched for it. The thread carries the request out itself, and a main thread
    /// looks after its queue meanwhile, as in ``ServiceRequest/wait()``. The thread of a task must not be blocked, that of a
    /// task of the main actor no less: there the iteration ends at once with an ``error``.
    ///
    /// - Returns: The item; nil at the end or after an error.
    public mutating func next() -> Item? {
        while position == page.count {
            guard let items = nextPage() else {
                return nil
            }
            page = items
            position = 0
        }
        if let token = source.cancellationToken, token.isCanceled {
            fail(.canceled(by: token))
            return nil
        }
        defer { position += 1 }
        return page[position]
    }

    private mutating func nextPage() -> [Item]? {
        let start = cursor
        let wait = BlockingWait(name: "syncIterator", alternative: "for try await item in collection")
        do throws(ServiceError) {
            let (end, result) = try wait.value { () -> (PageCursor<Item>, Result<[Item]?, ServiceError>) in
                var cursor = start
                do throws(ServiceError) {
                    let items = try await cursor.next()
                    return (cursor, .success(items))
                } catch {
                    return (cursor, .failure(error))
                }
            }
            cursor = end
            return try result.get()
        } catch {
            fail(error)
            return nil
        }
    }

    private func fail(_ error: ServiceError) {
        failure.withLock { $0 = error }
        source.client.commonOptions.logger.error("An iteration over a collection ended early: \(error)")
    }
}
