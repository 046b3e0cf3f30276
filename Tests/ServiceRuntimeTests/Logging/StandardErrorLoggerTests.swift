import Foundation
import Testing

@testable import ServiceRuntime

@Suite("StandardErrorLogger")
struct StandardErrorLoggerTests {
    @Test("writes a line that tells level and client")
    func line() throws {
        let pipe = Pipe()
        let logger = StandardErrorLogger(
            tag: "Things",
            level: .warning,
            output: pipe.fileHandleForWriting,
            isColored: false
        )
        logger.warning("careful")
        logger.info("not wanted")
        try pipe.fileHandleForWriting.close()
        let written = try #require(try pipe.fileHandleForReading.readToEnd())
        #expect(String(decoding: written, as: UTF8.self) == "[WARNING] Things: careful\n")
    }

    @Test("a stream that takes nothing does no harm")
    func closedStream() throws {
        let readOnly = try #require(FileHandle(forReadingAtPath: "/dev/null"))
        StandardErrorLogger(tag: "Things", level: .warning, output: readOnly).error("lost")
    }

    private func written(_ message: String, isColored: Bool) throws -> String {
        let pipe = Pipe()
        let logger = StandardErrorLogger(
            tag: "Things",
            level: .verbose,
            output: pipe.fileHandleForWriting,
            isColored: isColored
        )
        logger.error(message)
        try pipe.fileHandleForWriting.close()
        return String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    }

    @Test("the level has a color on a terminal")
    func color() throws {
        #expect(try written("broken", isColored: true) == "\u{1B}[31m[ERROR]\u{1B}[0m Things: broken\n")
    }

    @Test(
        "colors are for terminals that have them, and for those who want them",
        arguments: [
            (true, [:], true), (false, [:], false), (true, ["NO_COLOR": "1"], false), (true, ["NO_COLOR": ""], true),
            (true, ["TERM": "dumb"], false),
        ]
    )
    func colorWanted(isTerminal: Bool, environment: [String: String], isWanted: Bool) {
        #expect(StandardErrorLogger.isColorWanted(isTerminal: isTerminal, environment: environment) == isWanted)
    }

    @Test("what a service sends does not steer the terminal")
    func controlCharacters() throws {
        #expect(
            try written("a\u{1B}[2J\rb\n\tc\u{9B}", isColored: false)
                == "[ERROR] Things: a\\u{1b}[2J\\u{d}b\n\tc\\u{9b}\n"
        )
        #expect(try written("a\r\nb\r\r\n", isColored: false) == "[ERROR] Things: a\nb\\u{d}\n\n")
    }
}
