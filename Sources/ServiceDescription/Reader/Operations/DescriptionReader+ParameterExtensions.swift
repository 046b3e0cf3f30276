import YAML

extension DescriptionReader {
    /// Reads the Microsoft extensions of a parameter.
    mutating func readExtensions(_ fields: Fields<ParameterKeyword>) -> ParameterExtensions {
        var extensions = ParameterExtensions()
        extensions.clientDefault = fields[.msClientDefault]
        extensions.isSecret = flag(fields[.msSecret]) ?? false
        extensions.isClientRequestId = flag(fields[.msClientRequestId]) ?? false
        extensions.isApiVersion = flag(fields[.msApiVersion])
        extensions.headerPrefix = text(fields[.msHeaderCollectionPrefix])
        if let grouping = fields[.msParameterGrouping],
            let group = self.fields(grouping, as: ParameterGroupKeyword.self)
        {
            extensions.group = .init(name: text(group[.name]), postfix: text(group[.postfix]))
        }
        return extensions
    }
}

/// The keys of `x-ms-parameter-grouping`.
enum ParameterGroupKeyword: String, Keyword {
    case name, postfix

    static let byName = makeTable()
}
