import ServiceDescription

/// The result of generating a client.
public struct GeneratedClient {
    /// The files, sorted by path.
    public let files: [GeneratedFile]
    /// The diagnostics.
    public let diagnostics: Diagnostics
    /// The declarations of the files, or `nil` if there are none.
    let declaration: ClientDeclaration?

    /// Creates the result of generating a client.
    init(files: [GeneratedFile], diagnostics: Diagnostics, declaration: ClientDeclaration? = nil) {
        self.files = files
        self.diagnostics = diagnostics
        self.declaration = declaration
    }

    /// The identifiers of the client's operations, and whether each of them returns pages.
    public func pagedOperations() -> [String: Bool] {
        guard let declaration else { return [:] }
        return Dictionary(declaration.allOperations.map { ($0.operation.identifier, $0.output.isPaged) }) { first, _ in
            first
        }
    }
}
