import YAML

/// What the parts of an `allOf` add up to.
struct Composition {
    /// The members so far, in the order of their coming.
    private(set) var properties: [Property] = []
    /// What other members may hold.
    var additionalProperties: Schema?
    /// The names that must be present, whichever part declares them.
    var required: [SchemaTable.UndeclaredMember] = []
    /// The names that named schemas among the parts require but do not declare.
    var inheritedRequired: [SchemaTable.UndeclaredMember] = []
    /// The shape of the first part that is no object.
    var otherShape: SchemaShape?
    /// Whether a part says that it is an object, even if without members.
    var isObject = false
    /// Whether a part allows null.
    var isNullable = false
    /// The words of the last part that has any.
    var text: String?
    private var offsets: [String: Int] = [:]

    /// Adds a member; one of the same name that came before is overridden, but stays required and keeps its place.
    mutating func add(_ property: Property) {
        isObject = true
        guard let offset = offsets[property.name] else {
            offsets[property.name] = properties.count
            properties.append(property)
            return
        }
        let earlier = properties[offset]
        var merged = property
        merged.isRequired = earlier.isRequired || property.isRequired
        merged.isReadOnly = earlier.isReadOnly || property.isReadOnly
        merged.isWriteOnly = earlier.isWriteOnly || property.isWriteOnly
        merged.clientName = property.clientName ?? earlier.clientName
        merged.documentation.text = property.documentation.text ?? earlier.documentation.text
        if case .any = property.schema.shape {
            merged.schema.shape = earlier.schema.shape
            merged.schema.isNullable = earlier.schema.isNullable
        }
        properties[offset] = merged
    }

    /// Makes the members of these names required.
    ///
    /// - Returns: the names that are those of members, and those that are not.
    mutating func require(
        _ members: [SchemaTable.UndeclaredMember]
    ) -> (declared: [SchemaTable.UndeclaredMember], undeclared: [SchemaTable.UndeclaredMember]) {
        var declared: [SchemaTable.UndeclaredMember] = []
        var undeclared: [SchemaTable.UndeclaredMember] = []
        for member in members {
            if let offset = offsets[member.name] {
                properties[offset].isRequired = true
                declared.append(member)
            } else {
                undeclared.append(member)
            }
        }
        return (declared, undeclared)
    }
}
