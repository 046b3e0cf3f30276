import Foundation
import Testing

/// What is shown on a terminal, and what in a pipe.
struct TerminalTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write(Description.pets(), to: "pets.yaml")
    }

    @Test func progressIsALineThatIsGoneInTheEnd() throws {
        let shown = try Terminal.run(["pets.yaml", "-o", "out"], in: workspace)
        #expect(
            shown.wholeMatch(
                of: /\r\x1B\[Kgenerating out \(1 of 1\)\r\x1B\[Kwriting\r\x1B\[Kout: \d+ files, \d+ created\n/
            ) != nil,
            "\(shown.debugDescription)"
        )
        #expect(try Terminal.run(["pets.yaml", "-o", "out", "--quiet"], in: workspace) == "")
        let dumb = try Terminal.run(["pets.yaml", "-o", "out"], in: workspace, environment: ["TERM": "dumb"])
        #expect(dumb.wholeMatch(of: /out: \d+ files, all up to date\n/) != nil, "\(dumb.debugDescription)")
    }

    @Test func titlesStandOutUnlessNobodyWantsThem() throws {
        let title = "OPERATION  RETURNS  ARGUMENTS  OPTIONS  REQUEST"
        let shown = try Terminal.run(["list", "pets.yaml"], in: workspace)
        #expect(shown.contains("\u{1B}[1m\(title)\u{1B}[0m\n"))
        let plain = try Terminal.run(["list", "pets.yaml"], in: workspace, environment: ["NO_COLOR": "1"])
        #expect(plain.contains("\n\(title)\n"))
        #expect(!plain.contains("\u{1B}"))
        #expect(try GenerateTool.run(["list", "pets.yaml"], in: workspace).output == plain)
    }

    @Test func tablesFitIntoTheTerminal() throws {
        try workspace.write(Description.pets(schemas: ["PetOfAnOwnerWhoHasManyOthers"]), to: "pets.yaml")
        let shown = try Terminal.run(["list", "pets.yaml"], in: workspace, environment: ["NO_COLOR": "1"], width: 80)
        let lines: [Substring] = shown.split(separator: "\n")
        #expect(lines.allSatisfy { $0.count <= 80 }, "\(shown)")
        let output = try GenerateTool.run(["list", "pets.yaml"], in: workspace).output
        let plain: [Substring] = output.split(separator: "\n")
        #expect(plain.contains { $0.count > 80 })
    }

    @Test func theSummaryOfLintFitsIntoTheTerminal() throws {
        try workspace.write(Shop.description, to: "shop.yaml")
        let shown = try Terminal.run(["lint", "shop.yaml"], in: workspace, environment: ["NO_COLOR": "1"], width: 50)
        let rules = shown.split(separator: "\n").drop { !$0.hasPrefix("RULE") }
        #expect(rules.count > 3)
        #expect(rules.allSatisfy { $0.count <= 50 }, "\(shown)")
    }

    /// Half of a report on a full disk must not be taken for the whole.
    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "this system has no full device"))
    func resultThatCannotBeWrittenIsAFailure() throws {
        let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
        let process = Process()
        let pipe = Pipe()
        process.executableURL = GenerateTool.url
        process.arguments = ["list", "pets.yaml"]
        process.currentDirectoryURL = workspace.url
        process.standardOutput = full
        process.standardError = pipe
        try process.run()
        let error = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(error == "error: cannot write 'standard output': the disk is full\n")
        #expect(process.terminationStatus == 3)
    }

    @Test func errorsStandOut() throws {
        let shown = try Terminal.run(["list", "zoo.yaml"], in: workspace)
        #expect(shown.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mcannot read 'zoo.yaml'"))
    }
}

/// A terminal that nobody looks at (`openpty`).
private enum Terminal {
    /// What the command shows on a terminal, with plain line ends.
    static func run(
        _ arguments: [String],
        in folder: Workspace,
        environment: [String: String] = [:],
        width: UInt16 = 0
    ) throws -> String {
        var (master, descriptor) = (Int32(), Int32())
        var size = winsize(ws_row: 24, ws_col: width, ws_xpixel: 0, ws_ypixel: 0)
        try #require(openpty(&master, &descriptor, nil, nil, &size) == 0)
        let slave = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        let process = Process()
        process.executableURL = GenerateTool.url
        process.arguments = arguments
        var variables = ProcessInfo.processInfo.environment.filter { $0.key != "NO_COLOR" }
        variables["TERM"] = "xterm"
        process.environment = variables.merging(environment) { $1 }
        process.currentDirectoryURL = folder.url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = slave
        process.standardError = slave
        try process.run()
        process.waitUntilExit()
        // Only a little is shown, which the terminal keeps until it is read; the last character marks its end.
        var shown: [UInt8] = []
        try slave.write(contentsOf: [0x04])
        while shown.last != 0x04 {
            var byte: UInt8 = 0
            guard read(master, &byte, 1) == 1 else { break }
            shown.append(byte)
        }
        close(master)
        return String(decoding: shown.dropLast(), as: UTF8.self).replacing("\r\n", with: "\n")
    }
}
