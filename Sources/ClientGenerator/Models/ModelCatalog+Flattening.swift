import ServiceDescription

extension ModelCatalog {
    /// How many members a model may have by taking over those of others. Objects that hold two others each, on every level,
    /// would bring in any number.
    private static let largestFlattenedModel = 250
    /// How many inner objects the members of a model may be in, those around each member counted for it alone. Objects
    /// that hold two others each would otherwise bring in many members that are many objects deep, each of which is
    /// read and written separately.
    private static let mostFlattenedObjects = 1000
    /// The maximum nesting depth of flattened objects. The names of all of them may be needed to tell members apart.
    private static let deepestFlattening = 16

    /// The members of an object, in which the members of inner objects replace those that the description wants
    /// flattened (`x-ms-client-flatten`).
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - schema: Its schema.
    ///   - name: The name of its type.
    mutating func flattened(_ object: ObjectSchema, of schema: Schema, named name: String) -> [FlattenedMember] {
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
        for property in object.properties { flatten(property, in: outer, into: &members) }
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
        into members: inout [FlattenedMember]
    ) {
        var property = property
        let isRequiredInPlace = property.isRequired
        property.isRequired = property.isRequired && outer.isRequired
        property.isReadOnly = property.isReadOnly || outer.isReadOnly
        property.isWriteOnly = property.isWriteOnly || outer.isWriteOnly
        guard property.flattening != nil,
            let object = objectToFlatten(property, in: outer, beside: members)
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
        inner.place = (origin(of: property).map { [$0] } ?? outer.place) + [property.name]
        inner.path.append(SourcePlace(of: facts.resolved(property.schema)))
        inner.containers.append(
            FlattenedContainer(name: property.name, isRequired: property.isRequired && !isOneWay)
        )
        inner.isRequired = property.isRequired
        inner.isReadOnly = property.isReadOnly
        inner.isWriteOnly = property.isWriteOnly
        for member in object.properties { flatten(member, in: inner, into: &members) }
    }

    /// The object whose members replace a member, or `nil`, with a warning, if this is not possible.
    private mutating func objectToFlatten(
        _ property: Property,
        in outer: Surroundings,
        beside members: [FlattenedMember]
    ) -> ObjectSchema? {
        let schema = facts.resolved(property.schema)
        let place = SourcePlace(of: schema)
        let object: ObjectSchema
        switch schema.shape {
        case .object(let described): object = described
        // Where no members are described, there are none to show.
        case .map, .any: return nil
        default: return keep(property, "it is not an object")
        }
        if object.additionalProperties != nil {
            return keep(property, "it can have additional properties")
        }
        if isToldFromOthers(property.schema) { return keep(property, "its properties depend on a discriminator") }
        if outer.path.contains(place) { return keep(property, "it refers back to the object that contains it") }
        if property.isRequired, facts.isNullable(property.schema) {
            return keep(property, "it is required and nullable, which its properties cannot express")
        }
        guard outer.path.count <= Self.deepestFlattening else {
            return keep(property, "it is nested more than \(Self.deepestFlattening) objects deep")
        }
        if outer.isInXML { return keep(property, "the object that contains it is sent or received as XML") }
        guard members.count + object.properties.count <= Self.largestFlattenedModel else {
            return keep(property, "the outer object would have more than \(Self.largestFlattenedModel) properties")
        }
        let around = members.reduce(object.properties.count * outer.path.count) { $0 + $1.containers.count }
        guard around <= Self.mostFlattenedObjects else {
            return keep(
                property,
                "the properties of the outer object would be in more than \(Self.mostFlattenedObjects) inner objects altogether"
            )
        }
        return object
    }

    /// Reports that a member stays as it is.
    private mutating func keep(_ property: Property, _ reason: String) -> ObjectSchema? {
        if unflattened.insert(SourcePlace(of: property)).inserted {
            diagnostics.loss(
                "'x-ms-client-flatten' of '\(property.name)' is ignored, because \(reason)",
                at: property.flattening
            )
        }
        return nil
    }

    /// Whether the value of a member distinguishes an object from others.
    private func isToldFromOthers(_ schema: Schema) -> Bool {
        var pending = [schema]
        var seen: Set<Int> = []
        while let schema = pending.popLast() {
            switch schema.shape {
            case .reference(let reference):
                guard seen.insert(reference.index).inserted else { continue }
                if facts.choices.subtypes(of: reference.index) != nil { return true }
                pending.append(service.schemas[reference.index].schema)
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
