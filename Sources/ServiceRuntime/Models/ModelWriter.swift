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

    // MARK: A value

    /// Writes `null`.
    func writeNull() throws
    /// Writes text.
    func write(_ text: String) throws
    /// Writes a truth value.
    func write(_ value: Bool) throws
    /// Writes a whole number.
    func write(integer: some FixedWidthInteger) throws
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
