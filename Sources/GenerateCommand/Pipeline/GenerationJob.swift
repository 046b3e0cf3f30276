import ClientConfiguration
import ClientGenerator
import ServiceDescription
import YAML

/// One client to generate.
struct GenerationJob: Sendable {
    /// The sources of the service.
    let sources: ServiceSources
    /// The output folder's path.
    let output: Located<String>
    /// The path of the folder of the user's own templates.
    let templates: Located<String>?
    /// The user's wishes for the client.
    let configuration: ClientConfiguration
    /// How the files lie in the output folder.
    let layout: SourceLayout
}

extension GenerationJob {
    /// The folder of the client configurations that are followed if the command line names nothing.
    static let configurationFolder = "Specs"
    /// How the names of client configurations end.
    static let configurationSuffix = ".client.yaml"

    /// Determines what the user asks for.
    ///
    /// - Parameters:
    ///   - options: The command line.
    ///   - findings: Gets what is wrong; a job that cannot be done is left out.
    /// - Throws: ``UsageError`` if the command line names nothing and there is no client configuration to be found.
    static func all(for options: GenerationOptions, _ findings: inout Findings) throws(UsageError) -> [GenerationJob] {
        if options.configurations.isEmpty, !options.descriptions.isEmpty {
            findings.add(unusedConfigurations(beside: options.descriptions))
            return [job(configuredBy: nil, options, &findings)].compactMap { $0 }
        }
        let configurations: [String]
        do throws(FileError) {
            configurations = try self.configurations(for: options, &findings)
        } catch {
            findings.add(error)
            return []
        }
        if configurations.isEmpty, !findings.hasErrors {
            throw UsageError(
                "nothing to generate: no description was given, and './\(configurationFolder)' contains no file "
                    + "'*\(configurationSuffix)'"
            )
        }
        if configurations.count > 1 { try refuseAmbiguity(of: options, configurations) }
        let jobs = configurations.compactMap { job(configuredBy: $0, options, &findings) }
        refuseSharedOutput(of: jobs, &findings)
        return jobs
    }

    /// Warns of configurations that are named after descriptions, as the plugins would find them, but that the command line
    /// does not name.
    static func unusedConfigurations(beside descriptions: [String]) -> Diagnostics {
        var diagnostics = Diagnostics()
        for description in descriptions {
            let path = configuration(beside: description)
            guard FileReader.exists(path) else { continue }
            diagnostics.warning(
                "the client configuration '\(path)' is not used, because the command line does not name it "
                    + "(add '--config \(ShellText.word(path))')",
                at: nil
            )
        }
        return diagnostics
    }

    /// The path of the client configuration that is named after a description.
    static func configuration(beside description: String) -> String {
        Path.join(Path.folder(of: description), Path.stem(of: description) + configurationSuffix)
    }

    /// The paths of the configurations that the command line names, or else of those in the usual folder.
    private static func configurations(
        for options: GenerationOptions,
        _ findings: inout Findings
    ) throws(FileError) -> [String] {
        if options.configurations.isEmpty { return try names(inFolder: configurationFolder, &findings) }
        var configurations: [String] = []
        for path in options.configurations {
            guard FileReader.isFolder(path) else {
                configurations.append(path)
                continue
            }
            configurations += try self.configurations(inFolder: path, &findings)
        }
        return configurations
    }

    /// The paths of the configurations in a folder that the user names.
    ///
    /// - Parameters:
    ///   - folder: The folder's path.
    ///   - findings: Gets that there are none.
    /// - Throws: ``FileError`` if the folder cannot be listed.
    static func configurations(
        inFolder folder: String,
        _ findings: inout Findings
    ) throws(FileError) -> [String] {
        let found = try names(inFolder: folder, &findings)
        if found.isEmpty {
            findings.add(
                "the folder '\(folder)' contains no client configuration, '*\(configurationSuffix)'",
                at: nil
            )
        }
        return found
    }

    private static func names(inFolder folder: String, _ findings: inout Findings) throws(FileError) -> [String] {
        findings.files.add(folder: folder)
        return try WatchedFiles.configurations(inFolder: folder)
    }

    /// Refuses a description or an output folder on the command line together with several configurations, because
    /// these apply to a single client.
    private static func refuseAmbiguity(
        of options: GenerationOptions,
        _ configurations: [String]
    ) throws(UsageError) {
        let output = options.output.map { "'--output \($0)'" }
        guard let given = output ?? options.descriptions.first.map({ "the description '\($0)'" }) else { return }
        let names = configurations.prefix(3).map { "'\($0)'" }.joined(separator: ", ")
        throw UsageError(
            "\(given) applies to one client, but '--config' names \(configurations.count): "
                + names + (configurations.count > 3 ? ", …" : "")
        )
    }

    /// Returns the job of a configuration and the command line, which takes precedence.
    private static func job(
        configuredBy path: String?,
        _ options: GenerationOptions,
        _ findings: inout Findings
    ) -> GenerationJob? {
        guard var placed = PlacedConfiguration(path: path, &findings) else { return nil }
        if options.writesPackage, placed.configuration.package == nil {
            placed.configuration.package = PackageSettings()
        }
        if placed.configuration.package != nil, options.layout == .flat {
            findings.add(
                "a package has folders, so '--layout flat' cannot be used; remove it, or remove 'package' from the "
                    + "client configuration",
                at: placed.place
            )
        }
        let sources = placed.sources(descriptions: options.descriptions, roots: options.roots, &findings)
        let output =
            options.output.map { Located(Path.withoutEndingSlash($0)) }
            ?? placed.configuration.output.map(placed.resolved)
        if output == nil, placed.isWhole {
            findings.add(
                "'output' is missing; add 'output: FOLDER', or '--output FOLDER' on the command line",
                at: placed.place
            )
        }
        guard let sources else { return nil }
        guard let output, placed.isWhole else {
            // The mistakes in the descriptions are reported together with those in the configuration.
            _ = GenerationPipeline.service(of: sources, for: placed.configuration, &findings)
            return nil
        }
        return GenerationJob(
            sources: sources,
            output: output,
            templates: placed.configuration.templates.map(placed.resolved),
            configuration: placed.configuration,
            layout: layout(options.layout, naming: options.descriptions.first ?? path)
        )
    }

    /// The layout of the files; where their names are fixed, they begin with that of the description, or else of the
    /// configuration.
    private static func layout(_ layout: GenerationOptions.Layout, naming file: String?) -> SourceLayout {
        switch layout {
        case .tree: return .tree
        case .flat:
            let name = file?.split(separator: "/").last ?? "client"
            let isConfiguration = name.hasSuffix(configurationSuffix)
            return .flat(
                prefix: isConfiguration
                    ? String(name.dropLast(configurationSuffix.count)) : Path.stem(of: String(name))
            )
        }
    }

    /// Each client removes what it did not write: two of them in one folder would remove each other's files.
    private static func refuseSharedOutput(of jobs: [GenerationJob], _ findings: inout Findings) {
        var first: [String: GenerationJob] = [:]
        for job in jobs {
            let folder = FileReader.realPath(ofFuture: job.output.value)
            if let other = first[folder] {
                let owner = other.output.mark.map { "'\($0.file.path)'" } ?? "another client"
                findings.add(
                    "\(owner) has the same output folder; choose a different one for each client",
                    at: job.output.mark
                )
            }
            first[folder] = job
        }
    }
}
