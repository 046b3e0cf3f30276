import ClientConfiguration
import Overlay
import ServiceDescription
import YAML

/// The overlays that a client configuration names.
enum OverlayFiles {
    /// Applies overlays to descriptions.
    ///
    /// - Parameters:
    ///   - paths: The overlays' paths, in the order in which they are applied.
    ///   - documents: The roots of the descriptions.
    ///   - unread: The paths of further descriptions, which could not be read.
    ///   - findings: Gets what there is to tell.
    /// - Returns: The roots of the changed descriptions; `nil` if something is wrong.
    static func apply(
        _ paths: [Located<String>],
        to documents: [YAMLNode],
        beside unread: [String],
        _ findings: inout Findings
    ) -> [YAMLNode]? {
        if paths.isEmpty { return documents }
        var overlays: [OverlayDocument] = []
        for path in paths {
            guard let file = DocumentFile.read(path.value, namedAt: path.mark, &findings), file.isWhole else {
                continue
            }
            let (overlay, diagnostics) = OverlayReader.read(file.root)
            findings.add(diagnostics)
            if let overlay { overlays.append(overlay) }
        }
        guard overlays.count == paths.count else { return nil }
        let (changed, diagnostics) = Overlays.apply(overlays, to: documents, beside: unread)
        findings.add(diagnostics)
        return diagnostics.hasErrors ? nil : changed
    }
}

/// The files that a description may refer to when overlays are applied to it. References from an overlay are relative
/// to the description, wherever the overlay is, because its content becomes part of the description.
final class OverlaidDocuments: DocumentSource {
    private let files: any DocumentSource
    private let description: SourceFile
    private let overlays: Set<String>

    /// - Parameters:
    ///   - files: The files around the description.
    ///   - document: The description's root.
    ///   - overlays: The overlays' paths.
    init(_ files: any DocumentSource, around document: YAMLNode, overlays: [Located<String>]) {
        self.files = files
        description = document.mark.file
        self.overlays = Set(overlays.map(\.value))
    }

    /// Reads a file.
    ///
    /// - Throws: ``DocumentFailure`` as the files around the description do.
    func document(named name: String, referredToBy file: SourceFile) throws(DocumentFailure) -> YAMLNode {
        try files.document(named: name, referredToBy: overlays.contains(file.path) ? description : file)
    }

    /// Whether the files around the description have a copy.
    func hasCopy(of url: String) -> Bool { files.hasCopy(of: url) }
}
