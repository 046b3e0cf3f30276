import YAML

/// Reads a Swagger 2.0 or OpenAPI 3.x document into a ``Service``.
public struct ServiceReader {
    /// Reads a document.
    ///
    /// All mistakes of the document are reported together, in the order of the document, each one once.
    ///
    /// - Parameter document: the root of the document's tree.
    /// - Returns: the service, `nil` if and only if an error was found; and what there is to tell about the document.
    public static func read(_ document: YAMLNode) -> (service: Service?, diagnostics: Diagnostics) {
        var diagnostics = Diagnostics()
        guard let version = DocumentVersion.read(from: document, &diagnostics) else { return (nil, diagnostics) }
        var reader = DescriptionReader(document: document, version: version)
        let service = reader.readService()
        let inOrder = reader.diagnostics.inDocumentOrder()
        return (inOrder.hasErrors ? nil : service, inOrder)
    }
}
