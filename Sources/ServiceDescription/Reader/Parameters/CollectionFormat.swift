/// How the items of an array become text in Swagger 2.0 (`collectionFormat`).
enum CollectionFormat: String, CaseIterable {
    case csv, ssv, tsv, pipes, multi

    /// The style of OpenAPI 3 that does the same; `nil` for that of the parameter's location.
    var style: Parameter.Style? {
        switch self {
        case .csv, .multi: nil
        case .ssv: .spaceDelimited
        case .tsv: .tabDelimited
        case .pipes: .pipeDelimited
        }
    }

    /// Whether each item is sent on its own.
    var explodes: Bool { self == .multi }
}
