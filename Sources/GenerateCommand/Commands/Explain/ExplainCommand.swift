import ClientGenerator
import Suggestions

/// `generate explain`: shows one operation in Swift and on the wire.
enum ExplainCommand {
    /// The text on standard output; `nil` if something is wrong.
    static func text(_ options: CommandOptions, _ style: TerminalStyle, _ findings: inout Findings) -> String? {
        guard let described = DescribedService.read(options.descriptions.first, options, &findings),
            let outline = described.outline(&findings)
        else { return nil }
        let operations = operations(called: options.subject, of: outline)
        guard !operations.isEmpty else {
            let hint = NearestName.hint(for: options.subject, among: names(of: outline))
            let help = hint.isEmpty ? "; 'generate list' shows all operations" : hint
            findings.add("'\(described.path)' has no operation '\(options.subject)'\(help)", at: nil)
            return nil
        }
        do throws(SignatureError) {
            var texts: [String] = []
            for operation in operations {
                let signature = try ClientGenerator.signature(of: operation)
                texts.append(ExplainReport(operation, of: outline, signature: signature).text(style))
            }
            return texts.joined(separator: "\n")
        } catch {
            findings.add(error.description, at: nil)
            return nil
        }
    }

    /// The operations that a name or a request means. A deprecated method, which only callers of a previous client have, stands for the
    /// one that replaces it.
    private static func operations(called subject: String, of outline: ClientOutline) -> [OperationOutline] {
        let request = OperationOutline.plain(subject)
        let named = outline.operations.filter {
            $0.names.contains(subject) || OperationOutline.plain($0.request) == request
        }
        let identifiers = Set(named.map(\.identifier))
        let found = named.filter { !$0.isReplaced }
        return found.isEmpty
            ? outline.operations.filter { !$0.isReplaced && identifiers.contains($0.identifier) } : found
    }

    private static func names(of outline: ClientOutline) -> [String] {
        outline.operations.flatMap { [$0.identifier, $0.plainName, $0.request] }
    }
}

extension OperationOutline {
    /// The method and the path: `GET /pets/{id}`.
    fileprivate var request: String { "\(method) \(path)" }

    /// The texts that mean this operation as they are.
    fileprivate var names: [String] { [identifier, compoundName, typedName, plainName] }

    /// A request in which neither case nor the names of the path's parameters matter: `get /pets/{}`.
    fileprivate static func plain(_ request: String) -> String {
        var isInside = false
        return request.lowercased().filter { character in
            if character == "}" || character == "/" { isInside = false }
            defer { if character == "{" { isInside = true } }
            return !isInside
        }
    }
}
