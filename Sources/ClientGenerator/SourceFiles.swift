import Mustache
import Templates

/// The files of a client: which there are, where they lie, and which template shows what in them (G019, G068, G084).
enum SourceFiles {
    /// The files of a client, sorted by path.
    static func render(_ client: ClientDeclaration, access: String) throws(TemplateError) -> [GeneratedFile] {
        let library = try TemplateLibrary(SwiftTemplates.all)
        var writer = Writer(library: library)
        let view = ClientView(access: access, client: client)
        try writer.render("Client", view, to: "Source/\(client.name).swift")
        try writer.render("ClientOptions", view, to: "Source/Options/\(client.name)Options.swift")
        for group in client.groups {
            try writer.render(
                "OperationGroup",
                GroupView(view: view, group: group),
                to: "Source/\(group.typeName).swift"
            )
        }
        for operation in client.operations + client.groups.flatMap(\.operations) {
            let options = OperationOptionsView(access: access, operation: operation)
            try writer.render("OperationOptions", options, to: "Source/Options/\(operation.optionsName).swift")
        }
        for model in client.models {
            try writer.render("Model", ModelView(access: access, model: model), to: path(ofModel: model.name))
        }
        for enumeration in client.enumerations {
            let template = enumeration.isFrozen ? "FrozenEnumeration" : "ExpandableEnumeration"
            let view = EnumerationView(access: access, enumeration: enumeration)
            try writer.render(template, view, to: path(ofModel: enumeration.name))
        }
        return writer.files.sorted { $0.path < $1.path }
    }

    /// The path of a model's file. A file called `Package.swift` would be taken for the manifest of a package.
    private static func path(ofModel name: String) -> String {
        "Source/Models/\(name == "Package" ? "Package+Model" : name).swift"
    }

    private struct Writer {
        let library: TemplateLibrary
        var files: [GeneratedFile] = []

        mutating func render(_ template: String, _ view: some MustacheView, to path: String) throws(TemplateError) {
            var source: [UInt8] = []
            try library.render(template, with: .view(view), into: &source)
            files.append(GeneratedFile(path: path, contents: LineBreaker.broken(source)))
        }
    }
}
