import ServiceDescription
import Testing

/// References to other files, and to schemas by the names that they give themselves.
@Suite struct ReferenceTests {
    private static let schemas = "paths: {}\ncomponents:\n  schemas:\n"

    private static func openAPI(_ schemas: String, version: Format = .openAPI30) -> String {
        version.head + Self.schemas + schemas.split(separator: "\n").map { "    \($0)\n" }.joined()
    }

    /// One folder has to be allowed for all of them.
    @Test func foldersThatAreNotAllowedAreReportedOnce() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI(
                """
                A: {properties: {a: {$ref: ../one/A.json}, b: {$ref: ../one/B.json}, c: {$ref: ../two/C.json}}}
                B: {properties: {a: {$ref: ../one/A.json}}}
                """
            )
        ]).read()
        let errors = [("6:32", "../one", "A"), ("6:84", "../two", "C")].map { place, folder, file in
            "\(place): error: the reference '\(folder)/\(file).json' leaves the folder of the description (to allow it: "
                + "'--root \(folder)', or 'roots' in the client configuration)"
        }
        #expect(reading.diagnostics == errors)
    }

    @Test(arguments: [
        ("Dog.yaml", []), ("./Dog.yaml", []), ("Dog.json", []),
        (
            "Dog.yaml#/",
            ["main.yaml:6:108: warning: unresolved reference 'Dog.yaml#/' is treated as 'Dog.yaml' (write 'Dog.yaml')"]
        ),
    ])
    func discriminatorsNameFiles(file: String, diagnostics: [String]) throws {
        let dog = "properties: {kind: {type: string}}"
        let discriminator = "{propertyName: kind, mapping: {doggy: '\(file)', Cat: Cat.yml}}"
        let name = file.hasSuffix(".json") ? "Dog.json" : "Dog.yaml"
        let reading = try Documents([
            "main.yaml": Self.openAPI(
                "Pet: {oneOf: [{$ref: \(name)}, {$ref: Cat.yml}],\n  discriminator: \(discriminator)}"
                    .replacing("\n  ", with: " ")
            ),
            "Dog.yaml": dog, "Dog.json": "{\"type\": \"object\"}", "Cat.yml": dog,
        ]).read()
        #expect(reading.schema("Pet") == "(@Dog | @Cat by kind doggy=@Dog Cat=@Cat)")
        #expect(reading.diagnosticsByFile == diagnostics)
    }

    @Test(arguments: [
        ("other.yaml#/", "other.yaml"), ("other.yaml#/$defs/Price/", "other.yaml#/$defs/Price"),
        ("#/components/schemas/A/", "#/components/schemas/A"),
    ])
    func slashesAtTheEndLeadToNothing(reference: String, meaning: String) throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI("X: {properties: {a: {$ref: '\(reference)'}}}\nA: {type: string}"),
            "other.yaml": "type: object\n$defs: {Price: {type: number}}",
        ]).read()
        #expect(reading.service != nil)
        #expect(
            reading.diagnostics == [
                "6:32: warning: unresolved reference '\(reference)' is treated as '\(meaning)' (write '\(meaning)')"
            ]
        )
    }

    @Test func aSlashAtTheEndIsTheKeyThatIsEmpty() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI("X: {properties: {a: {$ref: 'other.yaml#/'}}}"),
            "other.yaml": "'': {type: string}",
        ]).read()
        #expect(reading.service?.outlines.last == "string")
        #expect(reading.diagnostics == [])
    }

    /// Files are renamed and joined, and what is in them goes on naming them.
    @Test(arguments: [
        "openapi.yaml#/components/schemas/A", "./parts/all.json#/components/schemas/A",
        "https://a.example/v1/openapi.yaml#/components/schemas/A", "http://b.example/main.yaml#/components/schemas/A",
    ])
    func anotherNameOfTheDocumentIsTheDocument(reference: String) throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI("X: {properties: {a: {$ref: '\(reference)'}}}\nA: {type: string}")
                + "servers: [{url: https://a.example/api}]"
        ]).read()
        #expect(reading.schema("X") == "{a: @A}")
        #expect(
            reading.diagnostics == [
                "6:32: warning: unresolved reference '\(reference)' is treated as '#/components/schemas/A' (write "
                    + "'#/components/schemas/A')"
            ]
        )
    }

    @Test(arguments: [
        ("openapi.yaml#/components/schemas/B", "unresolved reference"), ("openapi.yaml", "unresolved reference"),
        ("other.yaml#/components/schemas/A", "unresolved reference"),
        ("../openapi.yaml#/components/schemas/A", "leaves"),
        ("https://b.example/openapi.yaml#/components/schemas/A", "is a URL"),
        ("https://a.example/openapi.yaml#/components/schemas/B", "is a URL"),
    ])
    func anotherDocumentIsNotTheDocument(reference: String, problem: String) throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI("X: {properties: {a: {$ref: '\(reference)'}}}\nA: {type: string}")
                + "servers: [{url: https://a.example/api}]",
            "other.yaml": "components: {schemas: {}}",
        ]).read()
        #expect(reading.service == nil)
        #expect(reading.diagnostics.map { $0.hasPrefix("6:32: error: ") && $0.contains(problem) } == [true])
    }

    // MARK: - Schemas of other files

    @Test func schemasKeepTheirNames() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI(
                """
                A: {properties: {component: {$ref: 'other.yaml#/components/schemas/pet-type'}, bare: {$ref: bare.json}}}
                B: {properties: {swagger: {$ref: 'swagger.json#/definitions/Kind'}, inner: {$ref: 'bare.json#/properties/x'}}}
                C: {properties: {flat: {$ref: 'flat.yaml#/Flat'}, local: {$ref: 'bare.json#/$defs/Local'}}}
                """
            ),
            "other.yaml": Self.openAPI(
                """
                pet-type: {properties: {name: {$ref: '#/components/schemas/Name'}}}
                Name: {type: string}
                """
            ),
            "bare.json": """
            {"properties": {"x": {"properties": {"y": {"type": "integer"}}}}, "$defs": {"Local": {"type": "number"}}}
            """,
            "swagger.json": #"{"definitions": {"Kind": {"type": "boolean"}}}"#,
            "flat.yaml": "Flat: {$ref: 'bare.json#/$defs/Local'}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "{component: @pet-type, bare: @bare}")
        #expect(reading.schema("pet-type") == "{name: @Name}")
        #expect(reading.schema("bare") == "{x: {y: integer}}")
        #expect(reading.schema("B") == "{swagger: @Kind, inner: @BareX}")
        #expect(reading.schema("Kind") == "boolean")
        #expect(reading.schema("BareX") == "{y: integer}")
        #expect(reading.schema("C") == "{flat: @Local, local: @Local}")
    }

    @Test func referencesAreRelativeToTheirFileAndMayFormCycles() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI("A: {properties: {b: {$ref: 'x/b.yaml'}}}"),
            "x/b.yaml": "properties: {a: {$ref: '../main.yaml#/components/schemas/A'}, c: {$ref: y/c.yaml}}",
            "x/y/c.yaml":
                "properties: {b: {$ref: ./../b.yaml#}, self: {$ref: '#'}, a: {$ref: 'main.yaml#/definitions/A'}}",
            "x/y/main.yaml": "definitions: {A: {type: boolean}}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("b") == "{a: @A, c: @c}")
        #expect(reading.schema("c")?.hasPrefix("{b: @b, self: @c, a: @") == true)
    }

    @Test func pointersAreDecoded() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI("A: {properties: {x: {$ref: 'a%20b.yaml#/definitions/p~1q~0%7Er%C3%A9'}}}"),
            "a b.yaml": "definitions: {p/q~~ré: {type: integer}}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("p/q~~ré") == "integer")
    }

    @Test func aComponentThatIsAReferenceIsTheSchemaThere() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI(
                """
                Pet: {$ref: pets/Pet.yaml, description: Ours.}
                Animal: {$ref: pets/Pet.yaml}
                """
            ),
            "pets/Pet.yaml": "description: Theirs.\nproperties: {mother: {$ref: Pet.yaml}}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("Pet") == "{mother: @Pet}")
        #expect(reading.schema("Animal") == "@Pet")
        #expect(reading.service?.schemas.map(\.name) == ["Pet", "Animal"])
        #expect(reading.service?.schemas.first?.schema.documentation.text == "Ours.")
    }

    /// The component of the description keeps its name. Of the others none does, so that their order does not matter.
    @Test(arguments: [["one", "two"], ["two", "one"]])
    func twoSchemasOfOneName(order: [String]) throws {
        let references = order.map { "\($0): {$ref: '\($0).yaml#/definitions/X'}" }
        let files = [
            "one.yaml": "definitions: {X: {type: string}, Y: {type: integer}}",
            "two.yaml": "definitions: {X: {type: number}}",
            "a/two.yaml": "definitions: {Y: {type: string}}",
            "b/two.yaml": "definitions: {Y: {type: number}}",
        ]
        let schemas = """
            A: {properties: {\(references.joined(separator: ", "))}}
            Y: {properties: {a: {$ref: 'a/two.yaml#/definitions/Y'}, b: {$ref: 'b/two.yaml#/definitions/Y'}}}
            Z: {properties: {one: {$ref: 'one.yaml#/definitions/Y'}}}
            """
        let reading = try Documents(files.merging(["main.yaml": Self.openAPI(schemas)]) { $1 }).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("OneX") == "string")
        #expect(reading.schema("TwoX") == "number")
        #expect(reading.schema("X") == nil)
        #expect(reading.schema("Y") == "{a: @ATwoY, b: @BTwoY}")
        #expect(reading.schema("Z") == "{one: @OneY}")
    }

    /// A component that is a reference to a reference does not take the schema from the component that means it directly.
    @Test func aSchemaInAnotherFileIsTheComponentThatRefersToItDirectly() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI("Answer: {$ref: answer.yaml}\nTeam: {$ref: team.yaml}"),
            "answer.yaml": "$ref: team.yaml",
            "team.yaml": "properties: {name: {type: string}}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("Answer") == "@Team")
        #expect(reading.schema("Team") == "{name: string}")
    }

    @Test func heirsOfABaseInAnotherFileAreRead() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI("A: {properties: {pet: {$ref: 'other.yaml#/definitions/Pet'}}}"),
            "other.yaml": """
            definitions:
              Pet: {discriminator: kind, properties: {kind: {type: string}}}
              Cat: {allOf: [{$ref: '#/definitions/Pet'}, {properties: {lives: {type: integer}}}]}
              Unrelated: {type: string}
            """,
        ]).read()
        #expect(reading.schema("Cat") == "{kind: string, lives: integer}")
        #expect(reading.schema("Unrelated") == nil)
    }

    // MARK: - Other parts

    @Test func partsOfOtherFiles() throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.head + """
                paths:
                  /a: {$ref: paths/a.yaml}
                  /b: {$ref: 'paths/all.json#/~1b'}
                """,
            "paths/a.yaml": """
            parameters: [{$ref: '../common.yaml#/components/parameters/Limit'}]
            post:
              operationId: postA
              requestBody: {$ref: '../body.yaml'}
              responses: {200: {$ref: '../common.yaml#/components/responses/Fine'}}
            """,
            "paths/all.json": """
            {"/b": {"get": {"operationId": "getB", "responses": {"200": {"$ref": "../fine.json"}}}}}
            """,
            "body.yaml": "content: {application/json: {schema: {$ref: 'common.yaml#/components/schemas/Pet'}}}",
            "fine.json": """
            {"description": "Other.", "headers": {"X-A": {"$ref": "common.yaml#/components/headers/A"}}}
            """,
            "common.yaml": """
            components:
              parameters: {Limit: {name: limit, in: query, schema: {type: integer}}}
              headers: {A: {schema: {$ref: '#/components/schemas/Pet'}}}
              responses:
                Fine: {description: Fine., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
              schemas: {Pet: {type: string}}
            """,
        ]).read()
        #expect(reading.diagnostics == [])
        let operations = try #require(reading.service?.operations)
        #expect(operations.map(\.identifier) == ["postA", "getB"])
        #expect(operations[0].parameters.map(Outline().outline) == ["query limit form*: integer"])
        #expect(Outline(reading.service).outline(operations[0].body) == "body application/json: @Pet")
        #expect(operations[0].responses.map { Outline(reading.service).outline($0.contents[0].schema!) } == ["@Pet"])
        #expect(
            operations[1].responses[0].headers.map { "\($0.name): \(Outline(reading.service).outline($0.schema))" } == [
                "X-A: @Pet"
            ]
        )
    }

    @Test func aServerInAnotherFile() throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.head + "servers: [{$ref: 'servers.yaml#/production'}]\npaths: {}",
            "servers.yaml": "production: {url: 'https://example.com/v1'}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.service?.servers.map(\.url) == ["https://example.com/v1"])
    }

    @Test(arguments: [
        ("responses/Missing.yaml", "", "Missing Response"),
        ("responses/MissingResponse.yaml", "", "MissingResponse"),
        ("responses.yaml", "#/Missing", "Missing Response"),
    ])
    func typesInPartsOfOtherFilesAreNamedAfterThem(file: String, pointer: String, name: String) throws {
        let response = "{description: D, content: {application/json: {schema: {properties: {a: {type: string}}}}}}"
        let reading = try Documents([
            "main.yaml": Format.openAPI30.head
                + "paths: {/a: {get: {operationId: a, responses: {200: {$ref: '\(file)\(pointer)'}}}}}",
            file: pointer.isEmpty ? response : "Missing: \(response)",
        ]).read()
        #expect(reading.diagnostics == [])
        let content = try #require(reading.service?.operations.first?.responses.first?.contents.first)
        #expect(content.schema?.clientName == name)
    }

    @Test(arguments: [("thing.schema.json", "thing"), ("thing/index.yaml", "thing"), ("index.yaml", "index")])
    func aFileThatIsOneSchemaIsNamedAfterIt(file: String, name: String) throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.description(schemas: "A: {properties: {a: {$ref: '\(file)'}}}"),
            file: "{\"properties\": {\"b\": {\"type\": \"string\"}}}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "{a: @\(name)}")
    }

    @Test(arguments: [
        ("wellknown/full.yaml", "Discovery Information", "DiscoveryInformation"),
        ("wellknown/full.yaml", "All that clients have to know", "full"), ("wellknown/info.yaml", "Discovery", "info"),
    ])
    func aFileWhoseNameSaysNothingIsNamedAfterItsTitle(file: String, title: String, name: String) throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.description(schemas: "A: {properties: {a: {$ref: '\(file)'}}}"),
            file: "{\"title\": \"\(title)\", \"properties\": {\"b\": {\"type\": \"string\"}}}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "{a: @\(name)}")
    }

    /// The same text means different things in different files.
    @Test func equalTextsInTwoFiles() throws {
        let file = { (type: String) in
            """
            item: {get: {parameters: [{$ref: '#/p'}], responses: {200: {$ref: '#/r'}}}}
            p: {name: \(type), in: query, schema: {$ref: '#/s'}}
            r: {description: \(type)}
            s: {type: \(type)}
            """
        }
        let reading = try Documents([
            "main.yaml": Format.openAPI30.head
                + "paths: {/a: {$ref: 'one.yaml#/item'}, /b: {$ref: 'two.yaml#/item'}}",
            "one.yaml": file("integer"),
            "two.yaml": file("string"),
        ]).read()
        #expect(reading.diagnostics == [])
        let operations = try #require(reading.service?.operations)
        #expect(operations.map { $0.parameters[0].name } == ["integer", "string"])
        #expect(operations.map { Outline(reading.service).outline($0.parameters[0].schema) } == ["@OneS", "@TwoS"])
        #expect(operations.map { $0.responses[0].documentation.text } == ["integer", "string"])
    }

    @Test func tablesInFilesOfTheirOwn() throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.head
                + "paths: {$ref: paths.yaml}\ncomponents: {schemas: {$ref: 'schemas/index.yaml'}}",
            "paths.yaml": "/a: {get: {operationId: a, responses: {200: {description: A}}}}",
            "schemas/index.yaml": "Pet: {$ref: ./Pet.yaml}\nOwner: {properties: {pet: {$ref: '#/Pet'}}}",
            "schemas/Pet.yaml": "properties: {owner: {$ref: 'index.yaml#/Owner'}}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.service?.operations.map(\.identifier) == ["a"])
        #expect(reading.service?.schemas.map(\.name) == ["Pet", "Owner"])
        #expect(reading.schema("Owner") == "{pet: @Pet}")
        #expect(reading.schema("Pet") == "{owner: @Owner}")
    }

    // MARK: - Mistakes

    @Test func mistakesAreReportedWhereTheyAre() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI(
                """
                A: {properties: {x: {$ref: 'https://example.com/a.yaml#/A'}, y: {$ref: gone.yaml}}}
                B: {properties: {x: {$ref: 'other.yaml#/definitions/Thng'}, y: {$ref: 'other.yaml#/definitions/Thing'}}}
                C: {type: strin}
                """
            ),
            "other.yaml": """
            definitions:
              Thing: {properties: {a: {$ref: '#/components/schemas/A'}, b: {type: strin}}}
              Loop: {$ref: 'main.yaml#/components/schemas/Loop'}
            """,
        ]).read()
        #expect(
            reading.diagnosticsByFile == [
                "main.yaml:6:32: error: the reference 'https://example.com/a.yaml#/A' is a URL, and the generator "
                    + "reads only files (save the document, and name its file under 'copies' in the client configuration)",
                "main.yaml:6:76: error: unresolved reference 'gone.yaml': it does not exist (add the file, or correct the path)",
                "main.yaml:7:32: error: unresolved reference 'other.yaml#/definitions/Thng' (did you mean 'Thing'?)",
                "main.yaml:8:15: warning: unknown type 'strin' is treated as free-form JSON (did you mean 'string'?)",
                "other.yaml:2:34: warning: unresolved reference '#/components/schemas/A' is treated as a reference "
                    + "into 'main.yaml' (write the path to that file before the '#')",
                "other.yaml:2:71: warning: unknown type 'strin' is treated as free-form JSON (did you mean 'string'?)",
            ]
        )
    }

    @Test func cyclesWithoutAStructure() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI("A: {properties: {x: {$ref: 'other.yaml#/A'}}}"),
            "other.yaml": "A: {$ref: 'third.yaml#/A'}",
            "third.yaml": "A: {$ref: 'other.yaml#/A'}",
        ]).read()
        #expect(
            reading.diagnosticsByFile == [
                "main.yaml:6:32: error: the reference 'other.yaml#/A' leads only to other references, in a cycle (describe one "
                    + "of the parts that they lead to)"
            ]
        )
    }

    @Test func longChains() throws {
        let links = (0..<40).map { "L\($0): {$ref: '#/L\($0 + 1)'}" }
        let reading = try Documents([
            "main.yaml": Self.openAPI("A: {properties: {x: {$ref: 'other.yaml#/L0'}, y: {$ref: 'other.yaml#/L7'}}}"),
            "other.yaml": (links + ["L40: {type: integer}"]).joined(separator: "\n"),
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "{x: @L40, y: @L40}")
    }

    @Test func aPointerLeadsThroughAllReferencesOnItsWay() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {properties: {x: {$ref: '#/components/schemas/B/properties/c'}}}
                    B: {$ref: '#/components/schemas/C'}
                    C: {$ref: '#/components/schemas/D'}
                    D: {properties: {c: {type: integer}}}
                    """
            )
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "{x: @BC}")
    }

    /// To Swift, the two names are equal.
    @Test func namesThatDifferByNormalizationAlone() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    \u{E9}: {type: string}
                    e\u{301}: {type: integer}
                    A:
                      type: object
                      required: [e\u{301}]
                      properties:
                        \u{E9}: {$ref: '#/components/schemas/\u{E9}'}
                        e\u{301}: {$ref: '#/components/schemas/e\u{301}'}
                    """
            )
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A").map { Array($0.utf8) } == Array("{\u{E9}: @\u{E9}, e\u{301}!: @e\u{301}}".utf8))
    }

    // MARK: - Names that schemas give themselves

    @Test func anchorsAndIdentifiers() throws {
        let reading = try Documents([
            "main.yaml": Self.openAPI(
                """
                A: {properties: {x: {$ref: '#pet'}, y: {$ref: 'https://example.com/schemas/dog'}, z: {$ref: 'other.yaml#o'}}}
                Pet: {$anchor: pet, type: string}
                Dog:
                  $id: https://example.com/schemas/dog
                  properties: {leg: {$ref: '#/$defs/Leg'}, cat: {$ref: ../schemas/cat}, tail: {$ref: '#tail'}}
                  $defs: {Leg: {type: integer}, Tail: {$anchor: tail, type: number}}
                Cat: {$id: 'https://example.com/schemas/cat', properties: {$id: {type: string}}}
                """,
                version: .openAPI31
            ),
            "other.yaml": "$defs: {Other: {$anchor: o, type: boolean}}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "{x: @Pet, y: @Dog, z: @Other}")
        #expect(reading.schema("Dog") == "{leg: @DogLeg, cat: @Cat, tail: @DogTail}")
        #expect(reading.schema("DogLeg") == "integer")
        #expect(reading.schema("DogTail") == "number")
        #expect(reading.schema("Cat") == "{$id: string}")
    }

    @Test(arguments: [
        "/schemas/dog", "//example.com/schemas/dog", "../schemas/dog", "dog", "./dog#",
        "https://example.com/schemas/dog",
    ])
    func referencesAreRelativeToTheIdentifier(reference: String) throws {
        let reading = try Reading(
            Self.openAPI(
                """
                A: {$id: 'https://example.com/schemas/a', properties: {x: {$ref: '\(reference)'}}}
                Dog: {$id: 'https://example.com/schemas/dog', properties: {leg: {type: integer}}}
                """,
                version: .openAPI31
            )
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "{x: @Dog}")
    }

    @Test func anchorsThatCannotBeFound() throws {
        let reading = try Reading(
            Self.openAPI(
                """
                A: {properties: {x: {$ref: '#pt'}, y: {$ref: '#two'}, z: {$ref: '#pet'}}}
                B: {$anchor: pet, $dynamicAnchor: pet, items: {$anchor: two}}
                C: {$anchor: two}
                """,
                version: .openAPI31
            )
        )
        #expect(
            reading.diagnostics == [
                "6:32: error: unresolved reference '#pt' (did you mean 'pet'?)",
                "6:50: error: the reference '#two' matches several anchors (refer to the schema by its path)",
            ]
        )
    }

    /// An index has neither a sign nor leading zeros (RFC 6901, section 4).
    @Test(arguments: [("0", true), ("1", true), ("01", false), ("+1", false), ("-0", false), ("2", false)])
    func indicesInPointers(index: String, isFound: Bool) throws {
        let reading = try Reading(
            Self.openAPI(
                "A: {oneOf: [{type: object, properties: {a: {type: string}}}, {type: integer}]}\nB: {properties: {x: {$ref: '#/components/schemas/A/oneOf/\(index)'}}}"
            )
        )
        #expect((reading.service != nil) == isFound)
        let error =
            "7:32: error: unresolved reference '#/components/schemas/A/oneOf/\(index)' (add what it leads to, or correct it)"
        #expect(reading.diagnostics == (isFound ? [] : [error]))
    }

    @Test func dynamicReferencesThatCanMeanOneSchemaOnly() throws {
        let reading = try Reading(
            Self.openAPI(
                """
                Tree: {$dynamicAnchor: node, properties: {children: {type: array, items: {$dynamicRef: '#node'}}}}
                One: {$dynamicAnchor: several}
                Two: {$dynamicAnchor: several}
                Of: {properties: {several: {$dynamicRef: '#several'}}}
                """,
                version: .openAPI31
            )
        )
        #expect(reading.schema("Tree") == "{children: [@Tree]}")
        #expect(
            reading.diagnostics == [
                "9:33: warning: '$dynamicRef' is treated as free-form JSON (write '$ref' with the schema that is meant)"
            ]
        )
    }

    @Test func recursiveReferencesMeanTheInnermostSchemaThatAllowsThem() throws {
        let reading = try Reading(
            Self.openAPI(
                """
                Filter: {$recursiveAnchor: true, properties: {all: {type: array, items: {$recursiveRef: '#'}}}}
                Or: {properties: {any: {oneOf: [{type: string}, {$recursiveRef: '#'}]}}, $recursiveAnchor: true}
                Not: {$recursiveAnchor: false, properties: {one: {$recursiveRef: '#'}}}
                """,
                version: .openAPI31
            )
        )
        #expect(reading.schema("Filter") == "{all: [@Filter]}")
        #expect(reading.schema("Or")?.contains("@Or") == true)
        #expect(
            reading.diagnostics == [
                "8:55: warning: '$recursiveRef' is treated as free-form JSON (write '$ref' with the schema that is meant)"
            ]
        )
    }

    // MARK: - What stands beside a reference

    private static func withSiblings(_ format: Format) -> String {
        format.head + """
            paths:
              /a:
                $ref: '#/x-items/a'
                summary: Beside.
                parameters: [{name: own, in: query, schema: {type: string}}]
                get: {operationId: own, responses: {200: {description: A}}}
            x-items:
              a:
                summary: Inside.
                parameters: [{name: theirs, in: query, schema: {type: string}}]
                get: {operationId: theirs, responses: {200: {description: A}}}
                put:
                  operationId: put
                  parameters: [{$ref: '#/components/parameters/P', description: Beside.}]
                  responses: {200: {$ref: '#/components/responses/R', description: Beside.}}
            components:
              parameters: {P: {name: p, in: query, description: Inside., schema: {type: string}}}
              responses: {R: {description: Inside.}}
            """
    }

    /// Of path items, what stands there is read in every version; of other targets, since OpenAPI 3.1. No version says which of two
    /// operations with one method is meant.
    @Test(arguments: [(Format.openAPI30, "Inside."), (.openAPI31, "Beside."), (.openAPI32, "Beside.")])
    func whatStandsBesideAReferenceIsRead(format: Format, text: String) throws {
        let reading = try Reading(Self.withSiblings(format))
        #expect(
            reading.diagnostics == [
                "8:5: warning: 'get' next to '$ref' replaces that of the referenced path item (remove one of them)"
            ]
        )
        #expect(reading.losses == 1)
        let operations = try #require(reading.service?.operations)
        #expect(operations.map(\.identifier) == ["put", "own"])
        #expect(operations.map { $0.parameters.map(\.name) } == [["p", "own", "theirs"], ["own", "theirs"]])
        #expect(operations.map(\.documentation.summary) == ["Beside.", "Beside."])
        #expect(operations[0].parameters[0].documentation.text == text)
        #expect(operations[0].responses[0].documentation.text == text)
    }

    /// What is nearer to the path wins.
    @Test func whatStandsBesideEachReferenceOfAChainIsRead() throws {
        let query = { (name: String, type: String) in "{name: \(name), in: query, schema: {type: \(type)}}" }
        let reading = try Documents([
            "main.yaml": Format.openAPI30.head + """
                paths:
                  /a: {$ref: 'index.yaml#/a', parameters: [\(query("near", "boolean"))]}
                """,
            "index.yaml": """
            a:
              $ref: a.yaml
              summary: Between.
              parameters: [\(query("near", "string")), \(query("between", "integer"))]
              put: {operationId: put, responses: {200: {description: D}}}
            """,
            "a.yaml": """
            summary: Inside.
            description: Far.
            parameters: [\(query("between", "string")), \(query("far", "string"))]
            get: {operationId: get, responses: {200: {description: D}}}
            """,
        ]).read()
        #expect(reading.diagnostics == [])
        let operations = try #require(reading.service?.operations)
        #expect(operations.map(\.identifier) == ["get", "put"])
        #expect(operations.map(\.documentation.summary) == ["Between.", "Between."])
        #expect(operations.map(\.documentation.text) == ["Far.", "Far."])
        for operation in operations {
            #expect(
                Set(operation.parameters.map(Outline().outline)) == [
                    "query near form*: boolean", "query between form*: integer", "query far form*: string",
                ]
            )
        }
    }

    /// Paths share the operations in a file, and each has its own parameters and more operations.
    @Test func pathsThatShareAPathItemHaveMembersOfTheirOwn() throws {
        let reading = try Documents([
            "main.yaml": Format.swagger20.head + """
                paths:
                  /users/{id}:
                    $ref: item.yaml
                    parameters: [{name: id, in: path, required: true, type: integer}]
                  /teams/{name}:
                    $ref: item.yaml
                    parameters: [{name: name, in: path, required: true, type: string}]
                    x-swagger-router-controller: Teams
                    delete: {responses: {204: {description: D}}}
                """,
            "item.yaml": "get: {responses: {200: {description: D, schema: {type: string}}}}",
        ]).read()
        #expect(reading.diagnostics == [])
        let operations = try #require(reading.service?.operations)
        #expect(
            operations.map { "\($0.method) \($0.path)" } == [
                "GET /users/{id}", "GET /teams/{name}", "DELETE /teams/{name}",
            ]
        )
        #expect(
            operations.map { $0.parameters.map(Outline().outline) } == [
                ["path id! simple: integer"], ["path name! simple: string"], ["path name! simple: string"],
            ]
        )
        #expect(operations.map(\.tags) == [[], ["Teams"], ["Teams"]])
    }

    /// Mistakes there are those of any path.
    @Test func mistakesBesideTheReferenceOfAPath() throws {
        let reading = try Reading(
            Format.openAPI30.head + """
                paths:
                  /a:
                    $ref: '#/x-items/a'
                    pst: {responses: {204: {description: D}}}
                    GET: {operationId: own, responses: {204: {description: D}}}
                    parameter: []
                x-items:
                  a: {get: {operationId: theirs, responses: {204: {description: D}}}}
                """
        )
        #expect(
            reading.diagnostics == [
                "6:5: warning: unknown key 'pst' (did you mean 'post'?)",
                "7:5: warning: methods are lower-case; 'GET' is treated as 'get' (write 'get')",
                "7:5: warning: 'get' next to '$ref' replaces that of the referenced path item (remove one of them)",
                "8:5: warning: unknown key 'parameter' (did you mean 'parameters'?)",
            ]
        )
        #expect(reading.service?.operations.map(\.identifier) == ["own"])
    }

    /// A parameter of the path is always required.
    @Test(arguments: ["true", "false"])
    func parametersOfPathsAreRequired(required: String) throws {
        let reading = try Reading(
            Format.openAPI31.head + """
                paths:
                  /a/{p}:
                    get:
                      parameters: [{$ref: '#/components/parameters/P', required: \(required)}]
                      responses: {'204': {description: D}}
                components:
                  parameters: {P: {name: p, in: path, schema: {type: string}}}
                """
        )
        #expect(!reading.diagnostics.contains { $0.contains("next to '$ref'") })
    }

    /// What the part itself says is not lost.
    @Test func theDataOfSharedPartsIsThatOfTheParts() throws {
        let reading = try Reading(
            Format.openAPI31.head + """
                paths:
                  /a:
                    post:
                      parameters:
                        - {$ref: '#/components/parameters/P', in: query, name: p, required: true, schema: {type: string}}
                      requestBody: {$ref: '#/components/requestBodies/B', content: {text/plain: {schema: {type: string}}}}
                      responses:
                        '200': {$ref: '#/components/responses/R', content: {application/json: {schema: {type: integer}}}}
                        '404': {$ref: '#/components/responses/R', content: {application/json: {schema: {type: string}}}}
                components:
                  parameters: {P: {name: p, in: query, schema: {type: string}}}
                  requestBodies: {B: {content: {application/json: {schema: {type: string}}}}}
                  responses: {R: {description: R, content: {application/json: {schema: {type: string}}}}}
                """
        )
        #expect(
            reading.diagnostics == [
                "7:67: warning: 'required' next to '$ref' is ignored (move it into the referenced parameter)",
                "8:59: warning: 'content' next to '$ref' is ignored (move it into the referenced request body)",
                "10:51: warning: 'content' next to '$ref' is ignored (move it into the referenced response)",
            ]
        )
        let operation = try #require(reading.service?.operations.first)
        #expect(operation.parameters.map(\.isRequired) == [false])
        #expect(Outline().outline(operation.body) == "body application/json: string")
        #expect(
            operation.responses.map { Outline().outline($0.contents) } == [
                "application/json: string", "application/json: string",
            ]
        )
    }
}
