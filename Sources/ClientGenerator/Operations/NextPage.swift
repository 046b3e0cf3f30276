import ServiceDescription

/// The operation that is given a page's link and answers with the next page (`x-ms-pageable.operationName`).
struct NextPage: Sendable {
    /// An argument that it is called with.
    struct Argument: Sendable {
        /// The label.
        let label: String
        /// The argument of the first page's operation that is passed on; `nil`: the link.
        let value: String?
    }

    /// The name of the method.
    let name: String
    /// The property of the client by which its group is reached; `nil` if it is of the same group.
    private(set) var group: String?
    /// Its arguments.
    let arguments: [Argument]

    /// Makes the request one of the client itself, for an operation that is not in its group.
    ///
    /// - Parameter property: The property of the client by which the group of the operation is reached.
    mutating func moveToClient(from property: String) {
        if group == nil { group = property }
    }

    /// Connects the operations of collections with those of their next pages.
    ///
    /// - Parameters:
    ///   - operations: All operations.
    ///   - groups: The properties of the client by which groups are reached, by their keys.
    ///   - diagnostics: Takes what cannot be connected; links are followed then.
    static func connect(
        _ operations: inout [OperationDeclaration],
        groups: [GroupKey: String],
        diagnostics: inout Diagnostics
    ) {
        let indices = Dictionary(operations.indices.map { (operations[$0].operation.identifier, $0) }) { first, _ in
            first
        }
        for index in operations.indices {
            guard let identifier = operations[index].operation.paging?.nextOperation else { continue }
            guard case .page(_, .some) = operations[index].output.format else { continue }
            if let next = indices[identifier].map({ operations[$0] }),
                let arguments = arguments(of: next, from: operations[index])
            {
                let group = next.group.map { GroupKey($0) }
                let isSame = group == operations[index].group.map { GroupKey($0) }
                operations[index].nextPage = NextPage(
                    name: next.name,
                    group: isSame ? nil : group.map { groups[$0] ?? "" } ?? "",
                    arguments: arguments
                )
            } else {
                let reason =
                    indices[identifier] == nil
                    ? "is none of the operations"
                    : "does not take a link and what '\(operations[index].operation.identifier)' takes"
                diagnostics.loss(
                    "the next pages' operation '\(identifier)' \(reason); links are followed as they are",
                    at: operations[index].operation.mark
                )
            }
        }
    }

    /// The arguments of the next page's operation: those of the first page's that are the same parameter, and the link.
    private static func arguments(of next: OperationDeclaration, from first: OperationDeclaration) -> [Argument]? {
        guard next.body.map(\.isOptional) ?? true else { return nil }
        let known = first.parameters.filter(\.source.isArgument)
        let arguments = next.parameters.filter(\.source.isArgument).map { parameter in
            let same = known.first { other in
                other.wireName == parameter.wireName && other.parameter.location == parameter.parameter.location
                    && other.type == parameter.type
            }
            return (parameter, Argument(label: SwiftName.label(parameter.name), value: same?.name))
        }
        let links = arguments.filter { $0.1.value == nil }
        guard links.count == 1, links[0].0.type == .string else { return nil }
        return arguments.map(\.1)
    }
}
