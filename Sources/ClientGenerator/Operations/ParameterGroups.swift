import ServiceDescription

/// The groups of parameters of a service's operations (`x-ms-parameter-grouping`). Operations that name the same group
/// share it. Its members are the parameters that any of them has in it. Required parameters stay arguments.
struct ParameterGroups {
    /// A group as far as it is known.
    private struct Group {
        var declaration: ParameterGroupDeclaration
        /// The names of its members.
        var scope = NameScope()
        /// Where each parameter is among its members.
        var offsets: [Parameter.Key: Int] = [:]

        /// The member that a parameter is, if it is one.
        func member(_ parameter: Parameter) -> OperationDeclaration.Parameter? {
            offsets[parameter.key].map { declaration.members[$0] }
        }

        /// Says nothing of what is sent without a member if that is not the same in all operations.
        mutating func compareDefault(of member: OperationDeclaration.Parameter) {
            guard let offset = offsets[member.parameter.key],
                declaration.members[offset].defaultValue != member.defaultValue
            else { return }
            declaration.members[offset].defaultValue = nil
        }

        /// Adds a member.
        mutating func add(_ member: OperationDeclaration.Parameter) {
            offsets[member.parameter.key] = declaration.members.count
            declaration.members.append(member)
        }
    }

    private var groups: [Group] = []
    /// Where the group of each struct is.
    private var indices: [String: Int] = [:]
    /// The names of the groups' structs, by those that they would have alone.
    private let typeNames: [String: String]

    /// Creates the groups of the given operations, without members.
    ///
    /// - Parameters:
    ///   - operations: All operations.
    ///   - reserved: The names of other types, which no group can have.
    init(of operations: [Operation], reserved: [String]) {
        var scope = NameScope(reserved: reserved)
        var typeNames: [String: String] = [:]
        for operation in operations {
            for group in operation.parameters.compactMap(\.extensions.group) {
                guard let wanted = Self.wantedName(of: group, in: operation) else { continue }
                if typeNames[wanted] == nil { typeNames[wanted] = scope.claim(firstOf: [wanted, wanted + "Group"]) }
            }
        }
        self.typeNames = typeNames
    }

    /// The groups, in the order of the description.
    var all: [ParameterGroupDeclaration] { groups.map(\.declaration) }

    /// The names of all groups, which no other type takes.
    var names: [String] { typeNames.values.sorted() }

    /// The names that the user chose for members, and that others of their group have.
    var refusals: [NameScope.Refusal] { groups.flatMap(\.scope.refusals) }

    /// The name of a group's struct, or `nil` if it has none: a group that is named like the options of its operation
    /// is merged with these.
    func typeName(of group: ParameterExtensions.Group, in operation: Operation) -> String? {
        Self.wantedName(of: group, in: operation).map { typeNames[$0] ?? $0 }
    }

    /// The member of a group that a parameter with the same name is; `nil` if there is none yet.
    func member(_ parameter: Parameter, of typeName: String) -> OperationDeclaration.Parameter? {
        indices[typeName].flatMap { groups[$0].member(parameter) }
    }

    /// The name that a group's struct would have alone, if it is one.
    private static func wantedName(of group: ParameterExtensions.Group, in operation: Operation) -> String? {
        var name = SwiftName.type(group.name ?? operation.identifier + " " + (group.postfix ?? "Parameters"))
        if name == SwiftName.type(operation.identifier + " Options") { return nil }
        // The options of another operation may be called that.
        if name.hasSuffix("Options"), name != "Options" { name = name.dropLast("Options".count) + "Parameters" }
        return ReservedTypeNames.all.contains(name) ? name + "Group" : name
    }

    /// Makes parameters members of their groups, and names groups and members.
    ///
    /// A parameter with another type than the member with its name stays outside of the group.
    ///
    /// - Parameters:
    ///   - parameters: The parameters of an operation, those that belong to a group with the type of it.
    ///   - scope: The names of the operation's options.
    ///   - wanted: The names that a parameter may have.
    ///   - facts: Knows the schemas.
    ///   - diagnostics: Takes what is not in its group.
    mutating func claim(
        _ parameters: inout [OperationDeclaration.Parameter],
        in scope: inout NameScope,
        called wanted: (Parameter) -> WantedName,
        facts: SchemaFacts,
        diagnostics: inout Diagnostics
    ) {
        var optionNames: [String: String] = [:]
        for index in parameters.indices {
            guard let typeName = parameters[index].groupType else { continue }
            let parameter = parameters[index].parameter
            let group = place(of: typeName)
            let known = groups[group].member(parameter)
            if let known, !facts.haveOneType(known.parameter.schema, parameter.schema) {
                diagnostics.loss(
                    "'\(parameter.name)' has a different type in another operation of the group '\(typeName)'; here "
                        + "it is a separate option (give it the same type everywhere)",
                    at: parameter.mark
                )
                parameters[index].groupType = nil
                continue
            }
            let optionName = optionNames[typeName] ?? scope.claim(SwiftName.value(typeName))
            optionNames[typeName] = optionName
            parameters[index].groupName = optionName
            if let known {
                parameters[index].name = known.name
                parameters[index].type = known.type
                groups[group].compareDefault(of: parameters[index])
            } else {
                parameters[index].name = groups[group].scope.claim(wanted(parameter))
                groups[group].add(parameters[index])
            }
        }
    }

    /// The place of the group of a struct, which is a new one if there was none.
    private mutating func place(of typeName: String) -> Int {
        if let index = indices[typeName] { return index }
        indices[typeName] = groups.count
        groups.append(Group(declaration: ParameterGroupDeclaration(name: typeName, members: [])))
        return groups.count - 1
    }
}
