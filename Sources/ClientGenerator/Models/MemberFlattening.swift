import ServiceDescription

/// Replaces members by the members of the objects that they hold, where the description says so (`x-ms-client-flatten`).
struct MemberFlattening {
    /// The maximum number of members of a model that takes over those of others. Objects that hold two others each, on every level,
    /// would bring in any number.
    private static let maximumFlattenedMembers = 250
    /// The maximum number of inner objects around the members of a model, those around each member counted separately. Objects
    /// that hold two others each would otherwise bring in many members that are many objects deep, each of which is read and
    /// written separately.
    private static let maximumFlattenedObjects = 1000
    /// The maximum nesting depth of flattened objects. The names of all of them may be needed to tell members apart.
    private static let maximumFlatteningDepth = 16

    /// What is known of schemas.
    private let facts: SchemaFacts
    /// The members that were reported as not flattened, so that each is reported once.
    private var unflattened: Set<SourcePlace> = []

    /// Flattens the members of a service's objects.
    init(_ facts: SchemaFacts) {
        self.facts = facts
    }

    /// The members of an object, in which the members of inner objects replace those that are to be flattened.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - schema: Its schema.
    ///   - name: The name of its type.
    ///   - names: The names of all types.
    ///   - diagnostics: Takes the members that cannot be flattened.
    mutating func members(
        of object: ObjectSchema,
        _ schema: Schema,
        named name: String,
        among names: TypeNames,
        diagnostics: inout Diagnostics
    ) -> [FlattenedMember] {
        guard object.properties.contains(where: { $0.flattening != nil }) else {
            return object.properties.map { FlattenedMember(property: $0, isRequiredInPlace: $0.isRequired) }
        }
        var members: [FlattenedMember] = []
        let outer = Surroundings(
            isSent: facts.isSent(schema),
            isInXML: facts.xml.contains(schema),
            place: [name],
            path: [SourcePlace(of: schema)]
        )
        for property in object.properties {
            flatten(property, in: outer, into: &members, among: names, diagnostics: &diagnostics)
        }
        return members
    }

    /// The surroundings of a member.
    private struct Surroundings {
        /// Whether the model is sent.
        let isSent: Bool
        /// Whether it is sent or received in XML.
        let isInXML: Bool
        /// The words that name a type after the place of the member.
        var place: [String]
        /// The objects that are being flattened, the outermost first.
        var path: [SourcePlace]
        /// The names of the enclosing objects on the wire.
        var containers: [FlattenedContainer] = []
        /// Whether all of them must be there.
        var isRequired = true
        /// Whether only the service gives one of them a value.
        var isReadOnly = false
        /// Whether only the client does.
        var isWriteOnly = false
    }

    private mutating func flatten(
        _ property: Property,
        in outer: Surroundings,
        into members: inout [FlattenedMember],
        among names: TypeNames,
        diagnostics: inout Diagnostics
    ) {
        var property = property
        let isRequiredInPlace = property.isRequired
        property.isRequired = property.isRequired && outer.isRequired
        property.isReadOnly = property.isReadOnly || outer.isReadOnly
        property.isWriteOnly = property.isWriteOnly || outer.isWriteOnly
        guard property.flattening != nil,
            let object = objectToFlatten(property, in: outer, beside: members, diagnostics: &diagnostics)
        else {
            members.append(
                FlattenedMember(
                    property: property,
                    containers: outer.containers,
                    place: outer.place,
                    isRequiredInPlace: isRequiredInPlace
                )
            )
            return
        }
        let isOneWay = property.isOneWay(isSent: outer.isSent)
        var inner = outer
        inner.place = (facts.owners[SourcePlace(of: property)].map { [names[$0]] } ?? outer.place) + [property.name]
        inner.path.append(SourcePlace(of: facts.resolved(property.schema)))
        inner.containers.append(
            FlattenedContainer(name: property.name, isRequired: property.isRequired && !isOneWay)
        )
        inner.isRequired = property.isRequired
        inner.isReadOnly = property.isReadOnly
        inner.isWriteOnly = property.isWriteOnly
        for member in object.properties {
            flatten(member, in: inner, into: &members, among: names, diagnostics: &diagnostics)
        }
    }

    /// The object whose members replace a member, or `nil`, with a warning, if this is not possible.
    private mutating func objectToFlatten(
        _ property: Property,
        in outer: Surroundings,
        beside members: [FlattenedMember],
        diagnostics: inout Diagnostics
    ) -> ObjectSchema? {
        let reason: String
        switch facts.resolved(property.schema).shape {
        case .object(let object):
            guard let found = reasonToKeep(property, holding: object, in: outer, beside: members) else { return object }
            reason = found
        // Where no members are described, there are none to show.
        case .map, .any: return nil
        default: reason = "it is not an object"
        }
        if unflattened.insert(SourcePlace(of: property)).inserted {
            diagnostics.loss(
                "'x-ms-client-flatten' of '\(property.name)' is ignored, because \(reason) (remove it)",
                at: property.flattening
            )
        }
        return nil
    }

    /// Why a member that holds an object stays as it is; `nil` if the members of the object can replace it.
    private func reasonToKeep(
        _ property: Property,
        holding object: ObjectSchema,
        in outer: Surroundings,
        beside members: [FlattenedMember]
    ) -> String? {
        if object.additionalProperties != nil { return "it can have additional properties" }
        if isToldFromOthers(property.schema) { return "its properties depend on a discriminator" }
        if outer.path.contains(SourcePlace(of: facts.resolved(property.schema))) {
            return "it refers back to the object that contains it"
        }
        if property.isRequired, facts.isNullable(property.schema) {
            return "it is required and nullable, which its properties cannot express"
        }
        guard outer.path.count <= Self.maximumFlatteningDepth else {
            return "it is nested more than \(Self.maximumFlatteningDepth) objects deep"
        }
        if outer.isInXML, !facts.xml.hasDefaultNames(object) { return "its properties have names of their own in XML" }
        guard members.count + object.properties.count <= Self.maximumFlattenedMembers else {
            return "the outer object would have more than \(Self.maximumFlattenedMembers) properties"
        }
        let around = members.reduce(object.properties.count * outer.path.count) { $0 + $1.containers.count }
        guard around <= Self.maximumFlattenedObjects else {
            return "the properties of the outer object would be in more than \(Self.maximumFlattenedObjects) inner "
                + "objects altogether"
        }
        return nil
    }

    /// Whether the value of a member distinguishes an object from others.
    private func isToldFromOthers(_ schema: Schema) -> Bool {
        var pending = [schema]
        var seen: Set<Int> = []
        while let schema = pending.popLast() {
            switch schema.shape {
            case .reference(let index):
                guard seen.insert(index).inserted else { continue }
                if facts.unions.subtypes(of: index) != nil { return true }
                pending.append(facts.service.schemas[index].schema)
            case .object(let object):
                if object.discriminator != nil { return true }
                pending += object.bases.map { Schema(shape: .reference($0), mark: schema.mark) }
            default: break
            }
        }
        return false
    }
}

extension Property {
    /// Whether only one side sends the member, so that the other must do without it.
    ///
    /// - Parameter isSent: Whether requests send the object that has the member.
    func isOneWay(isSent: Bool) -> Bool { isWriteOnly || (isReadOnly && isSent) }
}
