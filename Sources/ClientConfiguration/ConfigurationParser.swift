import Suggestions
import ServiceDescription
import YAML

/// The state of reading one configuration, with methods that read its values.
struct ConfigurationParser {
    /// What was read so far.
    var configuration = ClientConfiguration()
    /// The diagnostics.
    var diagnostics = Diagnostics()
    /// Whether there is no error in the keys that name files to read.
    var namesSources = true
}

extension ConfigurationParser {
    /// Returns the meaning of a key in a mapping, or `nil`, with an error reported, if there is no such key.
    ///
    /// A misspelled key in a nested mapping is reported, and read as the one that is probably meant. So nothing else says that
    /// this one is missing, and mistakes in its value are reported at once.
    ///
    /// - Parameters:
    ///   - member: The key and its value.
    ///   - setting: The mapping; `nil` for the whole configuration.
    ///   - keys: The keys that it may have.
    ///   - advice: Where the key belongs, if it is known elsewhere.
    mutating func key<Key: RawRepresentable & CaseIterable>(
        of member: YAMLMapping.Entry,
        in setting: Setting? = nil,
        as keys: Key.Type,
        belonging advice: String? = nil
    ) -> Key? where Key.RawValue == String {
        if let key = Key(rawValue: member.name) { return key }
        let keys = Key.allCases.map(\.rawValue)
        refuse(member, in: setting, among: keys, advice)
        guard let setting, let meant = NearestName.nearest(to: member.name, among: keys) else { return nil }
        return setting.node[meant] == nil ? Key(rawValue: meant) : nil
    }

    /// Reports a key that there is not.
    private mutating func refuse(
        _ member: YAMLMapping.Entry,
        in setting: Setting?,
        among keys: [String],
        _ advice: String?
    ) {
        let place = setting.map { " in '\($0.name)'" } ?? ""
        let hint = NearestName.hint(for: member.name, among: keys)
        diagnostics.error(
            "unknown key '\(member.name)'\(place)"
                + (advice ?? (hint.isEmpty ? "; the keys are \(keys.joined(separator: ", "))" : hint)),
            at: member.key.mark
        )
    }

    /// Reports a value that is something else than it must be.
    mutating func refuse(_ setting: Setting, expected: String) {
        diagnostics.error(
            "'\(setting.name)' must be \(expected), not \(setting.node.kindDescription)\(Self.help(for: setting.node))",
            at: setting.node.mark
        )
    }

    /// How to write the intended value: what looks like a number or a boolean where text is wanted, or the other way round; anything
    /// else is a misunderstanding.
    private static func help(for node: YAMLNode) -> String {
        guard case .string(let text) = node.scalar?.value else {
            return node.string != nil ? "; put it in quotes" : ""
        }
        return Int(text) != nil || ["true", "false"].contains(text) ? "; remove the quotes" : ""
    }

    /// The keys and the values of a mapping; none, with an error reported, if it is something else.
    mutating func members(of setting: Setting) -> [(member: YAMLMapping.Entry, value: Setting)] {
        guard let mapping = setting.node.mapping else {
            diagnostics.error(
                "'\(setting.name)' must be a mapping, not \(setting.node.kindDescription)",
                at: setting.node.mark
            )
            return []
        }
        return mapping.map { ($0, Setting(name: "\(setting.name).\($0.name)", node: $0.value)) }
    }

    /// A text; `nil`, with an error reported, if it is something else.
    mutating func string(_ setting: Setting) -> Located<String>? {
        guard case .string(let text) = setting.node.scalar?.value else {
            refuse(setting, expected: "a string")
            return nil
        }
        return Located(text, at: setting.node.mark)
    }

    /// A condition; `nil`, with an error reported, if it is something else.
    mutating func bool(_ setting: Setting) -> Bool? {
        guard let value = setting.node.bool else {
            refuse(setting, expected: "true or false")
            return nil
        }
        return value
    }

    /// A list of texts.
    mutating func strings(_ setting: Setting) -> [Located<String>] {
        items(of: setting, expected: "a list of strings").compactMap { string($0) }
    }

    /// A list of paths.
    mutating func paths(_ setting: Setting) -> [Located<String>] {
        items(of: setting, expected: "a list of paths").compactMap { path($0) }
    }

    private mutating func items(of setting: Setting, expected: String) -> [Setting] {
        guard let items = setting.node.sequence else {
            let isText = if case .string(let text) = setting.node.scalar?.value { !text.isEmpty } else { false }
            diagnostics.error(
                "'\(setting.name)' must be \(expected), not \(setting.node.kindDescription)"
                    + (isText ? "; put it in brackets" : ""),
                at: setting.node.mark
            )
            return []
        }
        return items.enumerated().map { Setting(name: "\(setting.name)[\($0)]", node: $1) }
    }

    /// A path; `nil`, with an error reported, if it can be none.
    mutating func path(_ setting: Setting) -> Located<String>? {
        guard let text = string(setting) else { return nil }
        if text.value.isEmpty || text.value.utf8.contains(0) {
            diagnostics.error("'\(setting.name)' must be a path", at: text.mark)
            return nil
        }
        return text
    }

    /// A name; `nil`, with an error reported, if it is not one of the kind.
    mutating func name(_ setting: Setting, _ kind: NameKind) -> Located<String>? {
        guard let text = string(setting) else { return nil }
        if !kind.allows(text.value) {
            diagnostics.error("'\(setting.name)' must be \(kind.requirement); '\(text.value)' is not", at: text.mark)
            return nil
        }
        return text
    }

    /// Names by keys that the description has.
    mutating func names(_ setting: Setting, _ kind: NameKind) -> LocatedNames {
        LocatedNames(
            members(of: setting).compactMap { member, value in
                name(value, kind).map {
                    LocatedNames.Entry(key: Located(member.name, at: member.key.mark), value: $0)
                }
            }
        )
    }

    /// One of the values that a setting may have.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(_ setting: Setting) -> Choice?
    where Choice.RawValue == String {
        guard let text = string(setting) else { return nil }
        if let choice = Choice(rawValue: text.value) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        diagnostics.error(
            "'\(setting.name)' must be \(NearestName.choice(of: names)), not "
                + "'\(text.value)'\(NearestName.hint(for: text.value, among: names))",
            at: text.mark
        )
        return nil
    }
}
