import ClientConfiguration
import ServiceDescription

/// Finds the Swift type of every schema, and declares the types that are needed on the way.
///
/// A named schema has one type wherever it is used. A schema that stands inside another, or inside an operation, is named
/// after where it stands. Named schemas that operations lead to take their names first, so that what another operation needs
/// never renames a type.
struct ModelCatalog {
    /// The structs that were needed so far.
    var models: [ModelDeclaration] = []
    /// The enumerations that were needed so far.
    var enumerations: [EnumerationDeclaration] = []
    /// The unions that were needed so far.
    var unions: [UnionDeclaration] = []
    /// The arrays and maps that contain themselves which were needed so far.
    var recursive: [RecursiveDeclaration] = []
    /// What was wrong.
    var diagnostics = Diagnostics()
    /// The members that were reported as not flattened, so that each is reported once.
    var unflattened: Set<SourcePlace> = []
    /// The file of the types that are described inside of what is being declared; `nil`: each has its own.
    var file: TypeFile?

    /// What XML calls the types.
    let xml: XMLForms

    let service: Service
    let formats: FormatTypes
    let rename: ClientConfiguration.Rename
    let frozen: Set<String>
    let expandable: Set<String>
    private(set) var names: ModelNames
    private var inlineNames: NameScope
    /// The names that types without a name in the description have, or would have if the user had not given them another.
    private(set) var madeNames: Set<String> = []
    var inlineTypes: [InlineSchema: SwiftType] = [:]
    private var namedEnumerations: [InlineEnumeration: SwiftType] = [:]
    /// The enumerations among the named schemas that operations lead to.
    private let declaredEnumerations: [InlineEnumeration: Int]
    /// How the alternatives of unions are told apart.
    var choices: ChoiceResolver
    /// What is known about the unions that were needed so far.
    var unionTypes = UnionTypes()
    /// The types of merge patches that were needed so far, by what they change.
    var patchTypes: [InlineSchema: SwiftType] = [:]
    let owners: PropertyOwners
    private let sent: SentSchemas
    let multipart: MultipartMembers
    private let recursiveSchemas: RecursiveSchemas
    private var declaredReferences: Set<Int> = []
    private var pendingReferences: [Int] = []
    var referencesOnTheWay: Set<Int> = []

    /// A catalogue of the types of a service.
    ///
    /// - Parameters:
    ///   - service: The service.
    ///   - configuration: The names and types that the user wants.
    ///   - clientName: The name of the client's class.
    ///   - prefix: What is put before a name that would otherwise hide a type of the language or the runtime.
    ///   - reserved: Further names that are taken, such as those of the options.
    init(
        _ service: Service,
        configuration: ClientConfiguration,
        clientName: String,
        prefix: String,
        reserved: [String]
    ) {
        self.service = service
        xml = XMLForms(service)
        formats = FormatTypes(configuration)
        rename = configuration.rename
        frozen = Set(configuration.frozenEnumerations.map(\.value))
        expandable = Set(configuration.expandableEnumerations.map(\.value))
        var scope = NameScope(reserved: reserved + [clientName, clientName + "Options"], ignoresCase: true)
        choices = ChoiceResolver(service)
        var walk = SchemaWalk(service, choices: choices, includesBases: true)
        walk.visitOperations()
        choices = walk.choices
        recursiveSchemas = RecursiveSchemas(service)
        names = ModelNames(
            service,
            rename: configuration.rename,
            prefix: prefix,
            used: walk.references,
            recursive: recursiveSchemas,
            choices: &choices,
            scope: &scope
        )
        inlineNames = scope
        declaredEnumerations = InlineEnumeration.indices(of: service, used: walk.references)
        owners = PropertyOwners(service)
        sent = SentSchemas(service, choices: &choices)
        multipart = MultipartMembers(service)
    }

    // MARK: Types

    /// The type of a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - place: The words that name a type after where the schema stands.
    mutating func type(of schema: Schema, at place: String) -> SwiftType {
        switch schema.shape {
        case .reference(let reference): return type(of: reference)
        case .string(let format): return formats.string(format: format)
        case .integer(let format): return formats.integer(format: format).orText(schema.allowsText)
        case .number(let format): return formats.number(format: format).orText(schema.allowsText)
        case .boolean: return SwiftType("Bool")
        case .binary: return .data
        case .any: return .json
        case .array(let element):
            return .array(of: type(of: element, at: itemPlace(of: place)), isNullable: isNullable(element))
        case .map(let value):
            return .dictionary(of: type(of: value, at: place + " value"), isNullable: isNullable(value))
        case .enumeration(let enumeration):
            let key = InlineSchema(place: SourcePlace(of: schema), names: enumeration.values.map(\.rawValue))
            if let type = inlineTypes[key] { return type }
            // Enumerations of one name (`x-ms-enum`) and the same values are one.
            let same = enumeration.clientName.map { _ in InlineEnumeration(enumeration) }
            if let type = same.flatMap({ namedEnumerations[$0] }) { return type }
            if let index = same.flatMap({ declaredEnumerations[$0] }) {
                enqueue(index)
                return SwiftType(names[index])
            }
            let name = inlineName(schema, wanted: enumeration.clientName, at: place)
            inlineTypes[key] = SwiftType(name)
            if let same { namedEnumerations[same] = SwiftType(name) }
            return declare(enumeration, schema, name: name, in: file ?? .type(name))
        case .object(let object):
            let key = InlineSchema(place: SourcePlace(of: schema), names: object.properties.map(\.name))
            if let type = inlineTypes[key] { return type }
            let name = inlineName(schema, wanted: nil, at: place)
            inlineTypes[key] = SwiftType(name, model: name)
            return declare(object, schema, name: name, in: file ?? .type(name))
        case .union(let union): return type(of: union, schema, at: place)
        }
    }

