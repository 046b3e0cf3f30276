import ServiceDescription
import YAML

/// Reports what the client lacks of paged collections, and which collections it does not page.
enum PageChecker {
    /// Checks the operations that return pages according to the description or the client configuration.
    ///
    /// - Parameters:
    ///   - operations: All operations.
    ///   - service: The service, which may lack schemas.
    ///   - diagnostics: Receives the losses.
    static func check(_ operations: [OperationDraft], in service: Service, diagnostics: inout Diagnostics) {
        var reported: Set<Mark> = []
        for draft in operations {
            let operation = draft.operation
            guard let paging = operation.paging,
                let content = operation.responseContent
            else { continue }
            let page = content.schema.map(service.resolved)
            switch draft.output.format {
            case .page, .pages:
                // A user who configures paging wants the items.
                guard let page, !paging.isConfigured else { continue }
                let unread = unreadMembers(of: paging, on: page, in: service)
                // Many operations may return the same page.
                guard let first = unread.first, reported.insert(first.mark).inserted else { continue }
                let names = unread.prefix(5).map { "'\($0.name)'" }.joined(separator: ", ")
                let more = unread.count > 5 ? " and \(unread.count - 5) more" : ""
                diagnostics.loss(
                    "the client returns the items of a page, but not its \(names)\(more) (read \(unread.count == 1 ? "it" : "them") "
                        + "from the raw response)",
                    at: first.mark
                )
            default:
                // Nothing is known of a response that could not be read.
                guard service.knows(all: .schemas) || page?.shape.isAny == false,
                    let reason = reason(against: paging, of: page, in: service)
                else { continue }
                diagnostics.loss(
                    "the operation '\(operation.displayName)' is not paged, because \(reason)",
                    at: operation.mark
                )
            }
        }
    }

    /// The members of a page that are neither its items, nor lead to the next page, nor hold one of these.
    private static func unreadMembers(of paging: Paging, on page: Schema, in service: Service) -> [Property] {
        guard case .object(let object) = page.shape else { return [] }
        let used = [paging.itemsName, paging.nextMember, paging.moreName].compactMap { path in
            path.flatMap { MemberPath($0, from: page, in: service).properties.first?.name }
        }
        return object.properties.filter { !used.contains($0.name) }
    }

    /// Why a response is not paged; `nil` if there is nothing to miss.
    private static func reason(against paging: Paging, of page: Schema?, in service: Service) -> String? {
        if let page, !paging.leadsOn(from: page, in: service), let next = paging.nextMember {
            return "'\(next)' in its response, which links to the next page, is not a string"
        }
        if let page, case .array = page.shape, paging.nextMember == nil { return nil }
        let array = firstArray(of: page, in: service).map { ", such as '\($0)'," } ?? ""
        return "its response has no array '\(paging.itemsName ?? "")' (name the array\(array) with 'itemName')"
    }

    /// The first member of a page that is an array.
    private static func firstArray(of page: Schema?, in service: Service) -> String? {
        guard case .object(let object) = page?.shape else { return nil }
        return object.arrays(in: service).first?.property.name
    }
}
