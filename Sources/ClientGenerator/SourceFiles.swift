import Dispatch
import Locking
import Mustache

/// The files of a client, with their paths and templates (G019, G068, G084).
enum SourceFiles {
    /// The files of a client, sorted by path.
    ///
    /// What the description defines by name has a file of its own, and what is described inside it is in the same
    /// file; so do the options of a group's operations, and the types that only these have. What an operation returns beside
    /// models, its header fields and its results by status, follows its options. A compiler's time goes with the
    /// number of files as much as with their length.
    ///
    /// - Throws: `TemplateError` if a template asks for what a view does not have.
    static func render(
        _ client: ClientDeclaration,
        access: String,
        layout: SourceLayout,
        library: TemplateLibrary
    ) throws(TemplateError) -> [GeneratedFile] {
        let namespace = client.namespace.map { NamespaceView(access: access, name: $0, clientName: client.name) }
        var writer = Writer(library: library, layout: layout, namespace: namespace)
        let view = ClientView(access: access, client: client)
        let example = try ClientExample.lines(client, library: library)
        addOperations(of: client, view, example: example, to: &writer)
        if let endpoint = client.endpointType {
            let view = EndpointView(access: access, client: client.name, endpoint: endpoint)
            writer.add(.client, endpoint.name, [.init(template: "Endpoint", declaration: view)])
        }
        for group in client.parameterGroups {
            let view = ParameterGroupView(access: access, group: group)
            writer.add(.options, group.name, [.init(template: "ParameterGroup", declaration: view)])
        }
        let names = FileNames(client)
        addOptions(of: client, view, names, to: &writer)
        addTypes(of: client, access: access, names, to: &writer)
        return try writer.files()
    }

    /// Adds the client itself and its groups, with their operations.
    private static func addOperations(
        of client: ClientDeclaration,
        _ view: ClientView,
        example: [String],
        to writer: inout Writer
    ) {
        // Each operation is shown twice, so its view is made once.
        let operations = { @Sendable (operations: [OperationDeclaration]) in
            operations.map { OperationView(access: view.access, operation: $0) }
        }
        let ofClient = SourceFileView.Declaration(
            template: "Client",
            declaration: ClientView(
                access: view.access,
                client: client,
                operations: operations(client.operations),
                example: example
            )
        )
        writer.add(.client, client.name, [ofClient])
        for group in client.groups {
            let ofGroup = SourceFileView.Declaration(
                template: "OperationGroup",
                declaration: GroupView(view: view, group: group, operations: operations(group.operations))
            )
            writer.add(.operations, group.typeName, [ofGroup])
        }
    }

    private static func addOptions(
        of client: ClientDeclaration,
        _ view: ClientView,
        _ names: FileNames,
        to writer: inout Writer
    ) {
        let operations = client.operations.filter { !$0.isOverload && $0.replacement == nil }
        let ofGroups = client.groups.compactMap { group in
            names.options[group.key].map { ($0, group.operations.filter { !$0.isOverload }) }
        }
        let references = OperationReferences(client)
        let types = { (operations: [OperationDeclaration]) in
            operations.flatMap { ownTypes(of: $0, references, access: view.access) }
        }
        // What is only another name for the usual options is in the file of the client's own.
        let byUse = Dictionary(grouping: operations, by: hasNoTypes)
        let clientOptions = SourceFileView.Declaration(template: "ClientOptions", declaration: view)
        writer.add(.options, FileNames.clientOptions(of: client), [clientOptions] + types(byUse[true] ?? []))
        for (name, operations) in (byUse[false] ?? []).map({ ($0.optionsName, [$0]) }) + ofGroups {
            writer.add(.options, name, types(operations))
        }
    }

    /// Whether an operation has no options of its own, and its callers need no other type.
    private static func hasNoTypes(of operation: OperationDeclaration) -> Bool {
        operation.result == nil && operation.headers == nil && operation.options.isEmpty
    }

    /// The options of an operation, and what else only its callers need.
    private static func ownTypes(
        of operation: OperationDeclaration,
        _ references: OperationReferences,
        access: String
    ) -> [SourceFileView.Declaration] {
        var declarations = [
            SourceFileView.Declaration(
                template: "OperationOptions",
                declaration: OperationOptionsView(
                    access: access,
                    operation: operation,
                    reference: references.link(to: operation)
                )
            )
        ]
        if let result = operation.result {
            declarations.append(
                SourceFileView.Declaration(
                    template: "OperationResult",
                    declaration: OperationResultView(
                        access: access,
                        operation: operation.name,
                        reference: references.link(to: operation),
                        result: result
                    )
                )
            )
        }
        if let headers = operation.headers {
            declarations.append(
                SourceFileView.Declaration(
                    template: "Headers",
                    declaration: HeadersView(
                        access: access,
                        operation: operation.name,
                        reference: references.link(to: operation),
                        headers: headers
                    )
                )
            )
        }
        return declarations
    }

