import YAML

/// A segment of a query, which leads from each selected node to some of its children or descendants.
struct Segment: Sendable {
    /// Whether it looks at all descendants (`..`) and not only at children.
    let isDescendant: Bool
    /// What it selects; a node that several of them select is selected several times.
    let selectors: [Selector]

    /// The step that it takes if it selects one node at most, whatever the document; otherwise `nil`.
    var step: JSONPath.Step? {
        guard !isDescendant, selectors.count == 1 else { return nil }
        return switch selectors[0] {
        case .name(let name): .name(ExactName(name))
        case .index(let index): .index(index)
        case .wildcard, .slice, .filter: nil
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
