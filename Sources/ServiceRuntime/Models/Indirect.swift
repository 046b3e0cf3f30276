/// A reference to a value, with which a struct can contain values of its own type, and large members are not copied
/// with their struct.
public final class Indirect<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value

    /// Creates a reference to a value.
    public init(_ value: Value) {
        self.value = value
    }
}

extension Indirect: CustomStringConvertible {
    /// The text of the value, so that a printed model shows its members and not where they are stored.
    public var description: String { String(reflecting: value) }
}

/// A model that stores some of its members by reference.
public protocol IndirectModel: ServiceModel {
    /// The storage of these members: the key path of each property, and that of the ``Indirect`` behind it.
    static var indirectMembers: [PartialKeyPath<Self>: PartialKeyPath<Self>] { get }
}
