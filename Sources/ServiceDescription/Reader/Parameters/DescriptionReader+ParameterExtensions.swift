import YAML

extension DescriptionReader {
    /// Reads the Microsoft extensions of a parameter.
    mutating func readExtensions(_ fields: Fields<ParameterKeyword>) -> ParameterExtensions {
        var extensions = ParameterExtensions()
        extensions.clientDefault = fields[.msClientDefault] ?? internalDefault(of: fields)
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

    /// The default of a required parameter that Power Platform shows to nobody, which is what every caller there sends.
    private func internalDefault(of fields: Fields<ParameterKeyword>) -> YAMLNode? {
        guard fields[.msVisibility]?.string == "internal", fields[.required]?.bool == true else { return nil }
        return fields[.default] ?? fields[.schema]?["default"]
    }
}

/// The keys of `x-ms-parameter-grouping`.
enum ParameterGroupKeyword: String, Keyword {
    case name, postfix

    static let byName = makeTable()
    /// Extensions have no specification that is complete.
    static let areAll = false
}
