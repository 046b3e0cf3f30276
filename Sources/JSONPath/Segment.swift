import YAML

/// A segment of a query, which leads from each selected node to some of its children or descendants.
struct Segment: Sendable {
    /// Whether it looks at all descendants (`..`) and not only at children.
    let isDescendant: Bool
    /// What it selects; a node that several of them select is selected several times.
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
    /// The member of a name.
    case name(String)
    /// All children.
    case wildcard
    /// An item; a negative position counts from the end.
    case index(Int)
    /// The items at regular distances between two positions (RFC 9535, section 2.3.4).
    case slice(start: Int?, end: Int?, step: Int)
    /// The children that a condition holds for.
    case filter(Condition)
}

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
