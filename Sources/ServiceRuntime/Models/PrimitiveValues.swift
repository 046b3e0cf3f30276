import Foundation

extension String: ModelValue {
    /// Reads text. A number in its place is read as its text.
    public init(reading reader: ModelReader) throws { self = try reader.readString() }
    /// Writes the text.
    public func writeValue(to writer: ModelWriter) { writer.write(self) }
}

extension Bool: ModelValue {
    /// Reads a Boolean. The texts `true`, `false`, `1` and `0` in its place are read as well, and the numbers.
    public init(reading reader: ModelReader) throws { self = try reader.readBool() }
    /// Writes the Boolean.
    public func writeValue(to writer: ModelWriter) { writer.write(self) }
}

extension Double: ModelValue {
    /// Reads a number.
    public init(reading reader: ModelReader) throws { self = try reader.readDouble() }
    /// Writes the number.
    public func writeValue(to writer: ModelWriter) { writer.write(self) }
}

extension Float: ModelValue {
    /// Reads a number.
    public init(reading reader: ModelReader) throws {
        let number = try reader.readDouble()
        self = Float(number)
        guard isFinite || !number.isFinite else {
            throw ModelReadingError(quoting: "\(number)") { "\($0) does not fit in a Float" }
        }
    }
    /// Writes the number as its shortest text, which is shorter than that of the equivalent `Double`.
    public func writeValue(to writer: ModelWriter) {
        guard let exact = Double(description), exact.isFinite else { return writer.write(Double(self)) }
        writer.write(exact)
    }
}

extension Decimal: ModelValue {
    /// Reads an exact number.
    public init(reading reader: ModelReader) throws { self = try reader.readDecimal() }
    /// Writes the exact number.
    public func writeValue(to writer: ModelWriter) { writer.write(self) }
}

extension ModelValue where Self: FixedWidthInteger & SignedInteger {
    /// Reads an integer.
    public init(reading reader: ModelReader) throws {
        let integer = try reader.readInteger()
        guard let value = Self(exactly: integer) else {
            throw ModelReadingError(quoting: "\(integer)") { "\($0) does not fit in \(Self.self)" }
        }
        self = value
    }

    /// Writes the integer.
    public func writeValue(to writer: ModelWriter) { writer.write(integer: Int64(self)) }
}

extension Int: ModelValue {}
extension Int32: ModelValue {}
extension Int64: ModelValue {}

extension UInt64: ModelValue {
    /// Reads a non-negative integer.
    public init(reading reader: ModelReader) throws { self = try reader.readUnsignedInteger() }
    /// Writes the integer.
    public func writeValue(to writer: ModelWriter) { writer.write(unsignedInteger: self) }
}

extension Date: ModelValue {
    /// Reads a point in time in the coding of the body or the member. A number in place of a text counts the seconds since 1970 or, from
    /// 100,000,000,000 on, the milliseconds.
    public init(reading reader: ModelReader) throws { self = try reader.readDate() }
    /// Writes the point in time in the coding of the body or the member.
    public func writeValue(to writer: ModelWriter) { writer.write(self) }
}

extension Data: ModelValue {
    /// Reads bytes in the coding of the body or the member.
    public init(reading reader: ModelReader) throws { self = try reader.readData() }
    /// Writes the bytes in the coding of the body or the member.
    public func writeValue(to writer: ModelWriter) { writer.write(self) }
}

extension URL: ModelValue {
    /// Reads a URL. Characters that are invalid in a URL are encoded, as in browsers.
    public init(reading reader: ModelReader) throws {
        let text = try reader.readToken()
        guard let url = URL(repairing: text) else { throw ModelReadingError(quoting: text) { "'\($0)' is not a URL" } }
        self = url
    }

    /// Writes the URL.
    public func writeValue(to writer: ModelWriter) { writer.write(absoluteString) }
}

extension UUID: ModelValue {
    /// Reads a UUID, also one without dashes, in braces or as a URN, as some services write it.
    public init(reading reader: ModelReader) throws {
        let text = try reader.readToken()
        // Text that is an alternative of a union by itself may just as well be other text, and is then sent back as it came.
        guard let value = UUID(uuidString: text) ?? (reader.isAtAlternative ? nil : UUID(otherNotation: text)) else {
            throw ModelReadingError(quoting: text) { "'\($0)' is not a UUID" }
        }
        self = value
    }

    private init?(otherNotation text: String) {
        var digits = text[...]
        if digits.lowercased().hasPrefix("urn:uuid:") { digits = digits.dropFirst(9) }
        if digits.hasPrefix("{"), digits.hasSuffix("}") { digits = digits.dropFirst().dropLast() }
        if digits.utf8.count == 32, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) {
            for offset in [20, 16, 12, 8] { digits.insert("-", at: digits.index(digits.startIndex, offsetBy: offset)) }
        }
        self.init(uuidString: String(digits))
    }

    /// Writes the UUID in lowercase (RFC 9562, section 4).
    public func writeValue(to writer: ModelWriter) { writer.write(requestString) }
}

extension Array: ModelValue where Element: ModelValue {
    /// Reads an array. Services that are written in Go send `null` for one that has no elements.
    public init(reading reader: ModelReader) throws {
        if reader.hasNullForEmpty {
            self = []
            return
        }
        var elements: [Element] = []
        try reader.readElements { elements.append(try Element(reading: reader)) }
        self = elements
    }

    /// Writes the array.
    public func writeValue(to writer: ModelWriter) { writer.writeElements(self) }
}

extension Dictionary: ModelValue where Key == String, Value: ModelValue {
    /// Reads an object with dynamic member names. `null` is read as an empty one, as for arrays.
    public init(reading reader: ModelReader) throws {
        if reader.hasNullForEmpty {
            self = [:]
            return
        }
        var members: [String: Value] = [:]
        try reader.readMembers { try members.add(Value(reading: reader), named: $0) }
        self = members
    }

    /// Writes an object whose members are sorted by name.
    public func writeValue(to writer: ModelWriter) {
        writer.writeObject { writer.writeOthers(self) }
    }
}

extension Optional: ModelValue where Wrapped: ModelValue {
    /// Reads a value or `null`.
    public init(reading reader: ModelReader) throws {
        self = reader.isNull ? nil : try Wrapped(reading: reader)
    }

    /// Writes the value or `null`.
    public func writeValue(to writer: ModelWriter) {
        if let value = self { value.writeValue(to: writer) } else { writer.writeNull() }
    }
}
