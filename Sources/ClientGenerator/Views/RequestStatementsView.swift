import Mustache

/// What a request says beyond its method and path, each in statements of their own.
struct RequestStatementsView: MustacheView {
    /// The operation.
    let operation: OperationDeclaration

    static let members: MustacheMembers<Self> = [
        "server": { .optional($0.operation.server) },
        "sentParameters": { .views($0.operation.parameters.map(SentParameterView.init)) },
        "emptyParameters": { view in
            let sent = view.operation.parameters.map(\.parameter)
            let names = sent.filter { $0.location == .path && $0.allowsEmptyValue }.map(\.name)
            return .strings(names.map { SwiftText.literal($0) })
        },
        "body": { .optional($0.operation.body) },
        "accept": { .literal($0.namedMediaTypes) },
        "isAnonymous": { .bool($0.operation.security == .anonymous) },
        "security": { view in
            guard case .anyOf(let alternatives) = view.operation.security else { return .null }
            return .literal(alternatives)
        },
        "secrets": { .strings($0.operation.secretParameters.map { SwiftText.literal($0) }) },
        "secretMembers": { $0.operation.secretMembers.isEmpty ? .null : .literal($0.operation.secretMembers) },
        "clientRequestIdHeader": { .literal($0.operation.clientRequestIdHeader) },
        "statusOverrides": { .views($0.operation.statusOverrides) },
        "failures": { .views($0.operation.distinctFailures) },
    ]

    /// The media types that the request has to name, because it asks for others than its format does.
    private var namedMediaTypes: String? {
        let formats = [operation.output.format] + (operation.result?.cases ?? []).compactMap(\.output?.format)
        let asked = formats.contains(where: \.asksForJSON) ? "application/json" : nil
        guard operation.accept != asked || operation.acceptOption != nil else { return nil }
        // A request that names none is one that takes any (RFC 9110, section 12.5.1).
        return operation.accept ?? "*/*"
    }
}
