import ServiceDescription

/// An enumeration with a name at its place of use (`x-ms-enum`). If it occurs in several places with the same values,
/// it is one type.
struct InlineEnumeration: Hashable {
    private struct Value: Hashable {
        let rawValue: String
        let clientName: String?
    }

    private let name: String
    private let rawType: EnumerationSchema.RawType
    private let values: [Value]
    private let isFrozen: Bool

    /// An enumeration; `nil` if it has no name where it stands.
    init?(_ enumeration: EnumerationSchema) {
        guard let name = enumeration.clientName else { return nil }
        self.init(enumeration, named: name)
    }

    private init(_ enumeration: EnumerationSchema, named name: String) {
        self.name = name
        rawType = enumeration.rawType
        values = enumeration.values.map { Value(rawValue: $0.rawValue, clientName: $0.clientName) }
        isFrozen = enumeration.isFrozen
    }

    /// The named schemas that are enumerations, the first of equals each, for what stands elsewhere as well, by their name and with
    /// their values.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - used: The named schemas that operations lead to; others may get another name.
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
