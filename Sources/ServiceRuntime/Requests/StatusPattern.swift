/// The status codes that a response in an operation's description applies to.
public enum StatusPattern: Sendable, Hashable {
    /// One status code.
    case code(Int)
    /// All status codes that begin with this digit: `range(4)` stands for 400 to 499.
    case range(Int)
    /// Every status code.
    case any

    /// Returns whether a status code matches the pattern.
    ///
    /// - Parameter statusCode: A status code.
    /// - Returns: `true` if the status code matches.
    public func matches(_ statusCode: Int) -> Bool {
        switch self {
        case .code(let code): return code == statusCode
        case .range(let digit): return statusCode / 100 == digit
        case .any: return true
        }
    }

    /// How exact the pattern is: of all that match, the most exact one counts.
    var precision: Int {
        switch self {
        case .code: return 2
        case .range: return 1
        case .any: return 0
        }
    }
}
