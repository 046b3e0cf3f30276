import ServiceDescription

/// Names the cases of a union. A named schema's case has the schema's name, shortened to its own discriminator value if that is
/// a part of it and no other alternative's own value. Otherwise the name is, in this order, the title, the first value that
/// distinguishes the alternative, a member that only this object requires, a member that only this object has if it requires none, or its
/// kind.
///
/// What tells an alternative from those after it must not matter, because they may be added later. Nor must members that are
/// not required, beside others that are.
struct UnionCaseNames {
    /// The maximum length of a title that serves as a name, in words.
    private static let longestTitle = 5

    /// The name that tells the case from all others, whatever the union is called.
    let long: String
    /// The possible names, the best first.
    let candidates: [String]

    /// The names for the cases of alternatives.
    ///
    /// - Parameters:
    ///   - schemas: The schemas of the alternatives.
    ///   - union: The union.
    ///   - facts: What is known of the service's schemas.
    static func names(of schemas: [Schema], _ union: Union, in facts: SchemaFacts) -> [Self] {
        let alternatives = union.alternatives
        let areObjects = schemas.count(where: \.shape.isObject) > 1
        let words = areObjects ? tellingWords(of: schemas) : []
        var owners: [String: Set<Int?>] = [:]
        for alternative in alternatives {
            guard let value = alternative.ownDiscriminatorValue else { continue }
            owners[value, default: []].insert(facts.service.schemas.index(of: alternative.schema))
        }
        return schemas.indices.map { index in
            let (schema, alternative) = (schemas[index], alternatives[index])
            let names = candidates(
                for: schema,
                calledBy: alternative.discriminatorValues.first.map { value in
                    union.propertyName.map { Self.word(for: value, of: $0, in: schema, facts) } ?? value
                },
                toldBy: areObjects ? words[index] : nil,
                in: facts
            )
            // Of several with one value, none is what the value says: a partial page is as much a *page* as a whole one.
            let isShared = alternative.ownDiscriminatorValue.flatMap { owners[$0] }.map { $0.count > 1 } ?? false
            let short = isShared ? nil : short(names[0], alternative)
            return UnionCaseNames(long: names[0], candidates: SwiftName.caseNames([short].compactMap(\.self) + names))
        }
    }

    /// The possible names for the case of an alternative, the best first, also those that an optional has a case of.
    ///
    /// - Parameters:
    ///   - schema: The alternative.
    ///   - value: What its value of the member that distinguishes the alternatives says, if there is one.
    ///   - word: What tells it from other objects without names, if there are any.
    ///   - facts: What is known of the service's schemas.
    private static func candidates(
        for schema: Schema,
        calledBy value: String?,
        toldBy word: String?,
        in facts: SchemaFacts
    ) -> [String] {
        let kind = SwiftName.value(kind(of: schema, in: facts))
        if case .reference = schema.shape { return [kind] }
        var candidates: [String] = []
        if let title = schema.title.map(withoutExplanation), case 1...longestTitle = Words(title).words.count {
            candidates.append(SwiftName.value(title))
        } else if let value {
            candidates.append(SwiftName.value(value))
        } else if let word {
            candidates.append(SwiftName.value(word))
        }
        return candidates + [kind]
    }

    /// What a value of the member that distinguishes alternatives says: the value itself, or what is true or is not, such as *success*
    /// and *not success*, if it is no text.
    private static func word(for value: String, of member: String, in schema: Schema, _ facts: SchemaFacts) -> String {
        guard ["true", "false"].contains(value), case .object(let object) = schema.shape,
            let property = object.properties.first(where: { $0.name == member }),
            case .boolean = facts.resolved(property.schema).shape
        else { return value }
        var words = Words(member).words
        if value == "false" { words.insert("not", at: words.first?.lowercased() == "is" ? 1 : 0) }
        return words.joined(separator: " ")
    }

    /// The shorter name that the service has for a named schema, if it is a part of the schema's name: `triangle` for the value
    /// *triangle* of `ShapeTriangle`, and `lineString` for *LineString* of `linestringGeoJSON`, however the words are divided.
    private static func short(_ name: String, _ alternative: Union.Alternative) -> String? {
        guard case .reference = alternative.schema.shape, let value = alternative.ownDiscriminatorValue else {
            return nil
        }
        let words = Words(value).lowercased
        let wordsOfName = Words(name).lowercased
        var rest = wordsOfName[...]
        let areAmong = words.allSatisfy { word in
            guard let position = rest.firstIndex(of: word) else { return false }
            rest = rest[(position + 1)...]
            return true
        }
        let isPart = areAmong || wordsOfName.contains(words.joined())
        let short = SwiftName.value(value)
        let isFree = words.first?.first?.isLetter == true && !ReservedNames.membersOfUnions.contains(short)
        return isPart && isFree ? short : nil
    }

