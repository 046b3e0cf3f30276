import ServiceDescription

extension OperationDeclaration {
    /// The path as it is sent, without the part of its query that is sent as a parameter anyway: the keys of `x-ms-paths` name such
    /// parameters, to be different, and a service that finds `comp=list` twice refuses it.
    var sentPath: String {
        let ofQuery = parameters.filter { $0.parameter.location == .query }
        let path = PathTemplate.withoutItems(of: operation.path, sentBy: Set(ofQuery.map(\.wireName)))
        let sent = Set(ofQuery.lazy.filter(\.isAlwaysSent).map(\.wireName))
        return PathTemplate.filteringQuery(of: path) { key, _ in !sent.contains(key) }
    }
}

extension OperationDeclaration.Parameter {
    /// Whether there is no request without it.
    fileprivate var isAlwaysSent: Bool {
        switch source {
        case .constant, .apiVersion: true
        case .argument, .option, .client, .serverVariable: !mayBeMissing
        }
    }
}
