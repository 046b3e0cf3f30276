/// A large value that is copied as one reference, and changed by itself. Other modules read its parts without calling this one.
@usableFromInline
struct Shared<Value: Sendable>: Sendable {
    @usableFromInline
    final class Storage: Sendable {
        @usableFromInline let value: Value

        @inlinable
        init(_ value: Value) {
            self.value = value
        }
    }

    @usableFromInline var storage: Storage

    /// The value, as the first owner of it.
    @inlinable
    init(_ value: Value) {
        storage = Storage(value)
    }

    /// The value. Changing it makes a copy, so other owners keep the old value.
    @inlinable var value: Value {
        get { storage.value }
        set { storage = Storage(newValue) }
    }
}
