import YAML

extension DescriptionReader {
    /// Reads the Microsoft extensions of a parameter.
    mutating func readExtensions(_ fields: Fields<ParameterKeyword>) -> ParameterExtensions {
        var extensions = ParameterExtensions()
        extensions.clientDefault = fields[.msClientDefault]
        extensions.isSecret = source.flag(fields[.msSecret]) ?? false
        extensions.isClientRequestId = source.flag(fields[.msClientRequestId]) ?? false
        extensions.isApiVersion = source.flag(fields[.msApiVersion])
        extensions.headerPrefix = source.text(fields[.msHeaderCollectionPrefix])
        if let grouping = fields[.msParameterGrouping],
            let group = source.fields(grouping, as: ParameterGroupKeyword.self)
        {
            extensions.group = .init(name: source.text(group[.name]), postfix: source.text(group[.postfix]))
        }
        return extensions
    }
}

/// The keys of `x-ms-parameter-grouping`.
enum ParameterGroupKeyword: String, Keyword {
    case name, postfix

    static let byName = makeTable()
}
