import ServiceDescription
import YAML

/// Collects schemas and all schemas in them, once each.
struct SchemaWalk {
    /// Where the objects are described that were met.
    private(set) var places: Set<SourcePlace> = []
    /// The names of their members.
    private(set) var members: Set<String> = []
    /// The indices of the named schemas that were met.
    private(set) var references: Set<Int> = []
    /// The enumerations that were met and that have a name at their place.
    private(set) var namedEnumerations: [EnumerationSchema] = []
    /// Where the first schema is that takes any text in place of the values of a named enumeration, by the place of that enumeration.
    private(set) var otherTexts: [SourcePlace: Mark] = [:]
    private let unions: Unions
    private let service: Service
    private let includesBases: Bool
    /// The named schemas that were met and whose parts were not. References make chains of any length.
    private var pending: [Int] = []

    /// Creates a walk that has not visited any schema.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - unions: The subtypes of bases.
    ///   - includesBases: Whether to visit the bases of schemas, too.
    init(_ service: Service, unions: Unions, includesBases: Bool = false) {
        self.service = service
        self.unions = unions
        self.includesBases = includesBases
    }

    /// Meets all that operations send and receive.
    mutating func visitOperations() {
        for operation in service.operations {
            for schema in operation.schemas { visit(schema) }
        }
    }

    /// Meets a schema.
    mutating func visit(_ schema: Schema) {
        meet(schema)
        while let index = pending.popLast() {
            meet(service.schemas[index].schema)
            // A value of a base can be one of its subtypes.
            for subtype in unions.subtypes(of: index)?.alternatives ?? [] { meet(subtype.schema) }
        }
    }

    private mutating func meet(_ schema: Schema) {
        switch schema.shape {
        case .reference(let index):
            if schema.takesOtherText {
                let enumeration = SourcePlace(of: service.resolved(schema))
                otherTexts[enumeration] = otherTexts[enumeration] ?? schema.mark
            }
            if references.insert(index).inserted { pending.append(index) }
        case .union(let union):
            for alternative in service.alternatives(of: union) { meet(alternative) }
        case .array(let element): meet(element)
        case .map(let value): meet(value)
        case .object(let object):
            places.insert(SourcePlace(of: schema))
            for property in object.properties {
                members.insert(property.name)
                meet(property.schema)
            }
            if let additional = object.additionalProperties { meet(additional) }
            guard includesBases else { return }
            for base in object.bases { meet(Schema(shape: .reference(base), mark: schema.mark)) }
        case .enumeration(let enumeration): if enumeration.clientName != nil { namedEnumerations.append(enumeration) }
        case .string, .integer, .number, .boolean, .binary, .any: break
        }
    }
}
