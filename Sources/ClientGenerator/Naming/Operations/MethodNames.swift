import ClientConfiguration
import ServiceDescription

/// Names the methods of operations. Methods of one group may have the same name if their labels differ.
struct MethodNames {
    private let rename: ClientConfiguration.Rename
    private var scopes: [GroupKey?: NameScope] = [:]

    private init(rename: ClientConfiguration.Rename) {
        self.rename = rename
    }

    /// The names of the methods. They are assigned in this order, so that an operation that is added later does not rename
    /// these:
    ///
    /// 1. names that the user chose,
    /// 2. identifiers that are spelled as in Swift,
    /// 3. identifiers that differ from that only in a capital first letter,
    /// 4. identifiers that are spelled otherwise,
    /// 5. numbered names.
    ///
    /// Within each, names of whole identifiers come before names of parts.
    ///
    /// - Parameters:
    ///   - operations: The operations, each followed by those that differ in their bodies.
    ///   - rename: The names that the user wants.
    ///   - name: The group of an operation, and the words of its name.
    /// - Returns: A name for each of the operations.
    static func names(
        of operations: [OperationDraft],
        rename: ClientConfiguration.Rename,
        called name: @Sendable (Operation) -> OperationName
    ) -> [String] {
        var methods = MethodNames(rename: rename)
        let own = operations.indices.filter { !operations[$0].isOverload }
        let claims = own.concurrentMap { [methods] index in
            (index: index, claim: methods.claim(of: operations[index], name(operations[index].operation)))
        }
        // Only the priorities are moved about, and not all that is claimed.
        let priorities = claims.map(\.claim.priority)
        var names: [Int: String] = [:]
        for place in priorities.indices.sorted(by: { priorities[$0] < priorities[$1] }) {
            names[claims[place].index] = methods.claim(claims[place].claim, for: operations[claims[place].index])
        }
        return operations.indices.reduce(into: []) { all, index in
            // One that differs from the operation before it in its body alone has its name.
            guard let name = names[index] ?? all.last else {
                preconditionFailure("the first operation has a name of its own")
            }
            all.append(name)
        }
    }

    /// What an operation would like to be called.
    private struct Claim {
        /// The possible names, the best first.
        let candidates: [String]
        /// When it is its turn to choose.
        let priority: Priority
        /// The group that has the method.
        let group: GroupKey?
    }

    /// Which of the operations chooses its name first.
    private struct Priority: Comparable {
        /// How much of a right it has to its name, as ``names(of:rename:called:)`` tells; the lowest rank comes first.
        let rank: Int
        /// Whether it is called after its path, and comes after those of its rank that the description names.
        let isRoute: Bool
        /// The number that its identifier has and its name lacks: one that is added has a higher one.
        var number = 0
        /// What orders operations that are equal otherwise.
        let order: RouteOrder

        static func < (left: Priority, right: Priority) -> Bool {
            if left.rank != right.rank { return left.rank < right.rank }
            if left.isRoute != right.isRoute { return right.isRoute }
            return left.number == right.number ? left.order < right.order : left.number < right.number
        }
    }

    private func claim(of draft: OperationDraft, _ name: OperationName) -> Claim {
        let identifier = draft.operation.identifier
        let order = RouteOrder(draft.operation)
        if let configured = rename.operations[identifier]?.value {
            return Claim(
                candidates: [SwiftName.escaped(configured)],
                priority: Priority(rank: 0, isRoute: false, order: order),
                group: name.group?.key
            )
        }
        let names = MethodCandidates.names(for: name, of: draft)
        let full = SwiftName.method(name.words)
        let spelling = SwiftName.unescaped(full)
        let isSpelt = identifier.hasSuffix(spelling)
        let isCapitalized = identifier.hasSuffix(spelling.prefix(1).uppercased() + spelling.dropFirst())
        let rank = name.isNumbered ? 7 : (isSpelt ? 1 : isCapitalized ? 3 : 5) + (names.first == full ? 0 : 1)
        let others = name.identifier == identifier ? [identifier] : [name.identifier, identifier]
        let number = name.isNumbered ? String(identifier.reversed().prefix(while: \.isNumber).reversed()) : ""
        let numbered = number.isEmpty ? [] : names.prefix(1).map { SwiftName.unescaped($0) + number }
        return Claim(
            candidates: names + numbered + name.fallbacks.map(SwiftName.method) + [full]
                + others.map { SwiftName.method($0) },
            priority: Priority(rank: rank, isRoute: name.route != nil, number: Int(number) ?? 0, order: order),
            group: name.group?.key
        )
    }

    private mutating func claim(_ claim: Claim, for draft: OperationDraft) -> String {
        // The name is at the end, where a number would be added to it.
        let prefixes = draft.labelings.map { labels in labels.map { $0 + ":" }.joined() + "(" }
        let claimed = scopes[claim.group, default: NameScope()].claim(
            firstOf: claim.candidates.map(SwiftName.unescaped),
            behind: prefixes
        )
        return SwiftName.escaped(claimed)
    }
}
