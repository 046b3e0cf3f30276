/// The structure of a JSON text (RFC 8259): every value by its kind and its place, in the order of the text.
///
/// A tape is made in one pass over the text, which checks all of it; reading then neither checks nor copies anything but what
/// is asked for.
struct JSONTape {
    /// What a value is.
    enum Kind: UInt8 {
        case null, `true`, `false`, integer, number, string, escapedString, array, object
        /// A name that occurs again later in the same object, and is ignored.
        case repeatedName

        fileprivate var isCollection: Bool { self == .array || self == .object }
    }

    /// A value. The members of an object follow it, each name as a string and then its value; the elements of an array
    /// likewise.
    ///
    /// It is kept small, because there may be one for every two bytes of a text: four bits for the kind, and thirty for either number.
    struct Entry {
        private static let numberBits: UInt64 = 30
        private static let largestNumber: UInt64 = 1 << numberBits - 1
        private static let kindBits: UInt64 = 4
        private static let largestKind: UInt64 = 1 << kindBits - 1

        private var bits: UInt64

        /// A value.
        ///
        /// - Parameters:
        ///   - kind: What it is.
        ///   - start: Where its text begins.
        ///   - length: The length of its text in bytes.
        init(_ kind: Kind, start: Int = 0, length: Int = 0) {
            bits = UInt64(start) << Self.numberBits | UInt64(length)
            bits = bits << Self.kindBits | UInt64(kind.rawValue)
        }

        /// What it is.
        var kind: Kind {
            get { Kind(rawValue: UInt8(truncatingIfNeeded: bits & Self.largestKind)) ?? .null }
            set { bits = bits & ~Self.largestKind | UInt64(newValue.rawValue) }
        }

        /// Where the text of a scalar begins, for a string behind the quote.
        var start: Int { Int(bits >> (Self.kindBits + Self.numberBits)) }

        /// The length of its text in bytes; the number of elements or members of a collection.
        var length: Int { Int(bits >> Self.kindBits & Self.largestNumber) }

        /// Counts another element or member of a collection.
        mutating func addElement() { bits += 1 << Self.kindBits }

        /// Ends a collection.
        ///
        /// - Parameter next: The index of the entry behind it and all that it holds.
        mutating func end(before next: Int) { bits |= UInt64(next) << (Self.kindBits + Self.numberBits) }

        /// The index of the entry behind this one and all that it holds.
        ///
        /// - Parameter index: The index of this one.
        func next(after index: Int) -> Int { kind.isCollection ? start : index + 1 }
    }

    /// The maximum size of a text, in bytes: 1 GiB.
    private static let largestText = 1 << 30 - 1

    /// The nesting that is read, so that no text can exhaust the stack: threads other than the main one have half a
    /// megabyte on Apple platforms, and a level of nesting takes up to 2 KB of it where code is not optimized.
    static let maximumNesting = 256

    /// The number of values that a text may have, by the size that it may have in bytes: one for each 64 bytes. Values take more time and
    /// memory than their bytes do, which may have come compressed to a thousandth.
    static func maximumCount(ofSize size: Int) -> Int { max(100_000, size / 64) }

    /// The values.
    private(set) var entries: [Entry] = []

    /// Reads the structure of a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - maximumSize: The size that it may have in bytes.
    /// - Throws: ``ModelReadingError`` if the text is not JSON, not UTF-8, is nested more than 256 deep, has too many values, or is
    ///   larger than 1 GB.
    init(_ text: UnsafeBufferPointer<UInt8>, maximumSize: Int) throws(ModelReadingError) {
        guard text.count <= Self.largestText else { throw ModelReadingError("the text is larger than 1 GB") }
        if let position = UTF8Check.firstInvalidByte(in: text) {
            throw .notUTF8(at: position)
        }
        entries.reserveCapacity(text.count / 8 + 4)
        var scanner = Scanner(text: text)
        scanner.skipByteOrderMark()
        try scan(&scanner, maximumCount: Self.maximumCount(ofSize: maximumSize))
        scanner.skipWhitespace()
        guard scanner.position == text.count else { throw scanner.unexpected("the end of the text") }
    }

    /// Scans one value with all that it holds, without recursion.
    private mutating func scan(_ scanner: inout Scanner, maximumCount: Int) throws(ModelReadingError) {
        var open: [Int] = []
        var count = 0
        while true {
            scanner.skipWhitespace()
            if let collection = open.last, try closes(collection, &scanner, &open) {
                if open.isEmpty { return }
                continue
            }
            count += 1
            guard count <= maximumCount else { throw .tooManyValues(maximumCount) }
            switch scanner.current {
            case UInt8(ascii: "{"):
                try begin(.object, &scanner, &open)
                continue
            case UInt8(ascii: "["):
                try begin(.array, &scanner, &open)
                continue
            default: entries.append(try scanner.scalar())
            }
            if open.isEmpty { return }
        }
    }

