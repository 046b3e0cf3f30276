import ServiceDescription

/// A schema inside another one. It is one type, although composition copies it to every composed schema, and a YAML alias to
/// every place of the alias.
struct InlineSchema: Hashable {
    /// What it consists of, because what a reader makes up itself has the place of something else.
    private enum Parts {
        case members([Property])
        case values(EnumerationSchema)
        case alternatives([Schema])
    }

    private let place: SourcePlace
    private let parts: Parts

    /// An object.
    init(_ object: ObjectSchema, _ schema: Schema) {
        place = SourcePlace(of: schema)
        parts = .members(object.properties)
    }

    /// An enumeration.
    init(_ enumeration: EnumerationSchema, _ schema: Schema) {
        place = SourcePlace(of: schema)
        parts = .values(enumeration)
    }

    /// A union.
    init(_ union: UnionSchema, _ schema: Schema) {
        place = SourcePlace(of: schema)
        parts = .alternatives(union.alternatives)
    }

    /// A schema that may be a type; `nil` for any other.
    private init?(_ schema: Schema) {
        switch schema.shape {
        case .object(let object): self.init(object, schema)
        case .enumeration(let enumeration): self.init(enumeration, schema)
        case .union(let union): self.init(union, schema)
        default: return nil
        }
    }

    /// Whether both are one type. What they consist of is compared where it is, because it may be long, and copied to many places.
    static func == (left: InlineSchema, right: InlineSchema) -> Bool {
        guard left.place == right.place else { return false }
        return switch (left.parts, right.parts) {
        case (.members(let left), .members(let right)): left.lazy.map(\.name).elementsEqual(right.lazy.map(\.name))
        case (.values(let left), .values(let right)): left.hasValues(of: right)
        case (.alternatives(let left), .alternatives(let right)):
            left.elementsEqual(right) { SourcePlace(of: $0) == SourcePlace(of: $1) }
        default: false
        }
    }

    /// Places tell nearly all of them apart.
    func hash(into hasher: inout Hasher) { hasher.combine(place) }

    /// The named schemas that have their names from references, and none in the places where they are described.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - used: The named schemas that operations lead to.
    static func indices(of service: Service, used: Set<Int>) -> [InlineSchema: Int] {
        let nested = service.schemas.indices.lazy.filter { service.schemas[$0].origin == .part && used.contains($0) }
        let keys = nested.compactMap { index in InlineSchema(service.schemas[index].schema).map { ($0, index) } }
        return Dictionary(keys) { first, _ in first }
    }
}
