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
    /// Whether a part says that it is an object, even if without members.
    var isObject = false
    /// Whether a part allows null.
    var isNullable = false
    /// The schemas among the parts that have names.
    var bases: [Schema.Reference] = []
    /// The discriminator that distinguishes the object from those that are composed of it.
    var discriminator: Discriminator?
    /// The parts that are choices, with the messages for those that cannot be combined with the other parts.
    private(set) var unions: [(schema: UnionSchema, mark: Mark, warning: String)] = []
    /// The words of the last part that has any and no name: those of a base are about the base.
    var text: String?
    private var offsets: [ExactName: Int] = [:]
    /// The members that have parts of several declarations.
    private var combined: Set<ExactName> = []

    /// Two declarations of one member that no value fits at once.
    struct Conflict {
        /// The later declaration of the member, which takes precedence.
        let later: String
        /// The earlier declaration.
        let earlier: String
        /// The place of the earlier one.
        let mark: Mark
    }

    /// Adds a member. It overrides an earlier one with the same name, but keeps its position, and stays required.
    ///
    /// If both declarations can apply, both are kept: the members of two objects, the known values of a string.
    ///
    /// - Returns: The conflict, if the declarations contradict each other.
    mutating func add(_ property: Property) -> Conflict? {
        isObject = true
        guard let offset = offsets[ExactName(property.name)] else {
            offsets[ExactName(property.name)] = properties.count
            properties.append(property)
            return nil
        }
        let earlier = properties[offset]
        var merged = property
        merged.isRequired = earlier.isRequired || property.isRequired
        merged.isReadOnly = earlier.isReadOnly || property.isReadOnly
        merged.isWriteOnly = earlier.isWriteOnly || property.isWriteOnly
        merged.clientName = property.clientName ?? earlier.clientName
        merged.clientDefault = property.clientDefault ?? earlier.clientDefault
        merged.constant = property.constant ?? earlier.constant
        merged.isSecret = earlier.isSecret || property.isSecret
        merged.flattening = property.flattening ?? earlier.flattening
        merged.documentation.text = property.documentation.text ?? earlier.documentation.text
        merged.documentation.defaultValue = property.documentation.defaultValue ?? earlier.documentation.defaultValue
        if case .any = property.schema.shape { merged.schema.isNullable = earlier.schema.isNullable }
        if earlier.schema.shape.stays(under: property.schema.shape) {
            // It is where the values are described, and named after what describes them.
            merged.mark = earlier.mark
            merged.schema.mark = earlier.schema.mark
        }
        let shape = property.schema.shape.merged(over: earlier.schema.shape)
        if let shape { merged.schema.shape = shape }
        if property.schema.shape.combines(with: earlier.schema.shape) { combined.insert(ExactName(property.name)) }
        properties[offset] = merged
        guard shape == nil, let later = property.schema.shape.kind, let former = earlier.schema.shape.kind else {
            return nil
        }
        return Conflict(later: later, earlier: former, mark: earlier.mark)
    }

    /// The schema of a member so far.
    subscript(name: String) -> Schema? {
        get { offsets[ExactName(name)].map { properties[$0].schema } }
        set {
            if let offset = offsets[ExactName(name)], let newValue { properties[offset].schema = newValue }
        }
    }

    /// Adds the shape of a part that is not an object. The first such part tells the shape, and later ones make it
    /// narrower: the known values of a text, the format of one, the items of an array.
    ///
    /// - Returns: Whether a value can fit the part and those before it.
    mutating func add(other shape: SchemaShape) -> Bool {
        guard let earlier = otherShape else {
            otherShape = shape
            return true
        }
        switch (earlier, shape) {
        case (.string(nil), .string), (.string, .enumeration), (.number, .integer), (.number, .enumeration),
            (.integer, .enumeration):
            guard shape.merged(over: earlier) != nil else { return false }
            otherShape = shape
        case (.enumeration(let before), .enumeration(let own)):
            guard shape.merged(over: earlier) != nil else { return false }
            if let narrowed = before.narrowed(to: own) { otherShape = .enumeration(narrowed) }
        case (.array(let items), .array):
            if case .any = items.shape { otherShape = shape }
        default: return shape.merged(over: earlier) != nil
        }
        return true
    }

    /// Adds a choice.
    mutating func add(_ choice: UnionSchema, mark: Mark, warning: String) {
        unions.append((choice, mark, warning))
    }

    /// Replaces all choices by one, or by none.
    mutating func replaceChoices(by choice: UnionSchema?, mark: Mark) {
        unions = choice.map { [($0, mark, "")] } ?? []
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

    /// Forgets the members, and which are required: those of a choice have them.
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
    /// - Returns: The names that are those of members, and those that are not.
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

extension SchemaShape {
    /// Whether a later shape adds nothing to this one, which says more.
    fileprivate func stays(under later: SchemaShape) -> Bool {
        switch (self, later) {
        case (.any, .any): false
        case (_, .any), (.integer, .number): true
        // A type alone says nothing new of a value that has a format.
        case (.string(.some), .string(nil)), (.binary, .string(nil)), (.integer(.some), .integer(nil)),
            (.number(.some), .number(nil)):
            true
        case (.object, .map(let value)): if case .any = value.shape { true } else { false }
        case (.enumeration(let values), _): values.areAmong(later)
        default: false
        }
    }

    /// Whether what a shape and one that was declared earlier add up to has parts of both.
    fileprivate func combines(with earlier: SchemaShape) -> Bool {
        switch (earlier, self) {
        case (.object, .object): true
        case (.array(let before), .array(let own)), (.map(let before), .map(let own)):
            own.shape.combines(with: before.shape)
        default: false
        }
    }

    /// What a shape and one that was declared earlier add up to; `nil` if no value fits both.
    fileprivate func merged(over earlier: SchemaShape) -> SchemaShape? {
        if earlier.stays(under: self) { return earlier }
        return switch (earlier, self) {
        case (_, .any): earlier
        case (.any, _), (.reference, _), (_, .reference), (.union, _), (_, .union): self
        case (.object(let before), .object(let own)): .object(before.merged(with: own))
        case (.object, .map): self
        case (_, .enumeration(let values)) where values.areAmong(earlier): self
        case (.enumeration(let before), .enumeration(let own)) where before.holdsNumbers && own.holdsNumbers: self
        case (.array(let before), .array(let own)): .array(own.merged(over: before))
        case (.map(let before), .map(let own)): .map(own.merged(over: before))
        case (.number, .integer), (.map, .object): self
        default: kind == earlier.kind ? self : nil
        }
    }

    /// The kind of the shape's values, in words, or `nil` if it depends on the rest of the description.
    var kind: String? {
        switch self {
        case .string, .binary: "a string"
        case .enumeration(let enumeration):
            switch enumeration.rawType {
            case .string: "a string"
            case .integer: "an integer"
            case .number: "a number"
            case .mixed: nil
            }
        case .integer: "an integer"
        case .number: "a number"
        case .boolean: "a boolean"
        case .array: "an array"
        case .map, .object: "an object"
        case .reference, .union, .any: nil
        }
    }
}

extension Schema {
    /// The schema of the items that two arrays describe, or of the values of two maps.
    fileprivate func merged(over earlier: Schema) -> Schema {
        var merged = self
        if case .any = shape { merged.isNullable = earlier.isNullable }
        if let shape = shape.merged(over: earlier.shape) { merged.shape = shape }
        return merged
    }
}

extension EnumerationSchema {
    /// Whether the known values are numbers.
    fileprivate var holdsNumbers: Bool { rawType == .integer || rawType == .number }

    /// The values that another enumeration lists, with the names and the words that they have here; `nil` if it lists others, or
    /// has a name of its own.
    fileprivate func narrowed(to own: EnumerationSchema) -> EnumerationSchema? {
        let known = Dictionary(values.map { (key(of: $0), $0) }) { first, _ in first }
        let narrowedValues = own.values.compactMap { known[own.key(of: $0)] }
        guard own.clientName == nil, !takesAnyText, narrowedValues.count == own.values.count else { return nil }
        var narrowed = self
        narrowed.clientName = nil
        narrowed.values = narrowedValues
        narrowed.isFrozen = isFrozen || own.isFrozen
        return narrowed
    }

    /// Whether the known values are of a plain shape.
    fileprivate func areAmong(_ shape: SchemaShape) -> Bool {
        switch shape {
        case .string: rawType == .string || rawType == .mixed
        case .integer: rawType == .integer || rawType == .mixed
        case .number: rawType != .string
        default: false
        }
    }
}

extension ObjectSchema {
    /// The members of both; those of the later one override.
    fileprivate func merged(with later: ObjectSchema) -> ObjectSchema {
        var composition = Composition()
        for property in properties + later.properties { _ = composition.add(property) }
        return ObjectSchema(
            properties: composition.properties,
            additionalProperties: later.additionalProperties ?? additionalProperties
        )
    }
}
