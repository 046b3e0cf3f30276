import Foundation
import Testing

@testable import ServiceRuntime

@Suite("StandardErrorLogger")
struct StandardErrorLoggerTests {
    @Test("writes a line that tells level and client")
    func line() throws {
        let pipe = Pipe()
        let logger = StandardErrorLogger(tag: "Things", level: .warning, output: pipe.fileHandleForWriting)
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
}
