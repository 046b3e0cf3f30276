import Foundation

/// A failed try of a request that was followed by another try.
public struct FailedTry: Sendable, Hashable {
    /// The number of the try, starting at 1.
    public let number: Int

    /// The reason for the failure: the status of the response, or what happened to the connection.
    public let reason: String

    /// The pause before the next try, in seconds.
    public let pause: TimeInterval
}

extension FailedTry: CustomStringConvertible {
    /// The number and the reason.
    public var description: String { "try \(number): \(reason)" }
}