    private static func addTypes(
        of client: ClientDeclaration,
        access: String,
        _ names: FileNames,
        to writer: inout Writer
    ) {
        var declarations: [TypeFile: [(name: String, declaration: SourceFileView.Declaration)]] = [:]
        func add(
            _ name: String,
            to file: TypeFile,
            _ template: String,
            _ view: @autoclosure @escaping @Sendable () -> any MustacheView
        ) {
            declarations[file, default: []].append((name, .init(template: template, declaration: view())))
        }
        for model in client.models {
            add(model.name, to: model.file, "Model", ModelView(access: access, model: model))
        }
        for union in client.unions {
            add(union.name, to: union.file, "Union", UnionView(access: access, union: union))
        }
        for enumeration in client.enumerations {
            let template = enumeration.isFrozen ? "FrozenEnumeration" : "ExpandableEnumeration"
            add(
                enumeration.name,
                to: enumeration.file,
                template,
                EnumerationView(access: access, enumeration: enumeration)
            )
        }
        for recursive in client.recursive {
            add(
                recursive.name,
                to: recursive.file,
                "Recursive",
                RecursiveView(access: access, declaration: recursive)
            )
        }
        for (file, declarations) in declarations {
            let name =
                switch file {
                case .type(let name): name
                case .group(let key): names.models[key] ?? key.text
                }
            // The type that the file is named for comes first.
            let sorted = declarations.sorted { ($0.name == name ? "" : $0.name) < ($1.name == name ? "" : $1.name) }
            writer.add(.models, name, sorted.map(\.declaration))
        }
    }

    /// Collects what is to be rendered, and renders it on all cores: no file depends on another.
    private struct Writer {
        private struct Job: Sendable {
            let view: SourceFileView
            let path: String
            /// What the file is named for, where declarations have files of their own.
            let name: String
        }

        /// How many files are rendered at a time: enough that handing them out costs nothing beside.
        private static let chunkSize = 8

        private let library: TemplateLibrary
        private let layout: SourceLayout
        private let namespace: String?
        private var jobs: [Job] = []

        /// A writer of the files of one client; each file's declarations are nested in the namespace, if there is one.
        init(library: TemplateLibrary, layout: SourceLayout, namespace: NamespaceView?) {
            self.library = library
            self.layout = layout
            self.namespace = namespace?.name
            guard let namespace else { return }
            let declaration = SourceFileView.Declaration(template: "Namespace", declaration: namespace)
            let view = SourceFileView(namespace: nil, declarations: [declaration])
            let path = layout.path(of: .namespace, namespace.name, namespace: nil)
            jobs.append(Job(view: view, path: path, name: namespace.name))
        }

        mutating func add(_ part: FlatLayout.Part, _ name: String, _ declarations: [SourceFileView.Declaration]) {
            let path = layout.path(of: part, name, namespace: namespace)
            let view = SourceFileView(namespace: namespace, declarations: declarations)
            jobs.append(Job(view: view, path: path, name: name))
        }

        /// The files, sorted by path.
        func files() throws(TemplateError) -> [GeneratedFile] {
            let rendered = Locked<[Int: Result<[GeneratedFile], TemplateError>]>([:])
            let jobs = jobs(for: layout)
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

        /// One job a file. Where file names are fixed, what is in one file is joined, and a file that holds nothing is written too.
        private func jobs(for layout: SourceLayout) -> [Job] {
            guard case .flat(let prefix) = layout else { return jobs }
            let byPath = Dictionary(grouping: jobs, by: \.path)
            return FlatLayout(prefix: prefix).fileNames.map { path in
                let views = (byPath[path] ?? []).sorted { $0.name < $1.name }.map(\.view)
                let declarations = views.flatMap(\.declarations)
                let view = SourceFileView(namespace: views.first?.namespace, declarations: declarations)
                return Job(view: view, path: path, name: path)
            }
        }

        private func render(_ jobs: ArraySlice<Job>) -> Result<[GeneratedFile], TemplateError> {
            Result { () throws(TemplateError) in
                var files: [GeneratedFile] = []
                for job in jobs {
                    var source: [UInt8] = []
                    try library.render("SourceFile", with: .view(job.view), into: &source)
                    files.append(GeneratedFile(path: job.path, contents: LineBreaker.broken(source)))
                }
                return files
            }
        }
    }
}
