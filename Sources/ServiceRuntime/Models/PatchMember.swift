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
    ///
    /// - Parameter reader: A reader that stands at the value.
    /// - Throws: ``ModelReadingError`` if the value has another type.
    public init(reading reader: ModelReader) throws {
        self = reader.isNull ? .null : .set(try Value(reading: reader))
    }

    /// Writes the value or `null`.
    ///
    /// - Parameter writer: Takes the value.
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
    /// Reads the change to a member.
    ///
    /// - Parameter name: The name of the member.
    /// - Returns: The change, or `nil` if the patch leaves the member out.
    public func readPatchIfPresent<Value: ModelValue>(_ name: MemberName) -> PatchMember<Value>? {
        let value: Value? = readIfPresent(name)
        return value.map { .set($0) } ?? (hasNull(name) ? .null : nil)
    }

    /// Reads the change to a member.
    ///
    /// - Parameters:
    ///   - name: The name of the member.
    ///   - coding: The coding of dates and bytes.
    /// - Returns: The change, or `nil` if the patch leaves the member out.
    public func readPatchIfPresent<Value: ModelValue>(
        _ name: MemberName,
        as coding: ValueCoding
    ) -> PatchMember<Value>? {
        with(coding) { readPatchIfPresent(name) }
    }
}

extension ModelWriter {
    /// Writes the change to a member.
    ///
    /// - Parameters:
    ///   - value: The change, or `nil` to leave the member out.
    ///   - name: The name of the member.
    public func writePatch<Value: ModelValue>(_ value: PatchMember<Value>?, for name: MemberName) {
        write(value, for: name)
    }

    /// Writes the change to a member.
    ///
    /// - Parameters:
    ///   - value: The change, or `nil` to leave the member out.
    ///   - name: The name of the member.
    ///   - coding: The coding of dates and bytes.
    public func writePatch<Value: ModelValue>(
        _ value: PatchMember<Value>?,
        for name: MemberName,
        as coding: ValueCoding
    ) {
        write(value, for: name, as: coding)
    }
}
