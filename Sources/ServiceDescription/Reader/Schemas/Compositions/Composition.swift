import YAML

/// The combination of the parts of an `allOf`.
struct Composition {
    /// The members so far, in the order of their coming.
    private(set) var properties: [Property] = []
    /// What other members may hold.
    var additionalProperties: Schema?
    /// The names that must be present, whichever part declares them.
    var required: [SchemaTable.UndeclaredMember] = []
    /// The names that named schemas among the parts require but do not declare.
    var inheritedRequired: [SchemaTable.UndeclaredMember] = []
    /// The shape of the parts that are not objects.
    private(set) var otherShape: SchemaShape?
    /// Whether that shape has parts of several declarations.
    private(set) var isOtherCombined = false
    /// Whether a part says that it is an object, even if without members.
    var isObject = false
    /// Whether a part allows null.
    var isNullable = false
    /// The schemas among the parts that have names, by their indices.
    var bases: [Int] = []
    /// The discriminator that distinguishes the object from those that are composed of it.
    var discriminator: Discriminator?
    /// The parts that are choices, with the messages for those that cannot be combined with the other parts.
    var unions: [(schema: UnionSchema, mark: Mark, warning: String)] = []
    /// The description of the last unnamed part that has one. A named base's description is about the base.
    var text: String?
    private var offsets: [ExactName: Int] = [:]
    /// The members that have parts of several declarations.
    private var combined: Set<ExactName> = []

    /// Adds a member. It overrides an earlier one with the same name, but keeps its position, and stays required.
    ///
    /// If both declarations can apply, both are kept: the members of two objects, the known values of a string.
    ///
    /// - Parameters:
    ///   - property: The member.
    ///   - merge: Adds up its declarations, and receives the conflicts if they contradict each other.
    mutating func add(_ property: Property, by merge: inout DeclarationMerge) {
        isObject = true
        guard let offset = offsets[ExactName(property.name)] else {
            offsets[ExactName(property.name)] = properties.count
            properties.append(property)
            return
        }
        let earlier = properties[offset]
        let schema = merge.schema(
            property.schema,
            over: earlier.schema,
            of: DeclarationMerge.Subject(words: "'\(property.name)'", mark: property.mark, earlierMark: earlier.mark)
        )
        var merged = property.joined(with: earlier, as: .all, schema: schema)
        if property.schema.allowsOnlyNull || earlier.schema.shape.stays(under: property.schema.shape) {
            // It is where the values are described, and named after what describes them.
            merged.mark = earlier.mark
            merged.schema.mark = earlier.schema.mark
        }
        if property.schema.shape.combines(with: earlier.schema.shape) { combined.insert(ExactName(property.name)) }
        properties[offset] = merged
    }

    /// Adds what further members may hold.
    ///
    /// - Parameters:
    ///   - value: The schema of their values.
    ///   - merge: Adds it up with what is known of them, and receives the conflicts if that is a contradiction.
    mutating func add(additionalProperties value: Schema, by merge: inout DeclarationMerge) {
        additionalProperties = merge.values(value, over: additionalProperties, of: nil)
    }

    /// The schema of a member so far.
    subscript(name: String) -> Schema? {
        get { offsets[ExactName(name)].map { properties[$0].schema } }
        set {
            if let offset = offsets[ExactName(name)], let newValue { properties[offset].schema = newValue }
        }
    }

    /// Adds a part that is not an object to those before it.
    ///
    /// - Returns: Whether a value can fit the part and those before it. If none can, the part is left out.
    mutating func add(other shape: SchemaShape, at mark: Mark, from schemas: inout SchemaReader) -> Bool {
        guard let earlier = otherShape.map({ Schema(shape: $0, mark: mark) }) else {
            otherShape = shape
            return true
        }
        let parts = RedescribedMember(earlier: earlier, later: Schema(shape: shape, mark: mark)).opened(by: &schemas)
        let (before, own) = (parts.earlier.shape, parts.later.shape)
        var merge = DeclarationMerge(in: schemas.table)
        let subject = DeclarationMerge.Subject(words: "", mark: mark, earlierMark: mark)
        let merged = merge.merged(own, over: before, of: subject)
        guard let merged, merge.conflicts.isEmpty else { return false }
        otherShape = merged
        if case (.enumeration(let former), .enumeration(let values)) = (before, own),
            schemas.limits.mayRepeat(former.values.count + values.values.count),
            let narrowed = values.narrowed(by: former)
        {
            otherShape = .enumeration(narrowed)
        }
        if own.combines(with: before) { isOtherCombined = true }
        return true
    }

    /// Whether a part says what the items of the array are.
    var describesItems: Bool {
        if case .array(let items) = otherShape { !items.shape.isAny } else { false }
    }

    /// Makes the members that have parts of several declarations members of the composed object alone: it is not for one of
    /// these declarations to name their types.
    ///
    /// - Parameter mark: The place of the object.
    mutating func detachCombinedMembers(at mark: Mark) {
        for offset in combined.compactMap({ offsets[$0] }) {
            properties[offset] = properties[offset].composed(at: mark)
        }
    }

    /// Forgets the members, and which are required, because the alternatives of a choice have them.
    mutating func removeMembers() {
        properties = []
        offsets = [:]
        combined = []
        additionalProperties = nil
        required = []
        inheritedRequired = []
    }

    /// The shape of an object with the members: a map if it has none.
    func objectShape(at mark: Mark) -> SchemaShape {
        guard !properties.isEmpty else { return .map(additionalProperties ?? Schema(shape: .any, mark: mark)) }
        var object = ObjectSchema(properties: properties, additionalProperties: additionalProperties)
        object.discriminator = discriminator
        object.bases = bases
        return .object(object)
    }

    /// Whether a member of the name has been added.
    func declares(_ name: String) -> Bool { offsets[ExactName(name)] != nil }

    /// Makes the members of these names required.
    ///
    /// - Returns: The names of existing members, and the other names.
    mutating func require(
        _ members: [SchemaTable.UndeclaredMember]
    ) -> (declared: [SchemaTable.UndeclaredMember], undeclared: [SchemaTable.UndeclaredMember]) {
        var declared: [SchemaTable.UndeclaredMember] = []
        var undeclared: [SchemaTable.UndeclaredMember] = []
        for member in members {
            if let offset = offsets[ExactName(member.name)] {
                // OData says that it is there only if the type is not the one that is expected (OData JSON Format 4.01, section
                // 4.5.3), whatever descriptions require.
                properties[offset].isRequired = member.name != Discriminator.nameInOData
                declared.append(member)
            } else {
                undeclared.append(member)
            }
        }
        return (declared, undeclared)
    }
}
