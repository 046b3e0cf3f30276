import Testing

@testable import GenerateCommand
@testable import documentation

/// Holds the table of options to the code: every option is documented with the commands that take it, and none is invented.
@Suite struct CommandLinePageTests {
    @Test func everyOptionIsDocumentedWithItsCommandsAndNoneInvented() throws {
        let page = try #require(try Pages.all().pages["Documentation/CommandLine.md"])
        let documented = page.rows.filter { $0[0].hasPrefix("`--") }.map { row in
            "\(Self.words(row[0], /--[a-z-]+|-[a-z]\b/)): \(row[1] == "all" ? Self.commands : Self.words(row[1], /[a-z]+/))"
        }
        let options = CommandLineOption.allCases.map { option in
            let names = [option.name] + (option.shortName.map { [$0] } ?? [])
            return "\(names): \(Self.commands.filter { Subcommand(rawValue: $0).options.contains(option) })"
        }
        #expect(documented.sorted() == options.sorted())
    }

    /// All commands; without one, `generate` generates.
    private static let commands = ["generate"] + Subcommand.allCases.map(\.rawValue)

    /// What a pattern finds in code spans of a cell.
    private static func words(_ cell: String, _ pattern: Regex<Substring>) -> [String] {
        cell.matches(of: pattern).map { String($0.output) }
    }
}
