import ClientConfiguration
import ClientGenerator
import ServiceDescription
import YAML

/// One client to generate.
struct GenerationJob: Sendable {
    /// What the service is read from.
    let sources: ServiceSources
    /// The output folder's path.
    let output: Located<String>
    /// The path of the folder of the user's own templates.
    let templates: Located<String>?
    /// What the user wants of the client.
    let configuration: ClientConfiguration
    /// Where that is said; `nil` if there is no such file.
    let configurationPlace: Mark?
    /// How the files lie in the output folder.
    let layout: SourceLayout
}

extension GenerationJob {
    /// The folders that are searched for client configurations if the command line names nothing.
    static let configurationFolders = ["Specs", "Tests/Catalogue"]
    /// How the names of client configurations end.
    static let configurationSuffix = ".client.yaml"

    /// Finds out what the user asks for.
    ///
    /// - Parameters:
    ///   - options: the command line.
    ///   - findings: gets what is wrong; a job that cannot be done is left out.
    /// - Throws: ``UsageError`` if the command line names nothing and there is no client configuration to be found.
    static func all(for options: GenerationOptions, _ findings: inout Findings) throws(UsageError) -> [GenerationJob] {
        if !options.descriptions.isEmpty || options.configuration != nil {
            return [job(configuredBy: options.configuration, options, &findings)].compactMap { $0 }
        }
        let jobs = try configurations(&findings).compactMap { job(configuredBy: $0, options, &findings) }
        refuseSharedOutput(of: jobs, &findings)
        return jobs
    }

    private static func configurations(_ findings: inout Findings) throws(UsageError) -> [String] {
        var configurations: [String] = []
        do {
            for folder in configurationFolders {
                let names = try FileReader.names(inFolder: folder) ?? []
                configurations += names.filter { $0.hasSuffix(configurationSuffix) }.map { Path.join(folder, $0) }
            }
        } catch {
            findings.add(error)
            return []
        }
        if configurations.isEmpty {
            throw UsageError(
                message:
                    "there is nothing to generate: no file '*\(configurationSuffix)' in './\(configurationFolders[0])', "
                    + "and no description is named"
            )
        }
        return configurations
    }

    /// The job that a configuration and the command line make together; what the command line says wins.
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
                "a package has folders: leave out '--layout flat', or 'package' in the client configuration",
                at: placed.place
            )
        }
        let sources = placed.sources(descriptions: options.descriptions, roots: options.roots, &findings)
        let output =
            options.output.map { Located(Path.withoutEndingSlash($0)) }
            ?? placed.configuration.output.map(placed.resolved)
        if output == nil {
            findings.add(
                "'output' is missing; add 'output: FOLDER', or '--output FOLDER' on the command line",
                at: placed.place
            )
        }
        guard let sources, let output else { return nil }
        return GenerationJob(
            sources: sources,
            output: output,
            templates: placed.configuration.templates.map(placed.resolved),
            configuration: placed.configuration,
            configurationPlace: placed.place,
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
            let stem = name.hasSuffix(configurationSuffix) ? name.dropLast(configurationSuffix.count) : stem(of: name)
            return .flat(prefix: String(stem))
        }
    }

    private static func stem(of name: Substring) -> Substring {
        name.lastIndex(of: ".").map { name[..<$0] } ?? name
    }

    /// Each client removes what it did not write: two of them in one folder would remove each other's files.
    private static func refuseSharedOutput(of jobs: [GenerationJob], _ findings: inout Findings) {
        var first: [String: GenerationJob] = [:]
        for job in jobs {
            if let other = first[job.output.value] {
                let owner = other.output.mark.map { "'\($0.file.path)'" } ?? "another client"
                findings.add(
                    "the output folder of \(owner) is the same; each client needs one of its own",
                    at: job.output.mark
                )
            }
            first[job.output.value] = job
        }
    }
}
