import ServiceDescription

/// Declares the types of merge patches (RFC 7396). Each member can be set, removed or left out, including in nested objects. Anything
/// other than an object is replaced as a whole.
struct PatchBuilder {
    /// The merge patch of an object that has a name, but no declaration yet.
    private struct Plan {
        /// The object to change.
        let object: ObjectSchema
        /// The name of the patch's type.
        let name: String
        /// The name of the type that it changes.
        let owner: String
        /// The file of the type.
        let file: TypeFile
        /// The file of nested types that are not patches, which are the same types as in the model, or `nil` if each has
        /// its own.
        let surroundings: TypeFile?

        /// The place of what a member holds.
        ///
        /// - Parameters:
        ///   - member: The name of the member.
        ///   - declaringType: The name of the type that the member comes from, if it comes from another.
        func place(_ member: String, from declaringType: String?) -> TypePlace {
            TypePlace((declaringType ?? owner) + " " + member, in: declaringType.map(TypeFile.type) ?? surroundings)
        }
    }

    /// The patches that are not declared yet.
    private var plans: [Plan] = []

    /// The type of a merge patch for a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - place: Where it stands.
    ///   - catalog: Receives the types that it needs.
    static func type(of schema: Schema, at place: TypePlace, catalog: inout ModelCatalog) -> SwiftType {
        var builder = PatchBuilder()
        let type = builder.type(of: schema, at: place, inside: nil, catalog: &catalog)
        // One after the other, because objects may lead to objects for as long as a description likes.
        while let plan = builder.plans.popLast() { builder.declare(plan, catalog: &catalog) }
        return type
    }

    /// - Parameter outer: The file of the patch that contains the schema, if one does.
    private mutating func type(
        of schema: Schema,
        at place: TypePlace,
        inside outer: TypeFile?,
        catalog: inout ModelCatalog
    ) -> SwiftType {
        let (facts, service) = (catalog.facts, catalog.service)
        let root = facts.resolved(schema)
        switch root.shape {
        case .map(let value):
            let place = place.inside("value")
            let type =
                Self.replaces(value, in: service)
                ? catalog.type(of: value, at: place)
                : self.type(of: value, at: place, inside: outer, catalog: &catalog)
            return .dictionary(.generic(.patchMember, type))
        case .object(let object):
            return type(of: schema, key: InlineSchema(object, root), at: place, inside: outer, catalog: &catalog)
        case .union(let union):
            return type(of: schema, key: InlineSchema(union, root), at: place, inside: outer, catalog: &catalog)
        default: return catalog.type(of: schema, at: place)
        }
    }

    /// Whether a patch replaces each value of a map as a whole. A map may refer to itself, so what is a reference to a map is replaced.
    ///
    /// - Parameters:
    ///   - value: The schema of the values.
    ///   - service: The service.
    static func replaces(_ value: Schema, in service: Service) -> Bool {
        service.schemas.index(of: value) != nil && service.resolved(value).shape.isMap
    }

    /// The type of the merge patch of an object, or of a choice, which is one of objects or is replaced as a whole.
    ///
    /// - Parameter key: What tells it from others.
    private mutating func type(
        of schema: Schema,
        key: InlineSchema,
        at place: TypePlace,
        inside outer: TypeFile?,
        catalog: inout ModelCatalog
    ) -> SwiftType {
        if let type = catalog.known.patches[key] { return type }
        let (facts, service) = (catalog.facts, catalog.service)
        let root = facts.resolved(schema)
        guard let object = JointObject.of(schema, facts) else {
            let type = catalog.type(of: schema, at: place)
            catalog.known.patches[key] = type
            if facts.hasMembers(root) {
                catalog.diagnostics.loss(
                    "a merge patch cannot remove members of what is either an object or another value; the client sends it as a "
                        + "whole (describe it as an object in the patch)",
                    at: root.mark
                )
            }
            return type
        }
        let owner = service.schemas.index(of: schema).map { catalog.names[$0] }
        let base = owner ?? SwiftName.type(root.clientName ?? place.words)
        let name = catalog.claimType(base + (base.hasSuffix("Patch") ? "Changes" : "Patch"))
        catalog.known.patches[key] = .model(name)
        let outer = owner == nil ? outer ?? place.file : nil
        plans.append(
            Plan(
                object: object,
                name: name,
                owner: base,
                file: outer ?? .type(name),
                surroundings: outer == nil ? .type(base) : place.file
            )
        )
        return .model(name)
    }

    /// Declares a patch.
    private mutating func declare(_ plan: Plan, catalog: inout ModelCatalog) {
        var scope = MemberNames.scope(of: plan.object)
        // The service alone sets what is read only.
        let sent = plan.object.properties.filter { !$0.isReadOnly }
        let owners = [plan.owner, plan.name]
        let wanted = sent.map { catalog.memberNames.wanted(for: $0, of: owners) }
        let names = scope.claim(wanted)
        catalog.reportRefusals(in: scope, of: owners)
        let types = types(of: sent, wanted, in: plan, catalog: &catalog)
        var model = ModelDeclaration(
            name: plan.name,
            file: plan.file,
            documentation: Documentation(
                text:
                    "A change to \(Inflection.article(before: plan.owner)) `\(plan.owner)`. Members that you leave out stay "
                    + "as they are (RFC 7396)."
            ),
            properties: sent.indices.map { index in
                ModelDeclaration.Property(
                    name: names[index],
                    wireName: sent[index].name,
                    type: .generic(.patchMember, types[index]),
                    presence: .optional,
                    documentation: sent[index].documentation
                )
            }
        )
        if let additional = plan.object.additionalProperties {
            let place = plan.place("value", from: catalog.declaringType(of: SourcePlace(of: additional)))
            let type = self.type(of: additional, at: place, inside: plan.file, catalog: &catalog)
            model.additionalProperties = .generic(.patchMember, type)
        }
        catalog.declarations.add(model)
    }

    /// The types of a patch's members. They take their names in the order in which members do, as in the object.
    private mutating func types(
        of members: [Property],
        _ wanted: [WantedName],
        in plan: Plan,
        catalog: inout ModelCatalog
    ) -> [SwiftType] {
        var types = [SwiftType](repeating: .json, count: members.count)
        for index in WantedName.order(of: wanted) {
            let member = members[index]
            let place = plan.place(member.name, from: catalog.declaringType(of: SourcePlace(of: member)))
            types[index] =
                catalog.typeOfConstant(member)
                ?? type(of: member.schema, at: place, inside: plan.file, catalog: &catalog)
        }
        return types
    }
}
