/// The names of the files of types and operation groups.
///
/// Two files of one module cannot have the same name, even in different folders, and on some disks names cannot differ
/// by case alone. So the file of a type has the name of the type, or that name with a number if it differs from the name of another type
/// by case alone; and so has the file of a group, which no type determines.
struct FileNames {
    /// The files of the types that are not called like them.
    private var numbered: [String: String] = [:]
    /// The files of the options of the groups' operations.
    private var options: [GroupKey: String] = [:]
    /// The files of the types that are described inside the groups' operations.
    private var models: [GroupKey: String] = [:]

    /// The file that holds the options of the client.
    static func clientOptions(of client: ClientDeclaration) -> String { client.name + "Options" }

    /// Names the files of a client.
    init(_ client: ClientDeclaration) {
        let types = Self.typeNames(of: client).uniqued()
        var names = NameScope(reserved: types, ignoresCase: true)
        var files: Set<String> = []
        for type in types where !files.insert(type.caseFolded).inserted { numbered[type] = names.claim(type) }
        for group in client.groups { options[group.key] = names.claim(group.name + "Options") }
        for group in client.groups { models[group.key] = names.claim(group.name + "Models") }
    }

    /// The file of a type that has one of its own, and may hold others. That of a group is as it is.
    func file(of type: String) -> String { numbered[type] ?? type }

    /// The file of the options of the operations of one of the client's groups.
    func options(of group: GroupKey) -> String { Self.name(of: group, in: options) }

    /// The file of the types that are described inside the operations of one of the client's groups.
    func models(of group: GroupKey) -> String { Self.name(of: group, in: models) }

    private static func name(of group: GroupKey, in names: [GroupKey: String]) -> String {
        guard let name = names[group] else { preconditionFailure("'\(group.text)' is no group of the client") }
        return name
    }

    /// The names of all types that have a file of their own, or might.
    private static func typeNames(of client: ClientDeclaration) -> [String] {
        var names = [client.name, clientOptions(of: client)] + client.groups.map(\.typeName)
        if let endpoint = client.endpointType { names.append(endpoint.name) }
        names += client.operations.map(\.optionsName) + client.parameterGroups.map(\.name)
        names += client.models.map(\.name) + client.enumerations.map(\.name)
        return names + client.unions.map(\.name) + client.recursive.map(\.name)
    }
}
