import Foundation

/// How long a service asks to be left alone.
enum RetryAfter {
    /// Reads `retry-after-ms`, `x-ms-retry-after-ms` and `Retry-After` (RFC 9110 section 10.2.3), the most exact first.
    ///
    /// - Parameters:
    ///   - headers: The header fields of a response.
    ///   - now: Tells the time, where the response does not.
    /// - Returns: Seconds from now, never less than 0, or `nil` if the service names no time.
    static func seconds(in headers: HTTPHeaders, now: () -> Date) -> TimeInterval? {
        for name in ["retry-after-ms", "x-ms-retry-after-ms"] {
            if let value = headers[name], let milliseconds = number(value) {
                return milliseconds / 1000
            }
        }
        guard let value = headers["Retry-After"] else { return nil }
        if let seconds = number(value) {
            return seconds
        }
        guard let date = DateText.rfc1123(value) else { return nil }
        // Both dates by the service's clock, where it shows it: ours may be wrong by hours.
        let reference = headers["Date"].flatMap { DateText.rfc1123($0) } ?? now()
        return max(0, date.timeIntervalSince(reference))
    }

    /// The largest of the numbers in a field: the service and a gateway before it may send one each, which are then joined by commas.
    private static func number(_ text: String) -> Double? {
        let numbers = text.split(separator: ",").map { part -> Double? in
            let part = part.trimmingOptionalWhitespace()
            // Some services give it a fraction. Anything else is not a number, and counts as not sent.
            guard part.wholeMatch(of: /[0-9]+(?:\.[0-9]+)?/) != nil, let number = Double(part) else { return nil }
            return number.isFinite ? number : nil
        }
        return numbers.contains(nil) ? nil : numbers.compactMap(\.self).max()
    }
}
