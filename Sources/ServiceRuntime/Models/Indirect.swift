/// Keeps a value by reference, so that a struct can contain its own kind, and a large one need not be copied with the struct
/// that contains it.
public final class Indirect<Value: Sendable>: Sendable {
    /// The value.
    public let value: Value

    /// Keeps a value.
    public init(_ value: Value) {
        self.value = value
    }
}

/// A model that keeps some of its members by reference.
public protocol IndirectModel: Model {
    /// Where such members are stored: the key path of the property, and that of the ``Indirect`` behind it.
    static var indirectMembers: [PartialKeyPath<Self>: PartialKeyPath<Self>] { get }
}
