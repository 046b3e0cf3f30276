import YAML

/// A value of the configuration, with its name in diagnostics.
struct Setting {
    /// The keys that lead to the value, with points between them.
    let name: String
    /// The value.
    let node: YAMLNode
}
