import YAML

/// Reads a Swagger 2.0 or OpenAPI 3.x document into a ``Service``.
public struct ServiceReader {
    /// Reads a document.
    ///
    /// All mistakes of the document, and of what it refers to, are reported together, in the order of each file, each one
    /// once.
    ///
    /// - Parameters:
    ///   - document: the root of the document's tree.
    ///   - documents: the documents that it may refer to.
    /// - Returns: the service, `nil` if and only if an error was found; and what there is to tell about the document.
    public static func read(
        _ document: YAMLNode,
        documents: any DocumentSource = NoDocuments()
    ) -> (service: Service?, diagnostics: Diagnostics) {
        var diagnostics = Diagnostics()
        guard let version = DocumentVersion.read(from: document, &diagnostics) else { return (nil, diagnostics) }
        var ambiguousNames: Set<String> = []
        while true {
            var reader = DescriptionReader(
                document: document,
                version: version,
                documents: documents,
                ambiguousNames: ambiguousNames
            )
            let service = reader.readService()
            let inOrder = reader.diagnostics.inDocumentOrder(from: document.mark.file)
            // Which of two schemas has the name that both want must not depend on which one is met first: neither has it.
            let added = reader.schemas.ambiguousNames.subtracting(ambiguousNames)
            if added.isEmpty || inOrder.hasErrors { return (inOrder.hasErrors ? nil : service, inOrder) }
            ambiguousNames.formUnion(added)
        }
    }
}
