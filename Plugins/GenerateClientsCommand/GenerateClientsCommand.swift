import Foundation
import PackagePlugin

/// `swift package generate-clients`: writes the clients of the service descriptions in the targets' folders into the package,
/// for those who commit what is generated.
@main
struct GenerateClientsCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = try context.tool(named: "generate").url
        let words = try PluginArguments(arguments)
        let run = { arguments in
            try self.run(tool, arguments, in: context.package, typedAs: words.commandLine)
        }
        if words.askForHelp { print(PluginHelp.text) }
        if words.askForHelp || words.areForGenerator { return try Self.check(run(words.rest)) }
        let targets = try targets(named: words.targets, in: context.package)
        var runs: [[String]] = []
        for target in targets {
            let clients = try ClientSources.find(among: ClientSources.files(in: target.directoryURL))
            let folders = ClientFolders(of: clients, inTarget: target.directoryURL)
            runs += try clients.map { client in
                let output = words.namesOutput ? nil : try folders.folder(of: client)
                return client.arguments + (output.map { ["--output", $0.path] } ?? []) + words.rest
            }
            if words.namesOutput { continue }
            for former in try folders.formerFolders() {
                Diagnostics.warning(
                    "'\(former.path)' holds a client without a description in the folder of the target '\(target.name)'; "
                        + "remove it if nothing needs it"
                )
            }
        }
        if let option = words.optionForOneClient, runs.count > 1 {
            throw CommandFailure(
                message:
                    "'\(option)' applies to one client, but there are \(runs.count); remove it, or choose one with "
                    + "'--target'"
            )
        }
        // All are run, so that one command tells all that is wrong; but a wrong option is the same for each.
        var status: Int32 = 0
        for arguments in runs where status != Self.wrongUsage { status = max(status, try run(arguments)) }
        try Self.check(status)
        if !runs.isEmpty { return }
        let folders = targets.map { "'\($0.directoryURL.path)'" }.joined(separator: ", ")
        throw CommandFailure(
            message:
                "there is no service description in \(folders.isEmpty ? "the package" : folders); add one, such as "
                + "'openapi.yaml', to the folder of the client's target; the target must also contain a Swift file, "
                + "because SwiftPM skips targets without one"
        )
    }

    private func targets(named names: [String], in package: Package) throws -> [any Target] {
        let known = package.targets.filter { $0.sourceModule != nil }
        if let name = names.first(where: { name in !known.contains { $0.name == name } }) {
            let list = known.map(\.name).joined(separator: ", ")
            throw CommandFailure(
                message: "the package has no target '\(name)' with a Swift file; its targets are \(list)"
            )
        }
        return known.filter { names.isEmpty || names.contains($0.name) }.sorted { $0.name < $1.name }
    }

    /// Runs the generator, whose own words are all there is to say, and returns its exit status.
    ///
    /// - Parameter commandLine: What to type to write what a run only checks.
    private func run(
        _ tool: URL,
        _ arguments: [String],
        in package: Package,
        typedAs commandLine: String
    ) throws -> Int32 {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        process.currentDirectoryURL = package.directoryURL
        process.environment = ProcessInfo.processInfo.environment.merging(["GENERATE_COMMAND_LINE": commandLine]) { $1 }
        try process.run()
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// The exit status for a wrong command line.
    private static let wrongUsage: Int32 = 2

    private static func check(_ status: Int32) throws(CommandFailure) {
        if status == 0 { return }
        let help = status == wrongUsage ? "; see 'swift package generate-clients --help'" : ""
        throw CommandFailure(message: "'generate' failed with exit code \(status)\(help)")
    }
}

/// Why nothing, or not everything, was generated.
struct CommandFailure: Error, CustomStringConvertible {
    let message: String

    var description: String { message }
}
