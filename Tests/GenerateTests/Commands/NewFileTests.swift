import Foundation
import Testing

/// The files that commands write for the user to go on with are written as a whole or not at all.
struct NewFileTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Shop.description, to: "shop.yaml")
    }

    /// Runs the command where no file may have more than a number of blocks of 512 bytes, as on a disk that is full.
    ///
    /// - Returns: The exit code.
    private func run(_ arguments: String, blocks: Int) throws -> Int32 {
        let executable = try #require(GenerateTool.url)
        let process = Process()
        process.executableURL = URL(filePath: "/bin/sh")
        // A process that ignores the signal gets an error where it writes.
        process.arguments = ["-c", "trap '' XFSZ; ulimit -f \(blocks); exec '\(executable.path)' \(arguments)"]
        process.currentDirectoryURL = workspace.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    @Test func draftThatDoesNotFitLeavesNothing() throws {
        #expect(try run("init shop.yaml", blocks: 0) == 3)
        #expect(try workspace.files(in: ".") == ["shop.yaml"])
    }

    /// Half of the templates would look like all of them.
    @Test func templatesOfWhichOneDoesNotFitLeaveNothing() throws {
        #expect(try run("templates eject", blocks: 2) == 3)
        #expect(try workspace.snapshot(of: ".").keys.sorted() == ["shop.yaml"])
        #expect(try run("templates eject", blocks: 1_000) == 0)
        #expect(try workspace.files(in: "Templates").count > 40)
    }

    @Test(.enabled(if: GenerateTool.canObeyPermissions, "the superuser may write to every folder"))
    func theFirstFolderThatCannotBeCreatedIsNamed() throws {
        try workspace.write("", to: "closed/file")
        try workspace.setPermissions(0o555, of: "closed")
        let arguments = ["init", "shop.yaml", "--output", "closed/a/b/shop.client.yaml"]
        let result = try GenerateTool.run(arguments, in: workspace, obeysPermissions: true)
        try workspace.setPermissions(0o755, of: "closed")
        #expect(result.error == "error: cannot write 'closed/a': permission denied\n1 error; nothing was written\n")
        #expect(result.exitCode == 3)
    }
}
