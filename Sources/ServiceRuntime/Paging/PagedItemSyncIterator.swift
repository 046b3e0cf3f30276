import Dispatch
import Foundation

extension PagedCollection {
    /// The items of the collection for a `for … in` loop, beginning with the first.
    ///
    /// Getting the next page blocks the thread that the loop runs on. Use it on a thread or dispatch queue of your own,
    /// where blocking is fine; in asynchronous code write `for try await item in collection` instead.
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
    /// Blocks the thread if the next page has to be fetched for it. A thread of Swift's concurrency pool must not be
    /// blocked: in a task, other than on the main thread, the iteration ends at once with an ``error``.
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
        defer { position += 1 }
        return page[position]
    }

    private mutating func nextPage() -> [Item]? {
        guard Thread.isMainThread || withUnsafeCurrentTask(body: { $0 == nil }) else {
            fail(
                .client(
                    "syncIterator blocks its thread and cannot be used in a task. Write"
                        + " 'for try await item in collection' there."
                )
            )
            return nil
        }
        let fetched = Locked<(cursor: PageCursor<Item>, result: Result<[Item]?, ServiceError>)?>(nil)
        let isFetched = DispatchSemaphore(value: 0)
        let start = cursor
        Task.detached {
            var cursor = start
            let result: Result<[Item]?, ServiceError>
            do throws(ServiceError) {
                result = .success(try await cursor.next())
            } catch {
                result = .failure(error)
            }
            let end = (cursor: cursor, result: result)
            fetched.withLock { $0 = end }
            isFetched.signal()
        }
        isFetched.wait()
        guard let (end, result) = fetched.withLock({ $0 }) else {
            return nil
        }
        cursor = end
        switch result {
        case .success(let items):
            return items
        case .failure(let error):
            fail(error)
            return nil
        }
    }

    private func fail(_ error: ServiceError) {
        failure.withLock { $0 = error }
        source.client.commonOptions.logger.error("An iteration over a collection ended early: \(error)")
    }
}
