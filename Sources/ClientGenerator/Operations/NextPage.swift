import ServiceDescription

/// The operation that takes a page's link and returns the next page (`x-ms-pageable.operationName`).
struct NextPage: Sendable {
    /// An argument of the call.
    struct Argument: Sendable {
        /// The label.
        let label: String
        /// The argument of the first page's operation that is passed on; `nil`: the link.
        let value: String?
    }

    /// Where its method is.
    enum Owner: Sendable {
        /// Where the method of the first page is.
        case same
        /// It is the client's own.
        case client
        /// It is in another group, which a property of the client leads to.
        case group(property: String)
    }

    /// The name of the method.
    let name: String
    /// Where the method is, seen from that of the first page.
    private(set) var owner: Owner
    /// Its arguments.
    let arguments: [Argument]

    /// Says where the method is, seen from the client itself, for an operation that was in a group.
    ///
    /// - Parameter property: The property of the client by which the group of the operation is reached.
    mutating func moveToClient(from property: String) {
        if case .same = owner { owner = .group(property: property) }
    }

    /// Connects paged operations with those of their next pages.
    ///
    /// - Parameters:
    ///   - operations: All operations.
    ///   - groups: The client's properties for groups, by the keys of the groups.
    ///   - diagnostics: Receives the operations that cannot be connected. For these, links are followed.
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
                let owner = owner(of: next, seenFrom: operations[index], groups: groups)
                operations[index].nextPage = NextPage(name: next.name, owner: owner, arguments: arguments)
            } else {
                let reason =
                    indices[identifier] == nil
                    ? "does not exist"
                    : "does not take a link and the parameters of '\(operations[index].operation.identifier)'"
                diagnostics.loss(
                    "the operation '\(identifier)' for the next pages \(reason); the client follows links as they are",
                    at: operations[index].operation.mark
                )
            }
        }
    }

    private static func owner(
        of next: OperationDeclaration,
        seenFrom first: OperationDeclaration,
        groups: [GroupKey: String]
    ) -> Owner {
        if next.group?.key == first.group?.key { return .same }
        return next.group.flatMap { groups[$0.key] }.map { .group(property: $0) } ?? .client
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
