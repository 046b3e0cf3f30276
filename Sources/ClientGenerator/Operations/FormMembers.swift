import ServiceDescription

/// What a form or a body in several parts consists of.
struct FormMembers {
    /// The members that have names, or the elements of a list by their places.
    var named: [(name: String, schema: Schema)] = []
    /// What other members may hold, if there may be any.
    private(set) var additionalProperties: Schema?

    /// The members of a content; `nil` if nothing is known of them.
    init?(of content: Content, in service: Service) {
        guard let root = content.schema.map(service.resolved) else { return nil }
        switch root.shape {
        case .object(let object):
            named = object.properties.map { ($0.name, $0.schema) }
            additionalProperties = object.additionalProperties
        case .map(let value): additionalProperties = value
        case .union(let union):
            // Members with the same name are sent in the same way, whichever object has them.
            var known: Set<String> = []
            for case .object(let object) in service.alternatives(of: union).map({ service.resolved($0).shape }) {
                named += object.properties.map { ($0.name, $0.schema) }.filter { known.insert($0.0).inserted }
                additionalProperties = additionalProperties ?? object.additionalProperties
            }
            if named.isEmpty, additionalProperties == nil { return nil }
        case .array(let element):
            let places = content.encodings.filter(\.isOfPlace)
            named = [("", element)] + places.map { ($0.name, element) }
        case .string, .integer, .number, .boolean, .enumeration, .binary, .any, .reference: return nil
        }
    }
}
