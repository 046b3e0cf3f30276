import ClientConfiguration
import ClientGenerator
import YAML

/// The settings with which the client of a description has the names of an earlier one.
///
/// Each setting is tried, because it may change what others are called, and not every name is possible.
struct KeptNames {
    /// A setting under `rename`.
    struct Setting: Hashable {
        /// The key of the setting.
        let key: RenameKey
        /// The name.
        let name: String
    }

    /// The name of the client, if it has another one otherwise.
    private(set) var client: String?
    /// How operations are divided into groups, if they have other groups otherwise.
    private(set) var groups: ClientConfiguration.Groups?
    /// The settings under `rename`, in the order in which they were found.
    private(set) var settings: [Setting] = []
    /// The names that no setting keeps.
    private(set) var lost: [NameChange] = []
    /// The operations that no setting keeps in their groups.
    private(set) var moved: [(old: OperationOutline, new: OperationOutline)] = []

    private let old: ClientOutline
    private let new: DescribedService
    /// The keys whose settings are errors.
    private var refused: Set<RenameKey> = []

    /// Each round names the parts of what the round before has named.
    private static let maximumRounds = 64

    /// Finds the settings.
    ///
    /// - Parameters:
    ///   - old: The client before.
    ///   - outline: The client after, without further settings.
    ///   - new: The service after.
    init(of old: ClientOutline, in outline: ClientOutline, of new: DescribedService) {
        self.old = old
        self.new = new
        if old.name != outline.name { client = old.name }
        var outline = client.flatMap { _ in self.outline().outline } ?? outline
        keepGroups(&outline)
        for _ in 0..<Self.maximumRounds {
            let types = TypePairs(old, outline)
            lost = NameChange.all(of: old, types)
            moved = types.operations.moved
            var known = Set(settings.map(\.key)).union(refused)
            let changes = lost.filter { change in change.key.map { known.insert($0).inserted } ?? false }
            guard let kind = changes.map(\.kind).min() else { return }
            let tried = settings
            settings += changes.filter { $0.kind == kind }.compactMap(\.setting)
            guard let next = outlineWithoutErrors() else {
                settings = tried
                return
            }
            outline = next
        }
    }

    /// Keeps operations in their groups, unless the configuration says what these are.
    private mutating func keepGroups(_ outline: inout ClientOutline) {
        let moved = OperationPairs(old, outline).moved
        guard !moved.isEmpty, new.configuration.groups == nil else { return }
        for choice in [ClientConfiguration.Groups.identifiers, .tags] {
            groups = choice
            if let other = self.outline().outline, OperationPairs(old, other).moved.count < moved.count {
                return outline = other
            }
        }
        groups = nil
    }

    /// The client with the settings, without those that are errors.
    private mutating func outlineWithoutErrors() -> ClientOutline? {
        while true {
            let (outline, errors) = outline()
            if let outline { return outline }
            let wrong = Set(
                settings.indices.filter { !errors.isDisjoint(with: marks(of: $0)) }.map { settings[$0].key }
            )
            if wrong.isEmpty { return nil }
            refused.formUnion(wrong)
            settings.removeAll { wrong.contains($0.key) }
        }
    }

    /// The client with the settings, and the places of errors if there are any.
    private func outline() -> (outline: ClientOutline?, errors: Set<Mark>) {
        var configuration = new.configuration
        configuration.client = client.map { Located($0) } ?? configuration.client
        configuration.groups = groups ?? configuration.groups
        for section in ClientConfiguration.Rename.Section.allCases {
            let entries = settings.indices.filter { settings[$0].key.section == section }.map { index in
                let (setting, marks) = (settings[index], marks(of: index))
                return LocatedNames.Entry(
                    key: Located(setting.key.name, at: marks[0]),
                    value: Located(setting.name, at: marks[1])
                )
            }
            configuration.rename[section] = configuration.rename[section].behind(entries)
        }
        let (outline, diagnostics) = ClientGenerator.outline(of: new.service, configuration: configuration)
        return (outline, Set(diagnostics.all.filter { $0.severity == .error }.compactMap(\.mark)))
    }

    /// Invented places of the key and the name of a setting, so that errors can be assigned to settings.
    private func marks(of index: Int) -> [Mark] {
        [1, 2].map { Mark(file: Self.file, line: index + 1, column: $0) }
    }

    private static let file = SourceFile(path: "", text: [])
}

extension NameChange {
    /// The setting that undoes it, if there is one.
    fileprivate var setting: KeptNames.Setting? {
        // Keywords have backticks in Swift only.
        key.map { KeptNames.Setting(key: $0, name: old.filter { $0 != "`" }) }
    }
}

// MARK: Text

extension KeptNames {
    /// The settings as YAML to add to a client configuration, followed by comments about names that no setting keeps.
    var text: String {
        var lines: [String] = []
        if let client { lines.append("client: \(YAMLText.scalar(client))") }
        if let groups { lines.append("groups: \(groups.rawValue)") }
        if !settings.isEmpty { lines.append("rename:") }
        for section in ClientConfiguration.Rename.Section.allCases {
            let settings = settings.filter { $0.key.section == section }
            if !settings.isEmpty { lines.append("  \(section.rawValue):") }
            lines += settings.map { "    \(YAMLText.scalar($0.key.name)): \(YAMLText.scalar($0.name))" }
        }
        if !lost.isEmpty { lines.append("# No setting keeps these names:") }
        lines += lost.map { change in
            let owner = change.owner.isEmpty ? "" : change.owner + "."
            return "# - " + YAMLText.comment("\(owner)\(change.old) is now \(owner)\(change.new)")
        }
        if !moved.isEmpty { lines.append("# Groups come from tags and identifiers, which an overlay can restore:") }
        lines += moved.map { "# - " + YAMLText.comment("\($0.old.plainName) is now \($0.new.plainName)") }
        return lines.map { $0 + "\n" }.joined()
    }
}
