import ServiceDescription

/// A schema inside another one. Composition copies it to every schema that is composed of the outer one, and a YAML
/// alias to every place of the alias. It is one type nevertheless.
struct InlineSchema: Hashable {
    /// What it consists of, because what a reader makes up itself has the place of something else.
    private enum Parts: Hashable {
        case members([String])
        case values([String])
        case alternatives([SourcePlace])
    }

    private let place: SourcePlace
    private let parts: Parts

    /// An object.
    init(_ object: ObjectSchema, _ schema: Schema) {
        place = SourcePlace(of: schema)
        parts = .members(object.properties.map(\.name))
    }

    /// An enumeration.
    init(_ enumeration: EnumerationSchema, _ schema: Schema) {
        place = SourcePlace(of: schema)
        parts = .values(enumeration.values.map(\.rawValue))
    }

    /// A union.
    init(_ union: UnionSchema, _ schema: Schema) {
        place = SourcePlace(of: schema)
        parts = .alternatives(union.alternatives.map { SourcePlace(of: $0) })
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

    /// The named schemas that have their names from references, and none in the places where they are described.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - used: The named schemas that operations lead to.
    static func indices(of service: Service, used: Set<Int>) -> [InlineSchema: Int] {
        let nested = service.schemas.indices.lazy.filter { service.schemas[$0].isNested && used.contains($0) }
        let keys = nested.compactMap { index in InlineSchema(service.schemas[index].schema).map { ($0, index) } }
        return Dictionary(keys) { first, _ in first }
    }
}
