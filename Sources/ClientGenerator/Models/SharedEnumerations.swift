import ServiceDescription

/// The enumerations that are named where they are used (`x-ms-enum`). Those with the same name are one type with the values of
/// all: a service adds a value in one place after the other. A schema with that name is the same type if it has one of the
/// values.
struct SharedEnumerations {
    /// What identifies one of the types.
    struct Identity: Hashable {
        fileprivate let family: Family
        fileprivate let number: Int
    }

    /// Enumerations that may have values in common.
    fileprivate struct Family: Hashable {
        let name: String
        let rawType: EnumerationSchema.RawType
    }

    /// One of the types.
    struct Shared {
        /// The values of all places.
        fileprivate(set) var whole: EnumerationSchema
        /// The index of its named schema, if it has one.
        let index: Int?
        fileprivate var keys: Set<EnumerationSchema.Key>

        fileprivate init(_ enumeration: EnumerationSchema, index: Int? = nil) {
            whole = enumeration
            keys = enumeration.keys
            self.index = index
        }

        fileprivate mutating func add(_ other: Shared) {
            whole.addValues(of: other.whole)
            whole.isFrozen = whole.isFrozen && other.whole.isFrozen
            keys.formUnion(other.keys)
        }
    }

    private var families: [Family: [Shared]] = [:]

    /// The enumerations of a service.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - used: The named schemas that operations use; others may get another name.
    ///   - inline: The enumerations that operations use and that have a name at their place.
    init(_ service: Service, used: Set<Int>, inline: [EnumerationSchema]) {
        for index in used.sorted() {
            let named = service.schemas[index]
            guard case .enumeration(let enumeration) = named.schema.shape else { continue }
            let family = Family(name: enumeration.clientName ?? named.name, rawType: enumeration.rawType)
            families[family, default: []].append(Shared(enumeration, index: index))
        }
        for enumeration in inline {
            guard let family = Self.family(of: enumeration) else { continue }
            families[family, default: []].add(Shared(enumeration))
        }
    }

    /// What identifies the type of an enumeration; `nil` if it has no name at its place.
    func identity(of enumeration: EnumerationSchema) -> Identity? {
        guard let family = Self.family(of: enumeration) else { return nil }
        let keys = enumeration.keys
        let number = families[family]?.firstIndex { $0.keys.isSuperset(of: keys) }
        return number.map { Identity(family: family, number: $0) }
    }

    /// The type.
    subscript(identity: Identity) -> Shared? {
        families[identity.family].map { $0[identity.number] }
    }

    /// The values of a named schema, and those that other places add.
    func whole(_ enumeration: EnumerationSchema, of index: Int, named name: String) -> EnumerationSchema {
        let family = Family(name: enumeration.clientName ?? name, rawType: enumeration.rawType)
        return families[family]?.first { $0.index == index }?.whole ?? enumeration
    }

    private static func family(of enumeration: EnumerationSchema) -> Family? {
        enumeration.clientName.map { Family(name: $0, rawType: enumeration.rawType) }
    }
}

extension EnumerationSchema {
    fileprivate var keys: Set<Key> { Set(values.map(key)) }
}

extension [SharedEnumerations.Shared] {
    /// Adds an enumeration without a schema of its own to the first schema with which it has values in common, or to the others
    /// without one. These go to the same schema if they have any of its values now.
    fileprivate mutating func add(_ enumeration: Element) {
        let inline = firstIndex { $0.index == nil }
        guard let place = schema(like: enumeration) ?? inline else { return append(enumeration) }
        self[place].add(enumeration)
        if let inline, let schema = schema(like: self[inline]), schema != inline {
            self[schema].add(remove(at: inline))
        }
    }

    private func schema(like enumeration: Element) -> Int? {
        firstIndex { $0.index != nil && !$0.keys.isDisjoint(with: enumeration.keys) }
    }
}
