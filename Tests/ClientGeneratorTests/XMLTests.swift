import Testing

/// What bodies in XML become.
@Suite struct XMLTests {
    /// A service with one operation, `send`, that has a body and a response in XML.
    private static func service(body: String, response: String? = nil, schemas: String = "{}") -> String {
        shop(
            """
            /a:
              post:
                operationId: send
                requestBody: {required: true, content: {application/xml: {schema: \(body)}}}
                responses:
                  '200': {description: Done, content: {text/xml: {schema: \(response ?? body)}}}
            """,
            "components:\n  schemas:\n\(indented(schemas, by: "    "))"
        )
    }

    /// The lines that say what XML calls a type, without indentation.
    private static func form(_ type: String, _ files: [String: String]) throws -> [String] {
        let lines = try files.type(type).split(separator: "\n").map { String($0.drop { $0 == " " }) }
        guard let start = lines.firstIndex(where: { $0.hasPrefix("private static let xml") }) else { return [] }
        return Array(lines[start..<(lines.count - 1)])
    }

    private static let pet = "{$ref: '#/components/schemas/Pet'}"

    /// The name of an array is that of the element around its items, which there is only if it is wrapped.
    @Test(arguments: [
        ("xml: {name: Part}, items: {type: string}", true),
        ("xml: {name: Part, wrapped: true}, items: {type: string}", false),
        ("xml: {name: Part}, items: {type: string, xml: {name: Other}}", false), ("items: {type: string}", false),
        ("xml: {name: parts}, items: {type: string}", false),
    ])
    func theNameOfAnArrayThatIsNotWrappedIsReported(array: String, isReported: Bool) throws {
        let generation = try Generation(
            Self.service(body: Self.pet, schemas: "Pet: {type: object, properties: {parts: {type: array, \(array)}}}")
        )
        let warning =
            "12:64: warning: the name 'Part' has no effect in XML, because the array has no element of its own (move 'xml' into "
            + "'items' to name each item, or add 'wrapped: true')"
        #expect(generation.diagnostics == (isReported ? [warning] : []))
    }

    // MARK: - Documents of any kind

