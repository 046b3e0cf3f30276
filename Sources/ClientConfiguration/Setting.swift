import YAML

/// A value of the configuration and what to call it in a diagnostic.
struct Setting {
    /// The keys that lead to the value, with points between them.
    let name: String
    /// The value.
    let node: YAMLNode
}
