/// The names in Swift of the members and parameters of a service. Each is made once, on all cores: many members have the same name.
struct ValueNames: Sendable {
    private let known: [String: String]

    /// The names in Swift of names in a description.
    init(of names: Set<String>) {
        let names = Array(names)
        known = Dictionary(uniqueKeysWithValues: zip(names, names.concurrentMap(SwiftName.value)))
    }

    /// The name of a value: ``SwiftName/value(_:)``.
    func name(of described: String) -> String { known[described] ?? SwiftName.value(described) }
}
