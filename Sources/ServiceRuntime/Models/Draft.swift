/// A copy of a model, or of options, whose members can be changed.
///
///     let renamed = setting.copy { $0.value = "blue" }
///
/// Models are immutable. Their members can be assigned only in a draft, which exists until the closure returns, or for as long as a form
/// of SwiftUI keeps one as its state. A model that is new begins with the values that its form shows first:
///
///     @State private var draft = Draft(Pet(name: ""))
///     …
///     TextField("Name", text: $draft.name)
///     Button("Save") { save(Pet(draft)) }
@dynamicMemberLookup
public struct Draft<Value: Sendable>: Sendable {
    fileprivate var value: Value

    /// Creates a draft.
    ///
    /// - Parameter value: The model or options, which stay as they are.
    public init(_ value: Value) {
        self.value = value
    }

    /// The value of a member, which you can read and change.
    ///
    /// You can change stored members, and properties that have a setter. To change any other property, which is computed from
    /// members, is a programming error that stops the program and names the property.
    public subscript<Member: Sendable>(dynamicMember member: KeyPath<Value, Member>) -> Member {
        get { value[keyPath: member] }
        set { set(newValue, at: member) }
    }

    private mutating func set<Member: Sendable>(_ newValue: Member, at member: KeyPath<Value, Member>) {
        if let offset = MemoryLayout<Value>.offset(of: member) {
            store(newValue, at: offset)
        } else if let indirect = (Value.self as? any IndirectModel.Type)?.storage(of: member, Member.self),
            let offset = MemoryLayout<Value>.offset(of: indirect)
        {
            store(Indirect(newValue), at: offset)
        } else if let member = member as? WritableKeyPath<Value, Member> {
            value[keyPath: member] = newValue
        } else {
            // Not a precondition, of which an optimized program does not say why it stops.
            fatalError(
                "\(String(describing: member).dropFirst()) cannot be changed in copy(_:), because it is not a stored member of "
                    + "\(Value.self) and has no setter. Change the members that it is computed from."
            )
        }
    }

    /// What a value becomes by a change. It stays as it is.
    static func copy(of value: Value, _ change: (inout Draft) throws -> Void) rethrows -> Value {
        var draft = Draft(value)
        try change(&draft)
        return draft.value
    }

    /// Replaces the stored member at an offset. The draft owns its value, so the change is visible nowhere else.
    private mutating func store<Stored>(_ newValue: Stored, at offset: Int) {
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let base = bytes.baseAddress else { return }
            (base + offset).assumingMemoryBound(to: Stored.self).pointee = newValue
        }
    }
}

extension IndirectModel {
    /// Returns the stored property of a member that is stored by reference.
    fileprivate static func storage<Owner, Member: Sendable>(
        of member: KeyPath<Owner, Member>,
        _ type: Member.Type
    ) -> KeyPath<Owner, Indirect<Member>>? {
        guard let own = member as PartialKeyPath<Owner> as? PartialKeyPath<Self> else { return nil }
        return indirectMembers[own] as? KeyPath<Owner, Indirect<Member>>
    }
}

extension Draft: Equatable where Value: Equatable {}

extension Draft: Hashable where Value: Hashable {}

extension ServiceModel {
    /// Creates the model that a draft has become.
    public init(_ draft: Draft<Self>) {
        self = draft.value
    }

    /// Returns a copy of the model with some members changed.
    ///
    /// - Parameter change: A closure that assigns the members to change.
    public func copy(_ change: (inout Draft<Self>) throws -> Void) rethrows -> Self {
        try Draft.copy(of: self, change)
    }
}
