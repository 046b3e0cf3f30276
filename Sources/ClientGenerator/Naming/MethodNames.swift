import ClientConfiguration

/// Names the methods of operations. Methods of one group may have the same name if their labels differ.
struct MethodNames {
    private let rename: ClientConfiguration.Rename
    private var scopes: [GroupKey?: NameScope] = [:]

    private init(rename: ClientConfiguration.Rename) {
        self.rename = rename
    }

    /// Names operations: first those that the user names, then those whose method is called as the description calls the
    /// operation, then those whose identifier is spelt as Swift spells it. Another operation that is added later, and whose
    /// method would have the name and labels of one of these, therefore does not rename it.
    ///
    /// - Parameters:
    ///   - operations: The operations, each followed by those that differ in their bodies.
    ///   - rename: The names that the user wants.
    ///   - parts: The group of an operation, and the words of its name.
    /// - Returns: The operations with their names.
    static func assigned(
        to operations: [OperationDeclaration],
        rename: ClientConfiguration.Rename,
        parts: (OperationDeclaration) -> OperationNames.Parts
    ) -> [OperationDeclaration] {
        var operations = operations
        var names = MethodNames(rename: rename)
        let own = operations.indices.filter { !operations[$0].isOverload }
        let wanted = own.map { names.candidates(for: operations[$0], parts(operations[$0])) }
        for rank in 0...3 {
            for (index, wanted) in zip(own, wanted) where wanted.rank == rank {
                operations[index].name = names.claim(wanted.candidates, for: operations[index])
            }
        }
        for index in operations.indices where operations[index].isOverload {
            operations[index].name = operations[index - 1].name
        }
        return operations
    }

    /// The possible names for an operation, the best first, and its turn to choose.
    private func candidates(
        for operation: OperationDeclaration,
        _ parts: OperationNames.Parts
    ) -> (candidates: [String], rank: Int) {
        let identifier = operation.operation.identifier
        if let configured = rename.operations[identifier]?.value { return ([SwiftName.escaped(configured)], 0) }
        let names = OperationNames.methods(
            parts,
            returnsCollection: operation.output.isCollection,
            firstLabel: operation.arguments.first?.label
        )
        let full = SwiftName.value(parts.words)
        let isSpelt = identifier.hasSuffix(SwiftName.unescaped(full))
        return (names + [full, SwiftName.value(identifier)], !isSpelt ? 3 : names.first == full ? 1 : 2)
    }

    private mutating func claim(_ candidates: [String], for operation: OperationDeclaration) -> String {
        // The name is at the end, where a number would be added to it.
        let prefixes = operation.labelings.map { labels in labels.map { $0 + ":" }.joined() + "(" }
        let claimed = scopes[operation.group?.key, default: NameScope()].claim(
            firstOf: candidates.map(SwiftName.unescaped),
            behind: prefixes
        )
        return SwiftName.escaped(claimed)
    }
}

extension OperationDeclaration {
    /// The labels of the method's arguments, without the options that follow them.
    var labels: [String] { arguments.map(\.label) }

    /// The labels of calls: of those that leave nothing out and, where something may be left out, of those that do.
    var labelings: [[String]] {
        let arguments = arguments
        let required = arguments.filter { !$0.isOptional }
        return (required.count < arguments.count ? [arguments, required] : [arguments]).map { $0.map(\.label) }
    }
}
