import ServiceDescription

/// What a catalogue knows about the unions that were needed so far.
struct UnionTypes {
    /// What stands in a member of an object that a union holds.
    struct Mark: Hashable {
        /// The index of the schema of the object.
        let schema: Int
        /// The name of the member on the wire.
        let propertyName: String
    }

    /// The types of named unions, by their indices.
    var types: [Int: SwiftType] = [:]
    /// The named unions that contain themselves, so that they are types of their own.
    var recursive: Set<Int> = []
    /// The values that stand for the objects of named schemas, in each of the unions that hold them.
    var tags: [Mark: [[String]]] = [:]
    /// The named objects that are subtypes with subtypes, and stand somewhere by themselves.
    var subtypes: Set<Int> = []
    /// Where the structs of named schemas stand among the models.
    var models: [Int: Int] = [:]
}

extension ModelCatalog {
    // MARK: Objects

    /// The type of a named object: its struct, or a union of it and its subtypes.
    mutating func objectType(of index: Int) -> SwiftType {
        guard choices.subtypes(of: index) != nil else { return exactType(of: index) }
        enqueue(index)
        if names.isSubtypeWithSubtypes(index), unionTypes.subtypes.insert(index).inserted {
            declareChoice(of: index, in: .type(names[index]))
        }
        return .union(names.choice(index))
    }

    /// The struct of a named object.
    private mutating func exactType(of index: Int) -> SwiftType {
        enqueue(index)
        return .model(names.exact(index))
    }

    /// Declares the union of a named object and its subtypes, if it has any. That of a subtype is declared where the subtype stands
    /// by itself: as a case of its base it is only its struct.
    mutating func declareSubtypes(of index: Int, in file: TypeFile) {
        if !names.isSubtypeWithSubtypes(index) { declareChoice(of: index, in: file) }
    }

    private mutating func declareChoice(of index: Int, in file: TypeFile) {
        guard let choice = choices.subtypes(of: index) else { return }
        let schema = service.schemas[index].schema
        let cases = cases(of: choice, at: names[index])
        declare(cases.declared, choice, schema, name: names.choice(index), in: file)
    }

    // MARK: Unions

    /// The type of a named union: an enumeration of that name, or the type that all alternatives have.
    mutating func type(of union: UnionSchema, of reference: Schema.Reference) -> SwiftType {
        let index = reference.index
        let name = names[index]
        var type = SwiftType.union(name)
        if let known = unionTypes.types[index] { return known }
        guard referencesOnTheWay.insert(index).inserted else {
            unionTypes.recursive.insert(index)
            return type
        }
        defer { referencesOnTheWay.remove(index) }
        let schema = service.schemas[index].schema
        let choice = choice(of: union, schema)
        let cases = within(.type(name)) { $0.cases(of: choice, at: name) }
        if !unionTypes.recursive.contains(index), let only = cases.only {
            type = only
        } else {
            declare(cases.declared, choice, schema, name: name, in: .type(name))
        }
        unionTypes.types[index] = type
        return type
    }

    /// The type of a union that has no name of its own.
    mutating func type(of union: UnionSchema, _ schema: Schema, at place: String) -> SwiftType {
        let key = InlineSchema(
            place: SourcePlace(of: schema),
            names: ["union"] + union.alternatives.map { "\($0.mark.line):\($0.mark.column)" }
        )
        if let known = inlineTypes[key] { return known }
        let choice = choice(of: union, schema)
        let place = schema.clientName ?? place
        let cases = cases(of: choice, at: place)
        if let only = cases.only {
            inlineTypes[key] = only
            return only
        }
        let name = inlineName(schema, wanted: nil, at: place)
        let type = SwiftType.union(name)
        inlineTypes[key] = type
        declare(cases.declared, choice, schema, name: name, in: file ?? .type(name))
        return type
    }

    private mutating func choice(of union: UnionSchema, _ schema: Schema) -> Choice {
        var repeated: [String] = []
        let choice = choices.choice(of: union, repeated: &repeated)
        for tag in repeated {
            diagnostics.loss(
                "'\(tag)' stands for more than one of the alternatives; it is read as the first of them",
                at: union.discriminator?.mark ?? schema.mark
            )
        }
        return choice
    }

    // MARK: Cases

    private struct Cases {
        /// The cases, one for each type.
        var declared: [UnionDeclaration.Case] = []
        /// Whether anything at all is among the alternatives.
        var allowsAnything = false

        /// The type of all alternatives, if it is one.
        var only: SwiftType? {
            if declared.isEmpty { return .json }
            return declared.count == 1 && !allowsAnything ? declared[0].type : nil
        }
    }

    private mutating func cases(of choice: Choice, at place: String) -> Cases {
        var scope = NameScope(reserved: ["unknown", "payload"])
        var cases = Cases()
        let objects = choice.alternatives.count { if case .object = $0.schema.shape { true } else { false } }
        for alternative in choice.alternatives {
            let schema = withoutCoding(alternative.schema)
            let names = UnionCaseNames.candidates(
                for: schema,
                tags: alternative.tags,
                isAmongObjects: objects > 1,
                in: service
            )
            let place = place + " " + names[0]
            let type = alternative.isExact ? exactType(of: schema, at: place) : self.type(of: schema, at: place)
            if !choice.mayLackProperty { note(alternative, choice.propertyName) }
            if type == .json {
                cases.allowsAnything = true
            } else if let known = cases.declared.firstIndex(where: { $0.type == type }) {
                cases.declared[known].tags += alternative.tags
                cases.declared[known].isUsual = cases.declared[known].isUsual || alternative.isUsual
            } else {
                cases.declared.append(
                    UnionDeclaration.Case(
                        name: scope.claim(firstOf: names + [SwiftName.unescaped(names[0]) + "Value"]),
                        type: type,
                        tags: alternative.tags,
                        documentation: documentation(of: schema),
                        isUsual: alternative.isUsual
                    )
                )
            }
        }
        return cases
    }

