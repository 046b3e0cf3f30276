import ClientConfiguration
import ServiceDescription

/// The methods that operations had on the client while the description used only one tag.
///
/// With a second tag, operations form groups, but existing callers must still compile. The generator cannot know which
/// of the two tags is newer, so the operations of both keep these methods, deprecated. A third tag, or a choice in the
/// client configuration, removes them.
enum DeprecatedMethods {
    /// The deprecated methods of the client.
    ///
    /// - Parameters:
    ///   - operations: All operations, as they are declared now.
    ///   - groups: The properties of the client by which groups are reached, by their keys.
    ///   - names: The names of the operations.
    ///   - rename: The names that the user wants.
    static func declare(
        _ operations: [OperationDeclaration],
        groups: [GroupKey: String],
        names: OperationNames,
        rename: ClientConfiguration.Rename
    ) -> [OperationDeclaration] {
        var deprecated: [OperationDeclaration] = []
        for tag in names.groups.previousTags {
            guard let property = groups[tag] else { continue }
            let ofTag = operations.filter { operation in
                guard let group = operation.group?.key else { return true }
                return group == tag && !names.name(of: operation.operation).isDivided
            }
            let previousNames = MethodNames.names(
                of: ofTag.map(\.draft),
                rename: rename,
                called: names.nameOutsideGroups
            )
            deprecated += zip(ofTag, previousNames).filter { $0.0.group != nil }.map { operation, name in
                operation.previousMethod(named: name, behind: property)
            }
        }
        return withoutClashes(deprecated, beside: operations.filter { $0.group == nil })
    }

    /// The methods whose name and labels are unique. Those whose spelling in the description equals that in Swift come
    /// first, as everywhere.
    private static func withoutClashes(
        _ deprecated: [OperationDeclaration],
        beside methods: [OperationDeclaration]
    ) -> [OperationDeclaration] {
        var owners: [String: String] = [:]
        for method in methods {
            for signature in method.signatures { owners[signature] = method.operation.identifier }
        }
        let exact = deprecated.filter { SwiftName.unescaped($0.name) == $0.operation.identifier }
        for method in exact + deprecated where method.signatures.allSatisfy({ owners[$0] == nil }) {
            for signature in method.signatures { owners[signature] = method.operation.identifier }
        }
        return deprecated.filter { method in
            method.signatures.allSatisfy { owners[$0] == method.operation.identifier }
        }
    }
}

extension OperationDeclaration {
    /// The names and labels that distinguish the method from others.
    fileprivate var signatures: [String] {
        draft.labelings.map { labels in name + "(" + labels.map { $0 + ":" }.joined() }
    }
}
