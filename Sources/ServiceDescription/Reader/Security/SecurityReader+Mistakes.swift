import YAML

extension SecurityReader {
    /// The requirements of a list, which some authors write as one requirement, or as mere names of schemes.
    static func requirementItems(_ node: YAMLNode, of source: inout DescriptionSource) -> [YAMLNode] {
        source.objects(node).map { item in
            guard case .string(let name)? = item.scalar?.value else { return item }
            source.diagnostics.warning(
                "expected a mapping in 'security', found a string (write '{\(name): []}')",
                at: item.mark
            )
            let nothing = YAMLNode(sequence: [], at: item.mark)
            return YAMLNode(mapping: [YAMLMapping.Entry(key: item, value: nothing)], at: item.mark)
        }
    }

    /// Reports scopes that their scheme does not declare, if it declares any: each of them where it is first required.
    static func check(_ scopes: YAMLNode, areScopesOf scheme: SecurityScheme, in source: inout DescriptionSource) {
        if scheme.declaredScopes.isEmpty { return }
        for node in scopes.sequence ?? [scopes] {
            guard let scope = node.string, !scheme.declaredScopes.contains(scope),
                source.isFirstReport(of: scheme.name, scope)
            else { continue }
            let hint = source.references.hints.hint(for: scope, among: scheme.declaredScopes)
            source.diagnostics.warning(
                "the scheme '\(scheme.name)' does not declare the scope '\(scope)'; it is requested anyway"
                    + (hint.isEmpty ? " (add it to 'scopes')" : hint),
                at: node.mark
            )
        }
    }

    /// Reports alternatives that are meant as one requirement.
    func reportJoined(_ requirement: SecurityRequirement, at mark: Mark, in source: inout DescriptionSource) {
        let item = requirement.schemes.map { "\($0): []" }.joined(separator: ", ")
        source.diagnostics.warning(
            "the alternatives in 'security' are treated as one requirement, because the operation requires the parameters of all of "
                + "them (write '[{\(item)}]')",
            at: mark
        )
    }

    /// Returns the assumed requirements of a service that declares security schemes, but does not say where they apply:
    /// any of them, or none. They would not be declared if callers did not have to authenticate.
    ///
    /// - Returns: `nil` if the description states the requirements, even if there are none (`security: []`).
    static func requirementsThatAreMissing(
        in root: Fields<DocumentKeyword>,
        _ schemes: [SecurityScheme],
        _ operations: [Operation],
        of source: inout DescriptionSource
    ) -> [SecurityRequirement]? {
        guard !schemes.isEmpty, root[.security] == nil, !operations.isEmpty,
            operations.allSatisfy({ $0.security == nil })
        else { return nil }
        // For the others, the client takes no credential.
        for scheme in schemes where scheme.credential != nil {
            source.diagnostics.warning(
                "no 'security' requires the scheme '\(scheme.name)'; the client accepts a credential for it and sends "
                    + "it with every operation (add 'security: [{\(scheme.name): []}]' at the top level if they "
                    + "require it)",
                at: scheme.mark
            )
        }
        return schemes.map { SecurityRequirement(schemes: [$0.name]) } + [SecurityRequirement(schemes: [])]
    }
}
