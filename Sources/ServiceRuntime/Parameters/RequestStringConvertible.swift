import Foundation

/// A value that can be converted to text for use in requests (G086).
public protocol RequestStringConvertible {
    /// The value's text in requests.
    var requestString: String { get }
}

extension String: RequestStringConvertible {
    /// The text itself.
    public var requestString: String { self }
}

extension Bool: RequestStringConvertible {
    /// `true` or `false`.
    public var requestString: String { self ? "true" : "false" }
}

extension RequestStringConvertible where Self: BinaryInteger {
    /// The digits.
    public var requestString: String { String(self) }
}

extension Int: RequestStringConvertible {}
extension Int32: RequestStringConvertible {}
extension Int64: RequestStringConvertible {}
extension UInt64: RequestStringConvertible {}

extension RequestStringConvertible where Self: BinaryFloatingPoint & CustomStringConvertible {
    /// The shortest text of the number. Integers have no decimal point.
    public var requestString: String { Int64(exactly: self).map { String($0) } ?? description }
}

extension Double: RequestStringConvertible {}
extension Float: RequestStringConvertible {}

extension Decimal: RequestStringConvertible {
    /// All digits of the number.
    public var requestString: String { description }
}

extension Date: RequestStringConvertible {
    /// The point in time in the format of RFC 3339.
    public var requestString: String { DateText.rfc3339(self) }
}

extension Data: RequestStringConvertible {
    /// The bytes in base64.
    public var requestString: String { Base64.text(self, .base64) }
}

extension URL: RequestStringConvertible {
    /// The text of the URL.
    public var requestString: String { absoluteString }
}

extension UUID: RequestStringConvertible {
    /// The UUID in lowercase (RFC 9562, section 4).
    public var requestString: String { uuidString.lowercased() }
}
