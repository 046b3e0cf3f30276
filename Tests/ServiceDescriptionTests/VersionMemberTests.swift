import Testing
import YAML

@testable import ServiceDescription

/// What becomes of each member of the model where two versions of a service are made one. A member that nobody thought of would be
/// taken from the newer version without a word: who adds one says in `VersionMerger` what becomes of it, and then here.
@Suite struct VersionMemberTests {
    /// What becomes of the members of a type.
    struct Members: Sendable, CustomTestStringConvertible {
        /// A value of the type.
        let value: any Sendable
        /// Made of what both versions say.
        var merged: Set<String> = []
        /// The newer version counts, and what the older one says differently is told.
        var told: Set<String> = []
        /// The newer version counts: it is about names and words, or where something stands, or is the same in both.
        var newest: Set<String> = []

        var testDescription: String { "\(type(of: value))" }
    }

    private static let mark = Mark(file: SourceFile(path: "a.yaml", text: []), line: 1, column: 1)
    private static let schema = Schema(shape: .any, mark: mark)

    static let operations = [
        Members(
            value: Operation(.init(identifier: "a", hasOwnIdentifier: true, method: "GET", path: "/a", mark: mark)),
            merged: ["parameters", "body", "responses", "security", "pagingExtension"],
            told: ["method", "path", "paging", "longRunning", "servers"],
            newest: [
                "identifier", "undividedIdentifier", "hasOwnIdentifier", "identifierMark", "clientName", "clientGroup",
                "tags", "documentation", "mark", "pagingMarks",
            ]
        ),
        Members(
            value: Parameter(
                name: "p",
                location: .query,
                isRequired: true,
                textStyle: TextStyle(.form),
                schema: schema,
                mark: mark
            ),
            merged: ["isRequired", "schema", "isWriteOnly", "constant", "extensions"],
            told: ["textStyle", "mediaType"],
            newest: [
                "name", "clientName", "location", "allowsEmptyValue", "mayBeLeftOut", "hasSegments", "isPath",
                "encodings",
                "belongsToClient", "documentation", "mark",
            ]
        ),
        Members(
            value: ParameterExtensions(),
            merged: ["isMarkedSecret"],
            newest: ["clientDefault", "isClientRequestId", "isApiVersion", "headerPrefix", "group"]
        ),
        Members(
            value: RequestBody(isRequired: true, contents: [], mark: mark),
            merged: ["isRequired", "contents"],
            newest: ["name", "saysOptional", "flattening", "documentation", "mark"]
        ),
        Members(
            value: Content(mediaType: "a/b", schema: nil, mark: mark),
            merged: ["schema", "items", "encodings"],
            newest: ["mediaType", "isEmptyObject", "isMergePatch", "mark"]
        ),
        Members(value: Content.Items(.values), merged: ["schema"], newest: ["form"]),
        Members(
            value: FieldEncoding(name: "f", mark: mark),
            told: ["mediaType", "textStyle", "isStyled"],
            newest: ["name", "isOfPlace", "headerNames", "mark"]
        ),
        Members(value: TextStyle(.form), told: ["style", "explodes", "listStyles", "allowsReserved", "isEncoded"]),
        Members(
            value: Response(status: .default, mark: mark),
            merged: ["contents", "headers"],
            told: ["meaning"],
            newest: ["undescribedTypes", "isNothing", "status", "documentation", "mark"]
        ),
        Members(
            value: Header(name: "H", schema: schema, mark: mark),
            merged: ["schema"],
            told: ["prefix", "mediaType"],
            newest: ["name", "clientName", "listStyle", "leadsToNextPage", "documentation", "mark"]
        ),
        Members(
            value: Paging(itemsName: nil, nextLinkName: nil),
            told: ["itemsName", "nextLinkName", "nextOperation", "continuation"],
            // Only the client configuration says these, which is read afterwards, but for what belongs to the name of the items.
            newest: ["moreName", "parameterPlace", "isConfigured", "isItemsNameDefault"]
        ),
        Members(value: LongRunning(), told: ["finalState"]),
    ]

    static let schemas = [
        Members(
            value: schema,
            merged: ["shape", "isNullable", "textOfNumber", "takesOtherText"],
            told: ["xml"],
            newest: [
                "allowsOnlyNull", "clientName", "title", "defaultValue", "contentMediaType", "saysContentEncoding",
                "documentation", "mark", "composedAt",
            ]
        ),
        Members(
            value: ObjectSchema(properties: []),
            merged: ["properties", "additionalProperties", "discriminator", "bases", "discriminatorValue"]
        ),
        Members(
            value: Property(name: "p", isRequired: true, schema: schema, mark: mark),
            merged: ["isRequired", "constant", "isMarkedSecret", "schema"],
            told: ["isReadOnly", "isWriteOnly"],
            newest: ["name", "clientName", "clientDefault", "flattening", "documentation", "mark"]
        ),
        Members(value: UnionSchema(alternatives: []), merged: ["alternatives", "discriminator"]),
        Members(
            value: Discriminator(propertyName: "k", mark: mark),
            merged: ["mapping"],
            told: ["propertyName", "defaultMapping"],
            newest: ["mark"]
        ),
        Members(
            value: EnumerationSchema(rawType: .string, values: []),
            merged: ["values", "isFrozen", "isExtensible", "takesAnyText"],
            told: ["rawType"],
            newest: ["clientName", "format"]
        ),
    ]

    static let services = [
        Members(
            value: Service(
                title: "A",
                version: "1",
                documentation: Documentation(),
                servers: [],
                securitySchemes: [],
                security: [],
                tags: [],
                operations: [],
                schemas: [],
                mark: mark
            ),
            // What is lacking because of errors, the reader joins.
            merged: [
                "securitySchemes", "security", "tags", "operations", "schemas", "versions", "omitted", "intact",
            ],
            told: ["servers"],
            newest: ["title", "version", "documentation", "mark"]
        ),
        Members(
            value: SecurityScheme(name: "k", kind: .credential(.basic), documentation: Documentation(), mark: mark),
            told: ["kind", "prefix"],
            // Requirements are compared with the scopes before.
            newest: ["name", "hasScopes", "declaredScopes", "tokenURLs", "documentation", "mark"]
        ),
        Members(value: SecurityRequirement(schemes: []), merged: ["scopes"], newest: ["schemes"]),
    ]

    @Test(arguments: operations + schemas + services)
    func eachIsThoughtOf(members: Members) {
        let stored = Set(Self.members(of: members.value))
        let thoughtOf = members.merged.union(members.told).union(members.newest)
        #expect(stored.subtracting(thoughtOf) == [], "say in 'VersionMerger' what becomes of them, and then here")
        #expect(thoughtOf.subtracting(stored) == [], "the model has no such members")
        #expect(members.merged.count + members.told.count + members.newest.count == thoughtOf.count)
    }

    /// The names of the stored members, those included that a value keeps by reference.
    private static func members(of value: Any) -> [String] {
        Mirror(reflecting: value).children.flatMap { label, member in
            let storage = Mirror(reflecting: member).descendant("storage", "value")
            return label == "parts" ? storage.map(members) ?? [] : [label].compactMap(\.self)
        }
    }
}
