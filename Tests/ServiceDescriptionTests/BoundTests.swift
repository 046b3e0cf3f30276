import ServiceDescription
import Testing

/// However large a description is and however its parts lead to one another, reading it comes to an end.
@Suite struct BoundTests {
    private func reading(_ count: Int, last: String = "{type: string}", _ schema: (Int) -> String) throws -> Reading {
        let schemas = (0..<count).map { "S\($0): \(schema($0))" } + ["S\(count): \(last)"]
        return try Reading(Format.openAPI30.description(schemas: schemas.joined(separator: "\n")))
    }

    private static func next(_ index: Int) -> String { "{$ref: '#/components/schemas/S\(index + 1)'}" }

    @Test(arguments: [
        "{type: array, items: NEXT}", "{type: object, additionalProperties: NEXT}", "{oneOf: [NEXT, {type: integer}]}",
    ])
    func schemasStandInOneAnotherNoDeeperThanAnyoneCanFollow(schema: String) throws {
        let deep = try reading(300) { schema.replacing("NEXT", with: Self.next($0)) }
        #expect(deep.service == nil)
        #expect(deep.diagnostics.count == 1)
        #expect(
            deep.diagnostics.first?.hasSuffix(
                "error: the arrays, maps and choices in 'S235' are nested more than 64 levels deep (move an inner "
                    + "schema to a named object)"
            ) == true
        )
        let shallow = try reading(64) { schema.replacing("NEXT", with: Self.next($0)) }
        #expect(shallow.diagnostics == [])
        #expect(shallow.service != nil)
    }

    @Test func alternativesThatAreComposedOfVeryManySchemasAreTold() throws {
        let parts = (0..<300).map { "{properties: {p\($0): {}}}" }.joined(separator: ", ")
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: """
                    A: {properties: {k: {}}, oneOf: [{$ref: '#/components/schemas/Wide'}, {$ref: '#/components/schemas/B'}]}
                    B: {properties: {b: {}}}
                    Wide: {allOf: [\(parts)]}
                    """
            )
        )
        #expect(
            reading.diagnostics == [
                "6:30: warning: 'oneOf' is treated as free-form JSON (write one choice, each of whose alternatives has what stands "
                    + "beside it)",
                "8:5: warning: 'Wide' is composed of more than 255 schemas; it is not combined with others (divide it)",
            ]
        )
    }

    @Test func namedObjectsMayLeadToOneAnotherForEver() throws {
        let reading = try reading(1000, last: "{type: object}") {
            "{properties: {p: {type: array, items: \(Self.next($0))}}}"
        }
        #expect(reading.diagnostics == [])
        #expect(reading.service != nil)
    }

    @Test(.timeLimit(.minutes(20))) func whatLeadsToAMistakeIsFoundInOneGo() throws {
        let lost = "{properties: {p: {$ref: '#/components/schemas/Lost'}}}"
        let reading = try reading(20_000, last: lost) { "{properties: {p: \(Self.next($0))}}" }
        #expect(reading.diagnostics.map { $0.contains("error: unresolved reference") } == [true])
    }

    @Test(.timeLimit(.minutes(20))) func manySchemasMayHaveTwoNames() throws {
        let count = 40_000
        let reading = try reading(count) { $0 % 2 == 0 ? Self.next($0) : "{type: string}" }
        #expect(reading.diagnostics == [])
        let service = try #require(reading.service)
        let references = service.schemas.count { if case .reference = $0.schema.shape { true } else { false } }
        #expect((service.schemas.count, references) == (count + 1, count / 2))
    }

    @Test(.timeLimit(.minutes(20))) func manySiblingsOfOneMappingAreFound() throws {
        let names = (1...3_000).map { "S\($0)" }
        let mapping = names.map { "\($0.lowercased()): \($0)" }.joined(separator: ", ")
        let base =
            "S0: {type: object, discriminator: {propertyName: k, mapping: {\(mapping)}}, properties: {k: {type: string}}}"
        let siblings = names.map { "\($0): {allOf: [{$ref: '#/components/schemas/S0'}]}" }
        let reading = try Reading(
            Format.openAPI30.description(schemas: ([base] + siblings).joined(separator: "\n"))
        )
        #expect(reading.diagnostics == [])
        let service = try #require(reading.service)
        let choices = Unions(service)
        let counts = service.schemas.indices.map { choices.subtypes(of: $0)?.alternatives.count }
        #expect(counts == [3_001] + names.map { _ in nil })
    }

    @Test func whatLeadsBackToItselfIsNotDeep() throws {
        let reading = try reading(60, last: "{type: array, items: {$ref: '#/components/schemas/S0'}}") {
            "{type: array, items: \(Self.next($0))}"
        }
        #expect(reading.diagnostics == [])
    }

    @Test(arguments: [
        "{allOf: [PREVIOUS, PREVIOUS, {properties: {pINDEX: {type: string}}}]}",
        "{allOf: [PREVIOUS, {allOf: [PREVIOUS, {properties: {pINDEX: {type: string}}}]}]}",
    ])
    func membersThatComeTwiceInAComposedSchemaCountOnce(schema: String) throws {
        let schemas = (1...30).map { index in
            "S\(index): "
                + schema.replacing("PREVIOUS", with: "{$ref: '#/components/schemas/S\(index - 1)'}")
                .replacing("INDEX", with: "\(index)")
        }
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: (["S0: {properties: {p0: {type: string}}}"] + schemas).joined(separator: "\n")
            )
        )
        #expect(reading.diagnostics == [])
        guard case .object(let last) = reading.service?.schemas.last?.schema.shape else {
            Issue.record("no object")
            return
        }
        #expect(last.properties.map(\.name) == (0...30).map { "p\($0)" })
    }

    @Test func discriminatorsFollowOnOneAnotherUpToABound() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "S0: {properties: {k0: {type: string}}, discriminator: {propertyName: k0}}\n"
                    + (1...40).map { index in
                        "S\(index): {allOf: [{$ref: '#/components/schemas/S\(index - 1)'}, {properties: {k\(index): {type: string}}, "
                            + "discriminator: {propertyName: k\(index)}}]}"
                    }.joined(separator: "\n")
            )
        )
        #expect(reading.service == nil)
        #expect(
            reading.diagnostics.map { $0.drop { $0 != "e" } } == [
                "error: 'S32' inherits a chain of more than 32 discriminators (remove some of them)"
            ]
        )
    }

    @Test func membersBesideAChoiceAreNotMultipliedWithoutABound() throws {
        let members = (0..<1001).map { "p\($0): {}" }.joined(separator: ", ")
        let alternatives = (0..<1000).map { "{$ref: '#/components/schemas/S\($0)'}" }.joined(separator: ", ")
        let choice = "{properties: {\(members)}, oneOf: [\(alternatives)], discriminator: {propertyName: k}}"
        let reading = try reading(1000, last: choice) { _ in "{properties: {k: {type: string}}}" }
        #expect(reading.service == nil)
        #expect(
            reading.diagnostics.first?.hasSuffix(
                "error: 'oneOf' or 'anyOf' next to 'properties' adds too many properties: the schemas of this "
                    + "description inherit more than 1000000 "
                    + "(name the schemas that are composed again and again, and refer to these)"
            ) == true
        )
    }

    @Test func namesAreSearchedForAHundredTimes() throws {
        let names = (0..<300).map { "member\($0)x" }
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: "S: {required: [\(names.joined(separator: ", "))], properties: {member0: {}}}"
            )
        )
        #expect(reading.diagnostics.count { $0.contains("is required but is not a property") } == 300)
        #expect(reading.diagnostics.count { $0.contains("did you mean 'member0'?") } == 100)
    }

    @Test func undeclaredSchemesShareTheSearches() throws {
        let operations = (0..<200).map {
            "  /a\($0): {get: {security: [{kex: []}], responses: {'204': {description: D}}}}"
        }
        let reading = try Reading(
            "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n" + operations.joined(separator: "\n")
                + "\ncomponents: {securitySchemes: {key: {type: http, scheme: basic}}}\n"
        )
        #expect(reading.diagnostics.count { $0.contains("the security scheme 'kex' is not declared") } == 200)
        #expect(reading.diagnostics.count { $0.contains("did you mean 'key'?") } == 100)
    }

    @Test func whatIsSaidOfValuesIsFoundWhateverTheirOrder() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas:
                    "S: {type: string, enum: [a, b], x-ms-enum: {name: S, values: [{value: b, name: bee}, {value: a, name: "
                    + "ay, description: A.}, {value: a, name: other}]}}"
            )
        )
        #expect(reading.schema("S") == "enum S string(a=ay 'A.', b=bee)")
    }

    @Test func mediaTypesOfFormsAreReadWhateverTheirCase() throws {
        let reading = try Reading(
            """
            swagger: '2.0'
            info: {title: T, version: '1'}
            consumes: [Multipart/Form-Data]
            paths:
              /a: {post: {parameters: [{name: f, in: formData, type: string}], responses: {'204': {description: D}}}}
            """
        )
        #expect(reading.service?.operations.first?.body?.contents.map(\.mediaType) == ["Multipart/Form-Data"])
    }
}
