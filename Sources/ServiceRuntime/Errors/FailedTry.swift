import Foundation

/// A failed try of a request that was followed by another try.
public struct FailedTry: Sendable, Hashable {
    /// The number of the try, starting at 1.
    public let number: Int

    /// The reason for the failure: the status of the response, or what happened to the connection.
    public let reason: String

    /// The pause before the next try, in seconds.
    public let delay: TimeInterval

    /// Creates a failed try, for previews and tests of code that shows one.
    public init(number: Int, reason: String, delay: TimeInterval) {
        self.number = number
        self.reason = reason
        self.delay = delay
    }

    /// The reason of a try whose response has this status.
    static func reason(of statusCode: Int) -> String { "status \(statusCode)" }
}

extension FailedTry: CustomStringConvertible {
    /// The number and the reason.
    public var description: String { "try \(number): \(reason)" }
}

extension [FailedTry] {
    /// The tries whose reasons differ from the last one's, each reason once, in parentheses after a space; empty if there are none.
    ///
    /// - Parameter lastReason: Why the last try failed, which the error says already.
    func text(besides lastReason: String) -> String {
        var numbers: [String: [String]] = [:]
        for failed in self { numbers[failed.reason, default: []].append(String(failed.number)) }
        numbers[lastReason] = nil
        let texts = compactMap { failed in
            numbers.removeValue(forKey: failed.reason).map { same in
                "\(same.count == 1 ? "try" : "tries") \(same.joined(separator: ", ")): \(failed.reason)"
            }
        }
        return texts.isEmpty ? "" : " (\(texts.joined(separator: "; ")))"
    }
}
