import Mustache
import ServiceDescription

/// The format of a page, and the way in which the next one is requested.
extension OperationDeclaration.Output.Pages: MustacheView {
    static let members: MustacheMembers<Self> = [
        "items": { .literal($0.items) },
        "linkHeader": { if case .linkHeader(let relation) = $0.next { .literal(relation) } else { .null } },
        "tokenMember": { if case .token(let member, _) = $0.next { .literal(member) } else { .null } },
        "tokenItem": { if case .item(let member, _) = $0.next { .literal(member) } else { .null } },
        "tokenHeader": { if case .tokenHeader(let name, _) = $0.next { .literal(name) } else { .null } },
        "isOffset": { if case .offset = $0.next { .bool(true) } else { .bool(false) } },
        "first": { if case .page(_, let first, _) = $0.next { .string(String(first)) } else { .null } },
        "isInHeader": { .bool($0.place == .header) },
        "isInBody": { .bool($0.place == .body) },
        "more": { .literal($0.more) },
        "parameter": { .literal($0.parameter) },
        "limit": { .literal($0.limit) },
    ]

    private var parameter: String? {
        switch next {
        case .linkHeader: nil
        case .token(_, let parameter), .item(_, let parameter), .tokenHeader(_, let parameter),
            .offset(let parameter, _), .page(let parameter, _, _):
            parameter
        }
    }

    private var limit: String? {
        switch next {
        case .offset(_, let limit), .page(_, _, let limit): limit
        case .linkHeader, .token, .item, .tokenHeader: nil
        }
    }
}
