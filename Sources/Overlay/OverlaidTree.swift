import JSONPath
import ServiceDescription
import YAML

/// A description to which overlays are applied.
struct OverlaidTree {
    /// The root.
    private(set) var root: YAMLNode
    /// How many nodes may still be added: matches of a target share what is added, but walking the tree visits it each
    /// time. It is negative once too many were requested; then nothing is changed any more.
    private var room: Int
    /// How many nodes may still be looked at and copied, by all actions together. It is negative once more were needed; then nothing is
    /// changed any more.
    private var effort: Int

    /// A description without changes.
    ///
    /// - Parameters:
    ///   - root: The root.
    ///   - room: How many nodes overlays may add.
    ///   - effort: How many nodes they may look at and copy, besides 20 for each byte of the description.
    init(_ root: YAMLNode, room: Int, effort: Int) {
        self.root = root
        self.room = room
        self.effort = effort + 20 * root.mark.file.text.count
    }

    /// Makes a change.
    ///
    /// - Returns: Whether the target matches anything.
    mutating func apply(_ action: OverlayDocument.Action, _ diagnostics: inout Diagnostics) -> Bool {
        if room < 0 || effort < 0 { return true }
        let matches: [JSONPath.Match]
        do throws(JSONPathError) {
            matches = try action.query.matches(in: root, effort: &effort)
        } catch {
            if !isExhausted(by: action, &diagnostics) {
                diagnostics.error("cannot apply '\(action.target)': \(error.message)", at: action.targetMark)
            }
            return true
        }
        guard !matches.isEmpty else { return false }
        var places = SelectedPlaces()
        for match in matches { places.insert(match.path[...]) }
        switch action.change {
        case .remove:
            if let root = Self.removing(places, from: root, &effort) {
                self.root = root
            } else {
                diagnostics.error(
                    "an action cannot remove the whole description (select a part of it)",
                    at: action.targetMark
                )
            }
        case .update(let update):
            apply(update, at: places, of: matches, action, &diagnostics)
        }
        isExhausted(by: action, &diagnostics)
        return true
    }

    /// Whether the actions need more effort than there is, which is an error of the one that needs too much.
    @discardableResult
    private func isExhausted(by action: OverlayDocument.Action, _ diagnostics: inout Diagnostics) -> Bool {
        guard effort < 0 else { return false }
        diagnostics.error(
            "cannot apply '\(action.target)': the overlays take too long on this description (use fewer actions, fewer '..' and simpler "
                + "patterns)",
            at: action.targetMark
        )
        return true
    }

    private mutating func apply(
        _ update: YAMLNode,
        at places: SelectedPlaces,
        of matches: [JSONPath.Match],
        _ action: OverlayDocument.Action,
        _ diagnostics: inout Diagnostics
    ) {
        guard isSmallEnough(update, for: matches, action, &diagnostics) else { return }
        let wrong = matches.first { $0.node.scalar != nil }
        if let wrong {
            diagnostics.error(
                "an update applies to mappings and sequences, but '\(action.target)' selects "
                    + "\(wrong.node.kindDescription) (select the node that contains it)",
                at: action.targetMark
            )
            diagnostics.note("selected here", at: wrong.node.mark)
            return
        }
        var merger = NodeMerger()
        root = Self.updating(places, of: root, with: update, &merger)
        effort -= merger.copies
        if let conflict = merger.conflict {
            diagnostics.error(
                "\(conflict.new.kindDescription) cannot be merged with \(conflict.old.kindDescription) (remove "
                    + "the old value in an earlier action)",
                at: conflict.new.mark
            )
            diagnostics.note("selected here", at: conflict.old.mark)
        }
    }

    private static func removing(_ places: SelectedPlaces, from node: YAMLNode, _ effort: inout Int) -> YAMLNode? {
        if places.isSelected { return nil }
        effort -= node.childCount
        return mappingChildren(of: node, at: places) { removing($1, from: $0, &effort) }
    }

    private static func updating(
        _ places: SelectedPlaces,
        of node: YAMLNode,
        with update: YAMLNode,
        _ merger: inout NodeMerger
    ) -> YAMLNode {
        if !places.children.isEmpty { merger.copies += node.childCount }
        let node = mappingChildren(of: node, at: places) { updating($1, of: $0, with: update, &merger) }
        guard places.isSelected else { return node }
        return merger.updated(node, with: update)
    }

    /// The node with what becomes of those of its children in which something is selected.
    private static func mappingChildren(
        of node: YAMLNode,
        at places: SelectedPlaces,
        _ change: (YAMLNode, SelectedPlaces) -> YAMLNode?
    ) -> YAMLNode {
        if places.children.isEmpty { return node }
        switch node.content {
        case .scalar: return node
        case .sequence(let items):
            let changed = items.enumerated().compactMap { index, item in
                guard let inside = places.children[.index(index)] else { return item }
                return change(item, inside)
            }
            return YAMLNode(sequence: changed, at: node.mark)
        case .mapping(let members):
            let changed = members.compactMap { member in
                guard let inside = places.children[.name(ExactName(member.name))] else { return member }
                return change(member.value, inside).map { YAMLMapping.Entry(key: member.key, value: $0) }
            }
            return YAMLNode(mapping: changed, at: node.mark)
        }
    }

    /// Whether the tree stays within the limits of one that is read from a file.
    private mutating func isSmallEnough(
        _ update: YAMLNode,
        for matches: [JSONPath.Match],
        _ action: OverlayDocument.Action,
        _ diagnostics: inout Diagnostics
    ) -> Bool {
        let size = TreeSize(of: update)
        let (added, isTooMuch) = size.count.multipliedReportingOverflow(by: matches.count)
        room = isTooMuch ? -1 : room - added
        guard room >= 0 else {
            diagnostics.error(
                "'\(action.target)' selects too much: the overlays would add too many nodes to the description (select fewer "
                    + "nodes, or add a reference to a component)",
                at: action.targetMark
            )
            return false
        }
        let depth = matches.lazy.map(\.path.count).max() ?? 0
        guard depth + size.depth <= YAMLLimits.default.maximumDepth else {
            diagnostics.error(
                "the update would nest the description too deeply (add a reference to a component instead)",
                at: update.mark
            )
            return false
        }
        return true
    }
}

extension YAMLNode {
    fileprivate var childCount: Int { sequence?.count ?? mapping?.count ?? 0 }
}

/// The selected nodes of a tree, and their places.
private struct SelectedPlaces {
    private(set) var isSelected = false
    private(set) var children: [JSONPath.Step: SelectedPlaces] = [:]

    mutating func insert(_ path: ArraySlice<JSONPath.Step>) {
        guard let first = path.first else {
            isSelected = true
            return
        }
        children[first, default: SelectedPlaces()].insert(path.dropFirst())
    }
}

/// The size of a tree.
private struct TreeSize {
    private(set) var count = 1
    private(set) var depth = 1

    init(of node: YAMLNode) {
        for child in node.sequence ?? node.mapping?.map(\.value) ?? [] {
            let size = TreeSize(of: child)
            count += size.count
            depth = max(depth, size.depth + 1)
        }
    }
}
