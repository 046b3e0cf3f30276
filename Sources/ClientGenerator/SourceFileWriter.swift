import Mustache

/// Collects what is to be rendered, and renders it on all cores: no file depends on another.
struct SourceFileWriter {
    private struct Job: Sendable {
        let view: SourceFileView
        let path: String
        /// What the file is named for, where declarations have files of their own.
        let name: String
    }

    private let library: TemplateLibrary
    private let layout: SourceLayout
    private let fileNames: FileNames
    private let access: String
    private let namespace: String?
    private var jobs: [Job] = []

    /// A writer of the files of one client; each file's declarations are nested in the namespace, if there is one.
    init(
        library: TemplateLibrary,
        layout: SourceLayout,
        fileNames: FileNames,
        access: String,
        namespace: NamespaceView?
    ) {
        self.library = library
        self.layout = layout
        self.fileNames = fileNames
        self.access = access
        self.namespace = namespace?.name
        guard let namespace else { return }
        let declaration = SourceFileView.Declaration(template: "Namespace", declaration: namespace)
        let view = SourceFileView(access: access, namespace: nil, declarations: [declaration])
        let path = layout.path(of: .namespace, namespace.name, namespace: nil)
        jobs.append(Job(view: view, path: path, name: namespace.name))
    }

    /// Adds a file of declarations, or more declarations to the file before, or to one whose name is fixed.
    ///
    /// - Parameters:
    ///   - part: What the declarations are for.
    ///   - subject: The type or the group that the file is named for.
    ///   - declarations: The declarations.
    mutating func add(_ part: FlatLayout.Part, _ subject: String, _ declarations: [SourceFileView.Declaration]) {
        let name = fileNames.file(of: subject)
        let path = layout.path(of: part, name, namespace: namespace)
        var earlier: [SourceFileView.Declaration] = []
        if let last = jobs.last, last.path == path, last.name == name {
            earlier = last.view.declarations
            jobs.removeLast()
        }
        let view = SourceFileView(access: access, namespace: namespace, declarations: earlier + declarations)
        jobs.append(Job(view: view, path: path, name: name))
    }

    /// The files, sorted by path.
    ///
    /// - Throws: `TemplateError` if a template asks for what a view does not have.
    func files() throws(TemplateError) -> [GeneratedFile] {
        var files: [GeneratedFile] = []
        // In the order of the jobs, so that the same error is reported on every run.
        for file in jobsByFile.concurrentMap(render) { files.append(try file.get()) }
        return files.sorted { $0.path < $1.path }
    }

    /// One job a file. Where file names are fixed, what is in one file is joined, and a file that holds nothing is written too.
    private var jobsByFile: [Job] {
        guard case .flat(let prefix) = layout else { return jobs }
        let byPath = Dictionary(grouping: jobs, by: \.path)
        return FlatLayout(prefix: prefix).fileNames.map { path in
            let views = (byPath[path] ?? []).sorted { $0.name < $1.name }.map(\.view)
            let declarations = views.flatMap(\.declarations)
            let view = SourceFileView(access: access, namespace: views.first?.namespace, declarations: declarations)
            return Job(view: view, path: path, name: path)
        }
    }

    private func render(_ job: Job) -> Result<GeneratedFile, TemplateError> {
        Result { () throws(TemplateError) in
            let source = try library.render("SourceFile", with: .view(job.view), options: .source)
            return GeneratedFile(path: job.path, contents: LineBreaker.broken(source))
        }
    }
}
