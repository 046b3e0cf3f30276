/// What a merge patch does to a member (RFC 7396). A member that is not mentioned stays as it is.
///
/// ```swift
/// client.update(pet: .init(name: .set("Tom"), owner: .null))
/// ```
public enum PatchMember<Value: ModelValue>: ModelValue {
    /// The member gets a value. What is an object is merged: members that the value does not mention stay as they are.
    case set(Value)
    /// The member is removed.
    case null

    /// Reads a value or `null`.
    public init(reading reader: ModelReader) throws {
        self = reader.isNull ? .null : .set(try Value(reading: reader))
    }

    /// Writes the value or `null`.
    public func write(to writer: ModelWriter) {
        switch self {
        case .set(let value): value.write(to: writer)
        case .null: writer.writeNull()
        }
    }
}

extension PatchMember: Equatable where Value: Equatable {}
extension PatchMember: Hashable where Value: Hashable {}

extension ModelReader {
    /// What a merge patch does to the member of a name; `nil` if the patch does not mention it.
    public func readPatchIfPresent<Value: ModelValue>(_ name: StaticString) -> PatchMember<Value>? {
        let value: Value? = readIfPresent(name)
        return value.map { .set($0) } ?? (hasNull(name) ? .null : nil)
    }

    /// What a merge patch does to the member of a name, whose dates and bytes are in a coding that is not the usual one.
    public func readPatchIfPresent<Value: ModelValue>(
        _ name: StaticString,
        as coding: ValueCoding
    ) -> PatchMember<Value>? {
        let value: Value? = readIfPresent(name, as: coding)
        return value.map { .set($0) } ?? (hasNull(name) ? .null : nil)
    }
}

extension ModelWriter {
    /// Writes what a merge patch does to a member, or nothing if the patch does not mention it.
    public func writePatch<Value: ModelValue>(_ value: PatchMember<Value>?, for name: StaticString) {
        write(value, for: name)
    }

    /// Writes what a merge patch does to a member whose dates and bytes are in a coding that is not the usual one.
    public func writePatch<Value: ModelValue>(
        _ value: PatchMember<Value>?,
        for name: StaticString,
        as coding: ValueCoding
    ) {
        write(value, for: name, as: coding)
    }
}
