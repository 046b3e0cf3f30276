import ServiceDescription

/// The groups of parameters of a service's operations (`x-ms-parameter-grouping`). Operations that name the same group share
/// it; its members are the parameters that any of them has in it. Parameters that must be given are arguments all the same.
struct ParameterGroups {
    /// The groups, in the order of the description.
    private(set) var all: [ParameterGroupDeclaration] = []
    private var scopes: [String: NameScope] = [:]

    /// The name of a group's struct, if it is one: the group that is called like the options of its operation is these.
    static func typeName(of group: ParameterExtensions.Group, in operation: ServiceDescription.Operation) -> String? {
        var name = SwiftName.type(group.name ?? operation.identifier + " " + (group.postfix ?? "Parameters"))
        if name == SwiftName.type(operation.identifier + " Options") { return nil }
        // The options of another operation may be called that.
        if name.hasSuffix("Options"), name != "Options" { name = name.dropLast("Options".count) + "Parameters" }
        return ReservedTypeNames.all.contains(name) ? name + "Group" : name
    }

    /// The names of all groups, which no other type takes.
    static func names(of operations: [ServiceDescription.Operation]) -> [String] {
        let names = operations.flatMap { operation in
            operation.parameters.compactMap { $0.extensions.group.flatMap { typeName(of: $0, in: operation) } }
        }
        return Set(names).sorted()
    }

    /// Makes parameters members of their groups, and gives groups and members their names.
    ///
    /// - Parameters:
    ///   - parameters: The parameters of an operation, those that belong to a group with the type of it.
    ///   - scope: The names of the operation's options.
    ///   - candidates: The names that a parameter may have, the best first.
    mutating func claim(
        _ parameters: inout [OperationDeclaration.Parameter],
        in scope: inout NameScope,
        candidates: (Parameter) -> [String]
    ) {
        var optionNames: [String: String] = [:]
        for index in parameters.indices {
            guard let typeName = parameters[index].groupType else { continue }
            let wireName = parameters[index].wireName
            let optionName = optionNames[typeName] ?? scope.claim(SwiftName.value(typeName))
            optionNames[typeName] = optionName
            parameters[index].groupName = optionName
            let group = all.firstIndex { $0.name == typeName } ?? all.count
            if group == all.count { all.append(ParameterGroupDeclaration(name: typeName, members: [])) }
            let location = parameters[index].parameter.location
            if let known = all[group].members.first(where: {
                $0.wireName == wireName && $0.parameter.location == location
            }) {
                parameters[index].name = known.name
                parameters[index].type = known.type
            } else {
                parameters[index].name = scopes[typeName, default: NameScope()]
                    .claim(firstOf: candidates(parameters[index].parameter))
                all[group].members.append(parameters[index])
            }
        }
    }
}
