/// What is known of a long-running operation at one time, and how to know more.
protocol OperationSnapshot<Value>: Sendable {
    /// The result of the operation.
    associatedtype Value: Sendable

    /// The status.
    var status: LongRunningStatus { get }

    /// What continues the operation later, or `nil` if nothing does (``LongRunningOperation/continuationToken``).
    var continuationToken: String? { get }

    /// Waits until it is time to know more of an operation that has not ended.
    ///
    /// - Returns: What is known then.
    /// - Throws: What keeps it from being known, or the error of a canceled call.
    func next() async throws -> any OperationSnapshot<Value>

    /// The result of an operation that has ended, and the response that it is read from, if there is one.
    ///
    /// - Throws: ``ServiceError/service(_:)`` if the operation failed or was canceled; what keeps the result from being read.
    func result() async throws -> (Value, HTTPResponse?)
}
