import ClientConfiguration
import ServiceDescription

/// Finds the Swift type of every schema, and declares the necessary types.
///
/// A named schema has one type wherever it is used. A schema inside another, or inside an operation, is named after its
/// place. Data flows in one direction:
///
/// 1. Facts about schemas that do not depend on types are collected first, and never change.
/// 2. The named schemas that operations use get their names, so that the needs of another operation never rename a
///    type.
/// 3. Operations ask for types. A schema without a name gets one when it first occurs, and keeps its type from then on.
///    A named type is known by its name, and its declaration is postponed, which avoids cycles, unless it is an
///    enumeration. Each declaration is added when it is complete, and does not change.
/// 4. ``finish(besides:)`` adds the postponed declarations. Then functions from declarations to declarations add facts
///    that depend on all of them.
struct ModelCatalog {
    // MARK: What is known

    /// What is known of schemas.
    let facts: SchemaFacts
    /// The names that the user wants.
    let rename: ClientConfiguration.Rename
    /// The names of members.
    let memberNames: MemberNames
    /// Declares enumerations.
    private let enumerationBuilder: EnumerationBuilder

    // MARK: What is found on the way

    /// The names of types.
    private(set) var names: TypeNames
    /// The types of what was met so far.
    var known = KnownTypes()
    /// The types that are declared so far.
    var declarations = TypeDeclarations()
    /// What was wrong.
    var diagnostics = Diagnostics()
    /// The values that distinguish objects.
    var discriminatorValues: DiscriminatorValues
    /// Flattens members.
    var flattening: MemberFlattening
    /// The named schemas that are declared or wait for it, and those that wait.
    private var enqueued: Set<Int> = []
    private var waiting: [Int] = []

    /// A catalog of the types of a service.
    ///
    /// - Parameters:
    ///   - facts: What is known of the schemas of the service.
    ///   - configuration: The names and types that the user wants.
    ///   - own: The names of the client and of its own types, such as the options.
    init(_ facts: SchemaFacts, configuration: ClientConfiguration, own: OwnNames) {
        self.facts = facts
        rename = configuration.rename
        memberNames = MemberNames(configuration.rename, facts.valueNames)
        enumerationBuilder = EnumerationBuilder(configuration)
        flattening = MemberFlattening(facts)
        discriminatorValues = DiscriminatorValues(facts)
        names = TypeNames(facts, rename: configuration.rename, own: own)
    }

    /// The service.
    var service: Service { facts.service }

    // MARK: Types

    /// The type of a schema at a place.
    mutating func type(of schema: Schema, at place: TypePlace) -> SwiftType {
        type(of: schema) { _ in place }
    }

    /// The type of a schema.
    ///
    /// - Parameters:
    ///   - schema: The schema.
    ///   - place: Its place, which few schemas need.
    mutating func type(of schema: Schema, at place: (ModelCatalog) -> TypePlace) -> SwiftType {
        if let type = facts.formats.primitiveType(of: schema) { return type }
        switch schema.shape {
        case .reference(let index): return type(of: index)
        case .array(let element): return .array(elementType(of: element) { $0.names.placeOfItem(in: place($0)) })
        case .map(let value): return .dictionary(elementType(of: value) { place($0).item("value") })
        case .enumeration(let enumeration): return type(of: enumeration, schema, at: place(self))
        case .object(let object): return type(of: object, schema, at: place(self))
        case .union(let union): return type(of: union, schema, at: place(self))
        case .string, .integer, .number, .boolean, .binary, .any: return .json
        }
    }

    /// The type of what an array, a map or a stream has many of.
    ///
    /// - Parameters:
    ///   - schema: Its schema.
    ///   - place: Its place, which few schemas need.
    mutating func elementType(of schema: Schema, at place: (ModelCatalog) -> TypePlace) -> SwiftType {
        facts.elementType(type(of: schema, at: place), of: schema)
    }

    /// The type of a body, whose schema stands at a place.
    mutating func type(of content: Content, at place: TypePlace) -> SwiftType {
        if let schema = facts.contents.structuredSchema(of: content) { return type(of: schema, at: place) }
        return facts.contents.unstructuredType(of: content)
    }

    /// The type of the named schema of an index.
    private mutating func type(of index: Int) -> SwiftType {
        let schema = service.schemas[index].schema
        switch schema.shape {
        case .object: return objectType(of: index)
        case .union(let union): return type(of: union, of: index)
        case .enumeration:
            enqueue(index)
            return .enumeration(names[index])
        case .array where facts.recursive.contains(index), .map where facts.recursive.contains(index):
            enqueue(index)
            return .declared(names[index])
        default:
            // Whatever contains itself has passed a type with a name of its own by now.
            return type(of: schema, at: TypePlace(names[index], in: nil))
        }
    }

    /// The type of a schema without a name that a reference gives one.
    mutating func typeOfNested(_ schema: InlineSchema) -> SwiftType? {
        facts.index(of: schema).map { type(of: $0) }
    }

    /// The type of an object without a name.
    private mutating func type(of object: ObjectSchema, _ schema: Schema, at place: TypePlace) -> SwiftType {
        let key = InlineSchema(object, schema)
        if let type = known.inline[key] ?? typeOfNested(key) { return type }
        let name = claimName(of: schema, at: place)
        known.inline[key] = .model(name)
        let subject = schema.clientName == nil ? place.subject : place.subject?.shared
        declare(object, schema, as: TypeHeader(name: name, subject: subject, file: place.file(of: name)))
        return .model(name)
    }

