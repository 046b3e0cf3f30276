import ServiceDescription
import YAML

/// Applies overlays to descriptions.
package enum Overlays {
    /// Applies overlays in order, each to the result of the one before.
    ///
    /// Nodes that an overlay brings keep their place in it, so that a diagnostic leads there. An overlay that `extends` one of
    /// several descriptions by name is applied to that one, any other to all of them.
    ///
    /// - Parameters:
    ///   - overlays: The overlays, in order.
    ///   - documents: The roots of the descriptions of the versions of a service.
    ///   - unread: The paths of further descriptions, which could not be read. What is for them changes nothing, and a target that
    ///     matches nothing may be in them.
    ///   - maximumAddedNodes: How many nodes may be added to each.
    ///   - effort: How many nodes may be looked at and copied in each, besides those that its size allows.
    /// - Returns: The roots of the changed descriptions, of no use if there is an error; and the diagnostics: a target
    ///   that matches nothing in any description is a warning.
    package static func apply(
        _ overlays: [OverlayDocument],
        to documents: [YAMLNode],
        beside unread: [String] = [],
        maximumAddedNodes: Int = YAMLLimits.default.maximumAliasedNodes,
        effort: Int = 10_000_000
    ) -> (documents: [YAMLNode], diagnostics: Diagnostics) {
        var diagnostics = Diagnostics()
        var trees = documents.map { OverlaidTree($0, room: maximumAddedNodes, effort: effort) }
        for overlay in overlays {
            let named = documents.indices.filter { name(of: documents[$0].mark.file.path) == overlay.extends.map(name) }
            if named.isEmpty, unread.contains(where: { name(of: $0) == overlay.extends.map(name) }) { continue }
            for action in overlay.actions {
                var isMatched = false
                for index in named.isEmpty ? Array(documents.indices) : named {
                    if trees[index].apply(action, &diagnostics) { isMatched = true }
                }
                if !isMatched, unread.isEmpty {
                    diagnostics.warning(
                        "the target '\(action.target)' matches nothing; the action has no effect (correct the target, or remove "
                            + "the action)",
                        at: action.targetMark
                    )
                }
            }
        }
        return (trees.map(\.root), diagnostics)
    }

    /// The last part of a path or a URI.
    private static func name(of path: String) -> Substring {
        path.split(separator: "/").last ?? ""
    }
}
