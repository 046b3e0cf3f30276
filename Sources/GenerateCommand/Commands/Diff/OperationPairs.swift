import ClientGenerator

/// The operations of two clients that are the same in the description, whatever they are called.
struct OperationPairs {
    /// The pairs, in the order of the client before. An operation whose body can be given in several ways is there once for each.
    private(set) var all: [(old: OperationOutline, new: OperationOutline)] = []

    /// - Parameters:
    ///   - old: The client before.
    ///   - new: The client after.
    init(_ old: ClientOutline, _ new: ClientOutline) {
        let requests = OperationRequests(new.operations)
        let after = Dictionary(grouping: new.operations.filter { !$0.isReplaced }, by: \.identifier)
        var counts: [String: Int] = [:]
        for operation in old.operations where !operation.isReplaced {
            guard let same = requests.same(as: operation) else { continue }
            let ways = after[same.identifier] ?? []
            let index = counts[operation.identifier, default: 0]
            counts[operation.identifier] = index + 1
            if index < ways.count { all.append((operation, ways[index])) }
        }
    }

    /// The operations that are in other groups.
    var moved: [(old: OperationOutline, new: OperationOutline)] { ofOperations.filter { $0.old.group != $0.new.group } }

    /// The pairs of operations, each of them once.
    var ofOperations: [(old: OperationOutline, new: OperationOutline)] {
        all.uniqued(on: \.old.identifier)
    }
}
