import ServiceDescription

/// Finds the named schema that declares a member, if composition has copied the member to others.
struct PropertyOwners {
    private var owners: [SourcePlace: (index: Int, place: SourcePlace)] = [:]

    /// The members of a service's named schemas.
    init(_ service: Service) {
        for (index, named) in service.schemas.enumerated() {
            guard case .object(let object) = named.schema.shape else { continue }
            let place = SourcePlace(of: named.schema)
            for property in object.properties {
                let member = SourcePlace(of: property)
                if let other = owners[member], !place.isNearer(than: other.place, before: member) { continue }
                owners[member] = (index, place)
            }
        }
    }

    /// The index of the schema that a member comes from, if that has a name.
    func index(of property: Property) -> Int? { owners[SourcePlace(of: property)]?.index }
}
