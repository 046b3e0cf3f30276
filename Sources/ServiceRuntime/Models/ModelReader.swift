import Foundation

/// Reads models from a body in any format.
///
/// A reader is positioned at a value. A model reads the members of an object by name, and any other type reads the value itself as
/// a type that can be read: `try Decimal(reading: reader)`. A reader is valid only until the call that received it returns, so do
/// not store it.
///
/// Of the methods that read one member, only ``read(_:as:)`` throws if it cannot be read. The others return a
/// value that stands in for it, such as `nil` or an empty text, and the reader throws the error when it has read the containing
/// value. Each statement that may throw needs code of its own that releases all members before it; without that, a model of
/// sixty required members has a quarter of the code and compiles in a third of the time.
public final class ModelReader {
    let format: any FormatReader
    private(set) var coding: ValueCoding
    /// The first error of a member that is read without throwing.
    var problem: (any Error)? { didSet { updateSkipping() } }
    /// The current inner objects, whose members are members of the model.
    var containers: [Container] = [] { didSet { updateSkipping() } }
    /// Whether no member is read, because of an error or because there is no object to read them from.
    private var isSkipping = false
    /// The last place of an empty array that was to be an object with members that must be there.
    private var placeWithoutObject: Int?
    /// How well the requested members match the value so far, which distinguishes the alternatives of a union.
    var fit = UnionFit()
    /// What was read for unions inside of unions.
    var unionMemory = UnionMemory()

    /// Reads from a format, dates and bytes in a coding.
    init(_ format: any FormatReader, coding: ValueCoding = .default) {
        self.format = format
        self.coding = coding
    }

    // MARK: Members of an object

    /// Sets the XML names of the current object and its members. Call it before you read any of them.
    ///
    /// - Throws: ``ModelReadingError`` if the value is an XML document with another root element.
    public func use(_ form: XMLForm) throws { try format.use(form) }

    // Where no coding of dates, bytes and numbers is given, it is that of the value around the member.

    /// Reads a required member.
    ///
    /// - Throws: ``ModelReadingError`` if the member is missing, is `null`, or has another type.
    public func read<Value: ModelValue>(_ name: MemberName, as coding: ValueCoding? = nil) throws -> Value {
        try with(coding) { try member(name) { try Value(reading: self) } }
    }

    /// Reads an optional member. Returns `nil` if it is missing or `null`.
    public func readIfPresent<Value: ModelValue>(_ name: MemberName, as coding: ValueCoding? = nil) -> Value? {
        with(coding) { memberIfPresent(name) { try Value(reading: self) } }
    }

    /// Reads an optional member of any JSON. Returns `nil` only if it is missing: `null` is a value as well, which a JSON patch
    /// requires, for one (RFC 6902, section 4.6).
    public func readIfPresent(_ name: MemberName) -> JSONValue? {
        let nullMembers = format.nullMembers
        if let value = memberIfPresent(name, { try readJSONValue() }) { return value }
        return format.nullMembers == nullMembers ? Optional.none : .some(.null)
    }

    /// Reads an optional list from a header field with other delimiters than commas (Swagger 2.0, `collectionFormat`).
    ///
    /// - Parameters:
    ///   - name: The name of the header field.
    ///   - style: The style that tells the delimiter. It has no meaning in a body.
    ///   - coding: The coding of dates and bytes.
    public func readIfPresent<Value: ModelValue>(
        _ name: MemberName,
        style: ParameterStyle,
        as coding: ValueCoding = .default
    ) -> Value? {
        format.use(delimiter: style.delimiter)
        defer { format.use(delimiter: ",") }
        return readIfPresent(name, as: coding)
    }

    /// Reads all members except those with the given names.
    ///
    /// - Throws: ``ModelReadingError`` if one of them has another type.
    public func readOthers<Value: ModelValue>(
        except names: [String],
        as coding: ValueCoding? = nil
    ) throws -> [String: Value] {
        var others: [String: Value] = [:]
        try with(coding) {
            try readMembers { name in
                if names.contains(name) { fit.members -= 1 } else { try others.add(Value(reading: self), named: name) }
            }
        }
        return others
    }

    // MARK: The value

