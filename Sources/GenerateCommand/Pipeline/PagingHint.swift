import ClientConfiguration
import ClientGenerator
import ServiceDescription

/// What the first run tells of collections that probably come in pages.
enum PagingHint {
    /// The line; empty if there is nothing to tell.
    ///
    /// - Parameters:
    ///   - service: the service.
    ///   - configuration: what the user wants of the client.
    ///   - path: the path of the description.
    static func text(of service: Service, configuration: ClientConfiguration, path: String) -> String {
        let candidates = service.operations.filter { OperationLinter.pagingParameter(of: $0) != nil }
        if candidates.isEmpty { return "" }
        guard let outline = ClientGenerator.outline(of: service, configuration: configuration).outline else {
            return ""
        }
        let outlines = Dictionary(outline.operations.map { ($0.identifier, $0) }) { first, _ in first }
        let names = candidates.filter { operation in
            outlines[operation.identifier].map { !OperationLinter.paging(of: operation, $0, in: service).isEmpty }
                ?? false
        }.map(\.identifier)
        guard let first = names.first else { return "" }
        let subject =
            names.count == 1
            ? "the operation '\(first)' turns"
            : "\(names.count) operations, such as '\(first)', turn"
        return
            "hint: \(VisibleText.escaped(subject)) pages by parameters, and nothing says how pages follow each other; "
            + "'generate init \(ShellText.word(path)) --output -' shows rules for that\n"
    }
}
