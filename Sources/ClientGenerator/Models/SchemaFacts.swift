import ClientConfiguration
import ServiceDescription
import YAML

/// What is known of a service's schemas before any of them has a Swift type, and never changes. Everything that declares types refers
/// to it.
final class SchemaFacts: Sendable {
    /// The service.
    let service: Service
    /// What names are called without.
    let namespace: VersionNamespace
    /// The types of primitive values.
    let formats: FormatTypes
    /// What the contents of bodies are.
    let contents: ContentFacts
    /// How the alternatives of unions and the subtypes of bases are distinguished.
    let unions: Unions
    /// The XML names of the types.
    let xml: XMLForms
    /// The members of multipart bodies that are files or have header fields.
    let multipart: MultipartMembers
    /// The named arrays and maps that contain themselves, by their indices.
    let recursive: Set<Int>
    /// The named schemas that operations lead to, by their indices.
    let used: Set<Int>
    /// The names in Swift of the members and parameters that operations lead to.
    let valueNames: ValueNames
    /// The members of bodies and the parameters whose values are secrets.
    let secrets: Secrets
    /// Where the schemas are described whose values requests send.
    private let sent: Set<SourcePlace>
    /// The named schemas whose values may be `null`, by their indices: a large choice is looked through once, and not wherever it
    /// is used.
    private let nullable: Set<Int>
    /// The named schemas that declare members, which composition may have copied to others.
    let owners: PropertyOwners
    /// The enumerations that are one type wherever they occur.
    let enumerations: SharedEnumerations
    /// Where the first schema is that takes any text in place of the values of a named enumeration, by the place of that enumeration.
    private let otherTexts: [SourcePlace: Mark]
    /// The named schemas that are also found in other places without a name.
    private let nested: [InlineSchema: Int]

    /// The facts about the schemas of a service.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - configuration: The types that the user wants for formats.
    init(_ service: Service, configuration: ClientConfiguration) {
        self.service = service
        namespace = VersionNamespace(title: service.title)
        formats = FormatTypes(configuration)
        contents = ContentFacts(service: service, formats: formats)
        unions = Unions(service)
        xml = XMLForms(service, unions: unions)
        multipart = MultipartMembers(service)
        recursive = RecursiveSchemas.indices(in: service)
        var walk = SchemaWalk(service, unions: unions, includesBases: true)
        walk.visitOperations()
        used = walk.references
        valueNames = ValueNames(
            of: walk.members.union(service.operations.lazy.flatMap { $0.parameters.lazy.map(\.name) })
        )
        otherTexts = configuration.frozenEnumerations.isEmpty ? [:] : Self.otherTexts(in: service, behind: walk)
        secrets = Secrets(service, unions: unions)
        sent = SentSchemas.places(in: service, unions: unions)
        nullable = Set(service.schemas.indices.filter { service.isNullable(service.schemas[$0].schema) })
        owners = PropertyOwners(service)
        enumerations = SharedEnumerations(service, used: used, inline: walk.namedEnumerations)
        nested = InlineSchema.indices(of: service, used: used)
    }

    /// Where any text is taken in place of the values of a named enumeration, in all schemas of the service and not only those that
    /// operations lead to.
    private static func otherTexts(in service: Service, behind walk: SchemaWalk) -> [SourcePlace: Mark] {
        var walk = walk
        for named in service.schemas { walk.visit(named.schema) }
        return walk.otherTexts
    }

    /// The schema that is meant in the end, where a schema refers to others.
    func resolved(_ schema: Schema) -> Schema { service.resolved(schema) }

    /// Whether the value of a schema may be `null`, by itself or by what it refers to.
    func isNullable(_ schema: Schema) -> Bool {
        guard case .reference(let index) = schema.shape else { return service.isNullable(schema) }
        return schema.isNullable || nullable.contains(index)
    }

    /// The type of what an array, a map or a stream has many of: optional if each of them may be `null`, which any JSON value
    /// includes.
    func elementType(_ type: SwiftType, of schema: Schema) -> SwiftType {
        type.optional(if: type != .json && isNullable(schema))
    }

    /// Whether two schemas describe values of one type, by themselves or by what they refer to.
    func haveOneType(_ left: Schema, _ right: Schema) -> Bool {
        let (left, right) = (resolved(left), resolved(right))
        return SourcePlace(of: left) == SourcePlace(of: right)
            || SchemaComparison.haveOneType(left, right, formats: formats)
    }

    /// Where any text is taken in place of the values of an enumeration; `nil` if nowhere.
    func placeOfOtherText(than enumeration: Schema) -> Mark? { otherTexts[SourcePlace(of: enumeration)] }

    /// Whether requests send values of a schema.
    func isSent(_ schema: Schema) -> Bool { sent.contains(SourcePlace(of: schema)) }

    /// Whether a schema has members that only the parts of a body can hold.
    func hasParts(_ schema: Schema) -> Bool { multipart.contains(resolved(schema)) }

    /// The index of the named schema that a schema without a name is, because a reference leads to it.
    func index(of schema: InlineSchema) -> Int? { nested.isEmpty ? nil : nested[schema] }
}
