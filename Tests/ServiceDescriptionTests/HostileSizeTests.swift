import ServiceDescription
import Testing

/// Whatever a description repeats, reading it takes no longer than its size asks for.
@Suite(.timeLimit(.minutes(20))) struct HostileSizeTests {
    private static func reference(_ name: String) -> String { "{$ref: '#/components/schemas/\(name)'}" }

    private static func description(paths: [String]) -> String {
        "openapi: 3.0.3\ninfo: {title: T, version: '1'}\npaths:\n" + paths.joined(separator: "\n") + "\n"
    }

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

    /// A chain of references, its end, and schemas that use it in different ways.
    private static func chain(_ count: Int, end: String) -> [String] {
        (0..<count).map { "S\($0): \(reference("S\($0 + 1)"))" } + ["S\(count): \(end)"]
    }

    @Test func chainsOfReferences() throws {
        let count = 100_000
        let uses = stride(from: 0, to: count, by: 100).map { number in
            "p\(number): {allOf: [\(Self.reference("S\(number)")), {properties: {b: {type: string}}}]}, "
                + "q\(number): {oneOf: [\(Self.reference("S\(number)")), {properties: {c: {type: string}}}]}"
        }
        let schemas = ["A: {properties: {\(uses.joined(separator: ", "))}}"]
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: (schemas + Self.chain(count, end: "{properties: {a: {type: string}}}")).joined(separator: "\n")
            )
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A")?.hasPrefix("{p0: {a: string, b: string}, q0: (@S0 | {c: string}), ") == true)
        #expect(reading.schema("S0") == "@S\(count)")
        #expect(reading.schema("S\(count - 1)") == "@S\(count)")
    }

    @Test func circlesOfReferences() throws {
        let reading = try Reading(
            Format.openAPI30.description(
                schemas: Self.chain(100_000, end: Self.reference("S0")).joined(separator: "\n")
            )
        )
        #expect(
            reading.diagnostics.first
                == "6:5: warning: the references of the schema 'S0' never reach a schema; nothing uses it, and it is ignored "
                + "(describe one of the schemas that they lead to, or remove it)"
        )
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

    @Test func textsThatCommasCut() throws {
        let words = (0..<50_000).map { "word\($0)" }.joined(separator: ", ")
        let reading = try Reading(
            "openapi: 3.0.3\ninfo: {title: T, description: one, \(words), version: '1'}\npaths: {}\n"
        )
        #expect(
            reading.diagnostics == [
                "2:36: warning: the text of 'description' ends before the comma in front of 'word0' (put it in quotes)"
            ]
        )
    }

    @Test func chainsOfResponses() throws {
        let count = 100_000
        let reference: (Int) -> String = { "{$ref: '#/components/responses/R\($0)'}" }
        let links = (0..<count).map { "    R\($0): \(reference($0 + 1))" } + ["    R\(count): {description: D}"]
        let operations = stride(from: 0, to: count, by: 100).map { number in
            "  /\(number): {get: {operationId: o\(number), responses: {'204': \(reference(number))}}}"
        }
        let reading = try Reading(
            Self.description(paths: operations) + "components:\n  responses:\n" + links.joined(separator: "\n")
        )
        #expect(reading.diagnostics == [])
        #expect(reading.service?.operations.count == count / 100)
    }

    @Test func alternativesThatAreComposedOfTheirChoice() throws {
        let names = (1...3_000).map { "S\($0)" }
        let choice =
            "A: {type: object, discriminator: {propertyName: k}, required: [k], properties: {k: {type: string}}, "
            + "oneOf: [\(names.map(Self.reference).joined(separator: ", "))]}"
        let siblings = names.map { "\($0): {allOf: [\(Self.reference("A"))]}" }
        let reading = try Reading(
            Format.openAPI30.description(schemas: ([choice] + siblings).joined(separator: "\n"))
        )
        #expect(reading.diagnostics == [])
        #expect(reading.schema("A") == "{k!: string} by k")
        #expect(reading.schema("S3000") == "{k!: string}")
    }

    @Test(arguments: [("", "[]"), ("array<", ">")])
    func listsOfListsInAnotherNotation(opening: String, closing: String) throws {
        let type =
            String(repeating: opening, count: 100_000) + "string" + String(repeating: closing, count: 100_000)
        let reading = try Reading(Format.openAPI30.description(schemas: "A: {type: '\(type)'}"))
        #expect(reading.schema("A") == "any")
        #expect(reading.diagnostics.count == 1)
        #expect(
            reading.diagnostics.first?.hasSuffix("is treated as free-form JSON (write 'object', or another type)")
                == true
        )
    }

    @Test func slashesInAReference() throws {
        let schemas = (1...20).map { "S\($0): {type: string}" }
        let lost = Self.reference(String(repeating: "a/", count: 400_000))
        let reading = try Reading(
            Format.openAPI30.description(schemas: (schemas + ["A: \(lost)"]).joined(separator: "\n"))
        )
        #expect(reading.diagnostics.count == 1)
        #expect(reading.diagnostics.first?.hasPrefix("26:15: error: unresolved reference '#/components/") == true)
    }

    @Test func pathsThatGiveTheSameName() throws {
        let signs = ["-", "_", ".", "~"]
        let paths = (0..<20_000).map { number in
            let text = (0..<8).map { signs[number >> (2 * $0) & 3] }.joined()
            return "  /a\(text)b: {get: {responses: {'204': {description: D}}}}"
        }
        let reading = try Reading(Self.description(paths: paths))
        #expect(reading.service?.operations.last?.identifier == "getAB20000")
    }

    @Test(arguments: [true, false])
    func parametersOfOnePath(areDeclared: Bool) throws {
        let names = (1...20_000).map { "p\($0)" }
        let parameters = names.map { "{name: \($0), in: path, required: true, schema: {type: string}}" }
        let operation =
            "{parameters: [\(areDeclared ? parameters.joined(separator: ", ") : "")], responses: {'204': {description: D}}}"
        let path = names.map { "/{\($0)}" }.joined()
        let reading = try Reading(Self.description(paths: ["  ? '\(path)'\n  : {get: \(operation)}"]))
        #expect(reading.service?.operations.first?.parameters.map(\.name) == names)
    }

    /// Each of these names may be meant by each of the parameters.
    @Test func parametersThatNoneOfManyPathsHas() throws {
        let name = { (prefix: String, number: Int) in
            prefix + String(repeating: "x", count: 55) + String(number + 10_000)
        }
        let parameters = (0..<1_000).map {
            "{name: \(name("p", $0)), in: path, required: true, schema: {type: string}}"
        }
        let item =
            "components: {pathItems: {P: {parameters: [\(parameters.joined(separator: ", "))], "
            + "get: {responses: {'204': {description: D}}}}}}"
        let paths = (0..<50).map { number in
            let names = (0..<64).map { "/{\(name("q\(number)y", $0))}" }.joined()
            return "  ? '/\(number)\(names)'\n  : {$ref: '#/components/pathItems/P'}"
        }
        let reading = try Reading(
            "openapi: 3.1.0\ninfo: {title: A, version: '1'}\n\(item)\npaths:\n" + paths.joined(separator: "\n")
        )
        #expect(reading.service?.operations.count == 50)
    }

    @Test func securitySchemesOfTwoVersions() throws {
        let numbers = 0..<20_000
        let text = { (numbers: [Int]) in
            """
            paths: {/a: {get: {operationId: a, security: [\(numbers.map { "{s\($0): []}" }.joined(separator: ", "))], \
            responses: {204: {description: D}}}}}
            components:
              securitySchemes:
            \(numbers.map { "    s\($0): {type: apiKey, in: header, name: K\($0)}" }.joined(separator: "\n"))
            """
        }
        let versions = try Versions(text(numbers.reversed()), text(Array(numbers)))
        #expect(versions.diagnostics == [])
        #expect(versions.service?.securitySchemes.map(\.name) == numbers.map { "s\($0)" })
    }

    @Test func parametersThatNoPathHas() throws {
        let parameters = (1...20_000).map { "{name: p\($0), in: path, required: true, schema: {type: string}}" }
        let operation = "{parameters: [\(parameters.joined(separator: ", "))], responses: {'204': {description: D}}}"
        let reading = try Reading(Self.description(paths: ["  /a: {get: \(operation)}"]))
        #expect(reading.service?.operations.first?.parameters.isEmpty == true)
    }
}
