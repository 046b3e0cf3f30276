import Suggestions
import ServiceDescription
import YAML

/// Reads a client configuration, and finds everything that is wrong with it by itself.
///
/// Whether the names in it exist in the description is for the generator to find, which knows them.
public enum ClientConfigurationReader {
    /// Reads a configuration.
    ///
    /// - Parameter node: the document. One without any text is the configuration that leaves everything as it is.
    /// - Returns: the configuration, `nil` where an error was found; and what there is to tell about it.
    public static func read(_ node: YAMLNode) -> (ClientConfiguration?, Diagnostics) {
        let (configuration, diagnostics) = inspect(node)
        return (diagnostics.hasErrors ? nil : configuration, diagnostics)
    }

    /// Reads a configuration, and goes on after errors: with what it says of descriptions, these can be read and their mistakes
    /// told, so that nobody has to mend the one to learn of the other.
    ///
    /// - Parameter node: the document.
    /// - Returns: the configuration, of which no client must be made if there are errors; `nil` if what is wrong is how it names
    ///   the descriptions and what belongs to them; and what there is to tell about it.
    public static func inspect(_ node: YAMLNode) -> (ClientConfiguration?, Diagnostics) {
        var reading = Reading()
        reading.readConfiguration(node)
        return (reading.namesSources ? reading.configuration : nil, reading.diagnostics)
    }
}

/// The state of reading one configuration.
struct Reading {
    var configuration = ClientConfiguration()
    var diagnostics = Diagnostics()
    /// Whether nothing is wrong with what the service is read from.
    var namesSources = true

    private static let sourceKeys: Set<String> = ["description", "roots", "overlays", "apiVersions"]
    private static let keys = [
        "description", "roots", "overlays", "output", "module", "client", "namespace", "access", "groups", "filter",
        "rename", "types", "enumerations", "apiVersions", "credentials", "package", "paging", "templates",
    ]

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
                "this is a service description and no client configuration, which would name it by 'description'",
                at: member.key.mark
            )
            return
        }
        for member in members {
            let value = Setting(name: member.name, node: member.value)
            let errors = diagnostics.errorCount
            defer {
                // An unknown key may be one of these, misspelt.
                let isOfSources = Self.sourceKeys.contains(member.name) || !Self.keys.contains(member.name)
                if isOfSources, diagnostics.errorCount > errors { namesSources = false }
            }
            switch member.name {
            case "description": configuration.description = path(value)
            case "roots": configuration.roots = paths(value)
            case "overlays": readOverlays(value)
            case "templates": configuration.templates = path(value)
            case "output": configuration.output = path(value)
            case "module": configuration.module = name(value, .module)
            case "client": configuration.client = name(value, .type)
            case "namespace": configuration.namespace = name(value, .type)
            case "access": configuration.access = choice(value) ?? configuration.access
            case "groups": configuration.groups = choice(value) ?? configuration.groups
            case "filter": readFilter(value)
            case "rename": readRename(value)
            case "types": readTypes(value)
            case "enumerations": readEnumerations(value)
            case "apiVersions": readVersions(value)
            case "paging": readPaging(value)
            case "package": readPackage(value)
            case "credentials": readCredentials(value)
            default: refuse(member, among: Self.keys)
            }
        }
        refuseTwoDescriptions()
    }

    /// One of the values that a setting may have.
    private mutating func choice<Choice: RawRepresentable & CaseIterable>(_ setting: Setting) -> Choice?
    where Choice.RawValue == String {
        guard let text = string(setting) else { return nil }
        if let choice = Choice(rawValue: text.value) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        diagnostics.error(
            "'\(setting.name)' must be one of \(names.joined(separator: ", ")), not "
                + "'\(text.value)'\(NearestName.hint(for: text.value, among: names))",
            at: text.mark
        )
        return nil
    }

    private mutating func readFilter(_ setting: Setting) {
        for (member, value) in members(of: setting) {
            switch member.name {
            case "paths": configuration.filter.paths = strings(value)
            case "tags": configuration.filter.tags = strings(value)
            case "operations": configuration.filter.operations = strings(value)
            case "schemas": configuration.filter.schemas = strings(value)
            default: refuse(member, in: setting, among: ["paths", "tags", "operations", "schemas"])
            }
        }
    }

    private mutating func readRename(_ setting: Setting) {
        for (member, value) in members(of: setting) {
            switch member.name {
            case "operations": configuration.rename.operations = names(value, .member)
            case "parameters": configuration.rename.parameters = names(value, .member)
            case "models": configuration.rename.models = names(value, .type)
            case "properties": configuration.rename.properties = names(value, .member)
            case "enumerations": configuration.rename.enumerationValues = names(value, .member)
            default:
                refuse(
                    member,
                    in: setting,
                    among: ["operations", "parameters", "models", "properties", "enumerations"]
                )
            }
        }
    }

    private mutating func readTypes(_ setting: Setting) {
        let types = ["string", "integer", "number", "boolean"]
        for (member, value) in members(of: setting) {
            let parts = member.name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            if parts.count > 2 || parts.contains("") {
                diagnostics.error(
                    "a key of '\(setting.name)' is a format, or a type and a format as in 'string/date'",
                    at: member.key.mark
                )
            } else if parts.count == 2, let type = parts.first, !types.contains(type) {
                diagnostics.error(
                    "'\(type)' is not a type that has formats, which are \(types.joined(separator: ", "))"
                        + NearestName.hint(for: type, among: types),
                    at: member.key.mark
                )
            } else if let type = name(value, .typeReference) {
                configuration.types[member.name] = type
            }
        }
    }

    private mutating func readEnumerations(_ setting: Setting) {
        for (member, value) in members(of: setting) {
            switch member.name {
            case "frozen": configuration.frozenEnumerations = strings(value)
            case "expandable": configuration.expandableEnumerations = strings(value)
            default: refuse(member, in: setting, among: ["frozen", "expandable"])
            }
        }
        let frozen = Set(configuration.frozenEnumerations.map(\.value))
        for name in configuration.expandableEnumerations where frozen.contains(name.value) {
            diagnostics.error("'\(name.value)' is listed as frozen and as expandable", at: name.mark)
        }
    }
}

