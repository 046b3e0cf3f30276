import ServiceDescription

/// Finds the named schema that declares a member, or what members of any name hold, if composition has copied it to others.
struct PropertyOwners {
    private var owners: [SourcePlace: (index: Int, place: SourcePlace)] = [:]

    /// The members of a service's named schemas.
    init(_ service: Service) {
        for (index, named) in service.schemas.enumerated() {
            let place = SourcePlace(of: named.schema)
            switch named.schema.shape {
            case .object(let object):
                for property in object.properties { add(SourcePlace(of: property), index, place) }
                if let value = object.additionalProperties { add(SourcePlace(of: value), index, place) }
            case .map(let value): add(SourcePlace(of: value), index, place)
            default: break
            }
        }
    }

    private mutating func add(_ member: SourcePlace, _ index: Int, _ place: SourcePlace) {
        if let other = owners[member], !place.isNearer(than: other.place, before: member) { return }
        owners[member] = (index, place)
    }

    /// The index of the named schema that has a member, or a schema of other members, at its place; `nil` if none has.
    subscript(member: SourcePlace) -> Int? { owners[member]?.index }
}