    /// The schema that is meant in the end, where a schema refers to others.
    func resolved(_ schema: Schema) -> Schema { service.resolved(schema) }

    /// The words that name what stands inside a schema, wherever the schema is used; `nil` if it has no name.
    func name(of schema: Schema) -> String? {
        if case .reference(let reference) = schema.shape { return names[reference.index] }
        return schema.clientName
    }

    /// Whether the value of a schema may be `null`, by itself or by what it refers to.
    func isNullable(_ schema: Schema) -> Bool {
        let target = resolved(schema)
        if schema.isNullable || target.isNullable { return true }
        guard case .union(let union) = target.shape else { return false }
        return union.alternatives.contains { resolved($0).isNullable }
    }

    /// Declares the named schemas of the given indices, whether an operation needs them or not. They take their names when
    /// all that operations need has its own.
    mutating func declare(_ indices: [Int]) {
        declareReferences()
        names.claimUnused(in: &inlineNames)
        RenameChecker.check(rename.models, against: service, names: names, diagnostics: &diagnostics)
        SchemaNameCollisions.report(service, rename: rename, names: names, diagnostics: &diagnostics)
        for index in indices {
            _ = type(of: Schema.Reference(index: index, name: service.schemas[index].name))
        }
        declareReferences()
    }

    private mutating func type(of reference: Schema.Reference) -> SwiftType {
        let schema = service.schemas[reference.index].schema
        switch schema.shape {
        case .object: return objectType(of: reference.index)
        case .union(let union): return type(of: union, of: reference)
        case .enumeration:
            enqueue(reference.index)
            return SwiftType(names[reference.index])
        case .array where recursiveSchemas.contains(reference.index),
            .map where recursiveSchemas.contains(reference.index):
            enqueue(reference.index)
            return SwiftType(names[reference.index])
        default:
            // Whatever contains itself has passed a type with a name of its own by now.
            return within(nil) { $0.type(of: schema, at: $0.names[reference.index]) }
        }
    }

    mutating func enqueue(_ index: Int) {
        guard declaredReferences.insert(index).inserted else { return }
        pendingReferences.append(index)
    }

    /// Declares what is described inside of something that has a file.
    mutating func within<Result>(_ file: TypeFile?, _ declare: (inout ModelCatalog) -> Result) -> Result {
        let outer = self.file
        self.file = file
        defer { self.file = outer }
        return declare(&self)
    }

    mutating func inlineName(_ schema: Schema, wanted: String?, at place: String) -> String {
        claimType(wanted ?? schema.clientName ?? place)
    }

    /// Whether no type has the name that words make.
    func isFree(_ place: String) -> Bool { inlineNames.isFree(names.allowed(SwiftName.type(place))) }

    /// Takes the name of a type that is made for something other than a schema, such as the answers of an operation.
    ///
    /// - Parameter place: The words that name the type.
    mutating func claimType(_ place: String) -> String {
        // What others would have called themselves does not depend on what the user calls this one.
        let name = inlineNames.claim(names.allowed(SwiftName.type(place)))
        madeNames.insert(name)
        guard let wanted = rename.types[name] else { return name }
        let given = inlineNames.claim(wanted.value)
        RenameChecker.check(given, of: name, wanted: wanted, diagnostics: &diagnostics)
        return given
    }

    /// Whether two schemas describe values of one type, by themselves or by what they refer to.
    func haveOneType(_ left: Schema, _ right: Schema) -> Bool {
        let (left, right) = (resolved(left), resolved(right))
        return SourcePlace(of: left) == SourcePlace(of: right)
            || SchemaComparison.haveOneType(left, right, formats: formats)
    }

    /// Whether requests send values of a schema.
    func isSent(_ schema: Schema) -> Bool { sent.contains(schema) }

    /// Whether a schema has members that only the parts of a body can hold.
    func hasParts(_ schema: Schema) -> Bool { multipart.contains(resolved(schema)) }

    /// Adds a struct that was declared elsewhere.
    mutating func add(_ model: ModelDeclaration) { models.append(model) }

    // MARK: Declarations

    /// Declares the named schemas that were referred to, and those that they refer to, until there are no more.
    private mutating func declareReferences() {
        while let index = pendingReferences.popLast() {
            let named = service.schemas[index]
            let file = TypeFile.type(names[index])
            switch named.schema.shape {
            case .object(let object):
                _ = declare(object, named.schema, name: names.exact(index), wireName: named.name, in: file)
                unionTypes.models[index] = models.count - 1
                declareSubtypes(of: index, in: file)
            case .enumeration(let enumeration):
                _ = declare(enumeration, named.schema, name: names[index], wireName: named.name, in: file)
            case .array, .map: declareRecursive(named.schema, name: names[index], in: file)
            default: break
            }
        }
    }
}
