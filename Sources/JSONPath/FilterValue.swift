import YAML

/// The value of an operand in a comparison.
enum FilterValue {
    /// No such node.
    case nothing
    /// A text, a number, a truth value or null.
    case scalar(YAMLScalarValue)
    /// A sequence or a mapping.
    case structure(YAMLNode)

    /// The value of a node.
    init(_ node: YAMLNode) {
        if let scalar = node.scalar {
            self = .scalar(scalar.value)
        } else {
            self = .structure(node)
        }
    }

    /// Whether two values are equal (RFC 9535, section 2.3.5.2.2).
    ///
    /// - Parameters:
    ///   - other: The other value.
    ///   - effort: How many nodes may be compared; it is negative afterwards if that was not enough, and the result means nothing.
    func isEqual(to other: FilterValue, effort: inout Int) -> Bool {
        effort -= 1
        guard effort >= 0 else { return false }
        switch (self, other) {
        case (.nothing, .nothing): return true
        case (.scalar(let left), .scalar(let right)): return Self.areEqual(left, right)
        case (.structure(let left), .structure(let right)): return Self.areEqual(left, right, effort: &effort)
        default: return false
        }
    }

    /// Only numbers and texts have an order; texts have that of their Unicode scalars.
    func isLess(than other: FilterValue) -> Bool {
        guard case .scalar(let left) = self, case .scalar(let right) = other else { return false }
        switch (left, right) {
        case (.int(let left), .int(let right)): return left < right
        case (.int(let left), .float(let right)): return Double(left) < right
        case (.float(let left), .int(let right)): return left < Double(right)
        case (.float(let left), .float(let right)): return left < right
        case (.string(let left), .string(let right)):
            return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
        default: return false
        }
    }

    private static func areEqual(_ left: YAMLScalarValue, _ right: YAMLScalarValue) -> Bool {
        switch (left, right) {
        case (.int(let left), .float(let right)): return Double(left) == right
        case (.float(let left), .int(let right)): return left == Double(right)
        // Texts that only look the same are different ones.
        case (.string(let left), .string(let right)): return left.unicodeScalars.elementsEqual(right.unicodeScalars)
        default: return left == right
        }
    }

    private static func areEqual(_ left: YAMLNode, _ right: YAMLNode, effort: inout Int) -> Bool {
        if let left = left.sequence, let right = right.sequence {
            return left.elementsEqual(right) { FilterValue($0).isEqual(to: FilterValue($1), effort: &effort) }
        }
        guard let left = left.mapping, let right = right.mapping, left.count == right.count else { return false }
        return left.allSatisfy { member in
            right[member.name].map { FilterValue(member.value).isEqual(to: FilterValue($0), effort: &effort) } ?? false
        }
    }
}

extension Comparison {
    /// Whether two operands compare so (RFC 9535, section 2.3.5.2.2), with an effort as that of ``FilterValue/isEqual(to:effort:)``.
    func holds(_ left: FilterValue, _ right: FilterValue, effort: inout Int) -> Bool {
        switch self {
        case .equal: left.isEqual(to: right, effort: &effort)
        case .notEqual: !left.isEqual(to: right, effort: &effort)
        case .less: left.isLess(than: right)
        case .greater: right.isLess(than: left)
        case .atMost: left.isLess(than: right) || left.isEqual(to: right, effort: &effort)
        case .atLeast: right.isLess(than: left) || left.isEqual(to: right, effort: &effort)
        }
    }
}
