/// A large value that is copied as one reference, and changed by itself.
struct Shared<Value: Sendable>: Sendable {
    private final class Storage: Sendable {
        let value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private var storage: Storage

    /// The value, as the first owner of it.
    init(_ value: Value) {
        storage = Storage(value)
    }

    /// The value. Changing it makes a copy, so other owners keep the old value.
    var value: Value {
        get { storage.value }
        set { storage = Storage(newValue) }
    }
}
