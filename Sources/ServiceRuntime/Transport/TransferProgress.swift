/// The progress of the transfer of a body.
public struct TransferProgress: Sendable, Hashable {
    /// The direction of a transfer.
    public enum Direction: Sendable, Hashable {
        /// Sending the body of the request.
        case upload
        /// Receiving the body of the response.
        case download
    }

    /// The direction of the transfer.
    public let direction: Direction

    /// The number of bytes that have been sent or received. If a body is sent again after a failed try, it starts at 0
    /// again.
    public let completedBytes: Int64

    /// The total number of bytes, or `nil` if unknown, as for a chunked or compressed response.
    public let totalBytes: Int64?

    /// Creates a progress, for previews and tests of code that shows one, and for transports of your own.
    public init(direction: Direction, completedBytes: Int64, totalBytes: Int64? = nil) {
        self.direction = direction
        self.completedBytes = completedBytes
        self.totalBytes = totalBytes
    }

    /// The completed fraction of the body, 0 to 1, or `nil` if unknown.
    public var fractionCompleted: Double? {
        totalBytes.map { $0 > 0 ? min(1, Double(completedBytes) / Double($0)) : 1 }
    }
}
