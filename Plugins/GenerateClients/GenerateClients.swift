import Foundation
import PackagePlugin

/// Generates the clients of the service descriptions in a target's folder whenever the target is built.
///
/// The files have names that are known before a description is read (`--layout flat`), as build tools need; they are in
/// the build folder and are never committed.
@main
struct GenerateClients: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) async throws -> [Command] {
        guard let module = target.sourceModule else { return [] }
        let files = module.sourceFiles.map(\.url).filter(ClientSources.isSource)
        let clients = try ClientSources.find(among: files)
        if clients.isEmpty {
            let folder = target.directoryURL
            let others = try ClientSources.files(in: folder).filter(ClientSources.isDescription)
            Diagnostics.error(
                ClientSources.absence(inTarget: target.name, at: folder, among: files, besides: others)
            )
        }
        if !target.recursiveTargetDependencies.contains(where: { $0.name == "ServiceRuntime" }) {
            Diagnostics.error(
                "generated clients need the library 'ServiceRuntime'; add '.product(name: \"ServiceRuntime\", "
                    + "package: \"swift-client-generator\")' to the dependencies of the target '\(target.name)'"
            )
        }
        // Templates of the user's own lie in the target's folder too.
        let inputs = files + module.sourceFiles.map(\.url).filter { $0.pathExtension == "mustache" }
        let tool = try context.tool(named: "generate").url
        return try clients.map { client in
            let elsewhere = try client.namedFiles().filter { file in !inputs.contains { $0.path == file.path } }
            let output = context.pluginWorkDirectoryURL.appending(path: client.name)
            return .buildCommand(
                displayName: "Generating the client \(client.name) for \(target.name)",
                executable: tool,
                arguments: client.arguments + ["--output", output.path, "--layout", "flat"],
                // A description may lead to any of the target's files.
                inputFiles: inputs + elsewhere,
                outputFiles: FlatLayout(prefix: client.name).fileNames.map { output.appending(path: $0) }
            )
        }
    }
}
