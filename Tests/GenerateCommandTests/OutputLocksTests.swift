import Foundation
import Locking
import Testing

@testable import GenerateCommand

/// One run at a time changes an output folder.
@Suite struct OutputLocksTests {
    private let folder: TemporaryFolder
    private var output: String { folder.path + "/out" }

    init() throws {
        folder = try TemporaryFolder()
        for name in ["Pets", "Toys"] {
            try folder.write(
                """
                openapi: 3.0.3
                info: {title: \(name), version: "1"}
                paths: {/a: {get: {operationId: getA, responses: {"204": {description: D}}}}}
                """,
                to: name + ".yaml"
            )
        }
    }

    /// What the generator says, and what `act` does when it waits.
    private func generate(_ arguments: String..., act: @escaping @Sendable () -> Void = {}) -> (ExitCode, [String]) {
        let texts = Locked<[String]>([])
        let console = Console(
            writeOutput: { _ in },
            writeError: { text in
                if text.isEmpty { return }
                texts.withLock { $0.append(text) }
                if text.hasPrefix("waiting") { act() }
            }
        )
        return (GenerateCommand.run(arguments: arguments, console: console).exitCode, texts.withLock { $0 })
    }

    /// A lock as another process would have it.
    private func lock(_ path: String) throws -> Int32 {
        let descriptor = open(path, O_RDONLY)
        #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        return descriptor
    }

    /// Two runs that began at once left the files of both, of which the record listed those of one.
    @Test func aRunPlansWhenTheOneBeforeHasWritten() throws {
        #expect(generate("\(folder.path)/Pets.yaml", "-o", output) == (.done, []))
        try folder.write("", to: "before/.keep")
        try FileManager.default.moveItem(atPath: output + "/Source", toPath: folder.path + "/before/Source")
        try FileManager.default.moveItem(atPath: output + "/.generated-files", toPath: folder.path + "/before/record")
        let (held, path, output) = (try lock(output), folder.path, output)
        let result = generate("\(folder.path)/Toys.yaml", "-o", output) {
            // The other run writes its files and ends.
            for (name, target) in [("Source", "Source"), ("record", ".generated-files")] {
                _ = rename("\(path)/before/\(name)", "\(output)/\(target)")
            }
            close(held)
        }
        #expect(result.0 == .done)
        #expect(
            result.1.first == "waiting for another run of the generator, which is writing to '\(output)'\n"
        )
        let files = try folder.contents().keys.filter { $0.hasPrefix("out/") && $0.hasSuffix(".swift") }.sorted()
        #expect(files == ["out/Source/Options/ToysClientOptions.swift", "out/Source/ToysClient.swift"])
    }

    @Test(arguments: ["--check", "--dry-run"]) func whatOnlyLooksDoesNotWait(mode: String) throws {
        #expect(generate("\(folder.path)/Pets.yaml", "-o", output) == (.done, []))
        let held = try lock(output)
        defer { close(held) }
        #expect(generate("\(folder.path)/Pets.yaml", "-o", output, mode) == (.done, []))
    }

    @Test func nothingIsLeftWhereNothingIsWritten() throws {
        try folder.write("not mine", to: "full/Source/PetsClient.swift")
        let before = try folder.contents()
        let (code, texts) = generate("\(folder.path)/Pets.yaml", "-o", folder.path + "/full")
        #expect(code == .failedFile)
        #expect(texts.count == 1)
        do {
            let locks = OutputLocks(["/x/y", "/x", "/x/y"].map { folder.path + $0 }) { _ in
                Issue.record("waits for itself")
            }
            #expect(try folder.contents()["x/y"] == "/")
            withExtendedLifetime(locks) {}
        }
        #expect(try folder.contents() == before)
    }

    /// The run before was to create the folder, but failed.
    @Test func aFolderThatIsGoneWhenItIsFreeIsCreatedAnew() throws {
        try folder.makeFolder("out")
        let (held, output) = (try lock(output), output)
        let locks = OutputLocks([output]) { path in
            rmdir(path)
            close(held)
        }
        let another = open(output, O_RDONLY)
        defer { close(another) }
        #expect(flock(another, LOCK_EX | LOCK_NB) != 0)
        withExtendedLifetime(locks) {}
    }
}
