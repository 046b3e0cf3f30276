import ServiceDescription

/// The result of generating a client.
public struct GeneratedClient {
    /// The files, sorted by path.
    public let files: [GeneratedFile]
    /// What there is to tell.
    public let diagnostics: Diagnostics
    /// What the files declare; `nil` if there are none.
    let declaration: ClientDeclaration?

    /// What was generated, and what there is to tell of it.
    init(files: [GeneratedFile], diagnostics: Diagnostics, declaration: ClientDeclaration? = nil) {
        self.files = files
        self.diagnostics = diagnostics
        self.declaration = declaration
    }

    /// The operations that the client has, by their identifiers, and whether what each returns comes in pages.
    public func pagedOperations() -> [String: Bool] {
        guard let declaration else { return [:] }
        return Dictionary(declaration.allOperations.map { ($0.operation.identifier, $0.output.isPaged) }) { first, _ in
            first
        }
    }
}
