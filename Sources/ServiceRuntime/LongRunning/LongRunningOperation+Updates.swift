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
            private var isFirst = true

            fileprivate init(_ operation: LongRunningOperation) {
                self.operation = operation
            }

            /// Returns the status that is known, and then that after the next poll.
            ///
            /// - Returns: The status, or `nil` if the operation has ended.
            /// - Throws: ``ServiceError``. You can ask again afterwards.
            public mutating func next() async throws -> LongRunningStatus? {
                try operation.check()
                guard isFirst else {
                    return operation.status.isFinished ? nil : try await operation.update()
                }
                isFirst = false
                return operation.status
            }
        }

        /// Returns an iterator that starts with the status that is known.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(operation)
        }
    }
}
