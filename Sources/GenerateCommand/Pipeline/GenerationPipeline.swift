import ClientConfiguration
import ClientGenerator
import ServiceDescription
import YAML

/// The steps of one job from a description to a plan for its output folder.
enum GenerationPipeline {
    /// The files of a client.
    struct Output {
        /// The output folder's path.
        let folder: Located<String>
        /// The files.
        let files: [GeneratedFile]
        /// The hints to show if the client is generated for the first time, which are found while it is written.
        let hints: Deferred<[String]>?
        /// What was made on the way, kept so that the caller decides when to free it.
        var intermediates: Intermediates?
    }

    /// Intermediate values of a job.
    struct Intermediates {
        fileprivate let documents: [DescriptionFiles]
        fileprivate let service: Service
        fileprivate let client: GeneratedClient
    }

    /// What was read of a service.
    private struct Inspection {
        let service: Service
        /// Whether that is all of it.
        let isWhole: Bool
        let documents: [DescriptionFiles]
    }

    /// Reads the description and generates the client. Nothing is written.
    ///
    /// - Parameters:
    ///   - job: The client to generate.
    ///   - modules: Gets the client's types.
    ///   - findings: Gets what there is to tell about the description.
    /// - Returns: The client's files, or `nil` if there is an error.
    static func output(
        of job: GenerationJob,
        in modules: inout SharedModules,
        _ findings: inout Findings
    ) -> Output? {
        ClientGenerator.prepareTemplates()
        let found = inspect(job.sources, for: job.configuration, &findings)
        guard let templates = TemplateFolder.read(job.templates, &findings), let found else {
            return nil
        }
        let service = found.service
        let client = ClientGenerator.generate(
            service,
            configuration: job.configuration,
            layout: job.layout,
            templates: templates
        )
        findings.add(client.diagnostics)
        if !found.isWhole || client.diagnostics.hasErrors { return nil }
        modules.add(client, of: job, &findings)
        return Output(
            folder: job.output,
            files: client.files,
            hints: hints(about: client, of: service, job),
            intermediates: Intermediates(documents: found.documents, service: service, client: client)
        )
    }

    /// What to tell a user who generates a client for the first time.
    private static func hints(
        about client: GeneratedClient,
        of service: Service,
        _ job: GenerationJob
    ) -> Deferred<[String]>? {
        guard !OutputFolder(path: job.output.value).hasRecord, let path = job.sources.descriptions.last?.value else {
            return nil
        }
        let configuration = job.configuration
        return Deferred { FirstRun(of: client, service, configuration, path: path).hints }
    }

    /// Determines the changes that the output folder needs.
    ///
    /// - Parameters:
    ///   - output: The client's files.
    ///   - findings: Gets what there is to tell about the output folder.
    /// - Returns: The plan for the output folder, or `nil` if there is an error.
    static func plan(for output: Output, _ findings: inout Findings) -> OutputPlan? {
        do {
            var plan = try OutputFolder(path: output.folder.value).plan(for: output.files, namedAt: output.folder.mark)
            findings.add(plan.warnings)
            if plan.isFirst { plan.hints = output.hints }
            return plan
        } catch {
            findings.add(error, at: output.folder.mark)
            return nil
        }
    }

    /// Reads the service from its descriptions.
    ///
    /// - Parameters:
    ///   - sources: The descriptions, and what goes with them.
    ///   - configuration: The user's wishes for the client. There are no warnings about parts that it leaves out.
    ///   - findings: Gets what there is to tell about the descriptions.
    /// - Returns: The service, or `nil` if there is an error.
    static func service(
        of sources: ServiceSources,
        for configuration: ClientConfiguration,
        _ findings: inout Findings
    ) -> Service? {
        inspect(sources, for: configuration, &findings).flatMap { $0.isWhole ? $0.service : nil }
    }

    /// Reads what can be read of the service that descriptions describe.
    ///
    /// - Returns: What was read; `nil` if nothing can be made of it.
    private static func inspect(
        _ sources: ServiceSources,
        for configuration: ClientConfiguration,
        _ findings: inout Findings
    ) -> Inspection? {
        let documents = sources.descriptions.compactMap { description in
            DocumentFile.readDescription(description.value, namedAt: description.mark, &findings)
                .map { (description.value, $0) }
        }
        let read = Set(documents.map(\.0))
        let unread = sources.descriptions.map(\.value).filter { !read.contains($0) }
        guard unread.isEmpty || !documents.isEmpty,
            let overlaid = OverlayFiles.apply(sources.overlays, to: documents.map(\.1.root), beside: unread, &findings)
        else { return nil }
        let around = zip(documents, overlaid).map { DescriptionFiles(around: $1, path: $0.0, sources) }
        var (service, diagnostics) = ServiceReader.inspect(
            versions: zip(overlaid, around).map { document, files in
                (document, OverlaidDocuments(files, around: document, overlays: sources.overlays))
            },
            wanted: ServiceFilter.wanted(by: configuration.filter)
        )
        for files in around { findings.add(files.findings) }
        findings.add(diagnostics)
        let isComplete = unread.isEmpty && documents.allSatisfy(\.1.isWhole) && around.allSatisfy(\.areWhole)
        if !isComplete { service?.omitEverything() }
        return service.map {
            Inspection(service: $0, isWhole: isComplete && !diagnostics.hasErrors, documents: around)
        }
    }
}
