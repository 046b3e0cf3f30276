import ServiceDescription
import Testing

/// Whatever a description repeats, reading it takes no longer than its size asks for.
@Suite(.timeLimit(.minutes(10))) struct HostileSizeTests {
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
        #expect(reading.diagnostics.first?.hasSuffix("is treated as free-form JSON") == true)
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

    @Test func parametersThatNoPathHas() throws {
        let parameters = (1...20_000).map { "{name: p\($0), in: path, required: true, schema: {type: string}}" }
        let operation = "{parameters: [\(parameters.joined(separator: ", "))], responses: {'204': {description: D}}}"
        let reading = try Reading(Self.description(paths: ["  /a: {get: \(operation)}"]))
        #expect(reading.service?.operations.first?.parameters.isEmpty == true)
    }
}