    private mutating func exactType(of schema: Schema, at place: String) -> SwiftType {
        guard case .reference(let reference) = schema.shape,
            case .object = service.schemas[reference.index].schema.shape
        else { return type(of: schema, at: place) }
        return exactType(of: reference.index)
    }

    private func documentation(of schema: Schema) -> Documentation {
        schema.documentation == Documentation() ? resolved(schema).documentation : schema.documentation
    }

    private mutating func declare(
        _ cases: [UnionDeclaration.Case],
        _ choice: Choice,
        _ schema: Schema,
        name: String,
        in file: TypeFile
    ) {
        unions.append(
            UnionDeclaration(
                name: name,
                file: file,
                documentation: schema.documentation.titled(schema.title, unless: name),
                discriminator: cases.contains { !$0.tags.isEmpty } ? choice.propertyName : nil,
                mayLackDiscriminator: choice.mayLackProperty,
                xmlDiscriminator: choice.propertyName.flatMap {
                    xml.discriminator($0, of: choice.alternatives.map(\.schema))
                },
                cases: cases
            )
        )
    }

    // MARK: Tags

    /// Remembers what stands for an object, if it is always the same.
    private mutating func note(_ alternative: Choice.Alternative, _ propertyName: String?) {
        guard alternative.isExact, let propertyName, case .reference(let reference) = alternative.schema.shape else {
            return
        }
        let mark = UnionTypes.Mark(schema: reference.index, propertyName: propertyName)
        if !alternative.tags.isEmpty { unionTypes.tags[mark, default: []].append(alternative.tags) }
    }

    /// Gives every object that is told from others by a value of a member that value as the member's initial one, so that
    /// no caller has to know it.
    mutating func writeTagsByThemselves() {
        for (index, model) in unionTypes.models.sorted(by: { $0.key < $1.key }) {
            var tags = choices.ownTags(of: index).mapValues { [$0] }
            for (mark, lists) in unionTypes.tags where mark.schema == index {
                tags[mark.propertyName, default: []] += lists
            }
            for (propertyName, lists) in tags.sorted(by: { $0.key < $1.key }) {
                writeTag(of: lists, for: propertyName, in: model, called: service.schemas[index].name)
            }
        }
    }

    private mutating func writeTag(
        of lists: [[String]],
        for propertyName: String,
        in model: Int,
        called wireName: String
    ) {
        // The value must stand for the object in every union that holds it.
        let tags = lists.first?.filter { tag in lists.allSatisfy { $0.contains(tag) } } ?? []
        guard let member = models[model].properties.firstIndex(where: { $0.isCalled(propertyName) }) else {
            return addTag(tags.first, as: propertyName, to: model, called: wireName)
        }
        guard let tag = tags.first else { return }
        let type = models[model].properties[member].type
        let initialValue: String?
        switch type.builtIn {
        case .string: initialValue = SwiftText.quoted(tag)
        case .int: initialValue = Int(tag).map(String.init)
        case .bool: initialValue = Bool(tag).map(String.init)
        // Where the member has known values and more than one of them stands for the object, they mean different things.
        default: initialValue = tags.count == 1 ? value(tag, ofEnumeration: type.name) : nil
        }
        models[model].properties[member].initialValue = initialValue
    }

    /// The value of an enumeration that is written as the tag.
    private func value(_ tag: String, ofEnumeration name: String) -> String? {
        guard let enumeration = enumerations.first(where: { $0.name == name }), enumeration.rawType == .string else {
            return nil
        }
        if let value = enumeration.values.first(where: { $0.rawValue == tag }) {
            return "." + SwiftName.unescaped(value.name)
        }
        return enumeration.isFrozen ? nil : "\(name)(rawValue: \(SwiftText.quoted(tag)))"
    }

    /// Adds the member that tells an object from the other alternatives, where the object itself does not have it.
    private mutating func addTag(_ tag: String?, as propertyName: String, to model: Int, called wireName: String) {
        let mark = service.mark
        let property = Property(
            name: propertyName,
            isRequired: false,
            schema: Schema(shape: .any, mark: mark),
            mark: mark
        )
        var reserved = Self.memberScope
        let name = reserved.claim(firstOf: nameCandidates(for: property, of: [wireName, models[model].name]))
        var scope = NameScope(
            reserved: models[model].properties.map(\.name) + [models[model].additionalPropertiesName]
        )
        models[model].properties.append(
            ModelDeclaration.Property(
                name: scope.claim(name),
                wireName: propertyName,
                type: .string,
                isOptional: true,
                writesNull: false,
                documentation: Documentation(text: "What tells it from other objects."),
                initialValue: tag.map(SwiftText.quoted)
            )
        )
    }
}
