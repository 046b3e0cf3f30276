import YAML

/// Evaluates a query on one document.
struct JSONPathEvaluator {
    /// The maximum number of nodes that a segment of a query selects. Each takes some 300 bytes of memory.
    private static let maximumMatches = 1_000_000

    private let root: YAMLNode
    /// How many nodes may still be looked at; negative if more were needed.
    private(set) var effort: Int

    /// An evaluation on the document of a root that looks at no more than a number of nodes.
    init(root: YAMLNode, effort: Int) {
        self.root = root
        self.effort = effort
    }

    /// The nodes that a query selects, beginning at one of them.
    ///
    /// - Throws: ``JSONPathError`` if more nodes would have to be looked at.
    mutating func select(_ segments: [Segment], from start: JSONPath.Match) throws(JSONPathError) -> [JSONPath.Match] {
        var matches = [start]
        for segment in segments {
            var selected: [JSONPath.Match] = []
            for match in matches {
                if segment.isDescendant {
                    try selectBelow(match, segment.selectors, into: &selected)
                } else {
                    try select(segment.selectors, of: match, into: &selected)
                }
                try checkCount(selected.count)
            }
            matches = selected
        }
        return matches
    }

    /// Selects children of a node and then of each of its descendants.
    private mutating func selectBelow(
        _ match: JSONPath.Match,
        _ selectors: [Selector],
        into selected: inout [JSONPath.Match]
    ) throws(JSONPathError) {
        try select(selectors, of: match, into: &selected)
        try checkCount(selected.count)
        for child in try children(of: match) { try selectBelow(child, selectors, into: &selected) }
    }

    private mutating func select(
        _ selectors: [Selector],
        of match: JSONPath.Match,
        into selected: inout [JSONPath.Match]
    ) throws(JSONPathError) {
        for selector in selectors {
            try spend(1)
            switch selector {
            case .name(let name):
                guard let node = match.node[name] else { continue }
                selected.append(child(node, .name(ExactName(name)), of: match))
            case .index(let index):
                guard let items = match.node.sequence else { continue }
                let position = index < 0 ? items.count + index : index
                guard items.indices.contains(position) else { continue }
                selected.append(child(items[position], .index(position), of: match))
            case .slice(let start, let end, let step):
                guard let items = match.node.sequence else { continue }
                for position in Self.positions(start, end, step, count: items.count) {
                    try spend(1)
                    selected.append(child(items[position], .index(position), of: match))
                }
            case .wildcard:
                selected += try children(of: match)
            case .filter(let condition):
                for child in try children(of: match) where try holds(condition, for: child) { selected.append(child) }
            }
        }
    }

    private func child(_ node: YAMLNode, _ step: JSONPath.Step, of match: JSONPath.Match) -> JSONPath.Match {
        JSONPath.Match(node: node, location: Location(step, in: match.location))
    }

    private mutating func children(of match: JSONPath.Match) throws(JSONPathError) -> [JSONPath.Match] {
        switch match.node.content {
        case .scalar: return []
        case .sequence(let items):
            try spend(items.count)
            return items.enumerated().map { child($1, .index($0), of: match) }
        case .mapping(let members):
            try spend(members.count)
            return members.map { child($0.value, .name(ExactName($0.name)), of: match) }
        }
    }

    private mutating func spend(_ count: Int) throws(JSONPathError) {
        effort -= count
        if effort < 0 {
            throw JSONPathError(
                message: "the query takes too long on this document (use fewer '..' and simpler patterns)",
                offset: 0
            )
        }
    }

    /// Selected nodes are kept, and take memory, which those that are only looked at do not.
    private func checkCount(_ count: Int) throws(JSONPathError) {
        guard count > Self.maximumMatches else { return }
        throw JSONPathError(
            message: "the query selects more than \(Self.maximumMatches) nodes of this document (use fewer '..')",
            offset: 0
        )
    }

    /// The positions of a slice (RFC 9535, section 2.3.4.2.2).
    static func positions(_ start: Int?, _ end: Int?, _ step: Int, count: Int) -> StrideTo<Int> {
        guard step != 0 else { return stride(from: 0, to: 0, by: 1) }
        let counted = { (position: Int) in position < 0 ? count + position : position }
        if step > 0 {
            let lower = min(max(counted(start ?? 0), 0), count)
            let upper = min(max(counted(end ?? count), 0), count)
            return stride(from: lower, to: upper, by: step)
        }
        let upper = min(max(counted(start ?? count - 1), -1), count - 1)
        // The usual end is before the first item, which no number says, as -1 is the last one.
        let lower = end.map { min(max(counted($0), -1), count - 1) } ?? -1
        return stride(from: upper, to: lower, by: step)
    }

    // MARK: Filters

    private mutating func holds(_ condition: Condition, for match: JSONPath.Match) throws(JSONPathError) -> Bool {
        switch condition {
        case .or(let conditions):
            for condition in conditions where try holds(condition, for: match) { return true }
            return false
        case .and(let conditions):
            for condition in conditions where try !holds(condition, for: match) { return false }
            return true
        case .not(let condition): return try !holds(condition, for: match)
        case .exists(let query): return try !nodes(of: query, for: match).isEmpty
        case .comparison(let left, let comparison, let right):
            let (left, right) = (try value(of: left, for: match), try value(of: right, for: match))
            let holds = comparison.holds(left, right, effort: &effort)
            try spend(0)
            return holds
        case .match(let operand, let pattern, let whole):
            guard case .scalar(.string(let text)) = try value(of: operand, for: match),
                let pattern = try self.pattern(pattern, for: match)
            else { return false }
            let matches = pattern.matches(text, whole: whole, effort: &effort)
            try spend(1)
            return matches
        }
    }

    /// Returns the pattern of a source, or `nil` if it has no valid one (RFC 9535, section 2.4.6).
    private mutating func pattern(
        _ source: PatternSource,
        for match: JSONPath.Match
    ) throws(JSONPathError) -> TextPattern? {
        switch source {
        case .pattern(let pattern): return pattern
        case .operand(let operand):
            guard case .scalar(.string(let text)) = try value(of: operand, for: match) else { return nil }
            try spend(text.utf8.count)
            do throws(JSONPathError) {
                return try TextPattern(text)
            } catch {
                guard error.isOfLargePattern else { return nil }
                throw JSONPathError(
                    message: "the pattern '\(text)' in the document cannot be used: \(error.message)",
                    offset: 0
                )
            }
        }
    }

    private mutating func nodes(
        of query: FilterQuery,
        for match: JSONPath.Match
    ) throws(JSONPathError) -> [JSONPath.Match] {
        let start = query.isAbsolute ? JSONPath.Match(node: root, location: nil) : match
        return try select(query.segments, from: start)
    }

    private mutating func value(of operand: Operand, for match: JSONPath.Match) throws(JSONPathError) -> FilterValue {
        switch operand {
        case .literal(let value): return .scalar(value)
        case .query(let query), .value(let query):
            let found = try nodes(of: query, for: match)
            return found.count == 1 ? FilterValue(found[0].node) : .nothing
        case .count(let query): return .scalar(.int(try nodes(of: query, for: match).count))
        case .length(let operand):
            switch try value(of: operand, for: match) {
            case .scalar(.string(let text)): return .scalar(.int(text.unicodeScalars.count))
            case .structure(let node): return .scalar(.int(node.sequence?.count ?? node.mapping?.count ?? 0))
            case .scalar, .nothing: return .nothing
            }
        }
    }
}
