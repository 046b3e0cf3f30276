import YAML

/// The condition that a filter places on each child.
indirect enum Condition: Sendable {
    /// Whether any of them holds.
    case or([Condition])
    /// Whether all of them hold.
    case and([Condition])
    /// Whether it does not hold.
    case not(Condition)
    /// Whether a query selects anything.
    case exists(FilterQuery)
    /// Whether two values compare in a certain way.
    case comparison(Operand, Comparison, Operand)
    /// Whether a pattern matches a text, or, unless it is to match the whole, some part of it.
    case match(Operand, PatternSource, whole: Bool)
}

/// The source of the pattern of `match` and `search`.
enum PatternSource: Sendable {
    /// The query itself.
    case pattern(TextPattern)
    /// The document, where a text that is not a pattern matches nothing.
    case operand(Operand)
}

/// A query inside a filter.
struct FilterQuery: Sendable {
    /// Whether it starts at the root (`$`) and not at the child that the filter is about (`@`).
    let isAbsolute: Bool
    /// The parts of the query.
    let segments: [Segment]

    /// Whether it selects one node at most, whatever the document.
    var isSingular: Bool { segments.allSatisfy { $0.step != nil } }
}

/// A comparison operator between two operands.
enum Comparison: String, CaseIterable, Sendable {
    // Longer ones first: this is the order in which they are looked for.
    case equal = "=="
    case notEqual = "!="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case greater = ">"
}

/// One side of a comparison.
indirect enum Operand: Sendable {
    /// A value that the query states.
    case literal(YAMLScalarValue)
    /// The node that a query selects, if any.
    case query(FilterQuery)
    /// The number of characters, items or members.
    case length(Operand)
    /// The number of nodes that a query selects.
    case count(FilterQuery)
    /// The node that a query selects, if it is only one.
    case value(FilterQuery)
}
