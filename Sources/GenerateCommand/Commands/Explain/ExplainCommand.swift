import ClientGenerator
import Suggestions

/// `generate explain`: shows one operation in Swift and on the wire.
enum ExplainCommand {
    /// The text on standard output; `nil` if something is wrong.
    static func text(_ options: CommandOptions, _ style: TerminalStyle, _ findings: inout Findings) -> String? {
        guard let described = DescribedService.read(options.descriptions.first, options, &findings),
            let outline = described.outline(&findings)
        else { return nil }
        let operations = outline.operations.filter { $0.isNamed(options.subject) && !$0.isFormer }
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

    private static func names(of outline: ClientOutline) -> [String] {
        outline.operations.flatMap { [$0.identifier, $0.plainName, "\($0.method) \($0.path)"] }
    }
}

extension OperationOutline {
    /// The name in Swift without labels: `pets.get`.
    fileprivate var plainName: String { String(compoundName.prefix { $0 != "(" }) }

    /// Returns whether a text that a user types means this operation.
    fileprivate func isNamed(_ text: String) -> Bool {
        [identifier, compoundName, plainName, "\(method) \(path)"].contains(text)
            || Self.request("\(method) \(path)") == Self.request(text)
    }

    /// A request in which the names of the path's parameters do not matter: `get /pets/{}`.
    private static func request(_ text: String) -> String {
        text.lowercased().replacing(/{[^{}\/]*}/, with: "{}")
    }
}
