/// The status codes that a response in an operation's description applies to.
public enum StatusPattern: Sendable, Hashable {
    /// One status code.
    case code(Int)
    /// All status codes with the same first digit as this number: `range(4)` and `range(400)` mean 400 to 499.
    case range(Int)
    /// Every status code.
    case any

    /// Returns whether a status code matches the pattern.
    func matches(_ statusCode: Int) -> Bool {
        switch self {
        case .code(let code): return code == statusCode
        case .range(let number): return statusCode / 100 == (number < 10 ? number : number / 100)
        case .any: return true
        }
    }

    /// How exact the pattern is: of all that match, the most exact one counts.
    fileprivate var precision: Int {
        switch self {
        case .code: return 2
        case .range: return 1
        case .any: return 0
        }
    }
}

extension Sequence {
    /// The element that counts for a status code: of all whose pattern matches, the one with the most exact pattern, and of several
    /// such ones the first.
    ///
    /// - Parameters:
    ///   - statusCode: The status code.
    ///   - pattern: The pattern of an element.
    func mostExact(for statusCode: Int, _ pattern: (Element) -> StatusPattern) -> Element? {
        var best: (element: Element, precision: Int)?
        for element in self {
            let pattern = pattern(element)
            guard pattern.matches(statusCode), pattern.precision > best?.precision ?? -1 else { continue }
            best = (element, pattern.precision)
        }
        return best?.element
    }
}
