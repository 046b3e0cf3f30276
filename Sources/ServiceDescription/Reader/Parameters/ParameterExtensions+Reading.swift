import YAML

extension ParameterExtensions {
    /// Reads the Microsoft extensions of a parameter.
    init(_ fields: Fields<ParameterKeyword>, from source: inout DescriptionSource) {
        self.init()
        clientDefault = fields[.msClientDefault] ?? Self.internalDefault(of: fields)
        isMarkedSecret = source.flag(fields[.msSecret])
        isClientRequestId = source.flag(fields[.msClientRequestId]) ?? false
        isApiVersion = source.flag(fields[.msApiVersion])
        headerPrefix = source.name(fields[.msHeaderCollectionPrefix])
        if let grouping = fields[.msParameterGrouping],
            let group = source.fields(grouping, as: ParameterGroupKeyword.self)
        {
            self.group = .init(name: source.text(group[.name]), postfix: source.text(group[.postfix]))
        }
    }

    /// The default of a required parameter that Power Platform shows to nobody, which is what every caller there sends.
    private static func internalDefault(of fields: Fields<ParameterKeyword>) -> YAMLNode? {
        guard fields[.msVisibility]?.string == "internal", fields[.required]?.flag == true else { return nil }
        return fields[.default] ?? fields[.schema]?["default"]
    }
}

/// The keys of `x-ms-parameter-grouping`.
enum ParameterGroupKeyword: String, ExtensionKeyword {
    case name, postfix

    static let byName = makeTable()
}
