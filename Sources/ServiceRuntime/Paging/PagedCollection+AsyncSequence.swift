extension PagedCollection: AsyncSequence {
    /// An iterator that fetches the pages one by one and returns their items.
    public struct AsyncIterator: AsyncIteratorProtocol {
        private var cursor: PageCursor<Item>
        private var page: IndexingIterator<[Item]> = [].makeIterator()

        init(_ cursor: PageCursor<Item>) {
            self.cursor = cursor
        }

        /// Returns the next item, and fetches a page if necessary.
        ///
        /// - Returns: The item, or `nil` at the end.
        /// - Throws: ``ServiceError`` if the next page cannot be fetched. Calling this method again tries again. After
        ///   the call or the task is canceled, throws the corresponding error even if the page has items left.
        public mutating func next() async throws -> Item? {
            while true {
                if let item = page.next() {
                    try cursor.check()
                    return item
                }
                guard let items = try await cursor.next() else { return nil }
                page = items.makeIterator()
            }
        }
    }

    /// Returns an iterator over all items.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(makeCursor())
    }

    /// The pages of the collection, each an array of items, beginning with the first.
    public var pages: Pages {
        Pages(collection: self)
    }

    /// The pages of a collection.
    public struct Pages: AsyncSequence, Sendable {
        /// The type of the elements.
        public typealias Element = [Item]

        fileprivate let collection: PagedCollection<Item>

        /// An iterator that fetches the pages one by one.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var cursor: PageCursor<Item>

            /// Fetches the next page.
            ///
            /// - Returns: The items of the page, or `nil` at the end.
            /// - Throws: ``ServiceError`` if the page cannot be fetched. Calling this method again tries again.
            public mutating func next() async throws -> [Item]? {
                try await cursor.next()
            }
        }

        /// Returns an iterator over all pages.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(cursor: collection.makeCursor())
        }
    }
}
