import JSONPath
import ServiceDescription
import Suggestions
import YAML

/// Reads an overlay, and reports everything that is wrong with the overlay alone.
package struct OverlayReader {
    private var diagnostics = Diagnostics()

    /// Reads an overlay.
    ///
    /// - Parameter node: The document.
    /// - Returns: The overlay, `nil` where an error was found; and the diagnostics about it.
    package static func read(_ node: YAMLNode) -> (overlay: OverlayDocument?, diagnostics: Diagnostics) {
        var reader = OverlayReader()
        let overlay = reader.readOverlay(node)
        return (reader.diagnostics.hasErrors ? nil : overlay, reader.diagnostics)
    }

    private mutating func readOverlay(_ node: YAMLNode) -> OverlayDocument? {
        guard let members = node.mapping else {
            diagnostics.error("an overlay must be a mapping, not \(node.kindDescription)", at: node.mark)
            return nil
        }
        guard members["overlay"] != nil else {
            let found = ["openapi", "swagger"].first { members[$0] != nil }
            diagnostics.error(
                found == nil
                    ? "'overlay' is missing; add 'overlay: 1.0.0'"
                    : "this is a service description, not an overlay; an overlay starts with 'overlay: 1.0.0'",
                at: node.mark
            )
            return nil
        }
        let meant = refuseUnknownKeys(of: members, among: ["overlay", "info", "extends", "actions"], in: "an overlay")
        readVersion(members["overlay"])
        if !meant.contains("info") { readInfo(members["info"], of: node) }
        let extends = members["extends"].flatMap { text($0, of: "extends") }
        guard let list = members["actions"] else {
            if !meant.contains("actions") {
                diagnostics.error("'actions' is missing; add a list of changes", at: node.mark)
            }
            return nil
        }
        guard let items = list.sequence, !items.isEmpty else {
            let found = list.sequence == nil ? list.kindDescription : "an empty list"
            diagnostics.error("'actions' must be a list of changes, not \(found)", at: list.mark)
            return nil
        }
        return OverlayDocument(mark: node.mark, extends: extends, actions: items.compactMap { readAction($0) })
    }

    private mutating func readVersion(_ node: YAMLNode?) {
        guard let node, let version = text(node, of: "overlay", allowsNumber: true) else { return }
        if version != "1.0", !version.hasPrefix("1.0.") {
            diagnostics.error("unsupported overlay version '\(version)' (supported: 1.0.0)", at: node.mark)
        }
    }

    private mutating func readInfo(_ info: YAMLNode?, of node: YAMLNode) {
        guard let info, let members = info.mapping else {
            diagnostics.error(
                info.map { "'info' must be a mapping, not \($0.kindDescription)" }
                    ?? "'info' is missing; add it with the 'title' and the 'version' of the overlay",
                at: info?.mark ?? node.mark
            )
            return
        }
        let meant = refuseUnknownKeys(of: members, among: ["title", "version"], in: "'info'")
        for key in ["title", "version"] where !meant.contains(key) {
            if let value = members[key] {
                _ = text(value, of: "info.\(key)", allowsNumber: true)
            } else {
                diagnostics.error("'info.\(key)' is missing; add it", at: info.mark)
            }
        }
    }

    private mutating func readAction(_ node: YAMLNode) -> OverlayDocument.Action? {
        guard let members = node.mapping else {
            diagnostics.error("an action must be a mapping, not \(node.kindDescription)", at: node.mark)
            return nil
        }
        let meant = refuseUnknownKeys(
            of: members,
            among: ["target", "description", "update", "remove"],
            in: "an action"
        )
        _ = members["description"].map { text($0, of: "description") }
        guard let target = members["target"] else {
            if !meant.contains("target") {
                diagnostics.error("'target' is missing; add a JSONPath such as $.info", at: node.mark)
            }
            return nil
        }
        let change = meant.isEmpty ? readChange(members, of: node) : nil
        guard let written = text(target, of: "target") else { return nil }
        // A block scalar ends with a line break, which no query has.
        let query = String(written.reversed().drop(while: \.isWhitespace).reversed())
        do throws(JSONPathError) {
            let path = try JSONPath(query)
            return change.map {
                OverlayDocument.Action(target: query, targetMark: target.mark, query: path, change: $0)
            }
        } catch {
            diagnostics.error(
                "'\(query)' is not a valid JSONPath: \(error.message)",
                at: place(error.offset, in: target)
            )
            return nil
        }
    }

    private mutating func readChange(_ members: YAMLMapping, of node: YAMLNode) -> OverlayDocument.Change? {
        let remove = members["remove"]
        if let remove, remove.bool == nil {
            diagnostics.error("'remove' must be true or false, not \(remove.kindDescription)", at: remove.mark)
            return nil
        }
        if remove?.bool == true { return .remove }
        guard let update = members["update"] else {
            diagnostics.error("the action does nothing; add 'update' or 'remove: true'", at: node.mark)
            return nil
        }
        if update.isOmitted {
            diagnostics.error("'update' has no value; add what is to change, or write 'remove: true'", at: update.mark)
            return nil
        }
        return .update(update)
    }

    private mutating func text(_ node: YAMLNode, of key: String, allowsNumber: Bool = false) -> String? {
        if case .string(let text) = node.scalar?.value { return text }
        // What looks like a number is written without quotes by many.
        if allowsNumber, let text = node.string { return text }
        diagnostics.error("'\(key)' must be a string, not \(node.kindDescription)", at: node.mark)
        return nil
    }

    /// Reports the keys that are none of these.
    ///
    /// - Returns: The keys that are probably meant, or else those that are written. What is missing without them is no mistake of its own.
    private mutating func refuseUnknownKeys(
        of members: YAMLMapping,
        among keys: [String],
        in place: String
    ) -> Set<String> {
        var meant: Set<String> = []
        for member in members where !keys.contains(member.name) && !member.name.hasPrefix("x-") {
            let nearest = NearestName.nearest(to: member.name, among: keys)
            diagnostics.error(
                "unknown key '\(member.name)' in \(place)"
                    + (nearest.map { " (did you mean '\($0)'?)" } ?? "; the keys are \(keys.joined(separator: ", "))"),
                at: member.key.mark
            )
            meant.insert(nearest ?? member.name)
        }
        return meant
    }

    /// The place of a character of a text, if the text is in the file unchanged; otherwise the place of the text.
    private func place(_ offset: Int, in node: YAMLNode) -> Mark {
        let line = (node.mark.file.line(node.mark.line) ?? "").unicodeScalars.dropFirst(node.mark.column - 1)
        let text = (node.scalar?.text ?? "").unicodeScalars
        for quotes in [0, 1] where line.dropFirst(quotes).starts(with: text) {
            return Mark(file: node.mark.file, line: node.mark.line, column: node.mark.column + quotes + offset)
        }
        return node.mark
    }
}
