import YAML

/// A segment of a query, which leads from each selected node to some of its children or descendants.
struct Segment: Sendable {
    let isDescendant: Bool
    let selectors: [Selector]

    /// Whether it selects one node at most, whatever the document.
    var isSingular: Bool {
        guard !isDescendant, selectors.count == 1 else { return false }
        switch selectors[0] {
        case .name, .index: return true
        case .wildcard, .slice, .filter: return false
        }
    }
}

/// A selector of a node's children.
enum Selector: Sendable {
    case name(String)
    case wildcard
    /// An item; a negative position counts from the end.
    case index(Int)
    case slice(start: Int?, end: Int?, step: Int)
    case filter(Condition)
}

/// The condition that a filter places on each child.
indirect enum Condition: Sendable {
    case or(Condition, Condition)
    case and(Condition, Condition)
    case not(Condition)
    case exists(FilterQuery)
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
    let segments: [Segment]

    var isSingular: Bool { segments.allSatisfy(\.isSingular) }
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
