import YAML

/// A JSONPath query (RFC 9535), which selects nodes of a document.
///
/// The whole language is supported: selectors by name, index and slice, wildcards, descendants, and filters with
/// comparisons, tests for existence, logical operators and the functions `length`, `count`, `value`, `match` and
/// `search`.
package struct JSONPath: Sendable {
    /// One step from a value to one of its children.
    package enum Step: Sendable, Hashable {
        /// To the member of that name: names are compared by their code points (RFC 9535, section 2.3.1.2).
        case name(ExactName)
        /// To the item at that position, counted from 0. In a query, a negative one counts from the end.
        case index(Int)
    }

    /// A node that a query selects.
    package struct Match: Sendable {
        /// The node.
        package let node: YAMLNode
        /// Where it is; `nil` for the root.
        let location: Location?

        /// The way from the root to the node.
        package var path: [Step] {
            var steps: [Step] = []
            var location = location
            while let here = location {
                steps.append(here.step)
                location = here.parent
            }
            return steps.reversed()
        }
    }

    /// The segments of the query. Each is applied to the nodes that the segments before it select.
    let segments: [Segment]

    /// Reads a query.
    ///
    /// - Throws: ``JSONPathError`` where the text is not a query, or uses a function that is not there.
    package init(_ text: String) throws(JSONPathError) {
        var parser = JSONPathParser(text)
        segments = try parser.parse()
    }

    /// The names and positions that the query consists of, if it selects one node at most, whatever the document; `nil` for any other. A
    /// negative position counts from the end.
    package var steps: [Step]? {
        let steps = segments.compactMap(\.step)
        return steps.count == segments.count ? steps : nil
    }

    /// The nodes that the query selects, in the order of RFC 9535; one that is selected twice is there twice.
    ///
    /// - Parameters:
    ///   - root: The document's root.
    ///   - effort: How many nodes may still be looked at, by this query and those after it; it is negative afterwards if that was not
    ///     enough. A short query of many descendants can ask for more than any machine has.
    /// - Throws: ``JSONPathError`` if more nodes would have to be looked at, or more be kept than any document has.
    package func matches(in root: YAMLNode, effort: inout Int) throws(JSONPathError) -> [Match] {
        var evaluator = JSONPathEvaluator(root: root, effort: effort)
        defer { effort = evaluator.effort }
        return try evaluator.select(segments, from: Match(node: root, location: nil))
    }
}

/// The error of a query or a pattern that is invalid or cannot be evaluated.
package struct JSONPathError: Error, Sendable, Hashable {
    /// The problem and, in parentheses, what to do: one line without a full stop.
    package let message: String
    /// Where in the query or the pattern, in Unicode scalars from its start.
    package let offset: Int
    /// Whether it is about a pattern that is valid, and only too large.
    var isOfLargePattern = false
}

/// The location of a node: the last step to it, and the location where that starts. Nodes that are found together share
/// their common part.
final class Location: Sendable {
    /// The last step.
    let step: JSONPath.Step
    /// Where that starts; `nil` for the root.
    let parent: Location?

    /// The location that a step leads to.
    init(_ step: JSONPath.Step, in parent: Location?) {
        self.step = step
        self.parent = parent
    }
}
