import ServiceDescription
import Testing

/// Bodies and fields of forms among the parameters, where Swagger 2.0 has them: read in OpenAPI 3 too, and told.
@Suite struct BodyParameterTests {
    /// What the body of an operation at line 4 is read as, and what is told.
    private func read(_ operation: String, _ format: Format = .openAPI30) throws -> (
        body: String, diagnostics: [String]
    ) {
        let reading = try Reading(
            format.head + "paths:\n  /a: {post: {responses: {204: {description: D}}, \(operation)}}"
        )
        return (Outline().outline(try #require(reading.service).operations[0].body), reading.diagnostics)
    }

    private static func body(_ mediaType: String, _ name: String = "a") -> String {
        "warning: since OpenAPI 3.0, 'requestBody' describes the body; the parameter '\(name)' is treated as the body "
            + "(write 'requestBody: {content: {\(mediaType): {schema: …}}}')"
    }

    private static func form(_ mediaType: String) -> String {
        "warning: since OpenAPI 3.0, 'requestBody' describes a form; the parameters in formData are treated as one "
            + "(write 'requestBody: {content: {\(mediaType): {schema: {properties: …}}}}')"
    }

    @Test(arguments: [
        (
            "{in: body, name: a, required: true, schema: {type: object, properties: {b: {type: string}}}}",
            "a! application/json: {b: string}", ["4:64: \(body("application/json"))"]
        ),
        (
            "{in: body, name: a, schema: {type: string, format: binary}}", "a application/octet-stream: binary",
            ["4:64: \(body("application/octet-stream"))"]
        ),
        (
            "{in: body, name: a, content: {text/plain: {schema: {type: string}}}}", "a text/plain: string",
            ["4:64: \(body("text/plain"))"]
        ),
        (
            "{in: body, name: a, type: object, properties: {b: {type: integer}}}", "a application/json: {b: integer}",
            [
                "4:64: \(body("application/json"))",
                "4:84: warning: the 'type' of a body belongs in its 'schema' (write 'schema: {type: …}')",
            ]
        ),
        (
            "{in: formData, name: a, type: string, required: true}, {in: formData, name: b, schema: {type: integer}}",
            "body! application/x-www-form-urlencoded: {a!: string, b: integer}",
            ["4:64: \(form("application/x-www-form-urlencoded"))"]
        ),
        (
            "{in: formData, name: a, schema: {type: string, format: binary}}", "body multipart/form-data: {a: binary}",
            ["4:64: \(form("multipart/form-data"))"]
        ),
        (
            "{in: formData, name: a, schema: {type: array, items: {type: string, format: binary}}}",
            "body multipart/form-data: {a: [binary]}", ["4:64: \(form("multipart/form-data"))"]
        ),
        (
            "{in: formData, name: a, type: file}", "body multipart/form-data: {a: binary}",
            ["4:64: \(form("multipart/form-data"))"]
        ),
    ])
    func isReadAsTheBody(parameters: String, expected: String, diagnostics: [String]) throws {
        let result = try read("parameters: [\(parameters)]")
        #expect(result.body == expected)
        #expect(result.diagnostics == diagnostics)
    }

    @Test func isIgnoredBesideABody() throws {
        let result = try read(
            """
            parameters: [{in: body, name: a, schema: {type: string}}, {in: formData, name: b, type: string}],
                requestBody: {content: {application/json: {schema: {type: integer}}}}
            """
        )
        #expect(result.body == "body application/json: integer")
        #expect(
            result.diagnostics == [
                "4:64: warning: the parameter 'a' in body is ignored because the operation has a 'requestBody' "
                    + "(describe the body in one place)",
                "4:109: warning: the parameter 'b' in formData is ignored because the operation has a 'requestBody' "
                    + "(describe the body in one place)",
            ]
        )
    }

    @Test func ofAPathAndFromTheComponentsIsReadForEachOperation() throws {
        let reading = try Reading(
            Format.openAPI31.head + """
                components: {parameters: {P: {in: body, name: p, schema: {type: object, properties: {b: {type: string}}}}}}
                paths:
                  /a:
                    parameters: [{$ref: '#/components/parameters/P'}]
                    post: {responses: {204: {description: D}}}
                    put: {responses: {204: {description: D}}}
                """
        )
        let operations = try #require(reading.service).operations
        #expect(
            operations.map { Outline().outline($0.body) }
                == ["p application/json: {b: string}", "p application/json: {b: string}"]
        )
        #expect(operations.flatMap(\.parameters).isEmpty)
        #expect(reading.diagnostics == ["3:30: \(Self.body("application/json", "p"))"])
    }

    @Test func ofSwaggerMayHaveItsTypeInTheWrongPlace() throws {
        let body = try read("parameters: [{in: body, name: a, type: string}]", .swagger20)
        #expect(body.body == "a application/json: string")
        #expect(
            body.diagnostics == [
                "4:84: warning: the 'type' of a body belongs in its 'schema' (write 'schema: {type: …}')"
            ]
        )
        let field = try read("parameters: [{in: formData, name: a, schema: {type: integer}}]", .swagger20)
        #expect(field.body == "body application/x-www-form-urlencoded: {a: integer}")
        #expect(
            field.diagnostics == [
                "4:88: warning: in Swagger 2.0, the 'type' of a parameter belongs next to its 'name', not in a "
                    + "'schema' (move it there)"
            ]
        )
        let files = try read("parameters: [{in: formData, name: a, type: array, items: {type: file}}]", .swagger20)
        #expect(files.body == "body multipart/form-data: {a: [binary]} a~form")
    }
}
