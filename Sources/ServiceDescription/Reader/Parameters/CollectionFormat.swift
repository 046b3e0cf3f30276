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
}
