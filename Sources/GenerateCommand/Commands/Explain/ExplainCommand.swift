import ClientGenerator
import Suggestions

/// `generate explain`: shows one operation in Swift and on the wire.
enum ExplainCommand {
    /// The operation in Swift and on the wire; `nil` if something is wrong.
    static func answer(_ options: CommandOptions, _ style: TerminalStyle, _ findings: inout Findings) -> Answer? {
        guard let (described, outline) = DescribedService.outlined(options, &findings) else { return nil }
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
                texts.append(ExplainReport(operation: operation, outline: outline, signature: signature).text(style))
            }
            return Answer(text: texts.joined(separator: "\n"))
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
        if named.isEmpty { return operations(sending: subject, of: outline) }
        let identifiers = Set(named.map(\.identifier))
        let found = named.filter { !$0.isReplaced }
        return found.isEmpty
            ? outline.operations.filter { !$0.isReplaced && identifiers.contains($0.identifier) } : found
    }

    /// The operations that send a request, as logs show it: `GET https://shop.example/v1/pets/5?sort=name`. Of several, those with
    /// the fewest parameters in their path.
    private static func operations(sending request: String, of outline: ClientOutline) -> [OperationOutline] {
        let words = request.split(separator: " ")
        guard words.count == 2 else { return [] }
        let found = outline.operations.filter {
            !$0.isReplaced && $0.method == words[0].uppercased() && $0.isSent(to: words[1], of: outline.server(of: $0))
        }
        let counts = found.map { $0.path.count { $0 == "{" } }
        return zip(found, counts).filter { $0.1 == counts.min() }.map(\.0)
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

    /// Whether its path, of which each parameter has some value, is that of a request.
    ///
    /// - Parameters:
    ///   - url: The URL of the request, or the path of it.
    ///   - server: The URL of its server, whose path may precede that of the operation.
    fileprivate func isSent(to url: Substring, of server: Substring) -> Bool {
        let (wanted, own) = (Self.segments(of: url), Self.segments(of: path[...]))
        let base = wanted.dropLast(own.count)
        let isPath = url.hasPrefix("/")
        guard isPath ? wanted.count >= own.count : !base.isEmpty && !own.isEmpty else { return false }
        // After the scheme and the host.
        let common = Self.segments(of: server).dropFirst(2)
        if isPath, !base.isEmpty, !base.elementsEqual(common) { return false }
        return zip(wanted.suffix(own.count), own).allSatisfy { $0 == $1 || $1.contains("{") }
    }

    private static func segments(of url: Substring) -> [Substring] {
        url.prefix { $0 != "?" && $0 != "#" }.split(separator: "/")
    }

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
