import Foundation
import Testing

@testable import documentation

/// Holds the messages that Troubleshooting quotes to the code that writes them.
@Suite struct TroubleshootingTests {
    /// What the compiler writes, code, and a message that is composed.
    private static let others: Set = [
        "'yaml.h' file not found", "no such module 'CLibYAML'", "body: Pet? = nil", "items[3].born",
        "Decoding error … expected the end of the text",
    ]

    @Test(arguments: ["Generating", "Calling"]) func quotedMessagesExist(section: String) throws {
        let page = Pages.root.appending(path: "Documentation/Troubleshooting.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        let rows = try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix(section) })
            .split(separator: "\n").filter { $0.hasPrefix("| ") }
        let quoted = rows.flatMap { row in
            row.split(separator: " | ")[0].matches(of: /`([^`]+)`/).map { String($0.1) }
        }
        #expect(quoted.count >= 5)
        let sources = try Self.sources()
        let invented = quoted.filter { message in
            !Self.others.contains(message) && !Self.parts(message).allSatisfy { sources.contains($0) }
        }
        #expect(invented == [], "is no text in Sources")
    }

    /// The parts of a message between what depends on the case.
    private static func parts(_ message: String) -> [String] {
        message.components(separatedBy: "…").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// The code of all targets, with literals that are joined by `+` as one.
    private static func sources() throws -> String {
        let folder = Pages.root.appending(path: "Sources")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let texts = try paths.map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
        return texts.joined(separator: "\n").replacing(/"\n *\+ "/, with: "")
    }
}
