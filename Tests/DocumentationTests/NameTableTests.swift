import ClientConfiguration
import ClientGenerator
import Foundation
import ServiceDescription
import Testing
import YAML

@testable import documentation

/// Holds the table of what becomes of identifiers to what the generator makes of them.
@Suite struct NameTableTests {
    /// A row of the table.
    private struct Row {
        let author: String
        let identifier: String
        let tag: String
        let request: [String]
        let method: String

        /// The row with the given cells; `nil` if they are those of another table.
        init?(_ cells: [String]) {
            guard cells.count == 5, cells[3].hasPrefix("`"), cells[3].contains(" /") else { return nil }
            let texts = cells.map { $0.filter { $0 != "`" } }
            (author, identifier, tag, method) = (texts[0], texts[1], texts[2], texts[4])
            request = texts[3].split(separator: " ").map(String.init)
        }

        /// A description with the operation, and with another tag if the row has one. Its title is like Twilio's, whose tags begin
        /// with it.
        var description: String {
            let parameters = request[1].matches(of: /\{([^}]+)\}/).map {
                "{name: '\($0.1)', in: path, required: true, schema: {type: string}}"
            }
            let isList = method.split(separator: ".").last?.hasPrefix("list") == true
            let content = ", content: {application/json: {schema: {type: array, items: {type: string}}}}"
            return """
                openapi: 3.0.3
                info: {title: \(author) - Api, version: '1.0'}
                paths:
                  '\(request[1])':
                    \(request[0].lowercased()):
                      \(identifier.isEmpty ? "" : "operationId: '\(identifier)'")
                      tags: [\(tag.isEmpty ? "" : "'\(tag)'")]
                      parameters: [\(parameters.joined(separator: ", "))]
                      responses: {'200': {description: D\(isList ? content : "")}}
                  /other:
                    get:
                      operationId: other
                      tags: [\(tag.isEmpty ? "" : "Others")]
                      responses: {'204': {description: D}}
                """
        }
    }

    @Test func theMethodsAreThoseOfTheTable() throws {
        let page = try #require(try Pages.all().pages["Documentation/Names.md"])
        let rows = page.rows.compactMap(Row.init)
        #expect(rows.count > 70)
        for row in rows {
            let node = try YAMLReader.read(bytes: Array(row.description.utf8), file: "service.yaml")
            let service = try #require(ServiceReader.read(node).service, "\(row)")
            let outline = ClientGenerator.outline(of: service, configuration: ClientConfiguration()).outline
            let operation = try #require(
                outline?.operations.first { $0.path == row.request[1] && !$0.isReplaced },
                "\(row)"
            )
            let labels = operation.arguments.map { $0.name + ":" }.joined()
            #expect("\(operation.plainName)(\(labels))" == row.method, "\(row.identifier) of \(row.request)")
        }
    }
}
