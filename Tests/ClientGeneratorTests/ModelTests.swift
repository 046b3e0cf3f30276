import Testing

/// What the schemas of a description become.
@Suite struct ModelTests {
    /// What a schema says of the member that it describes does not depend on where it is written.
    @Test(arguments: [
        "description: '-'", "x-ms-mutability: [read]", "x-ms-mutability: [create, update]", "readOnly: true",
        "description: The text., default: a", "writeOnly: true", "x-ms-secret: true", "description: Size.",
    ])
    func aNamedSchemaSaysOfAMemberWhatOneInPlaceDoes(keys: String) throws {
        let swagger = { (schema: String) in
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            paths: {/a: {put: {operationId: put, parameters: [{name: b, in: body, schema: {$ref: '#/definitions/Pet'}}]}}}
            definitions:
              Text: {type: string, \(keys)}
              Pet: {type: object, properties: {size: \(schema)}}
            """
        }
        let inPlace = try Generation(swagger("{type: string, \(keys)}")).files
        let named = try Generation(swagger("{$ref: '#/definitions/Text'}")).files
        #expect(try named.type("Pet") == inPlace.type("Pet"))
        #expect(try named.file("ShopClient.swift") == inPlace.file("ShopClient.swift"))
    }

    @Test func aModelSaysWhichMembersItHas() throws {
        let pet = try generate(
            schemas(
                """
                Pet:
                  description: An animal that lives with people.
                  type: object
                  required: [id, owner]
                  properties:
                    id: {type: integer, description: 'The number of the pet.'}
                    owner: {type: string, nullable: true}
                    nick_name: {type: string}
                    note: {type: string, nullable: true}
                """
            )
        ).file("Source/Models/Pet.swift")
        #expect(
            pet == """
                // This file is generated from a service description. Do not change it: the next run overwrites it.

                import Foundation
                import ServiceRuntime

                /// An animal that lives with people.
                public struct Pet: ServiceModel, Codable, Hashable, Identifiable {
                    /// The number of the pet.
                    public let id: Int
                    /// The owner.
                    public let owner: String?
                    /// The nick name.
                    public let nickName: String?
                    /// The note.
                    public let note: String?

                    // MARK: Initializers

                    /// Creates a value from its members.
                    public init(id: Int, owner: String?, nickName: String? = nil, note: String? = nil) {
                        self.id = id
                        self.owner = owner
                        self.nickName = nickName
                        self.note = note
                    }

                    // MARK: ServiceModel Protocol

                    /// Reads a value member by member.
                    public init(reading reader: ModelReader) throws {
                        self.id = reader.readInt("id")
                        self.owner = reader.readStringIfPresent("owner")
                        self.nickName = reader.readStringIfPresent("nick_name")
                        self.note = reader.readStringIfPresent("note")
                    }

                    /// Writes the value member by member.
                    @inline(never)
                    public func writeMembers(to writer: ModelWriter) {
                        writer.writeInt(id, for: "id")
                        writer.writeNullable(owner, for: "owner")
                        writer.writeString(nickName, for: "nick_name")
                        writer.writeString(note, for: "note")
                    }
                }

                """
        )
    }

    // MARK: - Types

    private static let schemaTypes: [(String, String)] = [
        ("{type: string}", "String"),
        ("{type: boolean}", "Bool"),
        ("{type: integer}", "Int"),
        ("{type: integer, format: int32}", "Int"),
        ("{type: integer, format: uint64}", "UInt64"), ("{type: integer, format: uint256}", "Decimal"),
        // The 64 bits of a database, unless a value shows that it is one of JavaScript's.
        ("{type: integer, format: bigint}", "Int"), ("{type: integer, format: bigint, minimum: 0}", "Int"),
        ("{type: integer, format: bigint, example: 9223372036854775808}", "Decimal"),
        ("{type: integer, format: bigint, minimum: 0, maximum: 18446744073709551615}", "UInt64"),
        ("{type: integer, format: biginteger}", "Decimal"),
        ("{type: integer, format: decimal128}", "Decimal"), ("{type: integer, format: numeric}", "Int"),
        ("{type: number}", "Double"),
        ("{type: number, format: int128}", "Decimal"), ("{type: number, format: biginteger}", "Decimal"),
        ("{type: number, format: bigint}", "Int"),
        ("{type: number, format: float}", "Float"),
        ("{type: string, format: date-time}", "Date"),
        ("{type: string, format: RFC3339}", "Date"),
        ("{type: string, format: google-datetime}", "Date"),
        ("{type: string, format: guid, maxLength: 8}", "String"),
        ("{type: number, format: numeric}", "Decimal"),
        ("{type: string, format: date}", "CalendarDate"),
        ("{type: string, format: uri}", "URL"),
        ("{type: string, format: uuid}", "UUID"),
        ("{type: string, format: uuid4}", "UUID"),
        ("{type: number, format: int64}", "Int"),
        // Whole numbers that travel as text, as ProtoJSON writes those of 64 bits.
        ("{type: string, format: int64}", "Int"),
        ("{type: string, format: int32, example: '-7', default: '0'}", "Int"),
        ("{type: string, format: uint64, pattern: '^[0-9]+$'}", "UInt64"),
        ("{type: array, items: {type: string, format: int64, examples: ['1', '2']}}", "[Int]"),
        ("{type: object, additionalProperties: {type: string, format: uint32, example: 5}}", "[String: Int]"),
        ("{type: string, format: int64, nullable: true}", "Int?"),
        ("{type: string, format: decimal128}", "Decimal"),
        ("{type: string, format: integer}", "String"),
        ("{type: string, format: int}", "String"),
        ("{type: string, format: double}", "String"),
        ("{type: string, format: float}", "String"),
        ("{type: string, format: number}", "String"),
        ("{type: string, format: int64, example: a1}", "String"),
        ("{type: string, format: int64, examples: ['1', 1.5]}", "String"),
        ("{type: string, format: int64, default: ''}", "String"),
        ("{type: string, format: int64, pattern: '^[A-F0-9]{16}$'}", "String"),
        ("{type: string, format: double}", "String"),
        // A `Decimal` of Pydantic, which may come as text as well.
        ("{anyOf: [{type: number}, {type: string, pattern: '^(?!^[-+.]*$)[+-]?0*\\d*\\.?\\d*$'}]}", "Decimal"),
        (
            "{anyOf: [{type: string, pattern: '^(?!^[-+.]*$)[+-]?0*(?:\\d{0,8}|(?=[\\d.]{1,11}0*$)\\d{0,8}\\.\\d{0,2}0*$)'}, "
                + "{type: number}]}", "Decimal"
        ),
        ("{anyOf: [{type: number}, {type: string, format: decimal}]}", "Decimal"),
        ("{anyOf: [{type: integer}, {type: string, pattern: '^\\d{4}-\\d{2}$'}]}", "PetA"),
        ("{type: [integer, string]}", "PetA"),
        ("{type: string, format: byte}", "Data"),
        ("{type: string, format: unknown}", "String"),
        ("{type: array, items: {type: string}}", "[String]"),
        ("{type: array, items: {type: string, nullable: true}}", "[String?]"),
        ("{type: array, items: {type: array, items: {type: integer}}}", "[[Int]]"),
        ("{type: object, additionalProperties: {type: integer}}", "[String: Int]"),
        ("{type: object, additionalProperties: {type: integer, nullable: true}}", "[String: Int?]"),
        ("{}", "JSONValue"),
        ("{$ref: '#/components/schemas/Names'}", "[String]"),
        ("{$ref: '#/components/schemas/Toy'}", "Toy"),
        ("{type: array, items: {$ref: '#/components/schemas/Size'}}", "[Size?]"),
        ("{type: object, additionalProperties: {$ref: '#/components/schemas/Size'}}", "[String: Size?]"),
    ]

    @Test(arguments: schemaTypes)
    func types(schema: String, type: String) throws {
        let pet = try generate(
            schemas(
                """
                Pet: {type: object, required: [a], properties: {a: \(schema)}}
                Names: {type: array, items: {type: string}}
                Toy: {type: object, properties: {b: {type: string}}}
                Size: {type: string, enum: [s, m], nullable: true}
                """
            )
        ).file("Pet.swift")
        #expect(pet.members.filter { $0.hasPrefix("let ") } == ["let a: \(type)"])
    }

    @Test(arguments: [
        ("{type: string, format: UUID}", "UUID"), ("{type: string, format: Date}", "CalendarDate"),
        ("{type: string, format: Byte}", "Data"), ("{type: integer, format: UInt64}", "UInt64"),
        ("{type: number, format: Float}", "Float"), ("{type: number, format: Int64}", "Int"),
        ("{type: integer, format: BigInteger}", "Decimal"), ("{type: integer, format: Timestamp}", "Date"),
        ("{type: string, format: HTTP-Date}", "Date"), ("{type: string, format: DateTime}", "Date"),
        ("{type: string, format: Color}", "String"),
    ])
    func formatsInCapitals(schema: String, type: String) throws {
        let generation = try Generation(schemas("Pet: {required: [a], properties: {a: \(schema)}}"))
        let pet = try generation.files.file("Pet.swift")
        #expect(pet.members.filter { $0.hasPrefix("let ") } == ["let a: \(type)"])
        #expect(generation.diagnostics.count == (type == "String" ? 0 : 1))
    }

    /// What else depends on a format does so in each spelling.
    @Test(arguments: [
        ("{type: string, format: UUID, maxLength: 8}", "String"), ("{type: object, format: Email}", "String"),
        ("{type: object, format: GUID}", "UUID"), ("{type: string, format: Binary}", "String"),
    ])
    func whatDependsOnAFormatInCapitals(schema: String, type: String) throws {
        let pet = try Generation(schemas("Pet: {required: [a], properties: {a: \(schema)}}")).files.file("Pet.swift")
        #expect(pet.members.filter { $0.hasPrefix("let ") } == ["let a: \(type)"])
    }

    /// A named schema that makes another one nullable is no type of its own, and what refers to it may be `null`.
    @Test(arguments: [
        "{allOf: [{$ref: '#/components/schemas/Toy'}], nullable: true}",
        "{oneOf: [{$ref: '#/components/schemas/Toy'}], nullable: true}",
        "{anyOf: [{$ref: '#/components/schemas/Toy'}, {type: 'null'}]}",
        "{oneOf: [{type: 'null'}, {$ref: '#/components/schemas/Toy'}]}",
    ])
    func namedNullableReferences(schema: String) throws {
        let pet = try generate(
            schemas(
                """
                Pet:
                  required: [a, b, c, d]
                  properties:
                    a: {$ref: '#/components/schemas/NullableToy'}
                    b: {$ref: '#/components/schemas/Other'}
                    c: {type: array, items: {$ref: '#/components/schemas/NullableToy'}}
                    d: {allOf: [{$ref: '#/components/schemas/NullableToy'}]}
                Toy: {type: object, properties: {b: {type: string}}}
                NullableToy: \(schema)
                Other: {$ref: '#/components/schemas/NullableToy'}
                """
            )
        ).file("Pet.swift")
        #expect(
            pet.members.filter { $0.hasPrefix("let ") } == [
                "let a: Toy?", "let b: Toy?", "let c: [Toy?]", "let d: Toy?",
            ]
        )
    }

    @Test(arguments: [
        ("{type: string, format: date-time-rfc1123}", "Date", "rfc1123"),
        ("{type: string, format: date-time-rfc7231}", "Date", "rfc1123"),
        ("{type: string, format: http-date}", "Date", "rfc1123"),
        ("{type: string, format: date-time-http}", "Date", "rfc1123"),
        ("{type: string, format: date-time-rfc-2822}", "Date", "rfc2822"),
        ("{type: string, format: rfc2822}", "Date", "rfc2822"),
        ("{type: integer, format: unixtime}", "Date", "unixSeconds"),
        ("{type: integer, format: unix-time}", "Date", "unixSeconds"),
        ("{type: integer, format: timestamp}", "Date", "unixSeconds"),
        ("{type: number, format: epoch}", "Date", "unixTime"),
        ("{type: string, format: base64url}", "Data", "base64URL"),
        ("{type: array, items: {type: integer, format: unixtime}}", "[Date]", "unixSeconds"),
        // As ASP.NET Core 10 describes numbers, which it also takes as text.
        ("{pattern: '^-?(?:0|[1-9]\\d*)$', type: [integer, string], format: int32}", "Int", "numberOrText"),
        ("{pattern: '^-?(?:0|[1-9]\\d*)$', type: ['null', integer, string], format: uint64}", "UInt64", "numberOrText"),
        // As Connect describes them.
        ("{type: [integer, string], format: int64}", "Int", "numberOrText"),
        ("{type: string, format: int64}", "Int", "integerText"),
        (
            "{pattern: '^-?(?:0|[1-9]\\d*)(?:\\.\\d+)?(?:[eE][+-]?\\d+)?$', type: [number, string], format: double}",
            "Double",
            "numberOrText"
        ),
    ])
    func codings(schema: String, type: String, coding: String) throws {
        let pet = try generate(schemas("Pet: {type: object, properties: {a: \(schema)}}")).file("Pet.swift")
        #expect(pet.members == ["let a: \(type)?"])
        #expect(
            pet.lines(containing: "reader.", "writer.") == [
                "self.a = reader.readIfPresent(\"a\", as: .\(coding))",
                "writer.write(a, for: \"a\", as: .\(coding))",
            ]
        )
    }

    /// As Pydantic describes bytes, which it reads and writes as they are unless it says otherwise.
    @Test(arguments: [
        ("{type: string, contentMediaType: application/octet-stream}", "String"),
        ("{type: string, contentMediaType: application/octet-stream, contentEncoding: base64}", "Data"),
        ("{type: string, contentMediaType: application/octet-stream, format: base64}", "Data"),
        ("{type: string, format: binary}", "Data"),
        ("{type: array, items: {type: string, contentMediaType: application/octet-stream}}", "[String]"),
    ])
    func bytesWithoutAnEncodingAreText(schema: String, type: String) throws {
        let pet = try generate(schemas("Pet: {type: object, properties: {a: \(schema)}}")).file("Pet.swift")
        #expect(pet.members == ["let a: \(type)?"])
    }

    @Test func requiredMembersThrowOnlyIfNothingCanStandInForThem() throws {
        let pet = try generate(
            schemas(
                """
                Pet:
                  type: object
                  required: [name, weight, page, names, toys, sizes, born, id, owner, note]
                  properties:
                    name: {type: string}
                    weight: {type: number}
                    page: {type: string, format: uri}
                    names: {type: array, items: {type: string}}
                    toys: {type: array, items: {type: object, properties: {name: {type: string}}}}
                    sizes: {type: object, additionalProperties: {type: integer}}
                    born: {type: integer, format: unixtime}
                    id: {type: string, format: uuid}
                    owner: {type: object, properties: {name: {type: string}}}
                    note: {type: string, nullable: true}
                """
            )
        ).file("Pet.swift")
        #expect(
            pet.lines(containing: "= reader.", "try reader.").prefix(10) == [
                "self.name = reader.readString(\"name\")",
                "self.weight = reader.readDouble(\"weight\")",
                "self.page = reader.readURL(\"page\")",
                "self.names = reader.readArray(\"names\")",
                "self.toys = reader.readArray(\"toys\")",
                "self.sizes = reader.readDictionary(\"sizes\")",
                "self.born = reader.readDate(\"born\", as: .unixSeconds)",
                "self.id = try reader.read(\"id\")",
                "self.owner = try reader.read(\"owner\")",
                "self.note = reader.readStringIfPresent(\"note\")",
            ]
        )
    }

    @Test func optionalContainersAreReadAndWrittenByMethodsOfTheirOwn() throws {
        let pet = try generate(
            schemas(
                """
                Pet:
                  type: object
                  properties:
                    names: {type: array, items: {type: string}}
                    sizes: {type: object, additionalProperties: {type: integer}}
                    births: {type: array, items: {type: integer, format: unixtime}}
                """
            )
        ).file("Pet.swift")
        #expect(
            pet.lines(containing: "= reader.", "writer.write") == [
                "self.names = reader.readArrayIfPresent(\"names\")",
                "self.sizes = reader.readDictionaryIfPresent(\"sizes\")",
                "self.births = reader.readIfPresent(\"births\", as: .unixSeconds)",
                "writer.writeArray(names, for: \"names\")",
                "writer.writeDictionary(sizes, for: \"sizes\")",
                "writer.write(births, for: \"births\", as: .unixSeconds)",
            ]
        )
    }

    @Test func membersWithoutNamesOfTheirOwnAreKeptByName() throws {
        let pet = try generate(
            schemas(
                """
                Pet:
                  type: object
                  properties: {id: {type: integer}, additionalProperties: {type: string}}
                  additionalProperties: {type: number, nullable: true}
                """
            )
        ).file("Pet.swift")
        #expect(
            pet.members == [
                "let id: Int?", "let additionalPropertiesProperty: String?",
                "let additionalProperties: [String: Double?]",
            ]
        )
        #expect(
            pet.lines(containing: "Others") == [
                "self.additionalProperties = try reader.readOthers(except: [\"id\", \"additionalProperties\"])",
                "writer.writeOthers(additionalProperties, except: [\"id\", \"additionalProperties\"])",
            ]
        )
    }

    @Test func aMemberThatLeadsBackToItsOwnTypeIsKeptByReference() throws {
        let files = try generate(
            schemas(
                """
                Node:
                  type: object
                  properties:
                    next: {$ref: '#/components/schemas/Node'}
                    children: {type: array, items: {$ref: '#/components/schemas/Node'}}
                    storedNext: {type: string}
                """
            )
        )
        let node = try files.file("Node.swift")
        #expect(node.contains("public struct Node: IndirectModel, Codable, Hashable {"))
        #expect(
            node.lines(containing: " let ", " var ", "\\.next") == [
                "public var next: Node? { storedNext2.value }",
                "public let children: [Node]?",
                "public let storedNext: String?",
                "private let storedNext2: Indirect<Node?>",
                "public static var indirectMembers: [PartialKeyPath<Self>: PartialKeyPath<Self>] {",
                "[\\.next: \\.storedNext2]",
            ]
        )
        #expect(
            node.lines(containing: "= Indirect(") == [
                "self.storedNext2 = Indirect(next)", "self.storedNext2 = Indirect(reader.readIfPresent(\"next\"))",
            ]
        )
    }

    // MARK: - Members of one direction

    /// The service alone gives `id`, the caller alone `secret`; the model is sent and received.
    private static let account = """
        Account:
          type: object
          required: [id, name, secret]
          properties:
            id: {type: string, readOnly: true}
            name: {type: string}
            secret: {type: string, writeOnly: true}
        """

    @Test func aMemberThatOnlyOneSideSendsIsNotAskedOfTheOther() throws {
        let paths = """
            /a:
              put:
                operationId: setAccount
                requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Account'}}}}
                responses: {'204': {description: Done}}
            """
        let model = try generate(shop(paths, "components:\n  schemas:\n" + indented(Self.account, by: "    ")))
            .type("Account")
        #expect(model.members == ["let id: String?", "let name: String", "let secret: String?"])
        #expect(
            model.lines(containing: "init(", " reader.", "writer.") == [
                "public init(id: String? = nil, name: String, secret: String) {",
                "public init(reading reader: ModelReader) throws {",
                "self.id = reader.readStringIfPresent(\"id\")",
                "self.name = reader.readString(\"name\")",
                "self.secret = reader.readStringIfPresent(\"secret\")",
                "writer.writeString(name, for: \"name\")",
                "writer.writeString(secret, for: \"secret\")",
                "if writer.writesReadOnlyMembers {",
                "writer.writeString(id, for: \"id\")",
            ]
        )
    }

    @Test func aMemberThatTheServiceAlwaysSendsIsThereInWhatIsOnlyReceived() throws {
        let model = try generate(schemas(Self.account)).type("Account")
        #expect(model.members == ["let id: String", "let name: String", "let secret: String?"])
        #expect(!model.contains("writesReadOnlyMembers"))
    }

    /// Any JSON value may be `null` already.
    @Test func elementsThatMayBeAnythingAreNotOptional() throws {
        let model = try generate(
            schemas("A: {properties: {a: {items: {nullable: true}}}, additionalProperties: {nullable: true}}")
        ).type("A")
        #expect(model.members == ["let a: [JSONValue]?", "let additionalProperties: [String: JSONValue]"])
    }

    /// One value in `enum` may become two, which must not break callers.
    @Test func aRequiredConstantNeedNotBePassed() throws {
        let model = try generate(
            schemas(
                """
                Account:
                  required: [type, level, isNew, kind, event, id]
                  properties:
                    type: {const: account}
                    level: {type: integer, const: 3}
                    isNew: {type: boolean, const: true}
                    kind: {type: string, enum: [plain]}
                    event: {type: string, default: new, x-ms-visibility: internal}
                    plan: {const: free}
                    id: {const: x, readOnly: true}
                """
            )
        ).type("Account")
        #expect(
            model.lines(containing: "public let ") == [
                "public let type: String", "public let level: Int", "public let isNew: Bool",
                "public let kind: AccountKind", "public let event: String", "public let plan: AccountPlan?",
                "public let id: String",
            ]
        )
        #expect(
            model.contains(
                "init(isNew: Bool = true, kind: AccountKind, event: String = \"new\", plan: AccountPlan? = nil) {"
            )
        )
        #expect(
            model.lines(containing: "self.type = \"", "self.level = 3", "self.id = \"")
                == ["self.type = \"account\"", "self.level = 3", "self.id = \"x\""]
        )
        #expect(model.contains("    /// The type, which is always `account`.\n    public let type: String\n"))
    }

    /// What has one value now and later needs no type. A value that may be missing or `null` is a choice, and a name is a type.
    @Test(arguments: [
        ("a: {const: x}", ["a"], "String", "init() {"),
        ("a: {type: string, enum: [x], x-stainless-const: true}", ["a"], "String", "init() {"),
        // Pydantic's literals.
        ("a: {const: x, default: x, title: A}", [], "String?", "init() {"),
        ("a: {const: x, default: y}", [], "ThingA?", "init(a: ThingA? = nil) {"),
        ("a: {type: string, enum: [x, y], x-stainless-const: true}", ["a"], "ThingA", "init(a: ThingA) {"),
        ("a: {type: string, enum: [x], default: x}", ["a"], "ThingA", "init(a: ThingA) {"),
        ("a: {type: string, const: x, nullable: true}", ["a"], "ThingA?", "init(a: ThingA? = .x) {"),
        ("a: {$ref: '#/components/schemas/X'}", ["a"], "X", "init(a: X) {"),
        (
            "a: {type: string, enum: [x], x-stainless-const: true, x-ms-enum: {name: Only}}", ["a"], "Only",
            "init(a: Only = .x) {"
        ),
        (
            "a: {type: integer, const: 18446744073709551615}", ["a"], "ThingA",
            "init(a: ThingA = .value18446744073709551615) {"
        ),
        ("a: {type: number, const: 1.5}", ["a"], "ThingA", "init(a: ThingA = .value1Point5) {"),
    ])
    func aConstantHasAPlainType(member: String, required: [String], type: String, initializer: String) throws {
        let required = required.joined(separator: ", ")
        let model = try generate(
            schemas("X: {type: string, enum: [x]}\nThing: {required: [\(required)], properties: {\(member)}}")
        ).type("Thing")
        #expect(model.contains("public let a: \(type)\n"))
        #expect(model.contains("    public \(initializer)\n"))
    }

    /// A caller who means another alternative would send it as well.
    @Test(arguments: [
        ("on: {const: true}", "on: {const: true}", "init(a: String? = nil, on: Bool = true) {"),
        ("on: {const: true}", "on: {const: false}", "init(a: String? = nil, on: Bool) {"),
        ("on: {const: true}", "on: {type: boolean}", "init(a: String? = nil, on: Bool) {"),
        ("on: {type: integer, const: 1}", "on: {type: integer, const: 2}", "init(a: String? = nil, on: ThingOn) {"),
        (
            "on: {}, c: {type: string, x-ms-client-default: a}", "on: {}, c: {type: string, x-ms-client-default: a}",
            "init(a: String? = nil, on: JSONValue, c: String? = \"a\") {"
        ),
        (
            "on: {}, c: {type: string, x-ms-client-default: a}", "on: {}, c: {type: string, x-ms-client-default: b}",
            "init(a: String? = nil, on: JSONValue, c: String? = nil) {"
        ),
        (
            "on: {}, c: {type: string, x-ms-client-default: a}", "on: {}",
            "init(a: String? = nil, on: JSONValue, c: String? = nil) {"
        ),
        ("on: {}, c: {const: a, default: a}", "on: {}", "init(a: String? = nil, on: JSONValue, c: ThingC? = nil) {"),
    ])
    func whatAlternativesDoNotHaveInCommonIsNotSentUnasked(first: String, second: String, initializer: String) throws {
        let alternatives = [first, second].map { "{required: [on], properties: {\($0)}}" }.joined(separator: ", ")
        let model = try generate(
            schemas("Thing: {properties: {a: {type: string}}, anyOf: [\(alternatives)]}")
        ).type("Thing")
        #expect(model.lines(containing: "public init(a") == ["public \(initializer)"])
    }

    @Test func defaultsAreDocumented() throws {
        let files = try generate(
            shop(
                """
                /a:
                  get:
                    operationId: find
                    parameters: [{name: limit, in: query, description: How many., schema: {type: integer, default: 25}}]
                    responses: {'200': {description: A, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
                """,
                """
                components:
                  schemas:
                    Kind: {type: string, enum: [cat, dog], default: cat}
                    Pet: {type: object, properties: {age: {type: integer, default: 0}, kind: {$ref: '#/components/schemas/Kind'}}}
                """
            )
        )
        #expect(
            try files.type("Pet").lines(containing: "/// ").contains("/// The age. The default is `0`.")
                && files.type("Pet").contains("/// The kind. The default is `cat`.\n    public let kind: Kind?")
        )
        #expect(
            try files.file("FindOptions.swift").contains(
                "    /// How many. The default is `25`.\n    public let limit: Int?"
            )
        )
    }

    /// As in SAP's descriptions.
    @Test func longWordsInCapitalsAreNoAcronyms() throws {
        let object = "{type: object, properties: {a: {type: string}}}"
        let files = try generate(
            schemas("{API_PARTNER.A_Address: \(object), API401Page: \(object), JSONAPI_Url: \(object)}")
        )
        #expect(files.typeNames.sorted() == ["API401Page", "APIPartnerAAddress", "JsonapiUrl"])
    }

    // MARK: - What stands inside

    @Test func whatStandsInsideIsNamedAfterWhereItStands() throws {
        let files = try generate(
            schemas(
                """
                Pet:
                  type: object
                  properties:
                    home: {type: object, properties: {street: {type: string}}}
                    kind: {type: string, enum: [cat, dog]}
                    toys: {type: array, items: {type: object, properties: {name: {type: string}}}}
                    vets: {type: object, additionalProperties: {type: object, properties: {name: {type: string}}}}
                """
            )
        )
        #expect(
            try files.type("Pet").members == [
                "let home: PetHome?", "let kind: PetKind?", "let toys: [PetToy]?",
                "let vets: [String: PetVetsValue]?",
            ]
        )
        #expect(files.typeNames == ["Pet", "PetHome", "PetKind", "PetToy", "PetVetsValue"])
        // What stands inside a schema stands in the schema's file, behind it.
        #expect(files.keys.filter { $0.contains("/Models/") } == ["Source/Models/Pet.swift"])
        #expect(
            try files.file("Pet.swift").lines(containing: "public struct ", "public enum ") == [
                "public struct Pet: ServiceModel, Codable, Hashable {",
                "public struct PetHome: ServiceModel, Codable, Hashable {",
                "public struct PetKind: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {",
                "public struct PetToy: ServiceModel, Codable, Hashable {",
                "public struct PetVetsValue: ServiceModel, Codable, Hashable {",
            ]
        )
    }

    @Test func theItemsOfAnArrayAreNamedByItsSingularUnlessATypeHasTheName() throws {
        let item = "{type: object, properties: {name: {type: string}}}"
        let files = try generate(
            schemas(
                """
                Order:
                  type: object
                  properties:
                    items: {type: array, items: \(item)}
                    categories: {type: array, items: \(item)}
                    addresses: {type: array, items: {type: array, items: \(item)}}
                    status: {type: array, items: \(item)}
                    timeseries: {type: array, items: \(item)}
                    lines: {type: array, items: \(item)}
                    line: {type: string}
                OrderCategory: {type: object, properties: {id: {type: string}}}
                """
            )
        )
        #expect(
            try files.type("Order").members == [
                "let items: [OrderItem]?", "let categories: [OrderCategoriesItem]?",
                "let addresses: [[OrderAddressItem]]?",
                "let status: [OrderStatusItem]?", "let timeseries: [OrderTimeseriesItem]?", "let lines: [OrderLine]?",
                "let line: String?",
            ]
        )
    }

    @Test(arguments: [
        ("id: {type: string}", "[id]", true), ("id: {type: integer}", "[id]", true),
        ("id: {type: string, format: uuid}", "[id]", true), ("id: {type: string}", "[]", false),
        ("id: {type: string, nullable: true}", "[id]", false),
        ("id: {type: array, items: {type: string}}", "[id]", false),
        ("ID: {type: string}", "[ID]", true), ("name: {type: string}", "[name]", false),
        ("id: {type: string, readOnly: true}", "[id]", true), ("id: {type: string, readOnly: true}", "[]", true),
        ("id: {type: string, writeOnly: true}", "[id]", false),
        ("id: {type: string, readOnly: true, nullable: true}", "[id]", false),
    ])
    func aModelThatSaysWhichItIsCanBeIdentified(member: String, required: String, isIdentifiable: Bool) throws {
        let pet = try generate(schemas("Pet: {type: object, required: \(required), properties: {\(member)}}"))
            .file("Pet.swift")
        #expect(pet.contains("Codable, Hashable, Identifiable {") == isIdentifiable)
    }

    /// Sending a model does not take its conformance from its callers.
    @Test func aModelWhoseIdentifierOnlyTheServiceSetsCanBeIdentifiedIfItIsSent() throws {
        let body = "content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}"
        let pet = try generate(
            shop(
                "/a: {put: {operationId: set, requestBody: {required: true, \(body)}, responses: {'204': {description: D}}}}",
                "components: {schemas: {Pet: {type: object, required: [id], properties: "
                    + "{id: {type: string, readOnly: true}, a: {type: string}}}}}"
            )
        )
        .file("Pet.swift")
        #expect(pet.contains("struct Pet: ServiceModel, Codable, Hashable, Identifiable {"))
        #expect(pet.contains("public let id: String?\n"))
    }

    @Test func whatSwiftAllowsBehindADotHasNoBackticks() throws {
        let pet = try generate(
            schemas("Pet: {type: object, properties: {public: {type: string}, open: {type: string}}}")
        )
        .file("Pet.swift")
        #expect(pet.members == ["let `public`: String?", "let open: String?"])
        #expect(pet.contains("self.public = `public`\n"))
    }

    @Test func whatStandsInsideAnInheritedMemberIsOneTypeNamedAfterTheSchemaItStandsIn() throws {
        let files = try generate(
            schemas(
                """
                Cat: {allOf: [{$ref: '#/components/schemas/Animal'}, {type: object, properties: {lives: {type: integer}}}]}
                Animal:
                  type: object
                  properties:
                    owner: {type: object, properties: {name: {type: string}}}
                    size: {type: string, enum: [small, large]}
                Dog: {allOf: [{$ref: '#/components/schemas/Animal'}, {type: object, properties: {tricks: {type: integer}}}]}
                """
            )
        )
        #expect(
            files.keys.filter { $0.contains("/Models/") }.sorted() == [
                "Source/Models/Animal.swift", "Source/Models/Cat.swift", "Source/Models/Dog.swift",
            ]
        )
        #expect(files.typeNames == ["Animal", "AnimalOwner", "AnimalSize", "Cat", "Dog"])
        let inherited = ["let owner: AnimalOwner?", "let size: AnimalSize?"]
        #expect(try files.file("Cat.swift").members == inherited + ["let lives: Int?"])
        #expect(try files.file("Dog.swift").members == inherited + ["let tricks: Int?"])
    }

    @Test func theElementOfANamedArrayIsOneTypeHoweverOftenTheArrayIsUsed() throws {
        let files = try generate(
            schemas(
                """
                Toys: {type: array, items: {type: object, properties: {name: {type: string}}}}
                Pet: {type: object, properties: {own: {$ref: '#/components/schemas/Toys'}, lent: {$ref: '#/components/schemas/Toys'}}}
                """
            )
        )
        #expect(try files.file("Pet.swift").members == ["let own: [ToysItem]?", "let lent: [ToysItem]?"])
        #expect(files.typeNames == ["Pet", "ToysItem"])
    }

    @Test func schemasThatNoOperationNeedsAreLeftOut() throws {
        let files = try generate(
            shop(
                """
                /a:
                  get:
                    operationId: find
                    responses:
                      '200':
                        description: A pet
                        content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}
                """,
                """
                components:
                  schemas:
                    Pet: {type: object, properties: {toy: {$ref: '#/components/schemas/Toy'}}}
                    Toy: {type: object, properties: {name: {type: string}}}
                    Other: {type: object, properties: {name: {type: string}}}
                """
            )
        )
        #expect(
            files.keys.filter { $0.contains("/Models/") }.sorted() == [
                "Source/Models/Pet.swift", "Source/Models/Toy.swift",
            ]
        )
    }

    @Test func aMemberThatIsCalledLikeTheReaderOrTheWriterIsStillMeant() throws {
        let pet = try generate(
            schemas(
                "Pet: {type: object, required: [reader, writer], properties: {reader: {type: string}, writer: {type: string}}}"
            )
        ).file("Pet.swift")
        #expect(
            pet.lines(containing: "reader.read", "writer.write") == [
                "self.reader = reader.readString(\"reader\")",
                "self.writer = reader.readString(\"writer\")",
                "writer.writeString(reader, for: \"reader\")",
                "writer.writeString(self.writer, for: \"writer\")",
            ]
        )
    }

    // MARK: - Whole numbers

    @Test(arguments: [
        ("multipleOf: 1", "Int"), ("multipleOf: 10, minimum: 0, maximum: 100, default: 10, example: 20.0", "Int"),
        ("multipleOf: 1, maximum: 18446744073709551615, minimum: 0", "UInt64"),
        ("multipleOf: 0.01", "Double"), ("multipleOf: 1, format: float", "Float"),
        ("multipleOf: 1, example: 1.5", "Double"),
        ("multipleOf: 1, default: 0.5", "Double"), ("multipleOf: 2.5", "Double"),
        ("multipleOf: 1, minimum: 0.1", "Double"),
    ])
    func multiplesOfWholeNumbersAreWhole(keys: String, type: String) throws {
        let pet = try Generation(schemas("Pet: {type: object, properties: {a: {type: number, \(keys)}}}")).files.file(
            "Pet.swift"
        )
        #expect(pet.members == ["let a: \(type)?"])
    }

    // MARK: - Schemas that repeat others to allow null

    @Test(arguments: [
        // GitHub and ASP.NET Core.
        (
            "nullable-toy",
            "{title: Toy, description: A toy., type: object, properties: {b: {type: string, example: x}}, nullable: true}"
        ),
        ("NullableToy", "{type: object, properties: {b: {type: string}}}"),
        ("NullableOfToy", "{x-nullable: true, properties: {b: {type: string, description: B}}, type: object}"),
    ])
    func whatRepeatsASchemaToAllowNullIsThatSchema(name: String, schema: String) throws {
        let files = try Generation(
            schemas(
                """
                Pet: {type: object, required: [c], properties: {a: {$ref: '#/components/schemas/\(name)'}, c: {type: array, items: {$ref: '#/components/schemas/\(name)'}}}}
                Toy: {type: object, properties: {b: {type: string}}}
                '\(name)': \(schema)
                """
            )
        ).files
        #expect(
            try files.file("Pet.swift").members.filter { $0.hasPrefix("let ") } == ["let a: Toy?", "let c: [Toy?]"]
        )
        #expect(!files.keys.contains { $0.contains("Nullable") })
    }

    @Test func valuesThatRepeatOthersAreTheSame() throws {
        let pet = try Generation(
            schemas(
                """
                Pet: {type: object, properties: {a: {$ref: '#/components/schemas/NullableOfKind'}}}
                Kind: {enum: [cat, dog]}
                NullableOfKind: {enum: [cat, dog, null]}
                """
            )
        ).files.file("Pet.swift")
        #expect(pet.members == ["let a: Kind?"])
    }

    @Test(arguments: [
        "{type: object, properties: {b: {type: integer}}, nullable: true}",
        "{type: object, properties: {b: {type: string, nullable: true}}}",
        "{type: object, required: [b], properties: {b: {type: string}}}",
        "{type: object, properties: {description: {type: string}}}",
        "{type: object, properties: {b: {type: string}, c: {type: string}}}",
    ])
    func whatDiffersInMoreThanNullIsAnotherSchema(schema: String) throws {
        let pet = try Generation(
            schemas(
                """
                Pet: {type: object, properties: {a: {$ref: '#/components/schemas/NullableToy'}}}
                Toy: {type: object, properties: {b: {type: string}}}
                NullableToy: \(schema)
                """
            )
        ).files.file("Pet.swift")
        #expect(pet.members == ["let a: NullableToy?"])
    }
}
