extension LongRunningOperation {
    /// The statuses of an operation, one after each poll.
    ///
    /// Iterations that overlap share their polls.
    public struct Updates: AsyncSequence, Sendable {
        /// The status.
        public typealias Element = LongRunningStatus

        let operation: LongRunningOperation

        /// Polls an operation.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate let operation: LongRunningOperation
            private var last: LongRunningStatus?

            fileprivate init(_ operation: LongRunningOperation) {
                self.operation = operation
            }

            /// Returns the status that is known, and then that after the next poll.
            ///
            /// - Returns: The status, or `nil` if the operation has ended.
            /// - Throws: ``ServiceError``. You can ask again afterwards.
            public mutating func next() async throws -> LongRunningStatus? {
                try operation.check()
                // Not whether the operation has ended: another iteration may have polled the end, which this one has yet to return.
                if let last, last.isFinished { return nil }
                last = last == nil ? operation.status : try await operation.update()
                return last
            }
        }

        /// Returns an iterator that starts with the status that is known.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(operation)
        }
    }
}
