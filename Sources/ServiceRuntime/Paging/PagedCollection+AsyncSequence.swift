extension PagedCollection: AsyncSequence {
    /// Fetches page after page and hands out their items.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var cursor: PageCursor<Item>
        private var page: IndexingIterator<[Item]> = [].makeIterator()

        init(_ cursor: PageCursor<Item>) {
            self.cursor = cursor
        }

        /// The next item.
        ///
        /// - Returns: The item; nil at the end.
        /// - Throws: ``ServiceError`` if the next page cannot be fetched. Asking again tries again. Once the call or the task is
        ///   cancelled, the error that says so, even if there are items left of the page.
        public mutating func next() async throws -> Item? {
            while true {
                if let item = page.next() {
                    try cursor.check()
                    return item
                }
                guard let items = try await cursor.next() else {
                    return nil
                }
                page = items.makeIterator()
            }
        }
    }

    /// Goes through all items, beginning with the first.
    ///
    /// - Returns: An iterator that stands before the first item.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(makeCursor())
    }

    /// The pages of the collection, each an array of items, beginning with the first.
    public var pages: Pages {
        Pages(collection: self)
    }

    /// The pages of a collection.
    public struct Pages: AsyncSequence, Sendable {
        /// What the sequence consists of.
        public typealias Element = [Item]

        fileprivate let collection: PagedCollection<Item>

        /// Fetches page after page.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var cursor: PageCursor<Item>

            /// The next page.
            ///
            /// - Returns: The items of the page; nil at the end.
            /// - Throws: ``ServiceError`` if the page cannot be fetched. Asking again tries again.
            public mutating func next() async throws -> [Item]? {
                try await cursor.next()
            }
        }

        /// Goes through all pages, beginning with the first.
        ///
        /// - Returns: An iterator that stands before the first page.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(cursor: collection.makeCursor())
        }
    }
}
