import ClientGenerator

/// The operations and types of a client, as tables.
struct ListReport {
    /// The client.
    let outline: ClientOutline
    /// What the service calls itself, with its version.
    let title: String

    /// The whole text: a line about the client, a table of operations, one of types, and a line of sums.
    func text(_ style: TerminalStyle) -> String {
        let tables = [operations, types].map { $0.text(style) }.filter { !$0.isEmpty }
        return ([VisibleText.escaped("\(outline.fullName): \(title)") + "\n"] + tables + [sums + "\n"])
            .joined(separator: "\n")
    }

    private var operations: TextTable {
        var table = TextTable(["OPERATION", "RETURNS", "ARGUMENTS", "OPTIONS", "REQUEST"])
        let options = Dictionary(
            outline.types.filter { $0.kind == .options }.map { ($0.name, $0.members.count) }
        ) { first, _ in first }
        let listed = outline.operations.filter { !$0.isReplaced }
        let overloads = Dictionary(grouping: listed, by: \.compoundName)
        for operation in listed {
            let isAlone = (overloads[operation.compoundName] ?? []).count == 1
            table.add([
                isAlone ? operation.compoundName : operation.typedName,
                operation.returned == .void ? "" : operation.returned.description,
                String(operation.arguments.count),
                String(options[operation.optionsType] ?? 0),
                "\(operation.method) \(operation.path)",
            ])
        }
        return table
    }

    private var listedTypes: [ClientOutline.TypeOutline] {
        let kinds: [ClientOutline.TypeOutline.Kind] = [.model, .union, .recursive, .enumeration, .frozenEnumeration]
        return outline.types.filter { kinds.contains($0.kind) }
    }

    private var types: TextTable {
        var table = TextTable(["TYPE", "KIND", "SIZE"])
        for type in listedTypes { table.add([type.name, type.kind.words.one, Self.size(of: type)]) }
        return table
    }

    private static func size(of type: ClientOutline.TypeOutline) -> String {
        switch type.kind {
        case .union: counted(type.members.count, ("alternative", "alternatives"))
        case .enumeration, .frozenEnumeration: counted(type.members.count, ("value", "values"))
        default: counted(type.members.count, ("member", "members"))
        }
    }

    private var sums: String {
        let operations = outline.operations.filter { !$0.isReplaced }
        let groups = Set(operations.compactMap(\.group)).count
        var parts = [Self.counted(operations.count, ("operation", "operations"))]
        if groups > 0 { parts[0] += " in \(Self.counted(groups, ("group", "groups")))" }
        for kind in ClientOutline.TypeOutline.Kind.allCases {
            let count = listedTypes.count { $0.kind == kind }
            if count > 0 { parts.append(Self.counted(count, kind.words)) }
        }
        return parts.joined(separator: ", ")
    }

    private static func counted(_ count: Int, _ words: (one: String, many: String)) -> String {
        "\(count) \(count == 1 ? words.one : words.many)"
    }
}

extension ClientOutline.TypeOutline.Kind {
    /// The words for one type of the kind, and for several.
    var words: (one: String, many: String) {
        switch self {
        case .client: ("client", "clients")
        case .model: ("model", "models")
        case .union: ("union", "unions")
        case .recursive: ("recursive type", "recursive types")
        case .enumeration: ("enumeration", "enumerations")
        case .frozenEnumeration: ("frozen enumeration", "frozen enumerations")
        case .options: ("options", "options")
        case .optionGroup: ("option group", "option groups")
        case .headers: ("header fields", "header fields")
        case .result: ("result", "results")
        case .versions: ("API versions", "API versions")
        case .endpoint: ("endpoint", "endpoints")
        case .endpointVariable: ("endpoint variable", "endpoint variables")
        }
    }
}