    /// Whether the current value is `null`.
    var isNull: Bool { format.isNull }

    /// Reads the current value as text. A number in its place is read as its text.
    func readString() throws -> String {
        do { return try format.readString() } catch { return try converted(insteadOf: error, Self.numberText) }
    }

    /// Reads the current value as text in a notation, such as a date: without the white space that XML has around it.
    func readToken() throws -> String { try format.readToken() }

    /// The current value of an enumeration: without the white space that XML has around it if it is a known value then. A Boolean is the
    /// text `true` or `false` if that is a known value.
    ///
    /// - Parameter isKnown: Whether a value is known.
    func rawValue<RawValue: ModelValue>(_ isKnown: (RawValue) -> Bool) throws -> RawValue {
        let rawValue: RawValue
        do { rawValue = try RawValue(reading: self) } catch {
            return try converted(insteadOf: error) { text in (text as? RawValue).flatMap { isKnown($0) ? $0 : nil } }
        }
        guard rawValue is String, !isKnown(rawValue), format.isText,
            let token = try readToken() as? RawValue, isKnown(token)
        else { return rawValue }
        return token
    }

    /// Reads the current value as a Boolean. The texts `true`, `false`, `1` and `0` in its place are read as well, and the numbers.
    func readBool() throws -> Bool {
        do { return try format.readBool() } catch { return try converted(insteadOf: error, Bool.init(scalarText:)) }
    }

    /// Reads the current value as an integer.
    func readInteger() throws -> Int64 {
        if let integer = textOfNumber.flatMap(Int64.init) { return integer }
        do { return try format.readInteger() } catch { return try ExactDecimal.integer(number(insteadOf: error)) }
    }

    /// Reads the current value as a non-negative integer.
    func readUnsignedInteger() throws -> UInt64 {
        if let integer = textOfNumber.flatMap(UInt64.init) { return integer }
        do { return try format.readUnsignedInteger() } catch {
            return try ExactDecimal.integer(number(insteadOf: error))
        }
    }

    /// Reads the current value as a number.
    func readDouble() throws -> Double {
        if let number = textOfNumber.flatMap(Double.init), number.isFinite { return number }
        let number: Double
        do { number = try format.readDouble() } catch {
            guard let finite = Double(try self.number(insteadOf: error)), finite.isFinite else { throw error }
            number = finite
        }
        // An alternative that is text knows `NaN` better.
        if isTryingAlternatives, !number.isFinite { fit.unknownValues += 1 }
        return number
    }

    /// Reads the current value as an exact number.
    func readDecimal() throws -> Decimal { try format.readDecimal() }

    /// Reads the current value as a point in time, in the current coding.
    ///
    /// A number in place of a text counts the seconds since 1970 or, from 100,000,000,000 on, the milliseconds.
    func readDate() throws -> Date {
        do { return try format.readDate(coding) } catch { return try dateInOtherForm(insteadOf: error) }
    }

    /// Reads the current value as bytes, in the current coding.
    func readData() throws -> Data { try format.readData() }

    /// Reads the current value, whatever its type.
    func readJSONValue() throws -> JSONValue { try format.readJSONValue() }

    /// Calls a closure for each element of the current array, with the reader at that element.
    func readElements(_ body: () throws -> Void) throws {
        try check()
        try format.readElements {
            try body()
            try check()
        }
    }

    /// Calls a closure with the name of each member of the current object, with the reader at that member.
    func readMembers(_ body: (String) throws -> Void) throws {
        try check()
        do {
            try format.readMembers { name in
                fit.members += 1
                try body(name)
                try check()
            }
        } catch {
            guard isObjectWithoutMembers() else { throw error }
        }
    }

    /// Creates an error about the current value, for a type that does not take every value.
    ///
    /// - Parameter message: What is wrong, such as "the amount is negative". The error also has the path of the value.
    /// - Returns: The error, which ``ModelValue/init(reading:)`` throws.
    public func error(_ message: String) -> ModelReadingError { ModelReadingError(message) }

    // MARK: Problems

    private func updateSkipping() {
        isSkipping = problem != nil || containers.last?.isAbsent == true
    }

    /// Throws the first error of a member that was read without throwing.
    func check() throws {
        guard let problem else { return }
        self.problem = nil
        throw problem
    }

