import ClientGenerator

/// A diagnostic with the same words at several places, which is shown once: one missing schema must not hide all other mistakes.
struct RepeatedDiagnostic {
    /// The number from which on they are combined.
    static let minimumCount = 3
    /// How many of the other places are named.
    private static let namedPlaces = 3

    /// The diagnostic at the first place.
    let first: DiagnosticGroup
    /// Equal diagnostics at other places.
    private(set) var others: [DiagnosticGroup] = []

    /// The diagnostics in their order, with equal ones joined to the first of them.
    ///
    /// - Parameters:
    ///   - groups: The diagnostics.
    ///   - isJoining: Whether they are joined at all.
    static func all(in groups: [DiagnosticGroup], joining isJoining: Bool) -> [RepeatedDiagnostic] {
        guard isJoining else { return groups.map { RepeatedDiagnostic(first: $0) } }
        let sameWords = Dictionary(grouping: groups.filter(\.isRepeatable), by: \.words)
        var places: [[String]: Int] = [:]
        var result: [RepeatedDiagnostic] = []
        for group in groups {
            let isRepeated = group.isRepeatable && (sameWords[group.words] ?? []).count >= minimumCount
            if isRepeated, let place = places[group.words] {
                result[place].others.append(group)
                continue
            }
            if isRepeated { places[group.words] = result.count }
            result.append(RepeatedDiagnostic(first: group))
        }
        return result
    }

    /// A line with the places of the equal diagnostics; empty if there are none.
    var otherPlaces: String {
        if others.isEmpty { return "" }
        var places = others.prefix(Self.namedPlaces).compactMap { $0.head.mark?.description }
        let left = others.count - places.count
        if left > 0 { places.append("\(left) more place\(left == 1 ? "" : "s") (--verbose shows all)") }
        return "  the same at \(VisibleText.escaped(Phrases.list(places, "and")))\n"
    }
}

extension DiagnosticGroup {
    /// Whether the diagnostic can be combined with others of the same words: it has no notes.
    fileprivate var isRepeatable: Bool { head.mark != nil && notes.isEmpty }

    /// What is equal for those that can be combined.
    fileprivate var words: [String] { [head.severity.rawValue, head.message] }
}
