import ServiceDescription

/// The names of operations' methods in documentation.
struct OperationReferences: Sendable {
    private let client: String
    private let groups: [GroupKey: String]
    private let counts: [String: Int]

    /// The references to the operations of a client.
    init(_ client: ClientDeclaration) {
        self.client = client.name
        groups = Dictionary(client.groups.map { ($0.key, $0.typeName) }) { first, _ in first }
        let operations = client.allOperations.filter { $0.replacement == nil }
        let paths = operations.concurrentMap { Self.path(of: $0, named: $0.documentationName) }
        counts = Dictionary(paths.map { ($0, 1) }, uniquingKeysWith: +)
    }

    /// A link of DocC to the method of an operation. Of methods that differ by types alone none can be linked to, and the name
    /// has to do.
    func link(to operation: OperationDeclaration) -> String {
        let name = operation.documentationName
        guard counts[Self.path(of: operation, named: name)] == 1 else { return "`\(name)`" }
        let group = operation.group.flatMap { groups[$0.key] }
        let path = [client, group, name].compactMap { $0 }
        return "``\(path.joined(separator: "/"))``"
    }

    /// The links to the methods of a client, by what they send: `POST /pets`. Where several send the same, there is none.
    func methods(of client: ClientDeclaration) -> [String: String] {
        let operations = client.allOperations.filter { $0.replacement == nil }
        let links = operations.concurrentMap { ("\($0.operation.method) \($0.operation.path)", link(to: $0)) }
        return Dictionary(grouping: links, by: \.0).compactMapValues { Set($0.map(\.1)).count == 1 ? $0[0].1 : nil }
    }

    private static func path(of operation: OperationDeclaration, named name: String) -> String {
        (operation.group?.key.text ?? "") + "/" + name
    }
}

extension OperationDeclaration {
    /// The name and the labels of the asynchronous method, as DocC calls it.
    var documentationName: String {
        let arguments = (draft.labels + ["withOptions"]).map { $0 + ":" }.joined()
        return "\(SwiftName.unescaped(name))(\(arguments))"
    }
}