    /// Whether a member is there and is `null`.
    func hasNull(_ name: MemberName) -> Bool {
        guard !isSkipping else { return false }
        do {
            let object = try format.enterMember(name)
            defer { format.leaveMember(of: object) }
            return format.isNull
        } catch {
            // It is not there.
            return false
        }
    }

    /// Whether a member is there and is not `null`.
    func hasMember(_ name: MemberName) -> Bool {
        do {
            guard let object = try format.enterMemberIfPresent(name) else { return false }
            format.leaveMember(of: object)
            return true
        } catch {
            // It is no object.
            return false
        }
    }

    /// Reads a member that must be there, and throws if it cannot be read.
    func member<Value>(_ name: MemberName, _ read: () throws -> Value) throws -> Value {
        if isSkipping { try refuse(name) }
        let object = try enter(name)
        defer { format.leaveMember(of: object) }
        return try value(of: name, in: object, read)
    }

    /// Reads the member that the reader has gone to.
    private func value<Value>(of name: MemberName, in object: Int, _ read: () throws -> Value) throws -> Value {
        fit.members += 1
        do {
            let value = try read()
            try check()
            return value
        } catch {
            throw located(error, name, in: object)
        }
    }

    /// Reads a member that must be there, or stores the error and returns a placeholder.
    func member<Value>(
        _ name: MemberName,
        or placeholder: @autoclosure () -> Value,
        _ read: () throws -> Value
    ) -> Value {
        guard problem == nil else { return placeholder() }
        do { return try member(name, read) } catch {
            problem = error
            return placeholder()
        }
    }

    /// Reads a member that may be missing, or stores the error.
    func memberIfPresent<Value>(_ name: MemberName, _ read: () throws -> Value) -> Value? {
        guard !isSkipping else { return nil }
        do {
            guard let object = try enterIfPresent(name) else { return nil }
            defer { format.leaveMember(of: object) }
            do { return try value(of: name, in: object, read) } catch is ModelReadingError where isNothing {
                fit.unknownValues += 1
                return nil
            }
        } catch {
            problem = error
            return nil
        }
    }

    /// Whether the value, which cannot be read as the member that it is, stands for none: it is empty text, `false`, which PHP and Odoo
    /// send, or an empty array in place of an object with members that must be there.
    private var isNothing: Bool {
        format.isBlank || format.scalarText == "false" || format.isEmptyArray && format.place == placeWithoutObject
    }

    /// Goes to a member that must be there.
    func enter(_ name: MemberName) throws -> Int {
        do { return try format.enterMember(name) } catch {
            if format.isEmptyArray { placeWithoutObject = format.place }
            throw seenFromModel(error, in: format.place)
        }
    }

    /// Goes to a member that may be missing.
    func enterIfPresent(_ name: MemberName) throws -> Int? {
        do { return try format.enterMemberIfPresent(name) } catch {
            if isObjectWithoutMembers() { return nil }
            throw seenFromModel(error, in: format.place)
        }
    }

    /// Whether the value, which is not an object, stands for one without members. Any other alternative of a union fits better.
    private func isObjectWithoutMembers() -> Bool {
        guard format.isEmptyArray else { return false }
        fit.unknownValues += 1
        return true
    }

    /// Throws why a member that must be there is not read.
    private func refuse(_ name: MemberName) throws {
        try check()
        throw seenFromModel(ModelReadingError(path: "\(name)", "the member is missing"), in: format.place)
    }

    /// An error of a member as it is seen from the model. The first problem is the one to tell.
    private func located(_ error: any Error, _ name: MemberName, in object: Int) -> any Error {
        let first = problem ?? error
        problem = nil
        return seenFromModel((first as? ModelReadingError)?.inMember("\(name)") ?? first, in: object)
    }

    /// Reads something, with dates and bytes in another coding if there is one.
    // Not inlined, it would look up the type of each result at run time.
    @inline(__always)
    func with<Result>(_ coding: ValueCoding?, _ body: () throws -> Result) rethrows -> Result {
        guard let coding else { return try body() }
        let outer = self.coding
        self.coding = coding
        defer { self.coding = outer }
        return try body()
    }
}
