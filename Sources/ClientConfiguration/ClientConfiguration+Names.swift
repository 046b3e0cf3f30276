import YAML

extension ClientConfiguration {
    /// The configuration without settings that name parts of a description.
    ///
    /// - Parameter places: The places of the names.
    /// - Returns: `nil` if nothing that can be left out is at these places. The last pattern of a filter or a paging rule cannot:
    ///   without it, it would select everything.
    package func withoutNames(at places: Set<Mark>) -> ClientConfiguration? {
        let isKept = { (name: Located<String>) in name.mark.map { !places.contains($0) } ?? true }
        var rest = self
        for section in Rename.Section.allCases {
            rest.rename[section] = LocatedNames(rename[section].filter { isKept($0.key) })
        }
        let lists: [WritableKeyPath<ClientConfiguration, [Located<String>]>] = [
            \.clientParameters, \.mergePatch, \.shortCases, \.frozenEnumerations, \.expandableEnumerations,
        ]
        for list in lists { rest[keyPath: list].removeAll { !isKept($0) } }
        rest.filter = filter.keeping(isKept)
        for index in paging.indices { rest.paging[index].operations = paging[index].operations.keeping(isKept) }
        rest.credentials.removeAll { !isKept($0.scheme) }
        return rest == self ? nil : rest
    }
}

extension ClientConfiguration.Filter {
    /// The filter without the patterns that are not to be kept, unless these are all that select operations.
    fileprivate func keeping(_ isKept: (Located<String>) -> Bool) -> Self {
        var rest = self
        rest.schemas = schemas.filter(isKept)
        let (paths, tags, operations) = (paths.filter(isKept), tags.filter(isKept), operations.filter(isKept))
        guard !(paths + tags + operations).isEmpty else { return rest }
        (rest.paths, rest.tags, rest.operations) = (paths, tags, operations)
        return rest
    }
}
