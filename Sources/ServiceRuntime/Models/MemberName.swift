import Foundation

/// The name of a member as it is sent. It is a literal, `reader.readString("name")`, and must not contain U+0000.
public struct MemberName: Sendable {
    // One pointer: a client passes a name wherever it reads or writes a member, and a `StaticString` takes three registers. What it
    // points to is a literal, which neither changes nor ends, so all threads may read it.
    @usableFromInline nonisolated(unsafe) let start: UnsafePointer<CChar>

    /// The bytes of the name, in UTF-8.
    var utf8: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(
            start: UnsafeRawPointer(start).assumingMemoryBound(to: UInt8.self),
            count: strlen(start)
        )
    }
}

extension MemberName: ExpressibleByStringLiteral {
    /// A name that does not change: the literal of which it is made stays where it is.
    @inlinable
    public init(stringLiteral name: StaticString) {
        // The compiler ends literals with a zero.
        start = UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        assert(strlen(start) == name.utf8CodeUnitCount, "the name of a member contains U+0000")
    }
}

extension MemberName: CustomStringConvertible {
    /// The name as a text.
    public var description: String { String(cString: start) }
}
