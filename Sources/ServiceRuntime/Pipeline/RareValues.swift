/// Values that few requests have.
protocol RareValues: Sendable {
    /// Gives all of them their defaults.
    init()
}

/// The values of a request, stored together, or nothing if all have their defaults.
@dynamicMemberLookup
struct RareStorage<Values: RareValues>: Sendable {
    private var values: Indirect<Values>?

    /// One of the values. Inlined, this reads it where it is: a copy of all of them for each look would be made a few dozen times
    /// for each request.
    subscript<Part>(dynamicMember part: WritableKeyPath<Values, Part>) -> Part {
        @inline(__always) get {
            if let values { values.value[keyPath: part] } else { Values()[keyPath: part] }
        }
        @inline(__always) set {
            var changed = values?.value ?? Values()
            changed[keyPath: part] = newValue
            values = Indirect(changed)
        }
    }
}
