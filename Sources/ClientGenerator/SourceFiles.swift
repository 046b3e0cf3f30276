import Dispatch
import Locking
import Mustache
import Templates

/// The files of a client: which there are, where they lie, and which template shows what in them (G019, G068, G084).
enum SourceFiles {
    /// The files of a client, sorted by path.
    static func render(_ client: ClientDeclaration, access: String) throws(TemplateError) -> [GeneratedFile] {
        let library = try TemplateLibrary(SwiftTemplates.all)
        var writer = Writer(library: library)
        let view = ClientView(access: access, client: client)
        writer.add("Client", view, to: "Source/\(client.name).swift")
        writer.add("ClientOptions", view, to: "Source/Options/\(client.name)Options.swift")
        for group in client.groups {
            writer.add(
                "OperationGroup",
                GroupView(view: view, group: group),
                to: "Source/\(group.typeName).swift"
            )
        }
        for operation in client.operations + client.groups.flatMap(\.operations) {
            let options = OperationOptionsView(access: access, operation: operation)
            writer.add("OperationOptions", options, to: "Source/Options/\(operation.optionsName).swift")
        }
        for model in client.models {
            writer.add("Model", ModelView(access: access, model: model), to: path(ofModel: model.name))
        }
        for enumeration in client.enumerations {
            let template = enumeration.isFrozen ? "FrozenEnumeration" : "ExpandableEnumeration"
            let view = EnumerationView(access: access, enumeration: enumeration)
            writer.add(template, view, to: path(ofModel: enumeration.name))
        }
        return try writer.files()
    }

    /// The path of a model's file. A file called `Package.swift` would be taken for the manifest of a package.
    private static func path(ofModel name: String) -> String {
        "Source/Models/\(name == "Package" ? "Package+Model" : name).swift"
    }

    /// Collects what is to be rendered, and renders it on all cores: no file depends on another.
    private struct Writer {
        private struct Job: Sendable {
            let template: String
            let view: any MustacheView
            let path: String
        }

        /// How many files are rendered at a time: enough that handing them out costs nothing beside.
        private static let chunkSize = 64

        let library: TemplateLibrary
        private var jobs: [Job] = []

        init(library: TemplateLibrary) {
            self.library = library
        }

        mutating func add(_ template: String, _ view: some MustacheView, to path: String) {
            jobs.append(Job(template: template, view: view, path: path))
        }

        /// The files, sorted by path.
        func files() throws(TemplateError) -> [GeneratedFile] {
            let rendered = Locked<[Int: Result<[GeneratedFile], TemplateError>]>([:])
            let chunks = stride(from: 0, to: jobs.count, by: Self.chunkSize).map { start in
                jobs[start..<min(start + Self.chunkSize, jobs.count)]
            }
            DispatchQueue.concurrentPerform(iterations: chunks.count) { index in
                let result = render(chunks[index])
                rendered.withLock { $0[index] = result }
            }
            var files: [GeneratedFile] = []
            // In the order of the jobs, so that the same error is reported on every run.
            for (_, result) in rendered.withLock({ $0 }).sorted(by: { $0.key < $1.key }) { files += try result.get() }
            return files.sorted { $0.path < $1.path }
        }

        private func render(_ jobs: ArraySlice<Job>) -> Result<[GeneratedFile], TemplateError> {
            Result { () throws(TemplateError) in
                var files: [GeneratedFile] = []
                for job in jobs {
                    var source: [UInt8] = []
                    try library.render(job.template, with: .view(job.view), into: &source)
                    files.append(GeneratedFile(path: job.path, contents: LineBreaker.broken(source)))
                }
                return files
            }
        }
    }
}