    private mutating func begin(
        _ kind: Kind,
        _ scanner: inout Scanner,
        _ open: inout [Int]
    ) throws(ModelReadingError) {
        guard open.count < Self.maximumNesting else {
            throw scanner.failure("the text is nested more than \(Self.maximumNesting) levels deep")
        }
        open.append(entries.count)
        entries.append(Entry(kind))
        scanner.position += 1
    }

    /// Closes the innermost collection if its end is next, or goes on to its next element, past comma and name.
    private mutating func closes(
        _ collection: Int,
        _ scanner: inout Scanner,
        _ open: inout [Int]
    ) throws(ModelReadingError) -> Bool {
        let isObject = entries[collection].kind == .object
        let end = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
        if scanner.current == end {
            scanner.position += 1
            open.removeLast()
            entries[collection].end(before: entries.count)
            if isObject { RepeatedNames(text: scanner.text).mark(in: &entries, object: collection) }
            return true
        }
        if entries[collection].length > 0 {
            guard scanner.current == UInt8(ascii: ",") else {
                throw scanner.unexpected(isObject ? "',' or '}'" : "',' or ']'")
            }
            scanner.position += 1
            scanner.skipWhitespace()
        }
        entries[collection].addElement()
        guard isObject else { return false }
        guard scanner.current == UInt8(ascii: "\"") else { throw scanner.unexpected("a member name") }
        entries.append(try scanner.string())
        scanner.skipWhitespace()
        guard scanner.current == UInt8(ascii: ":") else { throw scanner.unexpected("':'") }
        scanner.position += 1
        scanner.skipWhitespace()
        return false
    }

    // MARK: Scalars

    /// A place in the text.
    private struct Scanner {
        let text: UnsafeBufferPointer<UInt8>
        var position = 0

        /// The byte at the place; 0, which no text may contain, at the end.
        var current: UInt8 { position < text.count ? text[position] : 0 }

        mutating func skipByteOrderMark() {
            if text.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
        }

        mutating func skipWhitespace() {
            while position < text.count {
                switch text[position] {
                case 0x20, 0x0A, 0x0D, 0x09: position += 1
                default: return
                }
            }
        }

        mutating func scalar() throws(ModelReadingError) -> Entry {
            switch current {
            case UInt8(ascii: "\""): return try string()
            case UInt8(ascii: "t"): return try word("true", .true)
            case UInt8(ascii: "f"): return try word("false", .false)
            case UInt8(ascii: "n"): return try word("null", .null)
            case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
            default: throw unexpected("a value")
            }
        }

        private mutating func word(
            _ word: StaticString,
            _ kind: Kind
        ) throws(ModelReadingError) -> Entry {
            let start = position
            let length = word.utf8CodeUnitCount
            guard start + length <= text.count else { throw unexpected("'\(word)'") }
            for offset in 0..<length where text[start + offset] != word.utf8Start[offset] {
                throw unexpected("'\(word)'")
            }
            position += length
            return Entry(kind, start: start, length: length)
        }

        mutating func string() throws(ModelReadingError) -> Entry {
            position += 1
            let start = position
            var hasEscapes = false
            while position < text.count {
                let byte = text[position]
                if byte == UInt8(ascii: "\"") {
                    defer { position += 1 }
                    return Entry(hasEscapes ? .escapedString : .string, start: start, length: position - start)
                }
                if byte == UInt8(ascii: "\\") {
                    hasEscapes = true
                    position += 1
                    try escape()
                } else if byte < 0x20 {
                    throw failure("a control character must be escaped in a string")
                } else {
                    position += 1
                }
            }
            throw failure("a string is not closed")
        }

        private mutating func escape() throws(ModelReadingError) {
            switch current {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
                UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
                position += 1
            case UInt8(ascii: "u"):
                position += 1
                for _ in 0..<4 {
                    guard current.hexDigitValue != nil else { throw unexpected("four hexadecimal digits") }
                    position += 1
                }
            default: throw failure("unknown escape sequence in a string")
            }
        }

        private mutating func number() throws(ModelReadingError) -> Entry {
            let start = position
            var kind = Kind.integer
            if current == UInt8(ascii: "-") { position += 1 }
            if current == UInt8(ascii: "0") {
                position += 1
            } else {
                try digits()
            }
            if current == UInt8(ascii: ".") {
                kind = .number
                position += 1
                try digits()
            }
            if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
                kind = .number
                position += 1
                if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { position += 1 }
                try digits()
            }
            return Entry(kind, start: start, length: position - start)
        }

        private mutating func digits() throws(ModelReadingError) {
            guard current.isDigit else { throw unexpected("a digit") }
            while current.isDigit { position += 1 }
        }

        // MARK: Errors

        func unexpected(_ wanted: String) -> ModelReadingError {
            guard position < text.count else { return failure("expected \(wanted), found the end of the text") }
            let found = (0x21...0x7E).contains(current) ? "'\(Character(Unicode.Scalar(current)))'" : "byte \(current)"
            return failure("expected \(wanted), found \(found)")
        }

        func failure(_ message: String) -> ModelReadingError {
            ModelReadingError("not JSON, at byte \(position): \(message)")
        }
    }
}
