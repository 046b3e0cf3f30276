import ServiceDescription

/// The schemas of what requests send: of their bodies, and of all that these hold.
///
/// A required member that only the service gives a value cannot be required of whoever sends the schema it belongs to.
struct SentSchemas {
    private var places: Set<SourcePlace> = []

    /// The schemas that the operations of a service send.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - choices: Knows the subtypes that stand for a base.
    init(_ service: Service, choices: inout ChoiceResolver) {
        var walk = Walk(service: service, choices: choices)
        for operation in service.operations {
            for content in operation.body?.contents ?? [] {
                if let schema = content.schema { walk.visit(schema) }
            }
        }
        places = walk.places
        choices = walk.choices
    }

    /// Whether requests send values of a schema.
    func contains(_ schema: Schema) -> Bool {
        places.contains(SourcePlace(of: schema))
    }

    /// Collects schemas, each of them once.
    private struct Walk {
        let service: Service
        var places: Set<SourcePlace> = []
        private var references: Set<Int> = []
        private(set) var choices: ChoiceResolver

        init(service: Service, choices: ChoiceResolver) {
            self.service = service
            self.choices = choices
        }

        mutating func visit(_ schema: Schema) {
            switch schema.shape {
            case .reference(let reference):
                guard references.insert(reference.index).inserted else { return }
                visit(service.schemas[reference.index].schema)
                // Who sends a base sends one of its subtypes.
                for subtype in choices.subtypes(of: reference.index)?.alternatives ?? [] { visit(subtype.schema) }
            case .union(let union):
                var repeated: [String] = []
                for alternative in choices.choice(of: union, repeated: &repeated).alternatives {
                    visit(alternative.schema)
                }
            case .array(let element): visit(element)
            case .map(let value): visit(value)
            case .object(let object):
                places.insert(SourcePlace(of: schema))
                for property in object.properties { visit(property.schema) }
                if let additional = object.additionalProperties { visit(additional) }
            case .string, .integer, .number, .boolean, .enumeration, .binary, .any: break
            }
        }
    }
}