    /// The type of an enumeration without a name.
    private mutating func type(of enumeration: EnumerationSchema, _ schema: Schema, at place: TypePlace) -> SwiftType {
        let key = InlineSchema(enumeration, schema)
        if let type = known.inline[key] ?? typeOfNested(key) { return type }
        let identity = facts.enumerations.identity(of: enumeration)
        let shared = identity.flatMap { facts.enumerations[$0] }
        if let identity, let type = known.enumerations[identity] { return type }
        if let index = shared?.index {
            enqueue(index)
            return .enumeration(names[index])
        }
        let name = enumeration.clientName.map { names.claim($0) } ?? claimName(of: schema, at: place)
        known.inline[key] = .enumeration(name)
        if let identity { known.enumerations[identity] = .enumeration(name) }
        // A type with its own name may occur elsewhere, too.
        let isShared = shared != nil || schema.clientName != nil
        let subject = isShared ? place.subject?.shared : place.subject
        let header = TypeHeader(name: name, subject: subject, file: place.file(of: name))
        declare(shared?.whole ?? enumeration, schema, as: header)
        return .enumeration(name)
    }

    // MARK: Names

    /// Claims the name for the type of a schema without a name.
    mutating func claimName(of schema: Schema, at place: TypePlace) -> String {
        names.claim(firstOf: schema.clientName.map(RouteWords.names) ?? [place.words])
    }

    /// Names a schema after a place if it is to be named so, and has no name yet.
    mutating func claimName(of index: Int, at place: TypePlace) {
        if names.claim(index, after: place.words) { known.places[index] = place }
    }

    /// Takes the name of a type that is made for something other than a schema, such as the responses of an operation.
    ///
    /// - Parameter place: The words that name the type.
    mutating func claimType(_ place: String) -> String { names.claim(place) }

    /// The words that name types inside a schema, wherever the schema is used, or `nil` if it has no name.
    func name(of schema: Schema) -> String? {
        if case .reference(let index) = schema.shape { return names[index] }
        return schema.clientName
    }

    /// The name of the type that declares a composed member, which names the types inside the member.
    func declaringType(of member: SourcePlace) -> String? { facts.owners[member].map { names[$0] } }

    // MARK: Declarations

    /// Declares everything that operations have requested.
    ///
    /// - Parameter wanted: The indices of further named schemas that are declared, whether an operation needs them or not. They take
    ///   their names when all that operations need has its own.
    mutating func finish(besides wanted: [Int]) {
        declareWaiting()
        names.claimUnused()
        RenameChecker.check(rename[.models], against: service, names: names, diagnostics: &diagnostics)
        for index in wanted { _ = type(of: index) }
        declareWaiting()
        enumerationBuilder.expandability.check(declarations.enumerations, of: service, diagnostics: &diagnostics)
        RenameChecker.checkTypes(rename[.types], of: service, made: names.made, diagnostics: &diagnostics)
        declarations = DiscriminatorMembers(of: declaredObjects, discriminatorValues, facts, named: memberNames)
            .written(into: declarations)
    }

    /// Postpones the declaration of a named schema, if it has none yet. That of an enumeration, which leads to no other type, is
    /// added at once, because the default of a parameter may be one of its values.
    mutating func enqueue(_ index: Int) {
        guard enqueued.insert(index).inserted else { return }
        let named = service.schemas[index]
        if case .enumeration(let enumeration) = named.schema.shape {
            let name = names[index]
            let whole = facts.enumerations.whole(enumeration, of: index, named: named.name)
            let header = TypeHeader(
                name: name,
                wireName: named.name,
                plainName: names.withoutPrefix(index),
                file: .type(name)
            )
            declare(whole, named.schema, as: header)
        } else {
            waiting.append(index)
        }
    }

    /// The names of the structs of the named objects that are declared, with the indices of their schemas.
    private var declaredObjects: [(index: Int, type: String)] {
        enqueued.filter { service.schemas[$0].schema.shape.isObject }.map { ($0, names.exact($0)) }
    }

    /// Adds the postponed declarations of named schemas, and those of the schemas that they refer to, until there are
    /// no more.
    ///
    /// Those that wait are declared in the order of the description. The types inside them take their names then, and another
    /// operation, which uses one of them earlier, must not change who is first.
    private mutating func declareWaiting() {
        while !waiting.isEmpty {
            let indices = waiting.sorted()
            waiting = []
            for index in indices { declareNamed(index) }
        }
    }

    private mutating func declareNamed(_ index: Int) {
        let named = service.schemas[index]
        let file = known.places[index]?.file(of: names[index]) ?? .type(names[index])
        switch named.schema.shape {
        case .object(let object):
            let wireName = named.isNamedAfterPlace ? nil : named.name
            let header = TypeHeader(
                name: names.exact(index),
                wireName: wireName,
                plainName: names.withoutPrefix(index),
                file: file
            )
            declare(object, named.schema, as: header)
            declareSubtypes(of: index)
        case .array, .map: declareRecursive(named.schema, name: names[index], in: file)
        default: break
        }
    }

    private mutating func declare(_ enumeration: EnumerationSchema, _ schema: Schema, as header: TypeHeader) {
        let otherText = facts.placeOfOtherText(than: schema)
        declarations.add(
            enumerationBuilder.declare(enumeration, schema, as: header, otherText: otherText, diagnostics: &diagnostics)
        )
    }

    /// Declares an array or a map that contains itself.
    private mutating func declareRecursive(_ schema: Schema, name: String, in file: TypeFile) {
        let type = self.type(of: schema, at: TypePlace(name, in: file))
        declarations.add(RecursiveDeclaration(name: name, file: file, documentation: schema.documentation, type: type))
    }
}
