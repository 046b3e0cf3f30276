import Testing

/// What `x-ms-client-flatten` makes of the members of models.
@Suite struct FlatteningTests {
    @Test func theMembersOfAnObjectWithinBecomeThoseOfTheOuterOne() throws {
        let files = try generate(
            accounts(
                """
                Account:
                  type: object
                  required: [name, properties]
                  properties:
                    name: {type: string}
                    properties: {$ref: '#/definitions/AccountProperties', x-ms-client-flatten: true}
                    location: {type: string}
                AccountProperties:
                  type: object
                  required: [kind]
                  properties:
                    kind: {type: string, enum: [a, b]}
                    state: {type: string, readOnly: true}
                    network:
                      x-ms-client-flatten: true
                      type: object
                      required: [rules]
                      properties:
                        rules: {type: array, items: {type: object, properties: {id: {type: string}}}}
                """
            )
        )
        let account = try files.file("Account.swift")
        #expect(
            account.members.prefix(5) == [
                "let name: String", "let kind: AccountPropertiesKind", "let state: String?",
                "let rules: [AccountPropertiesNetworkRule]?", "let location: String?",
            ]
        )
        #expect(
            account.code(from: "init(reading reader") == """
                init(reading reader: ModelReader) throws {
                    self.name = reader.readString("name")
                    self.location = reader.readStringIfPresent("location")
                    try reader.enterObject("properties")
                    self.kind = try reader.read("kind")
                    self.state = reader.readStringIfPresent("state")
                    reader.enterObjectIfPresent("network")
                    self.rules = reader.readArrayIfPresent("rules")
                    reader.leaveObject()
                    reader.leaveObject()
                }
                """
        )
        #expect(
            account.code(from: "func writeMembers") == """
                func writeMembers(to writer: ModelWriter) {
                    writer.writeString(name, for: "name")
                    writer.writeString(location, for: "location")
                    writer.enterObject("properties")
                    writer.write(kind, for: "kind")
                    if writer.writesReadOnlyMembers {
                        writer.writeString(state, for: "state")
                    }
                    writer.enterObjectIfNeeded("network")
                    writer.writeArray(rules, for: "rules")
                    writer.leaveObject()
                    writer.leaveObject()
                }
                """
        )
        // Nothing else needs the type of what was flattened.
        #expect(!files.values.contains { $0.contains("struct AccountProperties:") })
    }

    @Test func whatMustBeInAnObjectThatMayBeAbsentIsOptional() throws {
        let account = try generate(
            accounts(account("{$ref: '#/definitions/Inner', x-ms-client-flatten: true}", Self.inner))
        )
        .file("Account.swift")
        #expect(account.members == ["let id: String?", "let size: Int?", "let note: String?"])
        #expect(account.contains("writer.enterObjectIfNeeded(\"properties\")"))
        // It is written as null if the object is there.
        #expect(account.contains("writer.writeNullable(note, for: \"note\")"))
    }

    @Test func aMemberThatFindsItsNameTakenIsCalledAfterItsObjectToo() throws {
        let description = accounts(
            """
            Account:
              type: object
              properties:
                properties:
                  x-ms-client-flatten: true
                  type: object
                  properties: {type: {type: string}, id: {type: string}, more: {$ref: '#/definitions/More', x-ms-client-flatten: true}}
                type: {type: string}
            More: {type: object, properties: {type: {type: string}, properties_type: {type: integer}}}
            """
        )
        let account = try generate(description).file("Account.swift")
        #expect(
            account.members == [
                "let propertiesType: String?", "let id: String?", "let moreType: String?",
                "let morePropertiesType: Int?",
                "let type: String?",
            ]
        )
        let renamed = try generate(description, configuration: "rename: {properties: {Account.properties.type: kind}}")
        #expect(try renamed.file("Account.swift").members.first == "let kind: String?")
    }

    @Test func whatTheServiceAloneSetsIsReadOnlyWithin() throws {
        let account = try generate(
            accounts(account("{$ref: '#/definitions/Inner', x-ms-client-flatten: true, readOnly: true}", Self.inner))
        ).file("Account.swift")
        #expect(
            account.code(from: "func writeMembers") == """
                func writeMembers(to writer: ModelWriter) {
                    writer.writeString(id, for: "id")
                    writer.enterObjectIfNeeded("properties")
                    if writer.writesReadOnlyMembers {
                        writer.writeInt(size, for: "size")
                        writer.writeString(note, for: "note")
                    }
                    writer.leaveObject()
                }
                """
        )
    }

    @Test func whatInheritsHasTheSameMembers() throws {
        let files = try generate(
            accounts(
                """
                Account: {allOf: [{$ref: '#/definitions/Resource'}], type: object, properties: {tag: {type: string}}, additionalProperties: {type: string}}
                Resource:
                  type: object
                  properties: {properties: {$ref: '#/definitions/Inner', x-ms-client-flatten: true}, inner: {$ref: '#/definitions/Inner'}}
                \(Self.inner)
                """
            )
        )
        let account = try files.file("Account.swift")
        #expect(
            account.members == [
                "let size: Int?", "let note: String?", "let inner: Inner?", "let tag: String?",
                "let additionalProperties: [String: String]",
            ]
        )
        #expect(account.contains(#"readOthers(except: ["properties", "inner", "tag"])"#))
        // What is flattened in one place is a type of its own in another.
        #expect(try files.file("Inner.swift").members == ["let size: Int", "let note: String?"])
    }

    @Test(arguments: [
        ("{x-ms-client-flatten: true, type: string}", "it is not an object"),
        (
            "{x-ms-client-flatten: true, type: array, items: {type: string}}",
            "it is not an object"
        ),
        (
            "{x-ms-client-flatten: true, type: object, properties: {a: {type: string}}, additionalProperties: true}",
            "it can have additional properties"
        ),
        ("{$ref: '#/definitions/Base', x-ms-client-flatten: true}", "its properties depend on a discriminator"),
        ("{$ref: '#/definitions/Derived', x-ms-client-flatten: true}", "its properties depend on a discriminator"),
        ("{$ref: '#/definitions/Account', x-ms-client-flatten: true}", "it refers back to the object that contains it"),
    ])
    func whatCannotBeFlattenedStaysAsItIs(_ property: String, _ reason: String) throws {
        let generation = try Generation(
            accounts(
                account(
                    property,
                    """
                    Base: {type: object, discriminator: kind, required: [kind], properties: {kind: {type: string}}}
                    Derived: {allOf: [{$ref: '#/definitions/Base'}], type: object, properties: {b: {type: string}}}
                    """
                )
            )
        )
        #expect(try generation.files.file("Account.swift").contains(" properties: "))
        #expect(generation.diagnostics.count == 1)
        #expect(
            generation.diagnostics.first?.hasSuffix(
                "warning: 'x-ms-client-flatten' of 'properties' is ignored, because \(reason) (remove it)"
            ) == true,
            "\(generation.diagnostics)"
        )
    }

    @Test func anObjectWithoutDescribedMembersStaysAsItIs() throws {
        let account = try generate(accounts(account("{x-ms-client-flatten: true, type: object}", Self.inner)))
        #expect(try account.file("Account.swift").members.contains("let properties: JSONValue?"))
    }

    @Test func nullInsteadOfARequiredObjectAndXMLAreReported() throws {
        let nullable = try Generation(
            schemas(
                """
                Account:
                  type: object
                  required: [properties]
                  properties:
                    properties: {x-ms-client-flatten: true, nullable: true, type: object, properties: {a: {type: string}}}
                """
            ),
            configuration: "filter: {schemas: ['*']}"
        )
        #expect(
            nullable.diagnostics == [
                "10:22: warning: 'x-ms-client-flatten' of 'properties' is ignored, because it is required and "
                    + "nullable, which its properties cannot express (remove it)"
            ]
        )
        let xml = try Generation(
            accounts(
                account(
                    "{$ref: '#/definitions/Inner', x-ms-client-flatten: true}",
                    "Inner: {type: object, properties: {size: {type: integer, xml: {attribute: true}}}}"
                ),
                in: "application/xml"
            )
        )
        #expect(
            xml.warnings == [
                "warning: 'x-ms-client-flatten' of 'properties' is ignored, because its properties have names of their own in XML "
                    + "(remove it)"
            ]
        )
    }

    @Test(
        "members stay flattened where the object comes to be sent in XML, too",
        arguments: ["application/json", "application/xml"]
    )
    func flatteningInXML(mediaType: String) throws {
        let generation = try Generation(
            accounts(
                account("{$ref: '#/definitions/Inner', x-ms-client-flatten: true}", Self.inner),
                in: "application/json, \(mediaType)"
            )
        )
        #expect(generation.diagnostics == [])
        #expect(
            try generation.files.file("Account.swift").members == [
                "let id: String?", "let size: Int?", "let note: String?",
            ]
        )
    }

    @Test func objectsThatHoldTwoOthersOnEveryLevelDoNotGrowWithoutEnd() throws {
        let count = 60
        let levels = (0..<count).map { level in
            let next = "{$ref: '#/definitions/L\(level + 1)', x-ms-client-flatten: true}"
            return "L\(level): {type: object, properties: {a\(level): \(next), b\(level): \(next), v: {type: string}}}"
        }
        let generation = try Generation(
            accounts(
                account("{$ref: '#/definitions/L0', x-ms-client-flatten: true}", levels.joined(separator: "\n"))
                    + "\nL\(count): {type: object, properties: {v: {type: string}}}"
            )
        )
        #expect(
            generation.diagnostics.contains {
                $0.hasSuffix(
                    "'x-ms-client-flatten' of 'b0' is ignored, because the properties of the outer object would be in more "
                        + "than 1000 inner objects altogether (remove it)"
                )
            }
        )
        #expect(generation.files.values.reduce(0) { $0 + $1.utf8.count } < count * 40_000)
    }

    @Test func objectsInOneAnotherAreFlattenedUpToABound() throws {
        let inner = (1...17).reversed().reduce("{type: string}") { inner, level in
            "{type: object, x-ms-client-flatten: true, properties: {level\(level): \(inner)}}"
        }
        let generation = try Generation(accounts(account(inner, "")))
        #expect(
            generation.warnings == [
                "warning: 'x-ms-client-flatten' of 'level16' is ignored, because it is nested more than 16 objects deep (remove it)"
            ]
        )
    }

    @Test func objectsDoNotTakeOverMoreMembersThanAnyoneCanRead() throws {
        let members = (0..<250).map { "m\($0): {type: string}" }.joined(separator: ", ")
        let generation = try Generation(
            accounts(account("{type: object, x-ms-client-flatten: true, properties: {\(members)}}", ""))
        )
        #expect(
            generation.warnings == [
                "warning: 'x-ms-client-flatten' of 'properties' is ignored, because the outer object would have more than "
                    + "250 properties (remove it)"
            ]
        )
    }

    // MARK: Bodies

    @Test func theMembersOfABodyBecomeArgumentsAndOptions() throws {
        let files = try generate(
            body(
                """
                {type: object, required: [id, size, state], properties: {id: {type: string, description: 'The identifier.'},
                  state: {type: string, readOnly: true}, size: {type: integer}, level: {type: string, x-ms-client-default: low},
                  properties: {x-ms-client-flatten: true, type: object, properties: {note: {type: string}}}}}
                """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(
            client.contains(
                """
                    public func putA(
                        id: String,
                        idMember: String,
                        size: Int,
                        withOptions options: PutOptions? = nil
                    ) async throws(ServiceError) {
                """
            )
        )
        #expect(client.contains("///   - idMember: The identifier."))
        #expect(
            client.contains(
                #"PutRequest(id: idMember, size: size, level: options?.level ?? "low", note: options?.note)"#
            )
        )
        #expect(try files.file("PutOptions.swift").members.suffix(2) == ["let level: String?", "let note: String?"])
    }

    /// Converters to OpenAPI 3 keep what Swagger 2.0 says of a body.
    @Test(arguments: [
        "required: true, x-ms-client-flatten: true, content: {application/json: {schema: {$ref: '#/components/schemas/Dog'}}}",
        "required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Dog', x-ms-client-flatten: true}}}",
    ])
    func bodiesOfOpenAPI3(body: String) throws {
        let client = try generate(
            shop(
                "/dogs: {post: {operationId: createDog, requestBody: {\(body)}, responses: {'204': {description: D}}}}",
                "components: {schemas: {Dog: {type: object, required: [name], properties: {name: {type: string}}}}}"
            )
        )
        .file("ShopClient.swift")
        #expect(client.contains("func createDog(name: String, withOptions options: CreateDogOptions? = nil)"))
    }

    @Test func methodsWhoseFlattenedBodiesHaveTheSameMembersHaveDifferentNames() throws {
        let client = try generate(
            """
            swagger: '2.0'
            info: {title: Shop, version: '1'}
            paths:
              /dogs:
                post:
                  operationId: createDog
                  parameters:
                  - {name: dog, in: body, required: true, x-ms-client-flatten: true, schema: {$ref: '#/definitions/Dog'}}
                  responses: {'204': {description: D}}
              /cats:
                post:
                  operationId: createCat
                  parameters:
                  - {name: cat, in: body, required: true, x-ms-client-flatten: true, schema: {$ref: '#/definitions/Cat'}}
                  responses: {'204': {description: D}}
            definitions:
              Dog: {type: object, required: [name], properties: {name: {type: string}}}
              Cat: {type: object, required: [name], properties: {name: {type: string}}}
            """
        )
        .file("ShopClient.swift")
        for method in [
            "create(name: String, withOptions options: CreateCatOptions? = nil)", "createDog(name: String, ",
        ] {
            #expect(client.contains("func \(method)"))
        }
    }

    @Test(arguments: [
        ("{type: object}", "required: true", "it is not an object with described properties"),
        ("{type: string}", "required: true", "it is not an object with described properties"),
        ("{type: object, properties: {a: {type: string}}}", "required: false", "it is optional"),
        (
            "{type: object, properties: {a: {type: string}}, additionalProperties: true}", "required: true",
            "it can have additional properties"
        ),
        (
            "{oneOf: [{type: object, properties: {a: {type: string}}}, {type: string}]}", "required: true",
            "it is one of several types, between which only the caller can choose"
        ),
    ])
    func aBodyThatCannotBeFlattenedStaysWhole(_ schema: String, _ required: String, _ reason: String) throws {
        let generation = try Generation(body(schema, required))
        #expect(
            generation.warnings == [
                "warning: 'x-ms-client-flatten' of the body 'thing' is ignored, because \(reason); the body is one "
                    + "argument (remove 'x-ms-client-flatten')"
            ]
        )
    }

    // MARK: -

    /// A description of an operation with a parameter and a flattened body.
    private func body(_ schema: String, _ required: String = "required: true") -> String {
        """
        swagger: '2.0'
        info: {title: Shop, version: '1'}
        paths:
          /a/{id}:
            put:
              operationId: put
              parameters:
              - {name: id, in: path, required: true, type: string}
              - {name: thing, in: body, \(required), x-ms-client-flatten: true, schema: \(schema.replacing("\n", with: " "))}
              responses: {'204': {description: D}}
        """
    }

    private static let inner =
        "Inner: {type: object, required: [size, note], properties: {size: {type: integer}, note: {type: string, x-nullable: true}}}"

    /// Definitions of an account that has the given member `properties`, and of others.
    private func account(_ property: String, _ others: String) -> String {
        "Account: {type: object, properties: {id: {type: string}, properties: \(property)}}\n\(others)"
    }

    /// A description of a service that sends and receives accounts.
    private func accounts(_ definitions: String, in mediaType: String = "application/json") -> String {
        """
        swagger: '2.0'
        info: {title: Shop, version: '1'}
        consumes: [\(mediaType)]
        produces: [\(mediaType)]
        paths:
          /a:
            put:
              operationId: put
              parameters: [{name: account, in: body, required: true, schema: {$ref: '#/definitions/Account'}}]
              responses: {'200': {description: D, schema: {$ref: '#/definitions/Account'}}}
        definitions:
        \(definitions.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
        """
    }
}

extension String {
    /// The declaration that begins with a text, up to the brace that ends it, without the indentation that it has.
    fileprivate func code(from start: String) -> String {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.contains(start) }) else { return "" }
        let indentation = lines[first].prefix { $0 == " " }
        guard let last = lines[first...].firstIndex(where: { $0 == indentation + "}" }) else { return "" }
        var declaration = lines[first...last].map { String($0.dropFirst(indentation.count)) }
        declaration[0] = declaration[0].replacing("public ", with: "")
        return declaration.joined(separator: "\n")
    }
}
