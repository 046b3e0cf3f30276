import Suggestions
import YAML

extension ConfigurationParser {
    private enum Key: String, CaseIterable {
        case description, roots, copies, overlays, output, module, client, namespace, access, groups, filter
        case rename, types, enumerations, apiVersions, credentials, package, paging, templates
        case clientParameters, mergePatch, shortCases, completionHandlers, userAgentPrefix

        /// Whether the key names files to read.
        var isOfSources: Bool { [.description, .roots, .copies, .overlays, .apiVersions].contains(self) }
    }

    private enum FilterKey: String, CaseIterable {
        case paths, tags, operations, schemas
    }

    private typealias RenameKey = ClientConfiguration.Rename.Section

    private enum EnumerationsKey: String, CaseIterable {
        case frozen, expandable
    }

    /// Reads a configuration.
    mutating func readConfiguration(_ node: YAMLNode) {
        if node.isOmitted { return }
        guard let members = node.mapping else {
            namesSources = false
            diagnostics.error("a client configuration must be a mapping, not \(node.kindDescription)", at: node.mark)
            return
        }
        if let member = members.first(where: { ["openapi", "swagger"].contains($0.name) }) {
            namesSources = false
            diagnostics.error(
                "this is a service description, not a client configuration; pass it as the description, or name it "
                    + "under 'description' in a configuration",
                at: member.key.mark
            )
            return
        }
        for member in members {
            guard let key = key(of: member, as: Key.self, belonging: Self.advice(for: member.name)) else {
                if Self.mayNameSources(member.name) { namesSources = false }
                continue
            }
            let errors = diagnostics.errorCount
            read(Setting(name: member.name, node: member.value), as: key)
            if key.isOfSources, diagnostics.errorCount > errors { namesSources = false }
        }
        refuseTwoDescriptions()
    }

    /// Whether an unknown key may be a misspelled key that names files: it resembles such a key, or no key at all.
    private static func mayNameSources(_ name: String) -> Bool {
        if advice(for: name) != nil { return false }
        return NearestName.nearest(to: name, among: Key.allCases.map(\.rawValue)).flatMap(Key.init)?.isOfSources ?? true
    }

    /// Where an unknown key belongs that is one of a nested mapping, or that has dots, as documentation writes nested keys; `nil` if
    /// it is neither.
    private static func advice(for name: String) -> String? {
        if let first = name.split(separator: ".").first, first.count < name.count, Key(rawValue: String(first)) != nil {
            return "; a dot stands for a nested key: write '\(first)', and the rest under it"
        }
        let owners: [(key: Key, has: Bool)] = [
            (.filter, FilterKey(rawValue: name) != nil), (.rename, RenameKey(rawValue: name) != nil),
            (.enumerations, EnumerationsKey(rawValue: name) != nil),
        ]
        let names = owners.filter(\.has).map { "'\($0.key.rawValue)'" }
        return names.isEmpty ? nil : "; it belongs under \(names.joined(separator: " or "))"
    }

    private mutating func read(_ value: Setting, as key: Key) {
        switch key {
        case .description: configuration.description = path(value)
        case .roots: configuration.roots = paths(value)
        case .copies: readCopies(value)
        case .overlays: readOverlays(value)
        case .templates: configuration.templates = path(value)
        case .output: configuration.output = path(value)
        case .module: configuration.module = name(value, .module)
        case .client: configuration.client = name(value, .type)
        case .namespace: configuration.namespace = name(value, .type)
        case .access: configuration.access = choice(value) ?? configuration.access
        case .groups: configuration.groups = choice(value) ?? configuration.groups
        case .filter: readFilter(value)
        case .rename: readRename(value)
        case .types: readTypes(value)
        case .enumerations: readEnumerations(value)
        case .apiVersions: readVersions(value)
        case .paging: readPaging(value)
        case .clientParameters: configuration.clientParameters = strings(value)
        case .mergePatch: configuration.mergePatch = strings(value)
        case .shortCases: configuration.shortCases = strings(value)
        case .completionHandlers: configuration.hasCompletionHandlers = bool(value) ?? true
        case .userAgentPrefix: configuration.userAgentPrefix = name(value, .productPrefix)
        case .package: readPackage(value)
        case .credentials: readCredentials(value)
        }
    }

