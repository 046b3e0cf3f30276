/// The layout of a client's files in the output folder.
public enum SourceLayout: Sendable, Hashable {
    /// Folders by kind of declaration, and files by declaration (G019, G068, G084).
    case tree
    /// A fixed number of files, whose names begin with a prefix and are known before the description is read.
    case flat(prefix: String)

    /// The path of the file that declarations stand in, relative to the output folder.
    ///
    /// - Parameters:
    ///   - part: What the declarations are.
    ///   - name: What the file is named for, if declarations have files of their own.
    ///   - namespace: What everything is nested in, if in anything.
    func path(of part: FlatLayout.Part, _ name: String, namespace: String?) -> String {
        switch self {
        case .tree:
            // No two files of a module may have the same name, and services of one module have equal ones.
            let file = namespace.map { "\($0)+\(name).swift" } ?? "\(name).swift"
            return folder(of: part) + file
        case .flat(let prefix): return FlatLayout(prefix: prefix).fileName(of: part, holding: name)
        }
    }

    private func folder(of part: FlatLayout.Part) -> String {
        switch part {
        case .namespace, .client, .operations: "Source/"
        case .options: "Source/Options/"
        case .models: "Source/Models/"
        }
    }
}
