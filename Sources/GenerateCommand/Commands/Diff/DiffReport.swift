import ClientGenerator

/// The changes for callers of a client, as text, Markdown or JSON.
struct DiffReport {
    /// What changed.
    let difference: ClientDifference
    /// The path of the description before.
    let old: String
    /// The path of the description after.
    let new: String

    /// The report.
    func text(_ format: CommandOptions.Format, _ style: TerminalStyle) -> String {
        switch format {
        case .text: plain(style)
        case .markdown: markdown
        case .json: json
        }
    }

    private func title(of effect: APIChange.Effect) -> String {
        switch effect {
        case .breaking: "Breaking"
        case .addition: "New"
        case .deprecated: "Deprecated methods"
        case .behavior: "On the wire"
        }
    }

    private func changes(_ effect: APIChange.Effect) -> [APIChange] {
        difference.changes.filter { $0.effect == effect }
    }

    private var conclusion: String {
        if difference.step == .none { return "No new version is needed (\(difference.step.reason))." }
        let version = "The next version is a \(difference.step.rawValue) one (\(difference.step.reason))."
        if difference.changes.isEmpty { return "Only documentation has changed.\n" + version }
        return difference.breaksOnlyVersions
            ? version + "\nOnly values of 'ApiVersion' break callers, and no request contains one." : version
    }

    private func plain(_ style: TerminalStyle) -> String {
        var text = ""
        for effect in APIChange.Effect.allCases where !changes(effect).isEmpty {
            text += style.styled(title(of: effect).uppercased(), effect == .breaking ? .error : .strong) + "\n"
            for change in changes(effect) {
                text += "  \(VisibleText.escaped("\(change.declaration) \(change.reason)"))\n"
            }
            text += "\n"
        }
        let hint = difference.hasOtherNames ? "'--keep-names' prints the settings that keep the names of before.\n" : ""
        return text + conclusion + "\n" + hint
    }

    private var markdown: String {
        var text = "## Changes from `\(old)` to `\(new)`\n\n\(conclusion)\n"
        for effect in APIChange.Effect.allCases where !changes(effect).isEmpty {
            text += "\n### \(title(of: effect))\n\n"
            for change in changes(effect) {
                text += "- `\(VisibleText.escaped(change.declaration))` \(VisibleText.escaped(change.reason))\n"
            }
        }
        return text
    }

    /// `step` is `major`, `minor`, `patch` or `none`; each of `changes` has an `effect` (`breaking`, `addition`, `deprecated` or
    /// `behavior`), a `declaration` and a `reason`.
    private var json: String {
        let changes = difference.changes.map { change in
            let members = [
                ("effect", change.effect.rawValue), ("declaration", change.declaration), ("reason", change.reason),
            ].map { "\(JSONText.quoted($0)):\(JSONText.quoted($1))" }
            return "{\(members.joined(separator: ","))}"
        }
        return "{\"step\":\(JSONText.quoted(difference.step.rawValue)),\"breaking\":\(difference.isBreaking),"
            + "\"reason\":\(JSONText.quoted(difference.step.reason)),\"changes\":[\(changes.joined(separator: ","))]}\n"
    }
}
