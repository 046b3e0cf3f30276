import ServiceDescription

extension ModelCatalog {
    /// The type of a merge patch for a schema (RFC 7396). Each member can be set, removed or left out, including in
    /// nested objects. Anything other than an object is replaced as a whole.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - place: Where it stands.
    mutating func patchType(of schema: Schema, at place: TypePlace) -> SwiftType {
        var plans: [PatchPlan] = []
        let type = patchType(of: schema, at: place, inside: nil, plans: &plans)
        // One after the other, because objects may lead to objects for as long as a description likes.
        while let plan = plans.popLast() { declare(plan, plans: &plans) }
        return type
    }

    /// - Parameters:
    ///   - outer: The file of the patch that contains the schema, if one does.
    ///   - plans: Takes the patch if it is one of an object that was not met before.
    private mutating func patchType(
        of schema: Schema,
        at place: TypePlace,
        inside outer: TypeFile?,
        plans: inout [PatchPlan]
    ) -> SwiftType {
        let root = facts.resolved(schema)
        switch root.shape {
        case .map(let value):
            let place = place.inside("value")
            // A map may refer to itself. Where one refers to a map, that is replaced as a whole.
            let isReferenceToMap = service.schemas.index(of: value) != nil && facts.resolved(value).isMap
            let type =
                isReferenceToMap
                ? self.type(of: value, at: place) : patchType(of: value, at: place, inside: outer, plans: &plans)
            return .dictionary(.generic(.patchMember, type))
        case .object(let object):
            let key = InlineSchema(object, root)
            if let type = known.patches[key] { return type }
            let owner = service.schemas.index(of: schema).map { names[$0] }
            let base = owner ?? SwiftName.type(root.clientName ?? place.words)
            let name = claimType(base + (base.hasSuffix("Patch") ? "Changes" : "Patch"))
            known.patches[key] = .model(name)
            let outer = owner == nil ? outer ?? place.file : nil
            plans.append(
                PatchPlan(
                    object: object,
                    name: name,
                    owner: base,
                    file: outer ?? .type(name),
                    surroundings: outer == nil ? .type(base) : place.file
                )
            )
            return .model(name)
        default: return type(of: schema, at: place)
        }
    }

    /// Declares a patch.
    private mutating func declare(_ plan: PatchPlan, plans: inout [PatchPlan]) {
        var scope = MemberNames.scope(of: plan.object)
        // The service alone sets what is read only.
        let sent = plan.object.properties.filter { !$0.isReadOnly }
        let owners = [plan.owner, plan.name]
        let names = scope.claim(sent.map { ($0.name, memberNames.candidates(for: $0, of: owners)) })
        reportRefusals(in: scope, of: owners)
        var model = ModelDeclaration(
            name: plan.name,
            file: plan.file,
            documentation: Documentation(
                text:
                    "A change to \(Inflection.article(before: plan.owner)) `\(plan.owner)`. Members that you leave out stay "
                    + "as they are (RFC 7396)."
            ),
            properties: []
        )
        for (property, name) in zip(sent, names) {
            let place = plan.place(property.name, from: origin(of: property))
            let type =
                typeOfConstant(property)
                ?? patchType(of: property.schema, at: place, inside: plan.file, plans: &plans)
            model.properties.append(
                ModelDeclaration.Property(
                    name: name,
                    wireName: property.name,
                    type: .generic(.patchMember, type),
                    presence: .optional,
                    documentation: property.documentation
                )
            )
        }
        if let additional = plan.object.additionalProperties {
            let place = plan.place("value", from: origin(ofOthers: additional))
            let type = patchType(of: additional, at: place, inside: plan.file, plans: &plans)
            model.additionalProperties = .generic(.patchMember, type)
        }
        declarations.add(model)
    }
}

extension PatchPlan {
    /// The place of what a member holds.
    ///
    /// - Parameters:
    ///   - member: The name of the member.
    ///   - origin: The name of the type that the member comes from, if it comes from another.
    fileprivate func place(_ member: String, from origin: String?) -> TypePlace {
        TypePlace((origin ?? owner) + " " + member, in: origin.map(TypeFile.type) ?? surroundings)
    }
}

extension Schema {
    fileprivate var isMap: Bool {
        if case .map = shape { true } else { false }
    }
}
