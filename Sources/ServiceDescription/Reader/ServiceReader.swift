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
        let inOrder = reader.diagnostics.inDocumentOrder
        return (inOrder.hasErrors ? nil : service, inOrder)
    }
}

extension Diagnostics {
    /// The same, sorted by position, and without what is said twice because a shared part of the document was read twice.
    fileprivate var inDocumentOrder: Diagnostics {
        struct Place: Hashable {
            let line: Int
            let column: Int
            let message: String
        }
        let places = all.map { Place(line: $0.mark?.line ?? 0, column: $0.mark?.column ?? 0, message: $0.message) }
        let order = all.indices.sorted {
            (places[$0].line, places[$0].column, $0) < (places[$1].line, places[$1].column, $1)
        }
        var seen: Set<Place> = []
        var result = Diagnostics()
        for index in order where seen.insert(places[index]).inserted {
            switch all[index].severity {
            case .error: result.error(all[index].message, at: all[index].mark)
            case .warning, .note: result.warning(all[index].message, at: all[index].mark)
            }
        }
        return result
    }
}
