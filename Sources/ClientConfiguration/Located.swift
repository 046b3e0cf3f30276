import YAML

/// A value together with the place it was read from, so that whoever finds it wrong later can still point at it.
public struct Located<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value.
    public var value: Value
    /// Where it stands; `nil` for a value that was not read from a file.
    public var mark: Mark?

    /// The value that stands at the given place.
    public init(_ value: Value, at mark: Mark? = nil) {
        self.value = value
        self.mark = mark
    }
}
