import ClientConfiguration
import ServiceDescription
import Suggestions
import YAML

/// Fits rules for paging to operations: finds what the rules name in responses, queries and bodies.
struct PagingFit {
    /// Why a rule does not fit an operation: a clause that follows "operation 'x'".
    struct Misfit: Error {
        /// The clause.
        let reason: String
        /// The part of the rule that does not fit; `nil` for the whole.
        let mark: Mark?
        /// What to change in a rule of the configuration, unless the clause says so.
        var advice: String?
    }

    /// The service that has the operations.
    let service: Service

    /// Whether nothing of an operation is lacking because of errors in the description.
    func isWhole(_ operation: Operation) -> Bool {
        service.knows(all: .all) || service.intact.operations.contains(operation.identifier)
    }

    /// The paging that a rule gives an operation.
    ///
    /// - Throws: Why the rule does not fit the operation.
    func paging(of operation: Operation, by rule: PagingRule) throws(Misfit) -> Paging {
        if case .nothing = rule.next, rule.items == nil {
            var paging = Paging(itemsName: nil, nextLinkName: nil)
            paging.isConfigured = true
            return paging
        }
        guard let page = page(of: operation) else {
            throw Misfit(
                reason: "cannot be paged: its response is neither JSON nor XML",
                mark: nil,
                advice: "leave it out of the rule"
            )
        }
        if let items = rule.items, page.arrayElement != nil {
            throw Misfit(
                reason: "has no '\(items.value)' in its response, which is the array itself; leave the name out",
                mark: items.mark
            )
        }
        guard case .array(let element) = try member(rule.items, of: page)?.shape else {
            let place = rule.items.map { "'\($0.value)' in its response" } ?? "its response"
            throw Misfit(
                reason: rule.items == nil
                    ? "does not return an array; add 'items' with the property of the page that contains the items"
                    : "cannot be paged: \(place) is not an array",
                mark: rule.items?.mark,
                advice: rule.items.map { _ in "name the array in 'items'" }
            )
        }
        var paging = Paging(itemsName: rule.items?.value, nextLinkName: nil)
        paging.isConfigured = true
        if let more = rule.more { try checkMore(more, of: page) }
        paging.moreName = rule.more?.value
        try lead(&paging, on: rule.next, from: page, of: element, operation)
        return paging
    }

    /// Says how the next page is asked for.
    private func lead(
        _ paging: inout Paging,
        on next: PagingRule.Next,
        from page: Schema,
        of element: Schema,
        _ operation: Operation
    ) throws(Misfit) {
        switch next {
        case .nothing: break
        case .link(let link):
            _ = try member(link, of: page)
            paging.nextLinkName = link.value
            try checkLead(paging, by: link, from: page)
        case .linkHeader(let relation): paging.continuation = .linkHeader(relation: relation.value)
        case .tokenMember(let token, let parameter):
            _ = try member(token, of: page)
            try place(&paging, [(parameter, .text)], of: operation)
            paging.continuation = .token(member: token.value, parameter: parameter.value)
            try checkLead(paging, by: token, from: page)
        case .itemMember(let item, let parameter):
            _ = try member(item, of: service.resolved(element), as: "in the items of its response")
            try place(&paging, [(parameter, .text)], of: operation)
            paging.continuation = .item(member: item.value, parameter: parameter.value)
        case .tokenHeader(let header, let parameter):
            try place(&paging, [(parameter, .text)], of: operation)
            paging.continuation = .tokenHeader(header.value, parameter: parameter.value)
        case .offset(let parameter, let limit):
            try place(&paging, [(parameter, .number)] + (limit.map { [($0, .size)] } ?? []), of: operation)
            paging.continuation = .offset(parameter: parameter.value, limit: limit?.value)
        case .page(let parameter, let first, let limit):
            try place(&paging, [(parameter, .number)] + (limit.map { [($0, .size)] } ?? []), of: operation)
            paging.continuation = .page(parameter: parameter.value, first: first, limit: limit?.value)
        }
    }

    /// The page that an operation returns; `nil` if its response is neither JSON nor XML.
    func page(of operation: Operation) -> Schema? {
        let content = operation.responseContent
        guard let content, MediaTypes.isJSON(content.mediaType) || MediaTypes.isXML(content.mediaType) else {
            return nil
        }
        return content.schema.map(service.resolved)
    }

