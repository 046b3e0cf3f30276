import ClientGenerator

/// The files of a client by which it is known again, whether or not it has another name by now.
struct ClientFileNames {
    /// Whether there are folders by kind of declaration.
    private let isTree: Bool
    /// The files of models, whose names other clients may have, too.
    private let models: Set<String>
    /// All other files of its source.
    private let others: Set<String>

    /// - Parameter paths: What is written to an output folder for the client.
    init(_ paths: [ConfinedPath]) {
        let source = paths.map(\.description).filter { $0.hasPrefix(SourceLayout.sourceFolder) }
        isTree = !source.isEmpty
        let names = isTree ? source.map(Self.withoutNamespace) : paths.map(\.description)
        let isModel = { (path: String) in path.hasPrefix(SourceLayout.modelFolder) }
        models = Set(names.filter(isModel))
        others = Set(names.filter { !isModel($0) })
    }

    /// Whether the client that was written before is another one: no file of it stays, or only models that clients of one
    /// company have in common, such as errors.
    ///
    /// Of one that is only renamed, all models stay, and most options. Another layout has no file of the one before.
    func areOfAnotherClient(than before: ClientFileNames) -> Bool {
        guard isTree == before.isTree, !(models.isEmpty && others.isEmpty), others.isDisjoint(with: before.others)
        else { return false }
        return before.models.isEmpty || !before.models.isSubset(of: models)
    }

    /// The path of a file as it is without a namespace, which begins the names of all files.
    private static func withoutNamespace(_ path: String) -> String {
        guard let sign = path.lastIndex(of: "+") else { return path }
        let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
        return String(folder + path[path.index(after: sign)...])
    }
}
