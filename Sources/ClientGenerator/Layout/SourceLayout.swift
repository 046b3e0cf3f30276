/// The layout of a client's files in the output folder.
package enum SourceLayout: Sendable, Hashable {
    /// Folders by kind of declaration, and files by declaration (G019, G068, G084).
    case tree
    /// A fixed number of files, whose names have a prefix and are known before the description is read.
    case flat(prefix: String)

    /// The folder of all source files of the layout with folders, relative to the output folder.
    package static let sourceFolder = "Source/"
    /// The one among them of models, enumerations and unions.
    package static let modelFolder = sourceFolder + "Models/"

    /// The path of the file for declarations, relative to the output folder.
    ///
    /// - Parameters:
    ///   - part: The kind of the declarations.
    ///   - name: The name of the declaration, in layouts with a file for each.
    ///   - namespace: The namespace, if there is one.
    func path(of part: FlatLayout.Part, _ name: String, namespace: String?) -> String {
        switch self {
        case .tree:
            // No two files of a module may have the same name, and services of one module have equal ones.
            let file = namespace.map { "\($0)+\(name).swift" } ?? "\(name).swift"
            // A file called `Package.swift` would be taken for the manifest of a package.
            return folder(of: part) + (file == "Package.swift" ? "Package+Model.swift" : file)
        case .flat(let prefix): return FlatLayout(prefix: prefix).fileName(of: part, holding: name)
        }
    }

    private func folder(of part: FlatLayout.Part) -> String {
        switch part {
        case .namespace, .client, .operations: Self.sourceFolder
        case .options: Self.sourceFolder + "Options/"
        case .models: Self.modelFolder
        }
    }
}
