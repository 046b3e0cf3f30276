/// Iterates over the text of a time or a duration.
struct TimeTextScanner {
    private var rest: Substring.UTF8View

    /// Stands at the beginning of a text.
    init(_ text: String) {
        rest = text[...].utf8
    }

    /// Whether nothing is left.
    var isAtEnd: Bool { rest.isEmpty }

    /// Goes on if a character stands next.
    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest.removeFirst()
        return true
    }

    /// A sign, as 1 or -1.
    mutating func sign() -> Int? {
        if skip("+") { return 1 }
        return skip("-") ? -1 : nil
    }

    /// A number of so many digits, or of any number of digits; `nil` if it is not there or does not fit.
    mutating func number(digits: Int? = nil) -> Int? {
        let run = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        let text = digits.map { run.prefix($0) } ?? run
        guard !text.isEmpty, digits == nil || text.count == digits else { return nil }
        var number = 0
        for digit in text {
            let (product, isTooLarge) = number.multipliedReportingOverflow(by: 10)
            let (sum, isTooLargeNow) = product.addingReportingOverflow(Int(digit - UInt8(ascii: "0")))
            guard !isTooLarge, !isTooLargeNow else { return nil }
            number = sum
        }
        rest = rest.dropFirst(text.count)
        return number
    }

    /// The billionths of a fraction, 0 if there is none; `nil` if there are no digits behind the point.
    mutating func fraction() -> Int? {
        guard skip(".") || skip(",") else { return 0 }
        let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !digits.isEmpty else { return nil }
        rest = rest.dropFirst(digits.count)
        let known = digits.prefix(9)
        let number = known.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
        return (known.count..<9).reduce(number) { number, _ in number * 10 }
    }

    /// Billionths as the text of a fraction, without zeros at its end; nothing for none.
    static func fraction(_ nanoseconds: Int) -> String {
        guard nanoseconds != 0 else { return "" }
        var text = DateText.padded(nanoseconds, 9)
        while text.last == "0" { text.removeLast() }
        return "." + text
    }
}
