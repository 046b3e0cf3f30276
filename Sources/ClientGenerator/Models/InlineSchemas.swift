import ServiceDescription

extension ModelCatalog {
    /// A schema that stands inside another. Composition brings it into every schema that is composed of the one where it
    /// stands, and an alias of YAML to every place that names it; it is one type all the same.
    struct InlineSchema: Hashable {
        let place: SourcePlace
        /// The names of the members or the values, because what a reader makes up itself has the place of something else.
        let names: [String]
    }

    /// An enumeration that has a name where it stands, and may stand in several places.
    struct InlineEnumeration: Hashable {
        private let name: String?
        private let rawType: EnumerationSchema.RawType
        private let values: [[String?]]
        private let isFrozen: Bool

        init(_ enumeration: EnumerationSchema) {
            name = enumeration.clientName
            rawType = enumeration.rawType
            values = enumeration.values.map { [$0.rawValue, $0.clientName] }
            isFrozen = enumeration.isFrozen
        }
    }
}
