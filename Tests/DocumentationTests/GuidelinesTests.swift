import Foundation
import Testing

@testable import documentation

/// Holds the table of guidelines to what is there: no guideline is left out, and what keeps one exists.
@Suite struct GuidelinesTests {
    private static let path = "Documentation/Guidelines.md"

    /// The table's rows: identifier, kind, what is asked, how it is kept, by what.
    private static func rows() throws -> [[String]] {
        let page = try #require(try Pages.all().pages[path])
        return page.rows.filter { $0[0].wholeMatch(of: /G\d+/) != nil }
    }

    @Test func everyGuidelineStandsThereOnce() throws {
        let identifiers = try Self.rows().map { $0[0] }
        #expect(identifiers == (1...163).map { "G" + String(repeating: "0", count: 3 - "\($0)".count) + "\($0)" })
    }

    @Test func everyRowSaysHowAndByWhat() throws {
        for row in try Self.rows() {
            #expect(row.count == 5 && row.allSatisfy { !$0.isEmpty }, "\(row[0]) has an empty cell")
        }
    }

    @Test func whatKeepsAGuidelineExists() throws {
        for row in try Self.rows() {
            for match in row[4].matches(of: /`([^`]+)`/) {
                #expect(try Self.exists(String(match.1)), "\(row[0]) names '\(match.1)', which does not exist")
            }
        }
    }

    @Test func aNameOfATestThatIsNotThereIsFound() throws {
        #expect(try Self.exists("DocumentationTests/GuidelinesTests.everyRowSaysHowAndByWhat"))
        #expect(try !Self.exists("DocumentationTests/GuidelinesTests.everyRow"))
        #expect(try !Self.exists("DocumentationTests/NoTests.everyRowSaysHowAndByWhat"))
        #expect(try Self.exists("Sources/ServiceRuntime"))
        #expect(try !Self.exists("Sources/Nothing.swift"))
    }

    /// Whether there is a file, or a test that is called `Target/File.function`.
    private static func exists(_ name: String) throws -> Bool {
        let files = FileManager.default
        if files.fileExists(atPath: Pages.root.appendingPathComponent(name).path) { return true }
        guard let match = name.wholeMatch(of: /(\w+)\/(\w+)\.(\w+)/) else { return false }
        let target = Pages.root.appendingPathComponent("Tests/\(match.1)")
        let paths = files.enumerator(at: target, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        return try paths.contains { path in
            guard path.lastPathComponent == "\(match.2).swift" else { return false }
            return try String(contentsOf: path, encoding: .utf8).contains("func \(match.3)(")
        }
    }
}
