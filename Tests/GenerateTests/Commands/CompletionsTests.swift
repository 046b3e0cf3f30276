import Foundation
import Testing

struct CompletionsTests {
    private let workspace: Workspace

    init() throws {
        workspace = try Workspace()
        try workspace.write("", to: "pets.yaml")
    }

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
        (["-o", "pe"], ["pets.yaml"]),
        (["templates", "eject", "Mod"], ["Model"]),
        (["pets.yaml", "li"], []),
    ])
    func bashCompletes(words: [String], offers: [String]) throws {
        #expect(try bashOffers(words) == offers)
    }

    @Test(arguments: [["list", "my"], ["--config", "my"]])
    func bashCompletesNamesWithSpaces(words: [String]) throws {
        try workspace.write("", to: "my pets.yaml")
        #expect(try bashOffers(words) == ["my pets.yaml"])
    }

    /// What bash itself offers for the last of these words.
    private func bashOffers(_ words: [String]) throws -> [String] {
        let result = try GenerateTool.run(["completions", "bash"], in: workspace)
        #expect(result.error == "" && result.exitCode == 0)
        try workspace.write(result.output, to: "completions/script")
        let typed = (["generate"] + words).map { "'\($0)'" }.joined(separator: " ")
        let script = """
            source completions/script
            rm -r completions
            COMP_WORDS=(\(typed)); COMP_CWORD=\(words.count)
            _generate
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        return try Shell.run("bash", script, in: workspace).split(separator: "\n").map(String.init)
    }

    /// What fish itself offers for the last of these words.
    @Test(
        .enabled(if: Shell.has("fish"), "fish is not on this machine"),
        arguments: [
            ("li", ["lint", "list"]), ("help ex", ["explain"]), ("completions ", ["bash", "fish", "zsh"]),
            ("diff a b --format ", ["json", "markdown", "text"]), ("lint --s", ["--strict"]), ("list --s", []),
            ("--la", ["--layout"]), ("list pe", ["pets.yaml"]), ("--config pe", ["pets.yaml"]),
            ("templates eject Mod", ["Model"]),
        ]
    )
    func fishCompletes(words: String, offers: [String]) throws {
        let script = try GenerateTool.run(["completions", "fish"], in: workspace).output
        try workspace.write(script, to: "completions/script")
        let commands = "source completions/script; rm -r completions; complete -C 'generate \(words)'"
        let offered = try Shell.run("fish", commands, in: workspace).split(separator: "\n")
        #expect(offered.map { String($0.prefix { $0 != "\t" }) } == offers)
    }

    /// zsh completes at a prompt only; that it understands the script can be asked for without one.
    @Test(.enabled(if: Shell.has("zsh"), "zsh is not on this machine"))
    func zshReadsTheScript() throws {
        try workspace.write(try GenerateTool.run(["completions", "zsh"], in: workspace).output, to: "script")
        #expect(try Shell.run("zsh", "zsh -n script && echo read", in: workspace) == "read\n")
    }

    /// In zsh's script an option that may be repeated says so, and folders are completed where folders are meant.
    @Test func zshKnowsWhatOptionsTake() throws {
        let script = try GenerateTool.run(["completions", "zsh"], in: workspace).output
        let generation = try #require(script.split(separator: "\n").first { $0.contains("'--watch[") })
        #expect(generation.contains("'(-o --output)'{-o,--output}'[the folder to write the client to]:DIR:_files -/'"))
        #expect(generation.contains("'*--config[") && generation.contains("'*--root["))
        let list = try #require(script.split(separator: "\n").first { $0.contains(" list) ") })
        #expect(list.contains(" '--config[the client configuration to follow]:FILE:_files'"))
        let initialization = try #require(script.split(separator: "\n").first { $0.contains(" init) ") })
        #expect(initialization.contains(":FILE:_files'"))
        #expect(!initialization.contains(":DIR:_files'"))
        let templates = try #require(script.split(separator: "\n").first { $0.contains(" templates) ") })
        #expect(templates.contains("'*:word:(eject ") && templates.contains(" Model "))
    }

    /// In fish's script words that are not files rule files out, and options of the generation are not those of commands.
    @Test func fishKnowsWhatOptionsTake() throws {
        let script = try GenerateTool.run(["completions", "fish"], in: workspace).output
        let isSeen = "'__fish_seen_subcommand_from completions'"
        #expect(script.contains("complete -c generate -f -n \(isSeen) -a 'bash zsh fish'\n"))
        #expect(script.contains(" -l format -x -a 'text markdown json' "))
        #expect(script.contains("complete -c generate -n 'not __fish_seen_subcommand_from list explain "))
        #expect(script.contains(" -l output -s o -r -F "))
    }

    /// The commands that the general help names.
    private func commands() throws -> [String] {
        let help = try GenerateTool.run(["--help"], in: workspace).output
        let part = help.components(separatedBy: "COMMANDS\n").last?.components(separatedBy: "\n\n").first ?? ""
        let commands = part.matches(of: /(?m)^  ([a-z]+) .*\S/).map { String($0.1) }
        try #require(commands.count >= 8)
        return commands
    }

    /// The options that the help of a command names, without their dashes.
    private func options(of command: String) throws -> [String] {
        let help = try GenerateTool.run(["help", command], in: workspace).output
        let options = help.matches(of: /(?m)^  (?:-\w, )?--([\w-]+)/).map { String($0.1) }
        try #require(!options.isEmpty)
        return options
    }

    @Test func bashOffersEveryCommandAndItsOptions() throws {
        let commands = try commands()
        #expect(try Set(bashOffers([""])).isSuperset(of: commands))
        for command in commands {
            #expect(
                try bashOffers([command, "--"]).sorted() == options(of: command).map { "--" + $0 }.sorted(),
                "\(command)"
            )
        }
    }

    /// Every command and each of its options is in the scripts of shells that cannot be asked everywhere.
    @Test(arguments: ["zsh", "fish"])
    func everythingIsOffered(shell: String) throws {
        let result = try GenerateTool.run(["completions", shell], in: workspace)
        #expect(result.exitCode == 0)
        #expect(result.error == "")
        let dashes = shell == "fish" ? "-l " : "--"
        for word in try commands() {
            #expect(result.output.contains(word))
            for option in try options(of: word) {
                #expect(result.output.contains(dashes + option), "\(word) \(option)")
            }
        }
    }
}

/// Shells.
private enum Shell {
    /// Whether a shell is on this machine.
    static func has(_ name: String) -> Bool {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
    }

    /// What a script prints on standard output.
    static func run(_ name: String, _ script: String, in folder: Workspace) throws -> String {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [name, "-c", script]
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
