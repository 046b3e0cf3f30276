import Foundation

/// A try of a request that failed and was followed by another one.
public struct FailedTry: Sendable, Hashable {
    /// Which try it was, counted from 1.
    public let number: Int

    /// Why it failed, in words: the status of the answer, or what happened to the connection.
    public let reason: String

    /// How many seconds were waited before the next try.
    public let pause: TimeInterval
}

extension FailedTry: CustomStringConvertible {
    /// Number and reason.
    public var description: String { "try \(number): \(reason)" }
}
