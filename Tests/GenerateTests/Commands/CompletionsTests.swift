import Foundation
import Testing

struct CompletionsTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write("", to: "pets.yaml")
    }

    /// What bash itself offers for the last of these words.
    @Test(arguments: [
        (["li"], ["list", "lint"]),
        (["help", "ex"], ["explain"]),
        (["completions", ""], ["bash", "zsh", "fish", "--help", "-h", "pets.yaml"]),
        (["diff", "a", "b", "--format", ""], ["text", "markdown", "json"]),
        (["lint", "--s"], ["--strict"]),
        (["list", "--s"], []),
        (["--la"], ["--layout"]),
        (["list", "pe"], ["pets.yaml"]),
        (["--config", "pe"], ["pets.yaml"]),
    ])
    func bashCompletes(words: [String], offers: [String]) throws {
        try workspace.write(
            try GenerateTool.run(["completions", "bash"], in: workspace).output,
            to: "completions/script"
        )
        let typed = (["generate"] + words).map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source completions/script
            rm -r completions
            COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count)
            _generate
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let offered = try Shell.run(script, in: workspace).split(separator: "\n").map(String.init)
        #expect(offered == offers)
    }

    /// Every command and each of its options is in every shell's script.
    @Test(arguments: ["bash", "zsh", "fish"])
    func everythingIsOffered(shell: String) throws {
        let result = try GenerateTool.run(["completions", shell], in: workspace)
        #expect(result.exitCode == 0)
        #expect(result.error == "")
        let dashes = shell == "fish" ? "-l " : "--"
        for word in ["list", "explain", "init", "lint", "diff", "completions", "help"] {
            #expect(result.output.contains(word))
            let help = try GenerateTool.run(["help", word], in: workspace).output
            let options = help.matches(of: /(?m)^  (?:-\w, )?--([\w-]+)/).map { String($0.1) }
            #expect(!options.isEmpty)
            for option in options { #expect(result.output.contains(dashes + option), "\(word) \(option)") }
        }
    }
}

/// The shell bash.
private enum Shell {
    /// What a script prints on standard output.
    static func run(_ script: String, in folder: Workspace) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["bash", "-c", script]
        process.currentDirectoryURL = folder.url
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }
}
