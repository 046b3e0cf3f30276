import ServiceDescription

/// The names of operations' methods in documentation.
struct OperationReferences {
    private let client: String
    private let groups: [GroupKey: String]
    private let counts: [String: Int]

    /// The references to the operations of a client.
    init(_ client: ClientDeclaration) {
        self.client = client.name
        groups = Dictionary(client.groups.map { ($0.key, $0.typeName) }) { first, _ in first }
        counts = Dictionary(grouping: client.allOperations.filter { $0.replacement == nil }, by: Self.path).mapValues(
            \.count
        )
    }

    /// A link of DocC to the method of an operation. Of methods that differ by types alone none can be linked to, and the name
    /// has to do.
    func link(to operation: OperationDeclaration) -> String {
        guard counts[Self.path(of: operation)] == 1 else { return "`\(operation.documentationName)`" }
        let group = operation.groupKey.flatMap { groups[$0] }
        let path = [client, group, operation.documentationName].compactMap { $0 }
        return "``\(path.joined(separator: "/"))``"
    }

    private static func path(of operation: OperationDeclaration) -> String {
        (operation.groupKey?.text ?? "") + "/" + operation.documentationName
    }
}

extension OperationDeclaration {
    /// The name and the labels of the asynchronous method, as DocC calls it.
    var documentationName: String {
        let arguments = (labels + ["withOptions"]).map { $0 + ":" }.joined()
        return "\(SwiftName.unescaped(name))(\(arguments))"
    }
}
