import ServiceDescription
import Suggestions
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
                let used = usedNames(of: paging, on: page, in: service)
                // Many operations may return the same page.
                guard case .object(let object) = page.shape,
                    let first = object.properties.first(where: { !used.contains($0.name) }),
                    reported.insert(first.mark).inserted
                else { continue }
                let unread = object.properties.map(\.name).filter { !used.contains($0) }
                diagnostics.loss(
                    "the client returns the items of a page, but not its \(NameList.text(unread, of: unread.count)) "
                        + "(read \(unread.count == 1 ? "it" : "them") from the raw response)",
                    at: first.mark
                )
            default:
                let marks = paging.isConfigured ? nil : operation.pagingMarks
                // Nothing is known of a response that could not be read.
                guard service.knows(all: .schemas) || page?.shape.isAny == false,
                    let (reason, mark) = problem(with: paging, of: page, at: marks, in: service)
                else { continue }
                diagnostics.loss(
                    "the operation '\(operation.displayName)' is not paged, because \(reason)",
                    at: mark ?? operation.mark
                )
            }
        }
    }

    /// The names of the members of a page that are its items, or lead to the next page, or hold one of these.
    private static func usedNames(of paging: Paging, on page: Schema, in service: Service) -> [String] {
        [paging.itemsName, paging.nextMember, paging.moreName].compactMap { path in
            path.flatMap { MemberPath($0, from: page, in: service).properties.first?.name }
        }
    }

    /// Why a response is not paged, and where the description is wrong; `nil` if there is nothing to miss.
    private static func problem(
        with paging: Paging,
        of page: Schema?,
        at marks: Paging.Marks?,
        in service: Service
    ) -> (reason: String, mark: Mark?)? {
        if let page, !paging.leadsOn(from: page, in: service), let next = paging.nextMember {
            return ("'\(next)' in its response, which links to the next page, is not a string", marks?.nextLink)
        }
        if let page, case .array = page.shape, paging.nextMember == nil { return nil }
        let array = firstArray(of: page, in: service).map { ", such as '\($0)'," } ?? ""
        return (
            "its response has no array '\(paging.itemsName ?? "")' (name the array\(array) with 'itemName')",
            marks?.items
        )
    }

    /// The first member of a page that is an array.
    private static func firstArray(of page: Schema?, in service: Service) -> String? {
        guard case .object(let object) = page?.shape else { return nil }
        return object.arrays(in: service).first?.property.name
    }
}
