import ServiceDescription

/// The members of all objects that a value can be: a base and its subtypes, or the alternatives of a union. A merge patch of such a
/// value can change any of them, and none is required in it (RFC 7396).
struct JointObject {
    /// What is known of the schemas.
    private let facts: SchemaFacts
    /// The objects, each of them once.
    private let objects: [ObjectSchema]

    /// The object that has the members of all that a schema describes; `nil` if it describes anything but objects.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - facts: What is known of the schemas.
    static func of(_ schema: Schema, _ facts: SchemaFacts) -> ObjectSchema? {
        guard let objects = objects(of: schema, in: facts.service, facts.unions), let first = objects.first else {
            return nil
        }
        return objects.count == 1 ? first : JointObject(facts: facts, objects: objects).joined(first)
    }

    /// The objects that a schema describes, each of them once, the nearest first; `nil` if it describes anything but objects.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - service: The service.
    ///   - unions: The subtypes of bases, and the alternatives of unions.
    static func objects(of schema: Schema, in service: Service, _ unions: Unions) -> [ObjectSchema]? {
        var objects: [ObjectSchema] = []
        var schemas = [schema]
        var seen: Set<SourcePlace> = []
        var index = 0
        while index < schemas.count {
            let schema = schemas[index]
            let root = service.resolved(schema)
            index += 1
            guard seen.insert(SourcePlace(of: root)).inserted else { continue }
            switch root.shape {
            case .object(let object):
                objects.append(object)
                let subtypes = service.schemas.index(of: schema).flatMap(unions.subtypes)
                schemas += subtypes?.alternatives.map(\.schema) ?? []
            case .union(let union): schemas += unions.union(of: union).alternatives.map(\.schema)
            default: return nil
            }
        }
        return objects
    }

    private func joined(_ first: ObjectSchema) -> ObjectSchema {
        var joint = first
        var places: [String: Int] = [:]
        joint.properties = []
        for property in objects.lazy.flatMap(\.properties) {
            if let place = places[property.name] {
                let schema = joined(joint.properties[place].schema, property.schema)
                joint.properties[place] = joint.properties[place].joined(with: property, as: .any, schema: schema)
            } else {
                places[property.name] = joint.properties.count
                joint.properties.append(property)
            }
        }
        joint.additionalProperties = objects.lazy.compactMap(\.additionalProperties)
            .reduce(nil) { value, other in value.map { joined($0, other) } ?? other }
        return joint
    }

    /// What holds the values of two schemas: text if both do, and otherwise anything if they differ.
    private func joined(_ first: Schema, _ other: Schema) -> Schema {
        if facts.haveOneType(first, other) { return first }
        return Schema(
            shape: isText(first) && isText(other) ? .string(format: nil) : .any,
            documentation: first.documentation,
            mark: first.mark
        )
    }

    private func isText(_ schema: Schema) -> Bool {
        switch facts.resolved(schema).shape {
        case .string: true
        case .enumeration(let enumeration): enumeration.rawType == .string
        default: false
        }
    }
}