// MARK: Values

/// A value of the configuration and what to call it in a diagnostic.
struct Setting {
    /// The keys that lead to the value, with points between them.
    let name: String
    let node: YAMLNode
}

/// What a name in the configuration is for, and so what it must be.
private enum NameKind {
    case module, type, typeReference, member

    func allows(_ text: String) -> Bool {
        switch self {
        case .module: SwiftIdentifier.isModuleName(text)
        case .type: SwiftIdentifier.isTypeName(text)
        case .typeReference: SwiftIdentifier.isTypeReference(text)
        case .member: SwiftIdentifier.isIdentifier(text)
        }
    }

    var requirement: String {
        switch self {
        case .module:
            "the name of a Swift module: letters, digits and '_', not beginning with a digit, no reserved word"
        case .type: "the name of a Swift type: letters, digits and '_', beginning with an upper-case letter"
        case .typeReference: "the name of a Swift type, such as 'Decimal' or 'Foundation.Decimal'"
        case .member: "a Swift identifier: letters, digits and '_', not beginning with a digit"
        }
    }
}

extension Reading {
    mutating func refuse(_ member: YAMLMapping.Entry, in setting: Setting? = nil, among keys: [String]) {
        let place = setting.map { " in '\($0.name)'" } ?? ""
        let hint = NearestName.hint(for: member.name, among: keys)
        diagnostics.error(
            "unknown key '\(member.name)'\(place)"
                + (hint.isEmpty ? "; the keys are \(keys.joined(separator: ", "))" : hint),
            at: member.key.mark
        )
    }

    mutating func refuse(_ setting: Setting, expected: String) {
        // What looks like a number or a boolean is meant as text here; anything else is a misunderstanding.
        let help = setting.node.string != nil ? "; put it in quotes" : ""
        diagnostics.error(
            "'\(setting.name)' must be \(expected), not \(setting.node.kindDescription)\(help)",
            at: setting.node.mark
        )
    }

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

    mutating func string(_ setting: Setting) -> Located<String>? {
        guard case .string(let text) = setting.node.scalar?.value else {
            refuse(setting, expected: "a string")
            return nil
        }
        return Located(text, at: setting.node.mark)
    }

    mutating func strings(_ setting: Setting) -> [Located<String>] {
        guard let items = setting.node.sequence else {
            diagnostics.error(
                "'\(setting.name)' must be a list of strings, not \(setting.node.kindDescription)",
                at: setting.node.mark
            )
            return []
        }
        return items.enumerated().compactMap { string(Setting(name: "\(setting.name)[\($0)]", node: $1)) }
    }

    mutating func paths(_ setting: Setting) -> [Located<String>] {
        guard let items = setting.node.sequence else {
            diagnostics.error(
                "'\(setting.name)' must be a list of paths, not \(setting.node.kindDescription)",
                at: setting.node.mark
            )
            return []
        }
        return items.enumerated().compactMap { path(Setting(name: "\(setting.name)[\($0)]", node: $1)) }
    }

    private mutating func path(_ setting: Setting) -> Located<String>? {
        guard let text = string(setting) else { return nil }
        if text.value.isEmpty || text.value.utf8.contains(0) {
            diagnostics.error("'\(setting.name)' must be a path", at: text.mark)
            return nil
        }
        return text
    }

    private mutating func name(_ setting: Setting, _ kind: NameKind) -> Located<String>? {
        guard let text = string(setting) else { return nil }
        if !kind.allows(text.value) {
            diagnostics.error("'\(setting.name)' must be \(kind.requirement); '\(text.value)' is not", at: text.mark)
            return nil
        }
        return text
    }

    private mutating func names(_ setting: Setting, _ kind: NameKind) -> LocatedNames {
        LocatedNames(
            members(of: setting).compactMap { member, value in
                name(value, kind).map {
                    LocatedNames.Entry(key: Located(member.name, at: member.key.mark), value: $0)
                }
            }
        )
    }
}
