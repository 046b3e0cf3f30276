import ServiceDescription
import Testing

/// References and types that mean something only in another spelling, of which there is but one.
@Suite struct SpellingTests {
    @Test(arguments: [
        ("#/components/schemas/ Price", "#/components/schemas/Price"),
        (" #/components/schemas/Price ", "#/components/schemas/Price"),
        ("# /components/schemas/Price", "#/components/schemas/Price"),
        ("#Price", "#/components/schemas/Price"),
        ("#components/schemas/Price", "#/components/schemas/Price"),
        ("#/definitions/Price", "#/components/schemas/Price"),
        ("#/$defs/Price", "#/components/schemas/Price"),
        ("components/schemas/Price", "#/components/schemas/Price"),
        ("/components/schemas/Price", "#/components/schemas/Price"),
        ("#/components/schema/Price", "#/components/schemas/Price"),
        ("#/components/Schemas/Price", "#/components/schemas/Price"),
        ("#/components/Price", "#/components/schemas/Price"),
        ("#/Price", "#/components/schemas/Price"),
    ])
    func ofReferencesIsRead(reference: String, meaning: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "Price: {type: number}\nX: {properties: {a: {$ref: '\(reference)'}}}")
        )
        #expect(try #require(reading.service).outlines == ["number", "{a: @Price}"])
        #expect(
            reading.diagnostics == [
                "7:32: warning: unresolved reference '\(reference)' is treated as '\(meaning)' (write '\(meaning)')"
            ]
        )
    }

    /// Generators of JSON Schemas write references as if each schema were a document of its own.
    @Test(arguments: ["$defs", "definitions"])
    func ofReferencesToDefinitionsOfTheSchemaAroundThemIsRead(table: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {\(table): {X: {type: string}}, properties: {x: {$ref: '#/\(table)/X'}}}
                    B: {\(table): {X: {type: integer}}, properties: {x: {$ref: '#/\(table)/X'}}}
                    """
            )
        )
        let service = try #require(reading.service)
        #expect(service.schemas.map(\.name) == ["A", "B", "AX", "BX"])
        #expect(service.outlines == ["{x: @AX}", "{x: @BX}", "string", "integer"])
        let warnings = ["A", "B"].map { name -> String in
            let target = "#/components/schemas/\(name)/\(table)/X"
            return "warning: unresolved reference '#/\(table)/X' is treated as '\(target)' (write '\(target)')"
        }
        let found = reading.diagnostics.filter { $0.contains("unresolved") }.map { String($0.drop { $0 != "w" }) }
        #expect(found == warnings)
    }

    /// zod-to-json-schema writes references from the schema around them.
    @Test(arguments: [
        ("#/properties/a", "#/components/schemas/X/properties/a", "@XA"),
        ("#/properties/a/properties/c", "#/components/schemas/X/properties/a/properties/c", "@XAC"),
    ])
    func ofReferencesFromTheSchemaAroundThemIsRead(reference: String, meaning: String, outline: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    X: {properties: {a: {properties: {c: {type: number}}}, b: {type: array, items: {$ref: '\(reference)'}}}}
                    """
            )
        )
        #expect(try #require(reading.service).outlines.first == "{a: {c: number}, b: [\(outline)]}")
        #expect(
            reading.diagnostics == [
                "6:91: warning: unresolved reference '\(reference)' is treated as '\(meaning)' (write '\(meaning)')"
            ]
        )
    }

    /// The whole description is no schema; what is nothing but a reference to it is not the schema around it either.
    @Test func ofAReferenceToTheDocumentInASchemaIsRead() throws {
        let reading = try Reading(
            """
            openapi: 3.1.0
            info: {title: T, version: '1'}
            paths:
              /pets:
                post:
                  operationId: a
                  requestBody: {content: {application/json: {schema: {properties: {b: {type: array, items: {$ref: '#'}}}}}}}
                  responses: {'204': {description: D}}
            components: {schemas: {X: {properties: {b: {$ref: '#'}}}, Y: {$ref: '#'}}}
            """
        )
        let place = "#/paths/~1pets/post/requestBody/content/application~1json/schema"
        #expect(
            Set(reading.diagnostics) == [
                "7:103: warning: the reference '#' leads to the whole document; it is treated as '\(place)', the schema around it "
                    + "(write '\(place)')",
                "9:51: warning: the reference '#' leads to the whole document; it is treated as '#/components/schemas/X', the "
                    + "schema around it (write '#/components/schemas/X')",
                "9:69: warning: expected a reference to a schema, but '#' is the whole description; it is treated as free-form "
                    + "JSON (refer to one of the schemas in it)",
            ]
        )
        #expect(reading.schema("X") == "{b: @X}")
    }

    /// An envelope is not what is meant, unless it says by `$schema` where a document begins.
    @Test(arguments: [("", "any"), ("$schema: 'http://json-schema.org/draft-07/schema#', ", "@PageRow")])
    func ofAReferenceToTheDocumentInAnEnvelopeIsRead(line: String, outline: String) throws {
        let reading = try Reading(
            Format.openAPI31.description(
                schemas: "Page: {properties: {row: {\(line)properties: {id: {type: string}, row: {$ref: '#'}}}}}"
            )
        )
        #expect(reading.schema("Page") == "{row: {id: string, row: \(outline)}}")
        #expect(reading.losses == (line.isEmpty ? 1 : 0))
    }

    /// ASP.NET Core 9 writes references from a type, which may be that of the schema around them, or of one that contains it.
    @Test(arguments: [
        "#/components/schemas/#", "#/components/schemas/#/properties/a", "#/components/schemas/#/properties/b/items",
    ])
    func aReferenceFromAnUnknownTypeIsReported(reference: String) throws {
        let reading = try Reading(
            Format.openAPI30.description(schemas: "X: {properties: {a: {$ref: '\(reference)'}}}")
        )
        #expect(try #require(reading.service).outlines == ["{a: any}"])
        #expect(
            reading.diagnostics == [
                "6:32: warning: unresolved reference '\(reference)' is treated as free-form JSON (write "
                    + "'#/components/schemas/' and the name of a schema)"
            ]
        )
    }

    @Test(arguments: ["other.yaml #/Price", "other.yaml# /Price", " other.yaml#/Price"])
    func ofReferencesToOtherFilesIsRead(reference: String) throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.description(schemas: "X: {properties: {a: {$ref: '\(reference)'}}}"),
            "other.yaml": "Price: {type: number}",
        ]).read()
        #expect(reading.service?.schemas.map(\.name) == ["X", "Price"])
        #expect(
            reading.diagnostics == [
                "6:32: warning: unresolved reference '\(reference)' is treated as 'other.yaml#/Price' (write "
                    + "'other.yaml#/Price')"
            ]
        )
    }

    @Test(arguments: [
        ("parts\\more.yaml#/a~1b/Price", "parts/more.yaml#/a~1b/Price"),
        (".\\parts\\more.yaml#\\a~1b\\Price", "./parts/more.yaml#/a~1b/Price"),
        ("parts/more.yaml#a~1b/Price", "parts/more.yaml#/a~1b/Price"),
    ])
    func ofSlashesIsRead(reference: String, meaning: String) throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.description(schemas: "X: {properties: {a: {$ref: '\(reference)'}}}"),
            "parts/more.yaml": "a/b: {Price: {type: number}}",
        ]).read()
        #expect(reading.service?.schemas.map(\.name) == ["X", "ABPrice"])
        #expect(
            reading.diagnostics == [
                "6:32: warning: unresolved reference '\(reference)' is treated as '\(meaning)' (write '\(meaning)')"
            ]
        )
    }

    @Test(arguments: [
        ("more.yaml#Price", "more.yaml#/Price"), ("more.yaml/Price", "more.yaml#/Price"),
        ("./more.yaml/components/schemas/Price", "./more.yaml#/components/schemas/Price"),
    ])
    func ofPlacesInFilesIsRead(reference: String, meaning: String) throws {
        let reading = try Documents([
            "main.yaml": Format.openAPI30.description(schemas: "X: {properties: {a: {$ref: '\(reference)'}}}"),
            "more.yaml": "Price: {type: number}\ncomponents: {schemas: {Price: {type: string}}}",
        ]).read()
        #expect(reading.service?.schemas.map(\.name) == ["X", "Price"])
        #expect(
            reading.diagnostics == [
                "6:32: warning: unresolved reference '\(reference)' is treated as '\(meaning)' (write '\(meaning)')"
            ]
        )
    }

    @Test(arguments: [
        ("Few", "the reference 'Few' is only a name, and no file has that name; it"),
        ("#/components/Few", "unresolved reference '#/components/Few'"),
        ("#/components/parameter/Few", "unresolved reference '#/components/parameter/Few'"),
    ])
    func ofParametersIsRead(reference: String, words: String) throws {
        let meaning = "#/components/parameters/Few"
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths:
              /a: {get: {parameters: [{$ref: '\(reference)'}], responses: {204: {description: D}}}}
            components: {parameters: {Few: {name: few, in: query, schema: {type: integer}}}}
            """
        )
        #expect(reading.service?.operations.first?.parameters.map(\.name) == ["few"])
        #expect(
            reading.diagnostics == ["4:34: warning: \(words) is treated as '\(meaning)' (write '\(meaning)')"]
        )
    }

    @Test func ofANameThatSeveralComponentsHaveIsUnclear() throws {
        let reading = try Reading(
            """
            openapi: 3.0.3
            info: {title: A}
            paths: {/a: {get: {parameters: [{name: a, in: query, schema: {$ref: Few}}], responses: {200: {description: D}}}}}
            components:
              parameters: {Few: {name: few, in: query, schema: {type: integer}}}
              responses: {Few: {description: D}}
            """
        )
        #expect(reading.diagnostics == ["3:69: error: unresolved reference 'Few': other files cannot be read here"])
    }

    @Test func whatIsCalledSoIsMeant() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "A: {type: number}\n' A': {type: string}\n"
                    + "X: {properties: {a: {$ref: '#/components/schemas/ A'}}}"
            )
        )
        #expect(reading.diagnostics == [])
        #expect(try #require(reading.service).outlines.last == "{a: @ A}")
    }

    @Test(arguments: [("'string '", "string"), ("' Integer'", "integer"), ("\"boolean\\t\"", "boolean")])
    func ofTypesIsRead(type: String, outline: String) throws {
        let reading = try Reading(Format.openAPI30.description(schemas: "X: {properties: {a: {type: \(type)}}}"))
        #expect(try #require(reading.service).outlines == ["{a: \(outline)}"])
        #expect(reading.diagnostics.map { $0.hasSuffix("is treated as '\(outline)' (write '\(outline)')") } == [true])
    }
}
