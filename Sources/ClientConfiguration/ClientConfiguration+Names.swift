import YAML

extension ClientConfiguration {
    /// The configuration without settings that name parts of a description.
    ///
    /// - Parameter places: The places of the names.
    /// - Returns: `nil` if nothing that can be left out is at these places. The last pattern of a filter or a paging rule cannot:
    ///   without it, it would select everything.
    package func withoutNames(at places: Set<Mark>) -> ClientConfiguration? {
        var remover = NameRemover(places: places)
        var configuration = self
        for section in Rename.Section.allCases { remover.reduce(&configuration.rename[section]) }
        let lists: [WritableKeyPath<ClientConfiguration, [Located<String>]>] = [
            \.clientParameters, \.mergePatch, \.shortCases, \.frozenEnumerations, \.expandableEnumerations,
        ]
        for list in lists { remover.reduce(&configuration[keyPath: list]) }
        remover.reduce(&configuration.filter)
        for index in configuration.paging.indices { remover.reduce(&configuration.paging[index].operations) }
        let credentials = configuration.credentials.count
        configuration.credentials.removeAll { remover.removes($0.scheme.mark) }
        return remover.hasRemoved || configuration.credentials.count < credentials ? configuration : nil
    }
}

/// Removes names at some places.
private struct NameRemover {
    let places: Set<Mark>
    private(set) var hasRemoved = false

    init(places: Set<Mark>) {
        self.places = places
    }

    func removes(_ mark: Mark?) -> Bool { mark.map(places.contains) ?? false }

    mutating func reduce(_ names: inout LocatedNames) {
        let rest = names.filter { !removes($0.key.mark) }
        guard rest.count < names.count else { return }
        names = LocatedNames(rest)
        hasRemoved = true
    }

    mutating func reduce(_ names: inout [Located<String>]) {
        let rest = names.filter { !removes($0.mark) }
        guard rest.count < names.count else { return }
        names = rest
        hasRemoved = true
    }

    mutating func reduce(_ filter: inout ClientConfiguration.Filter) {
        reduce(&filter.schemas)
        var (rest, remover) = (filter, self)
        remover.reduce(&rest.paths)
        remover.reduce(&rest.tags)
        remover.reduce(&rest.operations)
        guard !(rest.paths + rest.tags + rest.operations).isEmpty else { return }
        (filter, self) = (rest, remover)
    }
}
