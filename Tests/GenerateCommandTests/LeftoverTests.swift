import Foundation
import Testing

@testable import GenerateCommand

/// What a run leaves behind that was stopped while it wrote.
struct LeftoverTests {
    @Test func nextRunRemovesThem() throws {
        let folder = try TemporaryFolder()
        let stopped = Process()
        stopped.executableURL = URL(filePath: "/bin/sh")
        stopped.arguments = ["-c", "exit"]
        try stopped.run()
        stopped.waitUntilExit()
        let plan = try OutputFolder(path: folder.path).plan(for: files(["a.swift": "A", "b/c.swift": "C"]))
        // A run in a container often has the number of the one before.
        for process in [processIdentifier, stopped.processIdentifier] {
            for number in 1...3 { try folder.write("junk", to: ".generate-\(process)-\(number)") }
            try folder.write("junk", to: "b/.generate-\(process)-4")
        }
        // What another run is about to rename, and what only looks alike.
        let kept = [".generate-1-1", ".generate-x-1", ".generate-1", ".generate--1-1"]
        for name in kept { try folder.write("mine", to: name) }
        try OutputTransaction.carryOut([plan])
        #expect(Set(try folder.contents().keys) == Set(kept + ["a.swift", "b", "b/c.swift", ".generated-files"]))
        #expect(try folder.contents()["a.swift"] == "A")
    }

    /// The last file that a run writes is its record, after which nothing is left to do for the next one.
    @Test func aRunThatWritesNothingRemovesThem() throws {
        let folder = try TemporaryFolder()
        let plan = { try OutputFolder(path: folder.path).plan(for: files(["a.swift": "A", "b/c.swift": "C"])) }
        try OutputTransaction.carryOut([plan()])
        for place in ["", "b/"] { try folder.write("junk", to: "\(place).generate-\(processIdentifier)-1") }
        #expect(try plan().isEmpty)
        try OutputTransaction.carryOut([plan()])
        #expect(Set(try folder.contents().keys) == ["a.swift", "b", "b/c.swift", ".generated-files"])
    }
}
