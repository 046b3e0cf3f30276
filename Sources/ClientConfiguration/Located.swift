import YAML

/// A value with the place that it was read from, so that later diagnostics can point at it.
package struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value.
    package var value: Value
    /// Where the value stands; `nil` if it was not read from a file.
    package var mark: Mark?

    /// Creates a value with its place.
    package init(_ value: Value, at mark: Mark? = nil) {
        self.value = value
        self.mark = mark
    }
}