    private mutating func readCopies(_ setting: Setting) {
        var copies: [LocatedNames.Entry] = []
        for (member, value) in members(of: setting) {
            let isURL = member.name.firstRange(of: "://").map { $0.lowerBound > member.name.startIndex } ?? false
            guard isURL, !member.name.utf8.contains(UInt8(ascii: "#")) else {
                diagnostics.error(
                    "a key of '\(setting.name)' must be a URL without '#', such as 'https://example.com/schemas/'",
                    at: member.key.mark
                )
                continue
            }
            guard let path = path(value) else { continue }
            copies.append(LocatedNames.Entry(key: Located(member.name, at: member.key.mark), value: path))
        }
        configuration.copies = LocatedNames(copies)
    }

    private mutating func readFilter(_ setting: Setting) {
        var areEmpty: [Bool] = []
        for (member, value) in members(of: setting) {
            guard let key = key(of: member, in: setting, as: FilterKey.self) else { continue }
            if key != .schemas { areEmpty.append(value.node.sequence?.isEmpty == true) }
            switch key {
            case .paths: configuration.filter.paths = strings(value)
            case .tags: configuration.filter.tags = strings(value)
            case .operations: configuration.filter.operations = strings(value)
            case .schemas: configuration.filter.schemas = strings(value)
            }
        }
        // No patterns at all mean all operations, which is the opposite of what empty lists say.
        if !areEmpty.isEmpty, !areEmpty.contains(false) {
            diagnostics.error(
                "'\(setting.name)' names no operation (list patterns in 'paths', 'tags' or 'operations', or remove them for all "
                    + "operations)",
                at: setting.node.mark
            )
        }
    }

    private mutating func readRename(_ setting: Setting) {
        for (member, value) in members(of: setting) {
            guard let section = key(of: member, in: setting, as: RenameKey.self) else { continue }
            configuration.rename[section] = names(value, section.kind)
        }
    }

    private mutating func readTypes(_ setting: Setting) {
        configuration.types = LocatedNames(
            members(of: setting).compactMap { member, value in
                type(value, for: Located(member.name, at: member.key.mark), in: setting)
            }
        )
    }

    /// The Swift type of a format, of a type and a format, or of a type.
    private mutating func type(
        _ value: Setting,
        for key: Located<String>,
        in setting: Setting
    ) -> LocatedNames.Entry? {
        let types = ["string", "integer", "number"]
        let parts = key.value.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        if parts.count > 2 || parts.contains("") {
            diagnostics.error(
                "a key of '\(setting.name)' must be a format, or a type and a format as in 'string/date'",
                at: key.mark
            )
        } else if parts.count == 2, let type = parts.first, !types.contains(type) {
            diagnostics.error(
                "'\(type)' is not a type with formats; the types are \(types.joined(separator: ", "))"
                    + NearestName.hint(for: type, among: types),
                at: key.mark
            )
        } else if value.node.string?.hasPrefix("Date/") == true {
            guard let unit: DateUnit = choice(value) else { return nil }
            if let type = parts.count == 2 ? parts.first : nil, type != "integer", type != "number" {
                diagnostics.error(
                    "'\(value.name)' is a string format and has no unit; '\(unit.rawValue)' is for 'integer' and 'number'",
                    at: value.node.mark
                )
            }
            return LocatedNames.Entry(key: key, value: Located(unit.rawValue, at: value.node.mark))
        } else if let type = name(value, .typeReference) {
            return LocatedNames.Entry(key: key, value: type)
        }
        return nil
    }

    private mutating func readEnumerations(_ setting: Setting) {
        for (member, value) in members(of: setting) {
            guard let key = key(of: member, in: setting, as: EnumerationsKey.self) else { continue }
            switch key {
            case .frozen: configuration.frozenEnumerations = strings(value)
            case .expandable: configuration.expandableEnumerations = strings(value)
            }
        }
        let frozen = Set(configuration.frozenEnumerations.map(\.value))
        for name in configuration.expandableEnumerations where frozen.contains(name.value) {
            diagnostics.error(
                "'\(name.value)' is listed as both frozen and expandable; remove one of them",
                at: name.mark
            )
        }
    }
}
