/// A change to a member in a merge patch (RFC 7396). Members that you leave out stay unchanged.
///
/// ```swift
/// client.update(pet: .init(name: .set("Tom"), owner: .null))
/// ```
public enum PatchMember<Value: ModelValue>: ModelValue {
    /// Sets the member to a value. Objects are merged: members that the value leaves out stay unchanged.
    case set(Value)
    /// Removes the member.
    case null

    /// Reads a value or `null`.
    public init(reading reader: ModelReader) throws {
        self = reader.isNull ? .null : .set(try Value(reading: reader))
    }

    /// Writes the value or `null`.
    public func writeValue(to writer: ModelWriter) {
        switch self {
        case .set(let value): value.writeValue(to: writer)
        case .null: writer.writeNull()
        }
    }
}

extension PatchMember: Equatable where Value: Equatable {}
extension PatchMember: Hashable where Value: Hashable {}

extension ModelReader {
    /// Reads the change to a member, in the given coding of dates and bytes if there is one. Returns `nil` if the patch leaves the
    /// member out.
    public func readPatchIfPresent<Value: ModelValue>(
        _ name: MemberName,
        as coding: ValueCoding? = nil
    ) -> PatchMember<Value>? {
        let value: Value? = readIfPresent(name, as: coding)
        return value.map { .set($0) } ?? (hasNull(name) ? .null : nil)
    }
}
