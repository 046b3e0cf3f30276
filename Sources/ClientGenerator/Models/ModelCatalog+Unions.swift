import ServiceDescription

extension ModelCatalog {
    // MARK: Objects

    /// The type of a named object: its struct, or a union of it and its subtypes.
    mutating func objectType(of index: Int) -> SwiftType {
        guard facts.unions.subtypes(of: index) != nil else { return exactType(of: index) }
        enqueue(index)
        if names.isSubtypeWithSubtypes(index) { declareUnion(of: index) }
        return .union(names.union(index))
    }

    /// The struct of a named object.
    private mutating func exactType(of index: Int) -> SwiftType {
        enqueue(index)
        return .model(names.exact(index))
    }

    /// Declares the union of a named object and its subtypes, if it has any. The union of a subtype is declared where
    /// the subtype is used by itself; as a case of its base, it is only its struct.
    mutating func declareSubtypes(of index: Int) {
        if !names.isSubtypeWithSubtypes(index) { declareUnion(of: index) }
    }

    private mutating func declareUnion(of index: Int) {
        guard let union = facts.unions.subtypes(of: index), known.subtypeUnions.insert(index).inserted else { return }
        let schema = service.schemas[index].schema
        let file = TypeFile.type(names[index])
        let cases = cases(of: union, at: TypePlace(names[index], in: file))
        declare(cases.declared, union, schema, name: names.union(index), in: file)
    }

    // MARK: Unions

    /// The type of a named union: an enumeration of that name, or the type that all alternatives have.
    mutating func type(of union: UnionSchema, of index: Int) -> SwiftType {
        let name = names[index]
        switch known.unions[index] {
        case .known(let type): return type
        case .begun, .recursive:
            known.unions[index] = .recursive
            return .union(name)
        case nil: known.unions[index] = .begun
        }
        let schema = service.schemas[index].schema
        let union = facts.unions.union(of: union)
        let cases = cases(of: union, at: TypePlace(name, in: .type(name)))
        if case .begun = known.unions[index], let only = cases.only {
            known.unions[index] = .known(only)
            return only
        }
        declare(cases.declared, union, schema, name: name, in: .type(name))
        known.unions[index] = .known(.union(name))
        return .union(name)
    }

    /// The type of a union without a name.
    mutating func type(of union: UnionSchema, _ schema: Schema, at place: TypePlace) -> SwiftType {
        let key = InlineSchema(union, schema)
        if let type = known.inline[key] ?? typeOfNested(key) { return type }
        let union = facts.unions.union(of: union)
        let place = schema.clientName.map { TypePlace($0, in: place.file) } ?? place
        let cases = cases(of: union, at: place)
        if let only = cases.only {
            known.inline[key] = only
            return only
        }
        let name = claimName(of: schema, at: place)
        known.inline[key] = .union(name)
        declare(cases.declared, union, schema, name: name, in: place.file(of: name))
        return .union(name)
    }

    // MARK: Cases

    private mutating func cases(of union: Union, at place: TypePlace) -> UnionCases {
        var cases = UnionCases()
        let schemas = union.alternatives.map { facts.formats.withoutCoding($0.schema) }
        let allNames = UnionCaseNames.names(of: schemas, union, in: facts)
        for (alternative, (schema, names)) in zip(union.alternatives, zip(schemas, allNames)) {
            let place = place.inside(names.long)
            if case .reference(let index) = schema.shape { claimName(of: index, at: place) }
            let type = alternative.isExact ? exactType(of: schema, at: place) : self.type(of: schema, at: place)
            discriminatorValues.note(alternative, of: union, as: type)
            cases.add(alternative, type: type, called: names, documentation(of: schema))
        }
        return cases
    }

    private mutating func exactType(of schema: Schema, at place: TypePlace) -> SwiftType {
        guard case .reference(let index) = schema.shape, case .object = service.schemas[index].schema.shape else {
            return type(of: schema, at: place)
        }
        return exactType(of: index)
    }

    private func documentation(of schema: Schema) -> Documentation {
        schema.documentation == Documentation() ? facts.resolved(schema).documentation : schema.documentation
    }

    private mutating func declare(
        _ cases: [UnionDeclaration.Case],
        _ union: Union,
        _ schema: Schema,
        name: String,
        in file: TypeFile
    ) {
        declarations.add(
            UnionDeclaration(
                name: name,
                file: file,
                documentation: schema.documentation.titled(schema.title, unless: name, isTold: true),
                discriminator: cases.contains { !$0.discriminatorValues.isEmpty } ? union.propertyName : nil,
                mayLackDiscriminator: union.mayLackProperty,
                xmlDiscriminator: union.propertyName.flatMap {
                    facts.xml.discriminator($0, of: union.alternatives.map(\.schema))
                },
                cases: cases
            )
        )
    }
}
