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

        /// The named schemas that are enumerations, the first of equals each, for what stands elsewhere as well, by their name and
        /// with their values.
        ///
        /// - Parameters:
        ///   - service: The service.
        ///   - used: The named schemas that operations lead to; others may get another name.
        static func indices(of service: Service, used: Set<Int>) -> [InlineEnumeration: Int] {
            var indices: [InlineEnumeration: Int] = [:]
            for index in used.sorted() {
                guard case .enumeration(var enumeration) = service.schemas[index].schema.shape else { continue }
                enumeration.clientName = enumeration.clientName ?? service.schemas[index].name
                let key = InlineEnumeration(enumeration)
                indices[key] = indices[key] ?? index
            }
            return indices
        }
    }
}
