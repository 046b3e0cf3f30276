import YAML

extension SchemaReader {
    /// The format of whole numbers that name none, if their bounds allow what `int64` does not hold: `uint64`, or `int128`
    /// where that does not do either. `nil`: the bounds allow nothing of the kind.
    ///
    /// A bound that a tool rounded to the nearest `Double`, as JavaScript's do, is meant as the bound of `int64`; and one that
    /// no whole number of 38 digits reaches is none.
    func formatByBounds(_ fields: Fields<SchemaKeyword>) -> String? {
        let lower = [fields[.minimum], fields[.exclusiveMinimum]].compactMap { $0.flatMap(Self.bound) }
        let upper = [fields[.maximum], fields[.exclusiveMaximum]].compactMap { $0.flatMap(Self.bound) }
        guard (lower + upper).contains(where: { !$0.fitsSigned }) else { return nil }
        let isUnsigned =
            lower.contains { $0.value >= 0 } && !upper.isEmpty && (lower + upper).allSatisfy(\.fitsUnsigned)
        return isUnsigned ? "uint64" : "int128"
    }

    private static func bound(_ node: YAMLNode) -> (value: Double, fitsSigned: Bool, fitsUnsigned: Bool)? {
        guard let text = node.scalar?.text, let value = node.double, value.magnitude < 1e38 else { return nil }
        let isSigned = Int64(text) != nil || value.magnitude < 0x1p63 || text.hasSuffix("9223372036854776000")
        let isUnsigned = value >= 0 && (UInt64(text) != nil || value < 0x1p64 || text == "18446744073709552000")
        return (value, isSigned, isUnsigned)
    }
}
