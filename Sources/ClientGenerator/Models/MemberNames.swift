import ClientConfiguration
import ServiceDescription

/// Names the members of models.
struct MemberNames {
    private let configured: LocatedNames
    private let valueNames: ValueNames

    /// Names members.
    ///
    /// - Parameters:
    ///   - rename: The names that a user wants.
    ///   - valueNames: The names in Swift of most of them.
    init(_ rename: ClientConfiguration.Rename, _ valueNames: ValueNames) {
        configured = rename[.properties]
        self.valueNames = valueNames
    }

    /// The names that nothing has yet in the struct of an object.
    static func scope(of object: ObjectSchema) -> NameScope {
        var scope = scope
        if object.additionalProperties != nil { _ = scope.claim(ReservedNames.additionalProperties) }
        return scope
    }

    /// The names that no struct has a use for.
    static let scope = NameScope(reserved: ReservedNames.membersOfModels)

    /// The names that will do for a member.
    ///
    /// - Parameters:
    ///   - property: The member.
    ///   - owners: The names under which the configuration may know the model.
    func wanted(for property: Property, of owners: [String?]) -> WantedName {
        if let name = configured.name(of: property.name, in: owners) {
            return WantedName(property.name, chosen: SwiftName.escaped(name))
        }
        let name = valueNames.name(of: property.clientName ?? property.name)
        let names = [name, SwiftName.unescaped(name) + "Property"]
        let part = property.clientName == nil ? URIName.lastPart(of: property.name) : property.name
        return WantedName(
            property.name,
            firstOf: part == property.name ? names : [SwiftName.value(part)] + names
        )
    }

    /// Names the members of a model.
    ///
    /// The object's own members are named first, with the flattened ones that the user names. If the name of another
    /// flattened member is taken, the name of its object precedes it: `type` in `properties` becomes `propertiesType`.
    ///
    /// - Parameters:
    ///   - members: The members.
    ///   - owners: The names under which the configuration may know the model.
    ///   - scope: The names that are taken.
    ///   - declaringType: The name of the type that a member comes from by composition.
    /// - Returns: The names, and the indices of the members in the order in which they took them. The types inside members take
    ///   their names in the same order, so that a member keeps both or neither when others are added.
    func claim(
        _ members: [FlattenedMember],
        of owners: [String?],
        in scope: inout NameScope,
        declaringType: (SourcePlace) -> String?
    ) -> (names: [String], order: [Int]) {
        var names = Array(repeating: "", count: members.count)
        let wanted = members.map { member in
            member.isFlattened
                ? self.wanted(for: member, of: owners, declaringType: declaringType(SourcePlace(of: member.property)))
                : self.wanted(for: member.property, of: owners)
        }
        var order: [Int] = []
        for isLast in [false, true] {
            let indices = members.indices.filter {
                (members[$0].isFlattened && wanted[$0].right != .chosen) == isLast
            }
            order += WantedName.order(of: indices.map { wanted[$0] }).map { indices[$0] }
        }
        for index in order { names[index] = scope.claim(wanted[index]) }
        return (names, order)
    }

    private func wanted(for member: FlattenedMember, of owners: [String?], declaringType: String?) -> WantedName {
        let path = member.containers.map(\.name) + [member.property.name]
        if let name = configured.name(of: path.joined(separator: "."), ownedBy: owners) {
            return WantedName(member.property.name, chosen: SwiftName.escaped(name))
        }
        let own = wanted(for: member.property, of: [declaringType])
        if own.right == .chosen { return own }
        let longer = member.containers.indices.reversed().map { index in
            let words = member.containers[index...].map(\.name) + [SwiftName.unescaped(own.candidates[0])]
            return SwiftName.value(words.joined(separator: " "))
        }
        return WantedName(own.wireName, firstOf: own.candidates.prefix(1) + longer)
    }
}
