import ServiceDescription

/// The result of generating a client.
package struct GeneratedClient {
    /// The files, sorted by path.
    package let files: [GeneratedFile]
    /// The diagnostics.
    package let diagnostics: Diagnostics
    /// The declarations of the files, or `nil` if there are none.
    var declaration: ClientDeclaration?

    /// The identifiers of the client's operations, and whether each of them returns pages.
    package func pagedOperations() -> [String: Bool] {
        guard let declaration else { return [:] }
        return Dictionary(declaration.allOperations.map { ($0.operation.identifier, $0.output.isPaged) }) { first, _ in
            first
        }
    }

    /// The number of methods that exist only for callers from before the description had a second tag.
    package var previousMethodCount: Int { declaration?.allOperations.count { $0.replacement != nil } ?? 0 }

    /// The names of the types that the client adds to its module, sorted.
    package func typeNames() -> [String] {
        guard let declaration else { return [] }
        if let namespace = declaration.namespace { return [namespace] }
        return Set(TypeOutlines(client: declaration).all.filter { $0.outer == nil }.map(\.ownName)).sorted()
    }
}
