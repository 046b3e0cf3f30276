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

    /// Where it stands.
    let place: SourcePlace
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
}
