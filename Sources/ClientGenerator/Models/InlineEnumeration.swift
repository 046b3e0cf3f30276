import ServiceDescription

/// An enumeration with a name at its place of use (`x-ms-enum`). If it occurs in several places with the same values,
/// it is one type.
struct InlineEnumeration: Hashable {
    private struct Value: Hashable {
        let key: EnumerationSchema.Key
        let clientName: String?
    }

    private let name: String
    private let rawType: EnumerationSchema.RawType
    private let values: [Value]
    private let isFrozen: Bool

    /// An enumeration; `nil` if it has no name at its place.
    init?(_ enumeration: EnumerationSchema) {
        guard let name = enumeration.clientName else { return nil }
        self.init(enumeration, named: name)
    }

    private init(_ enumeration: EnumerationSchema, named name: String) {
        self.name = name
        rawType = enumeration.rawType
        values = enumeration.values.map { Value(key: enumeration.key(of: $0), clientName: $0.clientName) }
        isFrozen = enumeration.isFrozen
    }

    /// The named schemas that are enumerations, without duplicates, by their name and values, for enumerations that
    /// occur elsewhere as well.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - used: The named schemas that operations use; others may get another name.
    static func indices(of service: Service, used: Set<Int>) -> [InlineEnumeration: Int] {
        var indices: [InlineEnumeration: Int] = [:]
        for index in used.sorted() {
            let named = service.schemas[index]
            guard case .enumeration(let enumeration) = named.schema.shape else { continue }
            let key = InlineEnumeration(enumeration, named: enumeration.clientName ?? named.name)
            indices[key] = indices[key] ?? index
        }
        return indices
    }
}
