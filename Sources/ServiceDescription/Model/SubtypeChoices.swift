import YAML

/// The choices between objects and those that are composed of them: for each named schema, itself and its subtypes.
struct SubtypeChoices: Sendable {
    private let schemas: [NamedSchema]
    private let inheritance: Inheritance
    /// The choices, by the indices of the schemas.
    private var choices: [Choice?] = []
    /// The values that stand for schemas instead of their names, by the indices of the bases and of the schemas.
    private var valuesInsteadOfNames: [[Int: String]] = []

    /// The choices between the given schemas.
    init(_ schemas: [NamedSchema]) {
        self.schemas = schemas
        inheritance = Inheritance(schemas)
        choices = schemas.indices.map { choice(of: $0) }
        valuesInsteadOfNames = choices.map { choice in
            (choice?.alternatives ?? []).reduce(into: [:]) { values, alternative in
                guard alternative.tags.count == 1, let index = schemas.index(of: alternative.schema),
                    alternative.tags != [schemas[index].name]
                else { return }
                values[index] = alternative.tags[0]
            }
        }
    }

    /// The schema of an index and its subtypes, the schema itself first; `nil` if it neither has any nor says how they
    /// are distinguished.
    subscript(index: Int) -> Choice? { choices[index] }

    private func choice(of index: Int) -> Choice? {
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
        var choice = Choice(
            propertyName: name,
            alternatives: indices.map { own in
                Choice.Alternative(
                    schema: schemas.reference(to: own),
                    tags: tags(of: own, by: name, mapped: values[own] ?? [], except: member?.mark),
                    isExact: !(descendants.contains(own) && inheritance.hasOtherDiscriminator(own, than: name))
                )
            }
        )
        let allowed = member.flatMap(schemas.values) ?? []
        choice.takeValues(
            meantBy: indices.map { schemas[$0].name },
            allowed: indices.map { _ in allowed },
            mapped: Set(values.values.joined())
        )
        choice.markDefault(of: discriminator, in: schemas)
        // A base may stand for none of the known values. Its name is then nothing that the service expects.
        choice.alternatives[0].isOnlyRead =
            base.discriminator != nil && base.discriminatorValue == nil && values[index] == nil && !allowed.isEmpty
            && choice.alternatives[0].tags == [schemas[index].name] && !allowed.contains(schemas[index].name)
        if name == Discriminator.nameInOData {
            choice.alternatives[0].isWithoutTag = true
            if choice.alternatives[0].tags == [schemas[index].name] {
                choice.alternatives[0].tags = ["#" + schemas[index].name]
            }
        }
        return choice
    }

    /// The values that distinguish a named schema from its relatives, by the names of their members.
    func ownTags(of index: Int) -> [String: [String]] {
        var tags: [String: [String]] = [:]
        let bases = [index] + inheritance.ancestors(of: index)
        for ancestor in bases {
            guard case .object(let base) = schemas[ancestor].schema.shape, let discriminator = base.discriminator,
                tags[discriminator.propertyName] == nil
            else { continue }
            let name = discriminator.propertyName
            if ancestor == index, choices[index]?.alternatives.first?.isOnlyRead == true {
                tags[name] = []
                continue
            }
            let own = self.tags(
                of: index,
                by: name,
                mapped: inheritance.mappedValues(to: index, in: bases, by: name),
                except: base.properties.first { $0.name == name }?.mark
            )
            // What is identified only by its name may be identified by a value that resembles it.
            let known = own == [schemas[index].name] ? valuesInsteadOfNames[ancestor][index] : nil
            tags[name] = known.map { [$0] } ?? own
        }
        return tags
    }

    /// The values of a discriminator for a named schema.
    ///
    /// - Parameters:
    ///   - index: The index of the schema.
    ///   - name: The name of the discriminator.
    ///   - mapped: The values that the description maps to the schema.
    ///   - mark: Where the base declares the member, whose values are those of all subtypes.
    ///   - allowed: The values that the schema allows for the member which are its own; `nil` if all are.
    func tags(
        of index: Int,
        by name: String,
        mapped: [String],
        except mark: Mark? = nil,
        allowing allowed: [String]? = nil
    ) -> [String] {
        var tags = mapped
        if case .object(let object) = schemas[index].schema.shape {
            tags += [object.discriminatorValue].compactMap { $0 }
            if let member = object.properties.first(where: { $0.name == name }), member.mark != mark,
                !inheritance.hasSubtypes(index)
            {
                let allowed = allowed.map { Set($0) }
                tags += (schemas.values(of: member) ?? []).filter { allowed?.contains($0) ?? true }
            }
            if tags.isEmpty { tags = [schemas[index].name] }
        }
        var seen: Set<String> = []
        return tags.filter { seen.insert($0).inserted }
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
        Dictionary(grouping: mappings) { index(of: $0.schema) }.mapValues { $0.map(\.value) }
    }
}

extension Discriminator {
    /// The discriminator of OData, which an object of the declared type itself lacks.
    static let nameInOData = "@odata.type"

    /// The indices of the schemas that it names, each of them once.
    var schemas: [Int] {
        var seen: Set<Int> = []
        return (mapping.map(\.schema) + [defaultMapping].compactMap { $0 }).map(\.index).filter {
            seen.insert($0).inserted
        }
    }
}
