import Mustache

/// The files of a client, with their paths and templates (G019, G068, G084).
struct SourceFiles {
    private typealias Declaration = SourceFileView.Declaration

    private let client: ClientDeclaration
    private let fileNames: FileNames
    private let references: OperationReferences
    /// What texts may mention.
    private let names: DocumentedNames

    /// The files of a client, sorted by path.
    ///
    /// Each named part of the description has a file of its own, which also contains the types of its inline schemas. So do the
    /// options of a group's operations, with the types that only these have. Other types of results, such as header fields and
    /// results by status, follow the options. A compiler's time depends on the number of files as much as on their length.
    ///
    /// - Throws: `TemplateError` if a template asks for what a view does not have.
    static func render(
        _ client: ClientDeclaration,
        access: String,
        layout: SourceLayout,
        library: TemplateLibrary
    ) throws(TemplateError) -> [GeneratedFile] {
        let files = SourceFiles(client)
        let namespace = client.namespace.map { NamespaceView(name: $0, clientName: client.name) }
        // Apart from the files: what makes views keeps these, and would keep each state of the writer with them.
        var writer = SourceFileWriter(
            library: library,
            layout: layout,
            fileNames: files.fileNames,
            access: access,
            namespace: namespace
        )
        files.addOperations(to: &writer, example: try ClientExample.lines(client, library: library))
        files.addEndpoint(to: &writer)
        files.addParameterGroups(to: &writer)
        files.addOptions(to: &writer)
        files.addTypes(to: &writer)
        return try writer.files()
    }

    private init(_ client: ClientDeclaration) {
        self.client = client
        fileNames = FileNames(client)
        references = OperationReferences(client)
        let constants = client.models.flatMap { $0.properties.compactMap(\.constant) }
        let values = client.enumerations.flatMap { $0.values.map(\.rawValue) }
        let defaults =
            client.models.flatMap { $0.properties.compactMap(\.documentation.defaultValue) }
            + client.allOperations.flatMap { $0.parameters.compactMap(\.parameter.documentation.defaultValue) }
        names = DocumentedNames(
            methods: references.methods(of: client),
            values: Set(constants + values + defaults)
        )
    }

    // MARK: The client

    /// Adds the client itself and its groups, with their operations.
    private func addOperations(to writer: inout SourceFileWriter, example: [String]) {
        // Each operation is shown twice, so its view is made once.
        let (client, references, names) = (client, references, names)
        let operationView = { @Sendable in
            OperationView(operation: $0, reference: references.link(to: $0), names: names)
        }
        let ownView = ClientView(
            client: client,
            operations: client.operations.concurrentMap(operationView),
            example: example
        )
        writer.add(.client, client.name, [Declaration(template: "Client", declaration: ownView)])
        // An extension, which a fixed set of file names puts elsewhere, so that the two are compiled at once. In a
        // namespace, which is an extension itself, there cannot be one.
        if client.namespace == nil, !client.operations.isEmpty {
            writer.add(.operations, client.name, [Declaration(template: "ClientRequests", declaration: ownView)])
        }
        for group in client.groups {
            let ofGroup = Declaration(
                template: "OperationGroup",
                declaration: GroupView(client: client, group: group, operations: group.operations.map(operationView))
            )
            writer.add(.operations, group.typeName, [ofGroup])
        }
    }

    private func addEndpoint(to writer: inout SourceFileWriter) {
        guard let endpoint = client.endpointType else { return }
        let view = EndpointView(client: client.name, endpoint: endpoint)
        writer.add(.client, endpoint.name, [Declaration(template: "Endpoint", declaration: view)])
    }

    // MARK: Options

    private func addParameterGroups(to writer: inout SourceFileWriter) {
        for group in client.parameterGroups {
            let view = ParameterGroupView(group: group, names: names)
            writer.add(.options, group.name, [Declaration(template: "ParameterGroup", declaration: view)])
        }
    }

    private func addOptions(to writer: inout SourceFileWriter) {
        let operations = client.operations.filter { !$0.isOverload && $0.replacement == nil }
        // What is only another name for the default options is in the file of the client's own.
        let byUse = Dictionary(grouping: operations, by: Self.hasNoTypes)
        let view = ClientView(client: client)
        let ofClient = Declaration(template: "ClientOptions", declaration: view)
        let ofOperations = (byUse[true] ?? []).flatMap(ownTypes)
        writer.add(.options, FileNames.clientOptions(of: client), [ofClient] + ofOperations)
        for operation in byUse[false] ?? [] { writer.add(.options, operation.optionsName, ownTypes(of: operation)) }
        for group in client.groups {
            let name = fileNames.options(of: group.key)
            writer.add(.options, name, group.operations.filter { !$0.isOverload }.flatMap(ownTypes))
        }
    }

    /// Whether an operation has no options of its own, and its callers need no other type.
    private static func hasNoTypes(of operation: OperationDeclaration) -> Bool {
        operation.result == nil && operation.headers == nil && operation.options.isEmpty
    }

    /// The options of an operation, and what else only its callers need.
    private func ownTypes(of operation: OperationDeclaration) -> [Declaration] {
        let (references, names) = (references, names)
        let options = Declaration(
            template: "OperationOptions",
            declaration: OperationOptionsView(
                operation: operation,
                reference: references.link(to: operation),
                names: names
            )
        )
        let result = operation.result.map { result in
            Declaration(
                template: "OperationResult",
                declaration: OperationResultView(reference: references.link(to: operation), result: result)
            )
        }
        let headers = operation.headers.map { headers in
            Declaration(
                template: "Headers",
                declaration: HeadersView(reference: references.link(to: operation), headers: headers)
            )
        }
        return [options, result, headers].compactMap(\.self)
    }

    // MARK: Data types

    private func addTypes(to writer: inout SourceFileWriter) {
        for (file, types) in Dictionary(grouping: types, by: \.file) {
            let name =
                switch file {
                case .type(let name): name
                case .group(let key): fileNames.models(of: key)
                }
            // The type that the file is named for comes first.
            let sorted = types.sorted { ($0.name == name ? "" : $0.name) < ($1.name == name ? "" : $1.name) }
            // A named schema that is no type, such as a map of objects, leaves its name to others.
            let fileName = if case .type = file, let first = sorted.first { first.name } else { name }
            writer.add(.models, fileName, sorted.map(\.declaration))
        }
    }

    /// A data type, and the file that it stands in.
    private struct TypeSource {
        let name: String
        let file: TypeFile
        let declaration: Declaration
    }

    private var types: [TypeSource] {
        let models = client.models.map { model in
            let declaration = Declaration(template: "Model", declaration: ModelView(model: model, names: names))
            return TypeSource(name: model.name, file: model.file, declaration: declaration)
        }
        let unions = client.unions.map { union in
            let declaration = Declaration(template: "Union", declaration: UnionView(union: union, names: names))
            return TypeSource(name: union.name, file: union.file, declaration: declaration)
        }
        let enumerations = client.enumerations.map { enumeration in
            let declaration = Declaration(
                template: enumeration.isFrozen ? "FrozenEnumeration" : "ExpandableEnumeration",
                declaration: EnumerationView(enumeration: enumeration, names: names)
            )
            return TypeSource(name: enumeration.name, file: enumeration.file, declaration: declaration)
        }
        let recursive = client.recursive.map { recursive in
            let declaration = Declaration(template: "Recursive", declaration: recursive)
            return TypeSource(name: recursive.name, file: recursive.file, declaration: declaration)
        }
        return models + unions + enumerations + recursive
    }
}
