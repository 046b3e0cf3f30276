import Foundation

/// A format that models are read from. It is at a value of a body, and reports what is there.
protocol FormatReader: AnyObject {
    // MARK: Members of an object

    /// Sets the XML names of the current object and its members. Other formats ignore them.
    ///
    /// - Throws: ``ModelReadingError`` if the document has another root element.
    func use(_ form: XMLForm) throws
    /// Resets the XML names of the object, because the value is to be read as another type.
    func forgetForm()
    /// Sets what stands between the items of a list that is read from one text, as in a header field; it is a comma at first.
    /// Formats whose lists have a form of their own ignore it.
    func use(delimiter: String)

    /// Goes to a member that must be there.
    ///
    /// - Returns: Where the object is, for ``leaveMember(of:)``.
    /// - Throws: ``ModelReadingError`` if the value is not an object, or has no such member.
    func enterMember(_ name: MemberName) throws -> Int

    /// Goes to a member, unless it is missing or `null`.
    ///
    /// - Returns: Where the object is, for ``leaveMember(of:)``; `nil` if the reader stays there.
    /// - Throws: ``ModelReadingError`` if the value is not an object.
    func enterMemberIfPresent(_ name: MemberName) throws -> Int?

    /// Goes back from a member.
    func leaveMember(of object: Int)

    // MARK: The value

    /// A number that identifies the place of the value in the body, if the format has one.
    var place: Int? { get }
    /// Whether the value is `null`.
    var isNull: Bool { get }
    /// Whether the value is empty text or an empty element, which many services send in place of a missing date, URL or
    /// number: if an optional member cannot be read from it, the member is absent.
    var isBlank: Bool { get }
    /// Whether the value is an element that has text and no elements inside it. It can be read as an object, too, which has only
    /// attributes or nothing.
    var isTextOfElement: Bool { get }
    /// Whether the value is an array without elements. Services in PHP send that for an object without members.
    var isEmptyArray: Bool { get }
    /// Whether the value is a number, in a format that tells numbers from text.
    var isNumber: Bool { get }
    /// The text of the value, or of the number or Boolean that it is, in a format that tells these apart; `nil` if it is anything else.
    var scalarText: String? { get }
    /// How many members were requested so far that are there and `null`.
    var nullMembers: Int { get }
    /// The text that the value is.
    func readString() throws -> String
    /// The text that the value is, without the white space around it if the format has that around whatever is not text itself.
    func readToken() throws -> String
    /// The Boolean that the value is.
    func readBool() throws -> Bool
    /// The integer that the value is.
    func readInteger() throws -> Int64
    /// The integer that the value is, which is not negative.
    func readUnsignedInteger() throws -> UInt64
    /// The number that the value is.
    func readDouble() throws -> Double
    /// The number that the value is, exactly.
    func readDecimal() throws -> Decimal
    /// The point in time that the value is.
    func readDate(_ coding: ValueCoding) throws -> Date
    /// The bytes that the value is.
    func readData() throws -> Data
    /// Whatever the value is.
    func readJSONValue() throws -> JSONValue
    /// Whatever the value is, with every digit of its numbers, even of those that look like a `Double`.
    func readExactJSONValue() throws -> JSONValue
    /// Calls a closure for each element of the current array, with the reader at that element.
    func readElements(_ body: () throws -> Void) throws
    /// Calls a closure with the name of each member of the current object, with the reader at that member.
    func readMembers(_ body: (String) throws -> Void) throws
}

extension FormatReader {
    /// Nothing, so that nothing is remembered of a place.
    var place: Int? { nil }
    var isTextOfElement: Bool { false }
    var isEmptyArray: Bool { false }
    var isNumber: Bool { false }
    var scalarText: String? { nil }
    var nullMembers: Int { 0 }
    func readToken() throws -> String { try readString() }
    func readExactJSONValue() throws -> JSONValue { try readJSONValue() }
    func use(_ form: XMLForm) {}
    func forgetForm() {}
    func use(delimiter: String) {}
}