    /// What distinguishes each of several alternatives from the objects before it: the first required member with a single value
    /// that none of those objects has, or otherwise the first member that only this one requires. An object that nothing tells from
    /// others is called after its only required member; if it requires none, after a member that none before it requires, or has and
    /// requires none.
    private static func tellingWords(of alternatives: [Schema]) -> [String?] {
        let objects = alternatives.map { schema -> ObjectSchema? in
            if case .object(let object) = schema.shape { object } else { nil }
        }
        let required = objects.map { $0?.requirements(where: \.isRequired) }
        let told = tellingWords(among: required)
        // Members that are not required count only where they name an object: another's must rename nothing.
        let toldByAll = tellingWords(
            among: alternatives.indices.map { index in
                let isNamedByAll = required[index]?.isEmpty == true && alternatives[index].title == nil
                return isNamedByAll ? objects[index]?.requirements { _ in true } : required[index]
            }
        )
        return alternatives.indices.map { index -> String? in
            guard let own = required[index] else { return nil }
            let names = own.filter { $0.value == nil }.map(\.name)
            return told[index] ?? (names.count == 1 ? names[0] : nil) ?? (own.isEmpty ? toldByAll[index] : nil)
        }
    }

    /// For each of several objects, the first of its members that none before it has. The first one is told from the second.
    private static func tellingWords(among objects: [[Requirement]?]) -> [String?] {
        var known: Set<Requirement> = []
        var isFirst = true
        return objects.indices.map { index -> String? in
            guard let own = objects[index] else { return nil }
            let others = isFirst ? Set(objects[(index + 1)...].lazy.compactMap(\.self).first ?? []) : known
            isFirst = false
            known.formUnion(own)
            return own.first { !others.contains($0) }.map { $0.value ?? $0.name }
        }
    }

    /// A member that may tell an object from others, and perhaps its only value.
    fileprivate struct Requirement: Hashable {
        let name: String
        let value: String?
    }

    /// A title without what is in parentheses behind it.
    private static func withoutExplanation(_ title: String) -> String {
        let name = title.prefix { $0 != "(" }
        return name.contains(where: \.isLetter) ? String(name) : title
    }

    private static func name(of named: NamedSchema, in facts: SchemaFacts) -> String {
        if case .joined(let alternative, _) = named.origin { return alternative }
        return facts.namespace.removed(fromSchema: named.givenName) ?? named.givenName
    }

    private static func kind(of schema: Schema, in facts: SchemaFacts) -> String {
        switch schema.shape {
        case .reference(let index): name(of: facts.service.schemas[index], in: facts)
        // Text whose format is a type of its own is called like that: `date`, `uuid`, `url`.
        case .string, .binary: facts.formats.primitiveType(of: schema)?.builtIn?.rawValue ?? "string"
        case .integer: "integer"
        case .number: "number"
        case .boolean: "boolean"
        case .enumeration(let enumeration):
            switch enumeration.rawType {
            case .string: "string"
            case .integer: "integer"
            case .number: "number"
            case .mixed: "value"
            }
        case .array(let element):
            if case .union = element.shape { "array" } else { kind(of: element, in: facts) + " array" }
        case .map(let value): if value.shape.isAny { "object" } else { kind(of: value, in: facts) + " map" }
        case .object: "object"
        case .union: "union"
        case .any: "any"
        }
    }
}

extension Property {
    /// The only value that the member may have, if it is text.
    fileprivate var onlyText: String? {
        guard case .enumeration(let enumeration) = schema.shape, enumeration.rawType == .string,
            enumeration.values.count == 1
        else { return nil }
        return enumeration.values[0].rawValue
    }
}

extension ObjectSchema {
    /// What of some members may tell it from other objects, the best first: those with only one value, and then all.
    fileprivate func requirements(where counts: (Property) -> Bool) -> [UnionCaseNames.Requirement] {
        let members = properties.filter(counts)
        return members.filter { $0.onlyText != nil }
            .map { UnionCaseNames.Requirement(name: $0.name, value: $0.onlyText) }
            + members.map { UnionCaseNames.Requirement(name: $0.name, value: nil) }
    }
}
