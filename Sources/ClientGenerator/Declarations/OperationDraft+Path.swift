import ServiceDescription

extension OperationDraft {
    /// The path as it is sent, without the part of its query that is sent as a parameter anyway: the keys of `x-ms-paths` name such
    /// parameters, to be different, and a service that finds `comp=list` twice refuses it.
    var sentPath: String {
        let path = operation.path
        guard let start = path.utf8.firstIndex(of: UInt8(ascii: "?")) else { return path }
        let sent = Set(parameters.lazy.filter { $0.parameter.location == .query && $0.isAlwaysSent }.map(\.wireName))
        let items = path[path.index(after: start)...].split(separator: "&", omittingEmptySubsequences: false)
        let others = items.filter { item in !sent.contains(String(item.prefix { $0 != "=" })) }
        return path[..<start] + (others.isEmpty ? "" : "?" + others.joined(separator: "&"))
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
