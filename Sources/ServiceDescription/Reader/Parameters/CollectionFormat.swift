import YAML

/// How the items of an array become text in Swagger 2.0 (`collectionFormat`).
enum CollectionFormat: String, CaseIterable {
    case csv, ssv, tsv, pipes, multi
    /// What grape-swagger has for lists as Rack reads them, `ids[]=1&ids[]=2`.
    case brackets

    /// The style of OpenAPI 3 that does the same; `nil` for that of the parameter's location.
    var style: Parameter.Style? {
        switch self {
        case .csv, .multi, .brackets: nil
        case .ssv: .spaceDelimited
        case .tsv: .tabDelimited
        case .pipes: .pipeDelimited
        }
    }

    /// Whether each item is sent on its own.
    var explodes: Bool { self == .multi || self == .brackets }

    /// The name under which the items of a list with this name are sent.
    func name(of list: String) -> String { self == .brackets && !list.hasSuffix("[]") ? list + "[]" : list }

    /// Reads how arrays become text in Swagger 2.0.
    static func read(_ fields: Fields<ParameterKeyword>, from source: inout DescriptionSource) -> Self {
        guard let name = source.text(fields[.collectionFormat]) else { return .csv }
        if let format = Self(rawValue: name) { return format }
        let known = allCases.filter { $0 != .brackets }.map(\.rawValue)
        source.unknownWord(name, for: "collection format", among: known, at: fields[.collectionFormat]?.mark)
        return .csv
    }

    /// How the lists in a list become text (Swagger 2.0, "Items Object"), from the outermost on.
    static func readListStyles(
        _ fields: Fields<ParameterKeyword>,
        from source: inout DescriptionSource
    ) -> [Parameter.Style] {
        var styles: [Parameter.Style] = []
        var items = fields[.items]
        while let node = items, node["type"]?.string == "array" {
            guard let inner = Fields<ParameterKeyword>(node) else { break }
            let format = read(inner, from: &source)
            if format.explodes {
                source.diagnostics.loss(
                    "the collection format '\(format.rawValue)' is not allowed for nested arrays; they are sent as 'csv' (write "
                        + "'csv')",
                    at: inner[.collectionFormat]?.mark
                )
            }
            styles.append(format.style ?? .form)
            items = inner[.items]
        }
        return styles
    }
}
