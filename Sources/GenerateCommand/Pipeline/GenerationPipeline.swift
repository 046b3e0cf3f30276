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
        guard let document = DocumentFile.read(job.description.value, namedAt: job.description.mark, &findings) else {
            return nil
        }
        let path = job.description.value
        let documents = DescriptionFiles(around: document, path: path, roots: job.roots, &findings)
        let (service, readerDiagnostics) = ServiceReader.read(document, documents: documents)
        findings.add(readerDiagnostics)
        if documents.failure != nil { findings.failFile() }
        guard let service, !readerDiagnostics.hasErrors else { return nil }
        let (files, generatorDiagnostics) = ClientGenerator.generate(service, configuration: job.configuration)
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
}
