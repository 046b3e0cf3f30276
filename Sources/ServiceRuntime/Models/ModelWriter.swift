import Foundation

/// Writes models in a format, such as JSON.
public protocol ModelWriter: AnyObject {
    // MARK: Members of an object

    /// Writes a member.
    func write<Value: ModelValue>(_ value: Value, for name: StaticString) throws

    /// Writes a member, or nothing if there is no value.
    func writeIfPresent<Value: ModelValue>(_ value: Value?, for name: StaticString) throws

    /// Writes a member whose dates and bytes are in a coding that is not the usual one.
    func write<Value: ModelValue>(_ value: Value, for name: StaticString, as coding: ValueCoding) throws

    /// Writes a member whose dates and bytes are in a coding that is not the usual one, or nothing if there is no value.
    func writeIfPresent<Value: ModelValue>(_ value: Value?, for name: StaticString, as coding: ValueCoding) throws

    /// Writes members whose names are not known beforehand, sorted by name.
    func writeOthers<Value: ModelValue>(_ values: [String: Value]) throws

    // MARK: Members of the usual types

    // What `write` and `writeIfPresent` do for these types as well, without a generic function.

    /// Writes text under a name.
    func write(_ value: String, for name: StaticString) throws
    /// Writes text under a name, or nothing if there is none.
    func writeIfPresent(_ value: String?, for name: StaticString) throws
    /// Writes a truth value under a name.
    func write(_ value: Bool, for name: StaticString) throws
    /// Writes a truth value under a name, or nothing if there is none.
    func writeIfPresent(_ value: Bool?, for name: StaticString) throws
    /// Writes a whole number under a name.
    func write(_ value: Int, for name: StaticString) throws
    /// Writes a whole number under a name, or nothing if there is none.
    func writeIfPresent(_ value: Int?, for name: StaticString) throws
    /// Writes a point in time under a name.
    func write(_ value: Date, for name: StaticString) throws
    /// Writes a point in time under a name, or nothing if there is none.
    func writeIfPresent(_ value: Date?, for name: StaticString) throws

    // MARK: A value

    /// Writes `null`.
    func writeNull() throws
    /// Writes text.
    func write(_ text: String) throws
    /// Writes a truth value.
    func write(_ value: Bool) throws
    /// Writes a whole number.
    func write(integer: Int64) throws
    /// Writes a whole number that is not negative.
    func write(unsignedInteger: UInt64) throws
    /// Writes a number.
    func write(_ number: Double) throws
    /// Writes a number exactly.
    func write(_ number: Decimal) throws
    /// Writes a point in time, in the coding that is in force.
    func write(_ date: Date) throws
    /// Writes bytes, in the coding that is in force.
    func write(_ data: Data) throws
    /// Writes an array of values.
    func writeElements<Value: ModelValue>(_ values: [Value]) throws
    /// Writes an object, whose members the closure writes.
    func writeObject(_ members: () throws -> Void) throws
}
