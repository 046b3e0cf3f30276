import ServiceDescription

/// A schema that stands inside another. Composition brings it into every schema that is composed of the one where it stands, and an
/// alias of YAML to every place that names it; it is one type all the same.
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
}
