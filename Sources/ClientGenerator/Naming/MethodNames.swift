import ClientConfiguration

/// Names the methods of operations. Methods of one group may share a name if their labels tell them apart.
struct MethodNames {
    private let rename: ClientConfiguration.Rename
    private var scopes: [String?: NameScope] = [:]

    /// No names yet.
    ///
    /// - Parameter rename: The names that the user wants.
    init(rename: ClientConfiguration.Rename) {
        self.rename = rename
    }

    /// Takes the name of an operation's method.
    ///
    /// - Parameters:
    ///   - operation: The operation, which has all but its name.
    ///   - parts: Its group, and the words of its name.
    mutating func claim(for operation: OperationDeclaration, _ parts: OperationNames.Parts) -> String {
        let labels = operation.labels
        let identifier = operation.operation.identifier
        var candidates: [String]
        if let configured = rename.operations[identifier]?.value {
            candidates = [SwiftName.escaped(configured)]
        } else {
            let short = OperationNames.method(
                parts,
                returnsCollection: operation.output.isCollection,
                firstLabel: labels.first
            )
            candidates = [short, SwiftName.value(parts.words), SwiftName.value(identifier)]
        }
        let signature = labels.map { $0 + ":" }.joined()
        // `Pets` and `pets` are one group.
        let group = parts.group.map(ClientBuilder.groupKey)
        var scope = scopes[group] ?? NameScope()
        let claimed = scope.claim(firstOf: candidates.map { SwiftName.unescaped($0) + "(" + signature })
        scopes[group] = scope
        let (name, number) = Self.divide(claimed, signature: signature)
        return SwiftName.escaped(name + number)
    }

    /// Undoes the joining of name and signature; the number that keeps names apart stands at the end.
    private static func divide(_ claimed: String, signature: String) -> (name: String, number: String) {
        guard let parenthesis = claimed.firstIndex(of: "(") else { return (claimed, "") }
        let number = claimed[parenthesis...].dropFirst(1 + signature.count)
        return (String(claimed[..<parenthesis]), String(number))
    }
}

extension OperationDeclaration {
    /// The labels of the method's arguments, without the options that follow them.
    var labels: [String] {
        var labels = parameters.filter(\.source.isArgument).map { SwiftName.unescaped($0.name) }
        if let body, body.isArgument { labels.append(SwiftName.unescaped(body.name)) }
        if let body, body.asksForMediaType { labels += [body.contentTypeName].compactMap { $0 } }
        return labels
    }
}
