import Foundation

/// Reads models from JSON.
final class JSONReader: FormatReader {
    private let text: UnsafeBufferPointer<UInt8>
    /// The tape.
    let entries: UnsafeBufferPointer<JSONTape.Entry>
    /// The value that the reader is at.
    private(set) var position = 0
    /// Where the next member is looked for first: members are mostly in the order in which they are requested.
    private var cursor = 1
    private(set) var nullMembers = 0
    /// Whether a number with 17 digits is kept as it is, although it may be the text of a `Double`.
    var keepsAllDigits = false

    /// A reader at the whole value (``JSONDocument/read(_:)``).
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - entries: Its structure.
    init(_ text: UnsafeBufferPointer<UInt8>, _ entries: UnsafeBufferPointer<JSONTape.Entry>) {
        self.text = text
        self.entries = entries
    }

    // MARK: - FormatReader

    var place: Int? { position }

    var isNull: Bool { kind == .null }

    var isBlank: Bool { kind == .string && entries[position].length == 0 }

    var isEmptyArray: Bool { kind == .array && entries[position].length == 0 }

    var isNumber: Bool { kind == .integer || kind == .number }

    var scalarText: String? {
        switch kind {
        case .null, .array, .object: nil
        default: string(at: position)
        }
    }

    func readString() throws -> String {
        guard kind == .string || kind == .escapedString else { throw mismatch("a string") }
        return string(at: position)
    }

    func readBool() throws -> Bool {
        switch kind {
        case .true: return true
        case .false: return false
        default: throw mismatch("true or false")
        }
    }

    func readInteger() throws -> Int64 {
        switch kind {
        case .integer:
            guard let value = JSONText.integer(bytes(of: position)) else {
                throw ModelReadingError(quoting: sourceText) { "\($0) does not fit in Int64" }
            }
            return value
        case .number:
            return try ExactDecimal.integer(sourceText)
        default: throw mismatch("an integer")
        }
    }

    func readUnsignedInteger() throws -> UInt64 {
        guard kind == .integer || kind == .number else { throw mismatch("an integer") }
        return try ExactDecimal.integer(sourceText)
    }

    func readDouble() throws -> Double {
        if kind == .string, let number = Self.notFinite[string(at: position)] { return number }
        return try readNumber()
    }

    /// What JSON has no numbers for, as ProtoJSON and many libraries write it, and OData.
    static let notFinite = [
        "NaN": Double.nan, "Infinity": .infinity, "-Infinity": -.infinity, "INF": .infinity, "-INF": -.infinity,
    ]

    private func readNumber() throws -> Double {
        guard kind == .integer || kind == .number else { throw mismatch("a number") }
        let value = JSONText.double(bytes(of: position))
        guard value.isFinite else { throw ModelReadingError(quoting: sourceText) { "\($0) does not fit in a Double" } }
        return value
    }

    func readDecimal() throws -> Decimal {
        // Services send exact numbers as text as well, because few JSON libraries keep them exact.
        guard kind == .integer || kind == .number || kind == .string else { throw mismatch("a number") }
        let text = sourceText
        // Foundation would read `1.2.3` as 1.2.
        guard JSONText.isNumber(bytes(of: position)), let value = try ExactDecimal.number(text) else {
            throw ModelReadingError(quoting: text) { "'\($0)' is not a number that fits in a Decimal" }
        }
        return value
    }

    func readDate(_ coding: ValueCoding) throws -> Date {
        if let units = coding.date.unitsInSecond {
            if kind == .string, let number = Double(try readString()), number.isFinite {
                return Date(timeIntervalSince1970: number / units)
            }
            return Date(timeIntervalSince1970: try readNumber() / units)
        }
        if kind == .string, coding.date == .rfc3339, let date = DateText.rfc3339(bytes(of: position)) { return date }
        return try DateText.date(try readString(), coding.date)
    }

    func readData() throws -> Data {
        guard let data = Base64.data(try readString()) else { throw ModelReadingError("the text is not base64") }
        return data
    }

    func readElements(_ body: () throws -> Void) throws {
        guard kind == .array else { throw mismatch("an array") }
        let array = position
        defer { enter(array) }
        var element = array + 1
        for index in 0..<entries[array].length {
            enter(element)
            do { try body() } catch let error as ModelReadingError { throw error.inElement(index) }
            element = entries[element].next(after: element)
        }
    }

    func readMembers(_ body: (String) throws -> Void) throws {
        guard kind == .object else { throw mismatch("an object") }
        let object = position
        defer { enter(object) }
        var name = object + 1
        for _ in 0..<entries[object].length {
            if entries[name].kind != .repeatedName {
                let text = string(at: name)
                enter(name + 1)
                do { try body(text) } catch let error as ModelReadingError { throw error.inMember(text) }
            }
            name = entries[name + 1].next(after: name + 1)
        }
    }

    // MARK: Members

    private var kind: JSONTape.Kind { entries[position].kind }

    func enterMember(_ name: MemberName) throws -> Int {
        guard let value = try member(name) else { throw ModelReadingError(path: "\(name)", "the member is missing") }
        let object = position
        enter(value)
        return object
    }

    func enterMemberIfPresent(_ name: MemberName) throws -> Int? {
        guard let value = try member(name) else { return nil }
        guard entries[value].kind != .null else {
            cursor = value + 1
            nullMembers += 1
            return nil
        }
        let object = position
        enter(value)
        return object
    }

    func leaveMember(of object: Int) {
        // The next one to be requested is probably the next one in the text.
        cursor = entries[position].next(after: position)
        position = object
    }

    private func enter(_ value: Int) {
        position = value
        cursor = value + 1
    }

    private func member(_ name: MemberName) throws -> Int? {
        guard kind == .object else { throw mismatch("an object") }
        let end = entries[position].next(after: position)
        let name = name.utf8
        return search(name, from: cursor, to: end) ?? search(name, from: position + 1, to: min(cursor, end))
    }

    private func search(_ name: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int? {
        var index = start
        while index < end {
            if isName(index, name) { return index + 1 }
            index = entries[index + 1].next(after: index + 1)
        }
        return nil
    }

    private func isName(_ index: Int, _ name: UnsafeBufferPointer<UInt8>) -> Bool {
        let entry = entries[index]
        if entry.kind == .escapedString { return string(at: index).utf8.elementsEqual(name) }
        if entry.kind == .repeatedName { return false }
        guard entry.length == name.count, let base = text.baseAddress, let other = name.baseAddress else {
            return name.isEmpty && entry.length == 0
        }
        return memcmp(base + entry.start, other, name.count) == 0
    }

    /// The text of a string.
    func string(at index: Int) -> String {
        let bytes = bytes(of: index)
        return entries[index].kind == .escapedString
            ? JSONText.unescaped(bytes) : String(decoding: bytes, as: UTF8.self)
    }

    /// The text of a value, without the quotes.
    func bytes(of index: Int) -> UnsafeBufferPointer<UInt8> {
        let entry = entries[index]
        return UnsafeBufferPointer(rebasing: text[entry.start..<entry.start + entry.length])
    }

    // MARK: Errors

    private var sourceText: String { String(decoding: bytes(of: position), as: UTF8.self) }

    private func mismatch(_ wanted: String) -> ModelReadingError {
        let found =
            switch kind {
            case .null: "null"
            case .true, .false: "a boolean"
            case .integer, .number: "a number"
            case .string, .escapedString, .repeatedName: "a string"
            case .array: "an array"
            case .object: "an object"
            }
        return ModelReadingError("expected \(wanted), found \(found)")
    }
}
