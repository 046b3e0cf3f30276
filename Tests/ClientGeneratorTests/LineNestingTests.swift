import ClientConfiguration
import ClientGenerator
import ServiceDescription
import Testing
import YAML

/// How deep a line is broken.
struct LineNestingTests {
    /// A template is the user's, and may come with somebody else's description.
    @Test func onlyTheOuterLevelsGetLinesOfTheirOwn() throws {
        let line = String(repeating: "(", count: 20_000) + "a" + String(repeating: ")", count: 20_000)
        let operation = "{/a: {get: {operationId: find, responses: {'204': {description: D}}}}}"
        let description = try YAMLReader.read(bytes: Array(shop(operation).utf8), file: "service.yaml")
        let client = ClientGenerator.generate(
            try #require(ServiceReader.read(description).service),
            configuration: ClientConfiguration(),
            templates: [OwnTemplate(name: "Header", path: "Header.mustache", text: Array("\(line)\n".utf8))]
        )
        let margins = (0..<100).map { String(repeating: "    ", count: $0) }
        let inside = String(repeating: "    ", count: 100) + line.dropFirst(100).dropLast(100)
        let lines = margins.map { $0 + "(" } + [inside] + margins.reversed().map { $0 + ")" }
        let file = try #require(client.files.first)
        #expect(String(decoding: file.contents, as: UTF8.self).hasPrefix(lines.joined(separator: "\n") + "\n"))
    }
}
