import Foundation

extension TimeInterval {
    /// The time in logs and errors: in seconds, to the millisecond, as in `0.25 s` and `60 s`.
    var secondsText: String {
        let rounded = (self * 1000).rounded() / 1000
        return "\(Int(exactly: rounded).map(String.init) ?? String(rounded)) s"
    }
}
