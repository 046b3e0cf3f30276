import Foundation

/// Reads models from a format, such as JSON.
///
/// A reader stands on a value. Where that is an object, generated models ask for its members by name; the runtime's own
/// values ask for what the value is. A reader is good only until what it was given to returns: do not keep it.
public protocol ModelReader: AnyObject {
    // MARK: Members of an object

    /// The member of a name.
    ///
    /// - Throws: ``ModelReadingError`` if the member is missing, is `null`, or has another type.
    func read<Value: ModelValue>(_ name: StaticString) throws -> Value

    /// The member of a name; `nil` if it is missing or `null`.
    ///
    /// - Throws: ``ModelReadingError`` if the member has another type.
    func readIfPresent<Value: ModelValue>(_ name: StaticString) throws -> Value?

    /// The member of a name, whose dates and bytes are in a coding that is not the usual one.
    func read<Value: ModelValue>(_ name: StaticString, as coding: ValueCoding) throws -> Value

    /// The member of a name, whose dates and bytes are in a coding that is not the usual one; `nil` if there is none.
    func readIfPresent<Value: ModelValue>(_ name: StaticString, as coding: ValueCoding) throws -> Value?

    /// The members whose names are not among the given ones.
    func readOthers<Value: ModelValue>(except names: [String]) throws -> [String: Value]

    // MARK: Members of the usual types

    // What `read` and `readIfPresent` do for these types as well; most members have one of them, and read without a generic
    // function they take a third of the time.

    /// The text of a name.
    func read(_ name: StaticString) throws -> String
    /// The text of a name; `nil` if it is missing or `null`.
    func readIfPresent(_ name: StaticString) throws -> String?
    /// The truth value of a name.
    func read(_ name: StaticString) throws -> Bool
    /// The truth value of a name; `nil` if it is missing or `null`.
    func readIfPresent(_ name: StaticString) throws -> Bool?
    /// The whole number of a name.
    func read(_ name: StaticString) throws -> Int
    /// The whole number of a name; `nil` if it is missing or `null`.
    func readIfPresent(_ name: StaticString) throws -> Int?
    /// The point in time of a name.
    func read(_ name: StaticString) throws -> Date
    /// The point in time of a name; `nil` if it is missing or `null`.
    func readIfPresent(_ name: StaticString) throws -> Date?

    // MARK: The value

    /// Whether the value is `null`.
    var isNull: Bool { get }
    /// The text that the value is.
    func readString() throws -> String
    /// The truth value that the value is.
    func readBool() throws -> Bool
    /// The whole number that the value is.
    func readInteger() throws -> Int64
    /// The whole number that the value is, which is not negative.
    func readUnsignedInteger() throws -> UInt64
    /// The number that the value is.
    func readDouble() throws -> Double
    /// The number that the value is, exactly.
    func readDecimal() throws -> Decimal
    /// The point in time that the value is, in the coding that is in force.
    func readDate() throws -> Date
    /// The bytes that the value is, in the coding that is in force.
    func readData() throws -> Data
    /// Whatever the value is.
    func readJSONValue() throws -> JSONValue
    /// Calls a closure for each element of the array that the value is, standing on the element.
    func readElements(_ body: () throws -> Void) throws
    /// Calls a closure with the name of each member of the object that the value is, standing on the member.
    func readMembers(_ body: (String) throws -> Void) throws
    /// An error about the value that the reader stands on.
    func error(_ message: String) -> ModelReadingError
}
