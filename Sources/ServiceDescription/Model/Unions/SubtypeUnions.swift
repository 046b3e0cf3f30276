import YAML

/// The unions between objects and those that are composed of them: for each named schema, itself and its subtypes.
struct SubtypeUnions: Sendable {
    private let schemas: [NamedSchema]
    private let inheritance: Inheritance
    /// The unions, by the indices of the schemas.
    private var unions: [Union?] = []
    /// The values that stand for schemas instead of their names, by the indices of the bases and of the schemas.
    private var valuesInsteadOfNames: [[Int: String]] = []

    /// The unions between the given schemas.
    init(_ schemas: [NamedSchema]) {
        self.schemas = schemas
        inheritance = Inheritance(schemas)
        unions = schemas.indices.map { union(of: $0) }
        valuesInsteadOfNames = unions.map { union in
            (union?.alternatives ?? []).reduce(into: [:]) { values, alternative in
                guard alternative.discriminatorValues.count == 1, let index = schemas.index(of: alternative.schema),
                    alternative.discriminatorValues != [schemas[index].name]
                else { return }
                values[index] = alternative.discriminatorValues[0]
            }
        }
    }

    /// The schema of an index and its subtypes, the schema itself first; `nil` if it neither has any nor says how they
    /// are distinguished.
    subscript(index: Int) -> Union? { unions[index] }

    private func union(of index: Int) -> Union? {
        guard case .object(let base) = schemas[index].schema.shape,
            let discriminator = inheritance.discriminator(of: index)
        else {
            return nil
        }
        let name = discriminator.propertyName
        let descendants = Set(inheritance.descendants(of: index, by: name))
        let mapped = inheritance.mappedNonSubtypes(of: index)
        // A description that says how to distinguish subtypes will have some, and the first of them must not change what exists.
        // But where all values stand for the schema itself, as TM Forum's descriptions write it, it is the last of its kind.
        let isOpen = base.discriminator.map { $0.schemas != [index] } ?? false
        guard !descendants.isEmpty || !mapped.isEmpty || isOpen else { return nil }
        let values = inheritance.mappedValues(
            in: [index] + inheritance.ancestors(of: index) + descendants.sorted(),
            by: name
        )
        let member = base.properties.first { $0.name == name }
        let indices = [index] + descendants.union(mapped).sorted()
        var union = Union(
            propertyName: name,
            alternatives: indices.map { own in
                Union.Alternative(
                    schema: schemas.reference(to: own),
                    discriminatorValues: discriminatorValues(
                        of: own,
                        by: name,
                        mapped: values[own] ?? [],
                        except: member?.mark
                    ),
                    isExact: !(descendants.contains(own) && inheritance.hasOtherDiscriminator(own, than: name))
                )
            }
        )
        let allowed = member.flatMap(schemas.values) ?? []
        union.takeValues(
            meantBy: indices.map { schemas[$0].name },
            allowed: indices.map { _ in allowed },
            mapped: Set(values.values.joined())
        )
        union.markDefault(of: discriminator, in: schemas)
        let isNamed = union.alternatives[0].discriminatorValues == [schemas[index].name]
        // A base may stand for none of the known values. Its name is then nothing that the service expects.
        union.alternatives[0].isOnlyRead =
            base.discriminator != nil && base.discriminatorValue == nil && values[index] == nil && isNamed
            && !allowed.isEmpty && !allowed.contains(schemas[index].name)
        if union.alternatives[0].isOnlyRead { union.giveBaseUnclaimedValues(of: allowed) }
        if name == Discriminator.nameInOData {
            union.alternatives[0].isWithoutDiscriminator = true
            if isNamed { union.alternatives[0].discriminatorValues = ["#" + schemas[index].name] }
        }
        return union
    }

    /// The values that distinguish a named schema from its relatives, by the names of their members.
    func ownDiscriminatorValues(of index: Int) -> [String: [String]] {
        var values: [String: [String]] = [:]
        let bases = [index] + inheritance.ancestors(of: index)
        for ancestor in bases {
            guard case .object(let base) = schemas[ancestor].schema.shape, let discriminator = base.discriminator,
                values[discriminator.propertyName] == nil
            else { continue }
            let name = discriminator.propertyName
            if ancestor == index, unions[index]?.alternatives.first?.isOnlyRead == true {
                values[name] = []
                continue
            }
            let own = self.discriminatorValues(
                of: index,
                by: name,
                mapped: inheritance.mappedValues(to: index, in: bases, by: name),
                except: base.properties.first { $0.name == name }?.mark
            )
            // What is identified only by its name may be identified by a value that resembles it.
            let known = own == [schemas[index].name] ? valuesInsteadOfNames[ancestor][index] : nil
            values[name] = known.map { [$0] } ?? own
        }
        return values
    }

    /// The values of a discriminator for a named schema.
    ///
    /// - Parameters:
    ///   - index: The index of the schema.
    ///   - name: The name of the discriminator.
    ///   - mapped: The values that the description maps to the schema.
    ///   - mark: Where the base declares the member, whose values are those of all subtypes.
    ///   - allowed: The values that the schema allows for the member which are its own; `nil` if all are.
    func discriminatorValues(
        of index: Int,
        by name: String,
        mapped: [String],
        except mark: Mark? = nil,
        allowing allowed: [String]? = nil
    ) -> [String] {
        var values = mapped
        if case .object(let object) = schemas[index].schema.shape {
            values += [object.discriminatorValue].compactMap { $0 }
            if let member = object.properties.first(where: { $0.name == name }), member.mark != mark,
                !inheritance.hasSubtypes(index)
            {
                let allowed = allowed.map { Set($0) }
                values += (schemas.values(of: member) ?? []).filter { allowed?.contains($0) ?? true }
            }
            if values.isEmpty { values = [schemas[index].name] }
        }
        return values.uniqued()
    }
}

extension [NamedSchema] {
    /// The only values that a member can have, which are texts or whole numbers; `nil` if it can have others.
    func values(of member: Property) -> [String]? {
        switch resolved(member.schema).shape {
        case .enumeration(let enumeration) where [.string, .integer].contains(enumeration.rawType):
            return enumeration.values.map(\.rawValue)
        case .boolean: return member.constant?.bool.map { [String($0)] }
        default: return nil
        }
    }

    /// Whether a schema is of a kind whose members can have only some values.
    func mayHaveOnlyValues(_ schema: Schema) -> Bool {
        switch schema.shape {
        case .reference, .enumeration, .boolean: true
        default: false
        }
    }

    /// The values of mappings, by the indices of the schemas that they are for.
    func values(of mappings: [Discriminator.Mapping]) -> [Int: [String]] {
        Dictionary(grouping: mappings) { end(of: $0.schema) }.mapValues { $0.map(\.value) }
    }
}

extension Discriminator {
    /// The discriminator of OData, which an object of the declared type itself lacks.
    static let nameInOData = "@odata.type"

    /// The indices of the schemas that it names, each of them once.
    var schemas: [Int] { (mapping.map(\.schema) + [defaultMapping].compactMap(\.self)).uniqued() }
}
