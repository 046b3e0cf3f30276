import YAML

/// One document while it is read: its values, what its references lead to, and the diagnostics about them.
///
/// It knows the forms that values have in every part of a description, and nothing of the parts themselves: there is a reader for each
/// kind of them, which takes it as a parameter.
struct DescriptionSource {
    /// The root of the document.
    let root: YAMLNode
    /// The version of the format it is written in.
    let version: DocumentVersion
    /// The diagnostics about the document, whoever found them.
    var diagnostics = Diagnostics()
    /// The kinds of parts that errors left out.
    var omitted: OmittedParts = []
    /// What is reported only where it stands first.
    private var reported: Set<[String]> = []
    /// Resolves references, and counts the searches for names that may have been meant.
    var references: ReferenceResolver

    /// - Parameters:
    ///   - root: The root of the document.
    ///   - version: The version of the format it is written in.
    ///   - documents: The documents it may refer to.
    init(root: YAMLNode, version: DocumentVersion, documents: any DocumentSource) {
        self.root = root
        self.version = version
        references = ReferenceResolver(
            document: root,
            source: documents,
            readsIdentifiers: version >= .openAPI31
        )
    }

    /// Whether something is to be reported that is reported only where it stands first.
    ///
    /// - Parameter subject: What tells it from all else that is.
    mutating func isFirstReport(of subject: String...) -> Bool { reported.insert(subject).inserted }
}