    /// The member at a path; `nil` if the page may have undescribed members.
    private func member(
        _ path: Located<String>?,
        of page: Schema,
        as place: String = "in its response"
    ) throws(Misfit) -> Schema? {
        guard let path else { return page }
        let found = MemberPath(path.value, from: page, in: service)
        if found.isDescribed { return found.schema }
        switch found.schema.shape {
        case .map, .any: return nil
        case .object(let object):
            if object.additionalProperties != nil { return nil }
            let name = String(found.rest.prefix { $0 != "." })
            let hint = NearestName.hint(for: name, among: object.properties.map(\.name))
            throw Misfit(reason: "has no '\(path.value)' \(place)\(hint)", mark: path.mark)
        default: throw Misfit(reason: "has no '\(path.value)' \(place)", mark: path.mark)
        }
    }

    /// Checks that a member of a page can be the link to the next one or its token.
    private func checkLead(_ paging: Paging, by member: Located<String>, from page: Schema) throws(Misfit) {
        if paging.leadsOn(from: page, in: service) { return }
        let reason = "has a '\(member.value)' in its response that is not a string, so it cannot lead to the next page"
        throw Misfit(reason: reason, mark: member.mark, advice: "name a string")
    }

    /// Checks that a member of a page can say whether there are more.
    private func checkMore(_ more: Located<String>, of page: Schema) throws(Misfit) {
        switch try member(more, of: page)?.shape {
        case .boolean, .any, nil: break
        default:
            let reason = "has a '\(more.value)' in its response that is not a boolean"
            throw Misfit(reason: reason, mark: more.mark, advice: "name a boolean in 'more'")
        }
    }

    /// What the value that leads to the next page is.
    private enum Taken {
        case text, number, size

        /// Whether a parameter of the query, where everything becomes text, can have such a value.
        func fits(_ parameter: Schema) -> Bool {
            switch parameter.shape {
            case .string, .integer, .number, .union, .any, .reference: true
            case .enumeration(let enumeration):
                self == .size && enumeration.values.allSatisfy { Int($0.rawValue) != nil }
            case .boolean, .array, .map, .object, .binary: false
            }
        }

        /// The type that it should have.
        var type: String { self == .text ? "a string" : "an integer" }
    }

    /// Finds the parameters that a rule names: in the query, or else in the body.
    private func place(
        _ paging: inout Paging,
        _ names: [(name: Located<String>, taken: Taken)],
        of operation: Operation
    ) throws(Misfit) {
        let query = operation.parameters.filter { $0.location == .query }
        let parameters = query.map(\.name)
        let missing = names.map(\.name).filter { !parameters.contains($0.value) }
        if missing.isEmpty {
            for (name, taken) in names {
                let parameter = query.first { $0.name == name.value }
                try check(
                    name,
                    taken,
                    in: "query",
                    fits: parameter.map { taken.fits(service.resolved($0.schema)) } ?? true
                )
            }
            return
        }
        let contents = operation.body?.contents ?? []
        guard missing.count == names.count, let body = MediaTypes.preferred(contents).flatMap(body) else {
            let hint = NearestName.hint(for: missing[0].value, among: parameters)
            throw Misfit(reason: "has no query parameter '\(missing[0].value)'\(hint)", mark: missing[0].mark)
        }
        for (name, taken) in names {
            let found = try member(name, of: body, as: "in its query or body")
            let fits =
                switch (found?.shape, taken) {
                case (.string, .text), (.integer, .number), (.integer, .size), (.any, _), (nil, _): true
                default: false
                }
            try check(name, taken, in: "body", fits: fits)
        }
        paging.isContinuationInBody = true
    }

    private func check(_ name: Located<String>, _ taken: Taken, in part: String, fits: Bool) throws(Misfit) {
        if fits { return }
        let reason = "cannot be paged: '\(name.value)' in its \(part) is not \(taken.type)"
        throw Misfit(reason: reason, mark: name.mark, advice: "name \(taken.type)")
    }

    private func body(_ content: Content) -> Schema? {
        MediaTypes.isJSON(content.mediaType) ? content.schema.map(service.resolved) : nil
    }
}
