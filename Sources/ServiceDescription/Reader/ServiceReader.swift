import YAML

/// Reads a Swagger 2.0 or OpenAPI 3.x document into a ``Service``.
package enum ServiceReader {
    /// Reads a document.
    ///
    /// All errors of the document, and of those that it refers to, are reported together, in the order of each file and
    /// without duplicates.
    ///
    /// - Parameters:
    ///   - document: The root of the document's tree.
    ///   - documents: The documents that it may refer to.
    /// - Returns: The service, `nil` if and only if an error was found; and the diagnostics about the document.
    package static func read(
        _ document: YAMLNode,
        documents: any DocumentSource = NoDocuments()
    ) -> (service: Service?, diagnostics: Diagnostics) {
        let (service, diagnostics) = inspect(versions: [(document, documents)])
        return (diagnostics.hasErrors ? nil : service, diagnostics)
    }

    /// Reads several versions of a service into one: the newest version, with additions from the older ones. It continues after
    /// errors, so that other stages can report further errors in the same run.
    ///
    /// - Parameters:
    ///   - versions: The documents with what they may refer to, oldest first.
    ///   - wanted: The parts that warnings are wanted about; `nil` for all.
    /// - Returns: The service, from which no client must be made if there are errors; `nil` if not even that can be
    ///   read; and the diagnostics about the documents.
    package static func inspect(
        versions: [(document: YAMLNode, documents: any DocumentSource)],
        wanted: WantedParts? = nil
    ) -> (service: Service?, diagnostics: Diagnostics) {
        if versions.count == 1 {
            let (document, documents) = versions[0]
            return readVersion(document, documents: documents, wanted: wanted)
        }
        var merged = MergedVersions()
        for (document, documents) in versions.reversed() {
            let names = merged.schemaNames
            merged.add(readVersion(document, documents: documents, schemaNames: names, wanted: wanted))
        }
        return merged.finished()
    }

    private static func readVersion(
        _ document: YAMLNode,
        documents: any DocumentSource,
        schemaNames: [String] = [],
        wanted: WantedParts?
    ) -> (service: Service?, diagnostics: Diagnostics) {
        var diagnostics = Diagnostics()
        guard let version = DocumentVersion.read(from: document, &diagnostics) else { return (nil, diagnostics) }
        let conventions = ToolConventions(of: document, in: version)
        var ambiguousNames: Set<String> = []
        // Each round but the last adds names, and a schema of another file has but its title and one for each part of its path.
        while true {
            var source = DescriptionSource(root: document, version: version, documents: documents)
            source.diagnostics = diagnostics
            var reader = DescriptionReader(
                schemas: SchemaReader(
                    source: source,
                    table: SchemaTable(names: schemaNames, ambiguousNames: ambiguousNames, at: document.mark),
                    conventions: conventions
                )
            )
            let service = reader.readService()
            if let wanted, let service { reader.keepWarnings(about: wanted, of: service.operations) }
            let inOrder = reader.source.diagnostics.inDocumentOrder(from: document.mark.file)
            // Which of two schemas has the name that both want must not depend on which one is met first: neither has it.
            let added = reader.schemas.table.namesFoundAmbiguous.subtracting(ambiguousNames)
            if added.isEmpty || inOrder.hasErrors {
                return (reader.schemas.limits.isEndless ? nil : service, inOrder)
            }
            ambiguousNames.formUnion(added)
        }
    }
}
