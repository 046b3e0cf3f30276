import ServiceDescription
import Testing

/// However many ways lead to a part of a description, each part is read once. The sizes are such that following all ways would take
/// years. The limit only ends a test that hangs.
@Suite(.timeLimit(.minutes(20))) struct HostileLayerTests {
    private static func reference(_ name: String) -> String { "{$ref: '#/components/schemas/\(name)'}" }

    private static func reading(_ schemas: [String], _ format: Format = .openAPI30) throws -> Reading {
        try Reading(format.description(schemas: schemas.joined(separator: "\n")))
    }

    // MARK: - References

    /// Each of these references could be meant in several ways, each of which leads into the next one.
    @Test(
        arguments: ["/x ", "/x", "/ x", " /x", "/x/", "\\x", "/X", " / x /", "\\ x/", "%20/x"],
        [30, 100]
    )
    func referencesIntoOneAnother(suffix: String, count: Int) throws {
        let schemas = (0..<count).map { "S\($0): \(Self.reference("S\($0 + 1)\(suffix)"))" }
        let reading = try Self.reading(schemas + ["S\(count): {type: string}"])
        #expect(reading.service == nil)
        #expect(reading.diagnostics.count == count)
        #expect(reading.diagnostics.allSatisfy { $0.contains("error: ") })
    }

    @Test(arguments: ["/x ", "/x", " /x", "\\x"], [2, 20, 200])
    func referencesIntoOneAnotherInACircle(suffix: String, count: Int) throws {
        let reading = try Self.reading(
            (0..<count).map { "S\($0): \(Self.reference("S\(($0 + 1) % count)\(suffix)"))" }
        )
        #expect(reading.service == nil)
        #expect(reading.diagnostics.count == count)
    }

    /// A reference that leads nowhere may lead somewhere once the file is read that has what it leads to.
    @Test func documentsThatAreReadLater() throws {
        let reading = try Documents([
            "main.yaml": """
            openapi: 3.1.0
            info: {title: Test, version: '1'}
            paths: {}
            components:
              schemas:
                A: {properties: {a: {$ref: 'file.yaml#/A'}}}
                B: {properties: {b: {$ref: 'urn:b'}}}
            """,
            "file.yaml": "{A: {$id: 'urn:b', type: string}}",
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("B") == "{b: @FileA}")
    }

    @Test func referencesToManyFiles() throws {
        let count = 10_000
        let names = (0..<count).map { "f\($0).yaml" }
        let members = names.map { "p\($0.dropLast(5)): {$ref: '\($0)'}" }.joined(separator: ", ")
        var texts = Dictionary(uniqueKeysWithValues: names.map { ($0, "{type: string}") })
        texts["main.yaml"] = Format.openAPI31.description(schemas: "A: {properties: {\(members)}}")
        let reading = try Documents(texts).read()
        #expect(reading.diagnostics == [])
        #expect(reading.service?.schemas.count == count + 1)
    }

    /// Of several documents that call a schema by one URI, the one of the reference has precedence, and then the first by its path.
    @Test func schemasOfOneURI() throws {
        let reading = try Documents([
            "main.yaml": """
            openapi: 3.1.0
            info: {title: Test, version: '1'}
            paths: {}
            components:
              schemas:
                A: {properties: {z: {$ref: 'z.yaml#/Z'}, b: {$ref: 'b.yaml#/B'}, of: {$ref: 'urn:s'}}}
            """,
            "b.yaml": "{B: {properties: {own: {$ref: 'urn:s'}}}, S: {$id: 'urn:s', type: integer}}",
            "z.yaml": "{Z: {properties: {own: {$ref: 'urn:s'}}}, S: {$id: 'urn:s', type: boolean}}",
        ]).read()
        #expect(reading.diagnostics == [])
        let outlines = reading.service?.outlines ?? []
        #expect(outlines == ["{z: @Z, b: @B, of: @BS}", "{own: @ZS}", "{own: @BS}", "integer", "boolean"])
    }

    // MARK: - Schemas

    @Test func layersOfComposedSchemas() throws {
        let (layers, width) = (9, 30)
        var schemas = ["A: {allOf: [\(Self.reference("S0x0"))]}"]
        for layer in 0..<layers {
            let parts = (0..<width).map { Self.reference("S\(layer + 1)x\($0)") }.joined(separator: ", ")
            schemas += (0..<width).map { "S\(layer)x\($0): {allOf: [\(parts)]}" }
        }
        schemas += (0..<width).map { "S\(layers)x\($0): {properties: {p: {type: string}}}" }
        let reading = try Reading(Format.openAPI30.description(schemas: schemas.joined(separator: "\n")))
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "@S0x0")
        #expect(reading.schema("S0x0") == "{p: string}")
    }

    /// Each is composed of the next one, whose name a reference has to escape or which is in another file.
    @Test(arguments: [("S~1", "S/"), ("S%20", "S "), ("other.yaml#/S", "S")])
    func chainsOfComposedSchemas(reference: String, name: String) throws {
        let count = 100
        let start = reference.contains("#") ? "" : "#/components/schemas/"
        let parts = (0..<count).map {
            "'\(name)\($0)': {allOf: [{$ref: '\(start)\(reference)\($0 + 1)'}, {properties: {p\($0): {type: string}}}]}"
        }
        let schemas = (parts + ["'\(name)\(count)': {type: object}"]).joined(separator: "\n")
        let first = "A: {properties: {a: {$ref: '\(start)\(reference)0'}}}\n"
        let isForeign = start.isEmpty
        let reading = try Documents([
            "main.yaml": Format.openAPI30.description(schemas: isForeign ? first : first + schemas),
            "other.yaml": schemas,
        ]).read()
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "{a: @\(name)0}")
        #expect(reading.schema("\(name)0")?.split(separator: ",").count == count)
    }

    /// Layers of schemas, each of which refers to each one of the next layer.
    @Test(arguments: [
        "{allOf: [NEXT]}", "{oneOf: [NEXT]}", "{anyOf: [NEXT]}", "{anyOf: [NEXT, {type: string}]}",
        "{type: array, items: {oneOf: [NEXT]}}", "{type: object, additionalProperties: {anyOf: [NEXT]}}",
        "{allOf: [{oneOf: [NEXT]}, {type: object, properties: {a: {type: string}}}]}",
        "{type: object, properties: {a: {oneOf: [NEXT]}, b: {allOf: [NEXT]}}}", "{not: {anyOf: [NEXT]}}",
        "{oneOf: [NEXT], discriminator: {propertyName: k}}",
    ])
    func layers(schema: String) throws {
        let (width, depth) = (4, 20)
        var schemas: [String] = []
        for layer in 0..<depth {
            let next = (0..<width).map { Self.reference("L\(layer + 1)x\($0)") }.joined(separator: ", ")
            schemas += (0..<width).map { "L\(layer)x\($0): \(schema.replacing("NEXT", with: next))" }
        }
        schemas += (0..<width).map { "L\(depth)x\($0): {type: object, properties: {p\($0): {type: string}}}" }
        let reading = try Self.reading(schemas)
        #expect(reading.service != nil)
    }

    @Test(arguments: [30, 60])
    func choicesOfAMemberThatIsDeclaredTwice(depth: Int) throws {
        let layers = (0..<depth).flatMap { layer in
            let next = "\(Self.reference("L\(layer + 1)")), \(Self.reference("M\(layer + 1)"))"
            return ["L", "M"].map { name in
                "\(name)\(layer): {oneOf: [{type: object, properties: {\(name)\(layer): {type: string}}}, \(next)]}"
            }
        }
        let ends = ["L", "M"].map { "\($0)\(depth): {type: object, properties: {\($0): {type: string}}}" }
        let member = { (name: String) in "{type: object, properties: {m: \(Self.reference(name))}}" }
        let reading = try Self.reading(
            layers + ends + ["Z: {allOf: [\(member("L0")), \(member("M0"))]}"]
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("Z") == "{m: @M0}")
    }

    /// A choice that contains itself takes the kinds of its other alternatives.
    @Test func kindsOfAChoiceThatContainsItself() throws {
        let reading = try Self.reading([
            "A: {oneOf: [{type: string}, {$ref: '#/components/schemas/B'}]}",
            "B: {oneOf: [{type: string, format: uuid}, {$ref: '#/components/schemas/A'}]}",
            "Z: {allOf: [{properties: {m: {type: integer}}}, {properties: {m: {$ref: '#/components/schemas/A'}}}]}",
        ])
        #expect(reading.diagnostics.count { $0.contains("'m'") } == 1, "\(reading.diagnostics)")
    }

    @Test func choicesOfValuesThatReferToOneAnother() throws {
        let names = (0..<60).map { "C\($0)" }
        let reading = try Self.reading(
            names.map { name in
                let others = names.filter { $0 != name }.map(Self.reference).joined(separator: ", ")
                return "\(name): {anyOf: [\(others), {type: string, enum: [\(name)]}]}"
            }
        )
        #expect(reading.service != nil)
    }
}
