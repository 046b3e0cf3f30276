import ClientConfiguration
import ServiceDescription

/// Names the methods of operations. Methods of one group may have the same name if their labels differ.
struct MethodNames {
    private let rename: ClientConfiguration.Rename
    private var scopes: [GroupKey?: NameScope] = [:]

    private init(rename: ClientConfiguration.Rename) {
        self.rename = rename
    }

    /// The names of the methods, assigned in the order of their claims.
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
        var names = Array(repeating: "", count: operations.count)
        for place in priorities.indices.sorted(by: { priorities[$0] < priorities[$1] }) {
            names[claims[place].index] = methods.claim(claims[place].claim, for: operations[claims[place].index])
        }
        // One that differs from the operation before it in its body alone has its name.
        for index in operations.indices where operations[index].isOverload { names[index] = names[index - 1] }
        return names
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

    /// How much of a right an operation has to its name. Those with the most choose first, so that an operation that is added later
    /// does not rename them.
    private enum Right: Comparable {
        /// The user chose the name.
        case chosen
        /// The description says what the method is called.
        case stated
        /// The identifier is spelled as in Swift, and the name is the whole of it, or a part.
        case spelled, spelledPartly
        /// The identifier differs from that only in a capital first letter.
        case capitalized, capitalizedPartly
        /// The identifier is spelled otherwise.
        case other, otherPartly
        /// The identifier ends with a number that only distinguishes it.
        case numbered
    }

    /// Which of the operations chooses its name first.
    private struct Priority: Comparable {
        /// The operation's right to its name.
        let right: Right
        /// Whether it is called after its path, and comes after those of its right that the description names.
        let isRoute: Bool
        /// The number that its identifier has and its name lacks: one that is added has a higher one.
        var number = 0
        /// Whether the description calls the group by another name, as in `RoomService_Get` beside `Room_Get`.
        let isOfOtherGroup: Bool
        /// What orders operations that are equal otherwise.
        let order: RouteOrder

        static func < (left: Priority, right: Priority) -> Bool {
            if left.right != right.right { return left.right < right.right }
            if left.isRoute != right.isRoute { return right.isRoute }
            if left.number != right.number { return left.number < right.number }
            if left.isOfOtherGroup != right.isOfOtherGroup { return right.isOfOtherGroup }
            return left.order < right.order
        }
    }

    private func claim(of draft: OperationDraft, _ name: OperationName) -> Claim {
        let identifier = draft.operation.identifier
        let order = RouteOrder(draft.operation)
        let isOfOtherGroup = name.group?.isWhole == false
        if let configured = rename[.operations][identifier]?.value {
            return Claim(
                candidates: [SwiftName.escaped(configured)],
                priority: Priority(right: .chosen, isRoute: false, isOfOtherGroup: isOfOtherGroup, order: order),
                group: name.group?.key
            )
        }
        let full = SwiftName.method(name.words)
        let names = name.isStated ? [full] : MethodCandidates.names(for: name, of: draft)
        let others = name.identifier == identifier ? [identifier] : [name.identifier, identifier]
        let number = name.isNumbered ? String(identifier.reversed().prefix(while: \.isNumber).reversed()) : ""
        let numbered = number.isEmpty ? [] : names.prefix(1).map { SwiftName.unescaped($0) + number }
        let right = Self.right(of: identifier, to: full, isWhole: names.first == full)
        return Claim(
            candidates: names + numbered + name.fallbacks.map(SwiftName.method) + [full]
                + others.map { SwiftName.method($0) },
            priority: Priority(
                right: name.isStated ? .stated : name.isNumbered ? .numbered : right,
                isRoute: name.route != nil,
                number: Int(number) ?? 0,
                isOfOtherGroup: isOfOtherGroup,
                order: order
            ),
            group: name.group?.key
        )
    }

    private static func right(of identifier: String, to name: String, isWhole: Bool) -> Right {
        let spelling = SwiftName.unescaped(name)
        if identifier.hasSuffix(spelling) { return isWhole ? .spelled : .spelledPartly }
        let isCapitalized = identifier.hasSuffix(spelling.prefix(1).uppercased() + spelling.dropFirst())
        if isCapitalized { return isWhole ? .capitalized : .capitalizedPartly }
        return isWhole ? .other : .otherPartly
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
