import ServiceDescription

/// The operation that takes a page's link and returns the next page (`x-ms-pageable.operationName`).
struct NextPage: Sendable {
    /// An argument or an option of the call.
    struct Argument: Sendable {
        /// The label.
        let label: String
        /// What it is given.
        let value: Value

        /// The link, or a value that the first page was requested with.
        enum Value: Sendable {
            /// The link to the next page.
            case link
            /// That of an argument.
            case argument(String)
            /// That of an option, which may be in a group.
            case option(String, group: String?)
        }
    }

    /// The request for the next pages of an operation, as long as no method has a name.
    struct Link: Sendable {
        /// The place of the operation that returns the next pages, among all operations.
        let index: Int
        /// Its arguments.
        let arguments: [Argument]
        /// Its options that are parameters of the paged operation as well.
        let options: [Argument]
    }

    /// Where the method for the next page is.
    enum Owner: Sendable {
        /// Where the method of the first page is.
        case same
        /// The method is the client's own.
        case client
        /// The method is in another group, which a property of the client leads to.
        case group(property: String)

        /// Where a method is.
        ///
        /// - Parameters:
        ///   - group: The group of the method; `nil` for the client's own.
        ///   - first: The group of the first page's.
        ///   - properties: The client's properties for groups.
        static func of(_ group: GroupKey?, seenFrom first: GroupKey?, properties: [GroupKey: String]) -> Owner {
            if group == first { return .same }
            guard let group else { return .client }
            guard let property = properties[group] else {
                preconditionFailure("'\(group.text)' is no group of the client")
            }
            return .group(property: property)
        }
    }

    /// The name of the method.
    let name: String
    /// Where the method is, seen from that of the first page.
    let owner: Owner
    /// What it is called with.
    let link: Link

    /// The same request, seen from the client itself, for an operation that was in a group.
    ///
    /// - Parameter property: The property of the client by which the group of the operation is reached.
    func seenFromClient(behind property: String) -> NextPage {
        guard case .same = owner else { return self }
        return NextPage(name: name, owner: .group(property: property), link: link)
    }

    /// Connects paged operations with those of their next pages.
    ///
    /// - Parameters:
    ///   - operations: All operations.
    ///   - diagnostics: Receives the operations that cannot be connected. For these, links are followed.
    /// - Returns: The links by the places of the paged operations.
    static func links(among operations: [OperationDraft], diagnostics: inout Diagnostics) -> [Int: Link] {
        let indices = Dictionary(operations.indices.map { (operations[$0].operation.identifier, $0) }) { first, _ in
            first
        }
        var links: [Int: Link] = [:]
        for (index, first) in operations.enumerated() {
            guard let identifier = first.operation.paging?.nextOperation else { continue }
            guard case .page(_, .some) = first.output.format else { continue }
            let next = indices[identifier]
            // Microsoft.OpenApi.OData writes it for all collections, and never describes the operation.
            if next == nil, identifier == "listMore" { continue }
            if let next, let arguments = arguments(of: operations[next], from: first) {
                links[index] = Link(
                    index: next,
                    arguments: arguments,
                    options: options(of: operations[next], from: first)
                )
            } else {
                let reason =
                    next == nil
                    ? "does not exist" : "does not take a link and the parameters of '\(first.operation.displayName)'"
                diagnostics.loss(
                    "the operation '\(identifier)' for the next pages \(reason); the client follows links as they are "
                        + "(correct 'operationName', or remove it)",
                    at: first.operation.mark
                )
            }
        }
        return links
    }

    /// The arguments of the next page's operation: those of the first page's that are the same parameter, and the link.
    private static func arguments(of next: OperationDraft, from first: OperationDraft) -> [Argument]? {
        guard next.body.map(\.isOptional) ?? true else { return nil }
        // An operation that returns its own next pages, as older descriptions of Azure have it, takes the link as it is.
        let isSame = next.operation.identifier == first.operation.identifier
        let known = first.parameters.filter { $0.source.isArgument && !(isSame && $0.parameter.mayBeLink) }
        var links: [SwiftType] = []
        let arguments = next.parameters.filter(\.source.isArgument).map { parameter in
            let same = known.first { $0.isSame(as: parameter) }
            if same == nil { links.append(parameter.type) }
            return Argument(label: SwiftName.label(parameter.name), value: same.flatMap(Argument.Value.init) ?? .link)
        }
        return links == [.string] ? arguments : nil
    }

    /// The options of the next page's operation that the first page's has as well, in the order in which they are given. Conditions
    /// are not among them, because they are about the first page.
    private static func options(of next: OperationDraft, from first: OperationDraft) -> [Argument] {
        next.options.compactMap { option in
            let value: Argument.Value?
            switch option.content {
            case .parameter(let parameter) where !parameter.isCondition:
                value = first.parameters.first { $0.isSame(as: parameter) }.flatMap(Argument.Value.init)
            case .group(let typeName)
            where !next.parameters.contains { $0.groupType == typeName && $0.isCondition }:
                let same = first.parameters.first { $0.groupType == typeName }
                value = same?.groupName.map { .option($0, group: nil) }
            case .parameter, .group, .bodyMember, .server, .contentType, .accept: value = nil
            }
            return value.map { Argument(label: SwiftName.label(option.name), value: $0) }
        }
    }
}

extension OperationDeclaration.Parameter {
    /// Whether a parameter of another operation takes the same values in the same place.
    fileprivate func isSame(as other: Self) -> Bool { parameter.key == other.parameter.key && type == other.type }
}

extension NextPage.Argument.Value {
    /// The value of a parameter; `nil` if callers do not give it for each call.
    fileprivate init?(_ parameter: OperationDeclaration.Parameter) {
        switch parameter.source {
        case .argument: self = .argument(ReservedNames.variable(parameter.name))
        case .option: self = .option(parameter.name, group: parameter.groupName)
        case .apiVersion, .constant, .client, .serverVariable: return nil
        }
    }
}

extension Parameter {
    /// Whether its values are part of a path as they are (`x-ms-skip-url-encoding`).
    fileprivate var mayBeLink: Bool { location == .path && textStyle.allowsReserved }
}
