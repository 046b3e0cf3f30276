import ClientConfiguration
import ClientGenerator
import ServiceDescription
import YAML

/// The way of one job from a description to a plan for its output folder.
enum GenerationPipeline {
    /// Reads the description and generates the client. Nothing is written.
    ///
    /// - Parameters:
    ///   - job: the client to generate.
    ///   - findings: gets what there is to tell about the description and the output folder.
    /// - Returns: what must happen to the output folder; `nil` if something is wrong.
    static func plan(for job: GenerationJob, _ findings: inout Findings) -> OutputPlan? {
        guard let service = service(of: job.descriptions, roots: job.roots, &findings) else { return nil }
        let (files, generatorDiagnostics) = ClientGenerator.generate(
            service,
            configuration: job.configuration,
            layout: job.layout
        )
        findings.add(generatorDiagnostics)
        if generatorDiagnostics.hasErrors { return nil }
        do {
            let plan = try OutputFolder(path: job.output.value).plan(for: files)
            findings.add(plan.warnings)
            return plan
        } catch {
            findings.add(error, at: job.output.mark)
            return nil
        }
    }

    /// Reads the service that descriptions describe.
    ///
    /// - Parameters:
    ///   - descriptions: the paths of the descriptions: one for each version of the service, oldest first.
    ///   - roots: the folders that references may lead to besides the descriptions' own.
    ///   - findings: gets what there is to tell about the descriptions.
    /// - Returns: the service; `nil` if something is wrong.
    static func service(
        of descriptions: [Located<String>],
        roots: [Located<String>],
        _ findings: inout Findings
    ) -> Service? {
        var versions: [(document: YAMLNode, documents: any DocumentSource)] = []
        var sources: [DescriptionFiles] = []
        for description in descriptions {
            guard let document = DocumentFile.read(description.value, namedAt: description.mark, &findings) else {
                continue
            }
            let files = DescriptionFiles(around: document, path: description.value, roots: roots, &findings)
            versions.append((document, files))
            sources.append(files)
        }
        guard versions.count == descriptions.count else { return nil }
        let (service, diagnostics) = ServiceReader.read(versions: versions)
        findings.add(diagnostics)
        for source in sources { findings.add(source.paths) }
        if sources.contains(where: { $0.failure != nil }) { findings.failFile() }
        return service
    }
}
