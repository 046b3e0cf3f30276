/// How far a body is on its way.
public struct TransferProgress: Sendable, Hashable {
    /// Where a body goes.
    public enum Direction: Sendable, Hashable {
        /// It is the body of the request.
        case upload
        /// It is the body of the answer.
        case download
    }

    /// Where the body goes.
    public let direction: Direction

    /// How many bytes have been sent or received. A body that is sent again because a try has failed begins at 0 again.
    public let completedBytes: Int64

    /// How many bytes there are; nil if nobody knows, as of an answer that comes in chunks or compressed.
    public let totalBytes: Int64?

    /// How much of the body is done, 0 to 1; nil if nobody knows.
    public var fractionCompleted: Double? {
        totalBytes.map { $0 > 0 ? min(1, Double(completedBytes) / Double($0)) : 1 }
    }
}