    /// A document that nothing is said about is passed through: by its members alone, its order and its attributes would be lost.
    @Test(arguments: [
        "{type: object}", "{}", "{type: object, additionalProperties: true}", "{$ref: '#/components/schemas/Any'}",
    ])
    func aDocumentOfAnyKindIsPassedThrough(schema: String) throws {
        let generation = try Generation(
            Self.service(body: schema, schemas: "Any: {type: object, description: A resource., xml: {name: any}}")
        )
        #expect(generation.diagnostics == [])
        let client = try generation.files.file("ShopClient.swift")
        #expect(client.contains("body: HTTPBody,"))
        #expect(
            client.sent == [
                "description.body(body, as: \"application/xml\")", "description.accept(\"text/xml\")",
            ]
        )
        #expect(client.contains("ServiceRequest<Data>") && client.contains("returns: .data"))
    }

    @Test func jsonBesideADocumentOfAnyKindHasItsOwnMethods() throws {
        let contents =
            "{application/fhir+json: {schema: {$ref: '#/components/schemas/Pet'}}, application/fhir+xml: {schema: {$ref: "
            + "'#/components/schemas/Any'}}}"
        let files = try generate(
            shop(
                """
                /a:
                  put:
                    operationId: replacePet
                    requestBody: {required: true, content: \(contents)}
                    responses: {'200': {description: Done, content: \(contents)}}
                """,
                """
                components:
                  schemas:
                    Pet: {type: object, properties: {id: {type: string}}}
                    Any: {type: object}
                """
            )
        )
        let client = try files.file("ShopClient.swift")
        #expect(
            client.lines(containing: "-> ServiceRequest<").map { $0.split(separator: "-> ").last } == [
                "ServiceRequest<Pet> {", "ServiceRequest<Pet> {", "ServiceRequest<Data> {", "ServiceRequest<Data> {",
            ]
        )
        #expect(
            client.lines(containing: "description.body(") == [
                "description.body(body, as: \"application/fhir+json\")",
                "description.body(body, as: \"application/fhir+xml\")",
                "description.body(body, as: \"application/fhir+json\")",
                "description.body(body, as: \"application/fhir+xml\")",
            ]
        )
    }

    // MARK: - Models

    @Test func aModelOfPlainElementsSaysNothing() throws {
        let files = try generate(
            Self.service(
                body: Self.pet,
                schemas: """
                    Pet: {type: object, properties: {name: {type: string}, tags: {type: array, items: {type: string}}}}
                    """
            )
        )
        #expect(try !files.type("Pet").contains("xml"))
        let client = try files.file("ShopClient.swift")
        #expect(client.sent == ["description.body(body, as: \"application/xml\")", "description.accept(\"text/xml\")"])
        #expect(client.contains("ServiceRequest<Pet>"))
        #expect(client.contains("returns: .value"))
    }

    @Test(arguments: [
        ("{type: string, xml: {attribute: true}}", ".attribute(\"a\")"),
        ("{type: string, xml: {attribute: true, name: b}}", ".attribute(\"b\")"),
        ("{type: string, xml: {nodeType: attribute}}", ".attribute(\"a\")"),
        ("{type: string, xml: {name: b}}", ".element(\"b\")"),
        ("{type: string, xml: {name: a}}", nil),
        ("{type: string, xml: {wrapped: true}}", nil),
        ("{type: string, xml: {namespace: 'urn:x'}}", ".element(XMLName(\"a\", namespace: \"urn:x\"))"),
        (
            "{type: string, xml: {name: b, namespace: 'urn:x', prefix: p, attribute: true}}",
            ".attribute(XMLName(\"b\", namespace: \"urn:x\", prefix: \"p\"))"
        ),
        ("{type: string, xml: {x-ms-text: true}}", ".text"),
        ("{type: string, xml: {nodeType: cdata}}", ".characterData"),
        ("{$ref: '#/components/schemas/Tag'}", ".element(\"tag\")"),
        ("{allOf: [{$ref: '#/components/schemas/Tag'}], xml: {name: b}}", ".element(\"b\")"),
        ("{$ref: '#/components/schemas/Plain'}", nil),
        // Arrays, as the examples of OpenAPI 3.0 have them
        ("{type: array, items: {type: string}}", nil),
        ("{type: array, items: {type: string, xml: {name: b}}, xml: {name: c}}", ".element(\"b\")"),
        ("{type: array, items: {type: string}, xml: {wrapped: true}}", ".wrapped(\"a\", item: \"a\")"),
        ("{type: array, items: {type: string}, xml: {wrapped: true, name: c}}", ".wrapped(\"c\", item: \"c\")"),
        (
            "{type: array, items: {type: string, xml: {name: b}}, xml: {wrapped: true, name: c}}",
            ".wrapped(\"c\", item: \"b\")"
        ),
        (
            "{type: array, items: {type: string, xml: {name: b}}, xml: {nodeType: element}}",
            ".wrapped(\"a\", item: \"b\")"
        ),
        ("{type: array, items: {$ref: '#/components/schemas/Tag'}}", ".element(\"tag\")"),
        ("{type: array, items: {$ref: '#/components/schemas/Plain'}}", ".items(\"a\", or: \"Plain\")"),
        (
            "{type: array, items: {$ref: '#/components/schemas/Plain'}, xml: {wrapped: true}}",
            ".wrapped(\"a\", item: \"Plain\")"
        ),
        ("{$ref: '#/components/schemas/Tags'}", ".wrapped(\"tags\", item: \"tag\")"),
    ])
    func members(schema: String, expected: String?) throws {
        let files = try generate(
            Self.service(
                body: Self.pet,
                schemas: """
                    Pet: {type: object, properties: {a: \(schema)}}
                    Tag: {type: object, properties: {id: {type: integer}}, xml: {name: tag}}
                    Tags: {type: array, items: {$ref: '#/components/schemas/Tag'}, xml: {wrapped: true, name: tags}}
                    Plain: {type: object, properties: {id: {type: integer}}}
                    """
            )
        )
        let form =
            expected.map { ["private static let xml = XMLForm(", "members: [\"a\": \($0)]", ")"] } ?? []
        #expect(try Self.form("Pet", files) == form)
        #expect(try files.type("Pet").lines(containing: "(Self.xml)").count == (expected == nil ? 0 : 2))
    }

    @Test func aModelSaysHowItsDocumentIsCalled() throws {
        let object = "type: object, properties: {id: {type: integer}}"
        func form(_ name: String, _ more: String) throws -> [String] {
            let files = try generate(
                Self.service(body: "{$ref: '#/components/schemas/\(name)'}", schemas: "\(name): {\(object)\(more)}")
            )
            return try Self.form(name == "pet" ? "Pet" : name, files)
        }
        #expect(try form("Pet", "") == [])
        #expect(try form("Pet", ", xml: {name: animal}") == ["private static let xml = XMLForm(root: \"animal\")"])
        #expect(try form("pet", "") == ["private static let xml = XMLForm(root: \"pet\", acceptsAnyRoot: true)"])
        #expect(
            try form("Pet", ", xml: {namespace: 'urn:\"x'}") == [
                "private static let xml = XMLForm(root: XMLName(\"Pet\", namespace: \"urn:\\\"x\"), acceptsAnyRoot: true)"
            ]
        )
    }

    @Test func whatIsOnlyReadNeedsNoNameOfItsOwn() throws {
        let object = "type: object, properties: {id: {type: integer}}"
        let description = Self.service(
            body: "{type: string}",
            response: "{$ref: '#/components/schemas/pet'}",
            schemas: "pet: {\(object)}"
        )
        #expect(try Self.form("Pet", generate(description)) == [])
        let named = description.replacing("{type: object", with: "{xml: {name: animal}, type: object")
        #expect(try Self.form("Pet", generate(named)) == ["private static let xml = XMLForm(root: \"animal\")"])
    }

    @Test func whatIsNeverSentInXMLCostsNothing() throws {
        let schemas = """
            Pet: {type: object, xml: {name: pet}, properties: {id: {type: integer, xml: {attribute: true}}}}
            """
        let description = Self.service(body: Self.pet, schemas: schemas)
            .replacing("application/xml", with: "application/json").replacing("text/xml", with: "application/json")
        #expect(try generate(description).values.allSatisfy { !$0.contains("xml") && !$0.contains("XML") })
        let both = shop(
            """
            /a:
              get:
                operationId: find
                responses:
                  '200':
                    description: Done
                    content: {application/xml: {schema: \(Self.pet)}, application/json: {schema: \(Self.pet)}}
            """,
            "components:\n  schemas:\n\(indented(schemas, by: "    "))"
        )
        #expect(try Self.form("Pet", generate(both)) == [])
    }

    // MARK: - Bodies and responses

    @Test(arguments: [
        ("{$ref: '#/components/schemas/Pets'}", "root: .wrapped(\"pets\", item: \"Pet\")", "PagedCollection<Pet>"),
        (
            "{type: array, items: {type: integer, xml: {name: n}}, xml: {name: ns}}",
            "root: .wrapped(\"ns\", item: \"n\")", "PagedCollection<Int>"
        ),
        ("{$ref: '#/components/schemas/Counts'}", "root: .element(\"Counts\")", "[String: Int]"),
        ("{$ref: '#/components/schemas/Kind'}", "root: .element(\"Kind\")", "Kind"),
        ("{type: string}", nil, "String"),
        ("{type: string, format: binary}", nil, "Data"),
    ])
    func documentsWithoutATypeOfTheirOwnAreNamedWhereTheyAreSent(
        schema: String,
        root: String?,
        output: String
    ) throws {
        let files = try generate(
            Self.service(
                body: schema,
                schemas: """
                    Pet: {type: object, properties: {id: {type: integer}}}
                    Pets: {type: array, items: {$ref: '#/components/schemas/Pet'}, xml: {name: pets}}
                    Counts: {type: object, additionalProperties: {type: integer}}
                    Kind: {type: string, enum: [cat, dog]}
                    """
            )
        )
        let client = try files.file("ShopClient.swift")
        let suffix = root.map { ", \($0)" } ?? ""
        #expect(client.sent.first == "description.body(body, as: \"application/xml\"\(suffix))")
        #expect(client.contains("ServiceRequest<\(output)>"))
    }

    /// Names may have dots of their own.
    @Test(arguments: ["next", "page.next"]) func pagesAreFoundByTheirNamesInXML(next: String) throws {
        let files = try generate(
            shop(
                """
                /a:
                  get:
                    operationId: find
                    x-ms-pageable: {itemName: pets, nextLinkName: \(next)}
                    responses: {'200': {description: D, content: {application/xml: {schema: \(Self.pet)}}}}
                """,
                """
                components:
                  schemas:
                    Pet:
                      type: object
                      properties:
                        pets: {type: array, items: {type: string, xml: {name: P}}, xml: {name: Ps, wrapped: true}}
                        \(next): {type: string, xml: {name: Next}}
                """
            )
        )
        #expect(try files.file("ShopClient.swift").contains("returns: .page(items: \"Ps.P\", nextLink: \"Next\")"))
    }

    @Test func whatAUnionLeadsToIsSentInXMLToo() throws {
        let files = try generate(
            Self.service(
                body: "{$ref: '#/components/schemas/Any'}",
                schemas: """
                    Any: {oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
                    A: {type: object, required: [id], properties: {id: {type: integer, xml: {attribute: true}}}}
                    B: {type: object, required: [no], properties: {no: {type: integer, xml: {attribute: true}}}}
                    """
            )
        )
        #expect(try Self.form("B", files).contains("members: [\"no\": .attribute(\"no\")]"))
        #expect(try files.file("ShopClient.swift").sent.first?.hasSuffix("root: .element(\"Any\"))") == true)
    }

    @Test func failuresInXMLHaveTheirTypes() throws {
        let files = try generate(
            shop(
                """
                /a:
                  get:
                    operationId: find
                    responses:
                      '204': {description: D}
                      default: {description: D, content: {application/xml: {schema: \(Self.pet)}}}
                """,
                "components: {schemas: {Pet: {type: object, properties: {id: {type: integer, xml: {attribute: true}}}}}}"
            )
        )
        #expect(try files.file("ShopClient.swift").sent.last == "description.failure(.any, Pet.self)")
        #expect(try Self.form("Pet", files).contains("members: [\"id\": .attribute(\"id\")]"))
    }

    /// Each array of arrays says what its items are called; what it does not say is as it is for the outer one.
    @Test(arguments: [
        (
            "xml: {name: rows, wrapped: true}, items: {type: array, xml: {name: row, wrapped: true}, items: {type: integer, "
                + "xml: {name: cell, namespace: 'urn:c', prefix: c}}}",
            #".arrays(in: "rows", items: ["row", XMLName("cell", namespace: "urn:c", prefix: "c")])"#
        ),
        (
            "items: {type: array, xml: {name: row, wrapped: true}, items: {type: integer, xml: {name: cell}}}",
            #".arrays(in: nil, items: ["row", "cell"])"#
        ),
        (
            "xml: {wrapped: true}, items: {type: array, xml: {name: a, wrapped: true}, items: {type: array, items: {type: integer, "
                + "xml: {name: b}}}}",
            #".arrays(in: "table", items: ["a", "a", "b"])"#
        ),
        (
            "xml: {wrapped: true}, items: {type: array, xml: {name: row}, items: {type: integer}}",
            #".wrapped("table", item: "row")"#
        ),
    ])
    func arraysOfArraysHaveNamesOnEachLevel(array: String, form: String) throws {
        let files = try generate(
            Self.service(body: Self.pet, schemas: "Pet: {type: object, properties: {table: {type: array, \(array)}}}")
        )
        let line = try Self.form("Pet", files).first { $0.hasPrefix("members:") }
        #expect(line == "members: [\"table\": \(form)]")
    }

    // MARK: - Diagnostics

    @Test(arguments: [
        (
            "{type: object, properties: {b: {type: string}}, xml: {attribute: true}}",
            "14:76: warning: the property 'a' is an object or array, so it cannot be an attribute in XML; it is an "
                + "element (describe it as a string)"
        ),
        (
            "{type: array, items: {type: string}, xml: {x-ms-text: true}}",
            "14:65: warning: the property 'a' is an object or array, so it cannot be text in XML; it is an element "
                + "(describe it as a string)"
        ),
        (
            "{type: string, xml: {nodeType: none}}",
            "14:43: warning: 'nodeType: none' is supported only for arrays; the property 'a' is an element (remove 'nodeType')"
        ),
        (
            "{type: string}, b: {type: string, xml: {name: a}}",
            "14:39: warning: the properties 'a' and 'b' are both named 'a' in XML (give one of them another name under 'xml')"
        ),
        (
            "{type: string}, '@b': {type: string}",
            "14:39: warning: '@b' is not a valid XML element name, so no XML has the property (add 'xml' "
                + "with a 'name')"
        ),
    ])
    func whatCannotBeDoneIsTold(property: String, message: String) throws {
        let description = Self.service(body: Self.pet, schemas: "Pet:\n  type: object\n  properties: {a: \(property)}")
        let generation = try Generation(description)
        #expect(generation.diagnostics == [message])
    }

    @Test func aDocumentWithoutANameIsTold() throws {
        let body = "{type: object, properties: {id: {type: integer}}}"
        let generation = try Generation(Self.service(body: body, response: "{type: string}"))
        #expect(
            generation.diagnostics == [
                "7:47: warning: the description does not name the root element of the XML body; it is sent as "
                    + "'SendRequest' (add 'xml' with a 'name' to the schema)"
            ]
        )
    }

    /// What differs in nothing but XML is one type in JSON, but not the same XML.
    @Test func bodiesThatAreTheSameInJSONAloneStayApart() throws {
        let members = "type: object, properties: {a: {type: string"
        let files = try generate(
            shop(
                """
                /x: {post: {operationId: send, requestBody: {content: {
                  application/json: {schema: {\(members)}}}},
                  application/xml: {schema: {xml: {name: thing}, \(members), xml: {attribute: true}}}}}}}, responses: {'204': {description: D}}}}
                """
            )
        )
        #expect(files.typeNames == ["SendRequest", "SendXmlRequest"])
        #expect(try files.type("SendXmlRequest").contains(#"root: "thing""#))
    }
}
