import ClientConfiguration
import ServiceDescription
import Suggestions

/// Fits ways of paging to operations: finds what they name in responses, queries and bodies.
struct PagingFit {
    /// Why a way of paging does not fit an operation: a clause that follows "operation 'x'".
    struct Misfit: Error {
        /// The clause.
        let reason: String
        /// The part that does not fit; `nil` for the whole.
        let part: PagingRule.Part?
        /// What to change in a rule of the configuration, unless the clause says so.
        var advice: String?
    }

    /// The service that has the operations.
    let service: Service

    /// Whether nothing of an operation is lacking because of errors in the description.
    func isWhole(_ operation: Operation) -> Bool {
        service.knows(all: .all) || service.intact.operations.contains(operation.identifier)
    }

    /// A way of paging as it fits an operation: with its parameters in the query, or else in the body.
    ///
    /// - Throws: Why it does not fit the operation.
    func fitted(_ paging: Paging, to operation: Operation) throws(Misfit) -> Paging {
        if paging.nextLinkName == nil, paging.continuation == nil, paging.itemsName == nil { return paging }
        guard let page = page(of: operation) else {
            throw Misfit(
                reason: "cannot be paged: its response is neither JSON nor XML",
                part: nil,
                advice: "leave it out of the rule"
            )
        }
        if let items = paging.itemsName, page.arrayElement != nil {
            throw Misfit(
                reason: "has no '\(items)' in its response, which is the array itself",
                part: .items,
                advice: "leave the name out"
            )
        }
        let array = try paging.itemsName.map { items throws(Misfit) in try member(items, .items, of: page) } ?? page
        guard case .array(let element) = array?.shape else {
            guard let items = paging.itemsName else {
                let advice = "add 'items' with the property of the page that contains the items"
                throw Misfit(reason: "does not return an array; \(advice)", part: nil)
            }
            throw Misfit(
                reason: "cannot be paged: '\(items)' in its response is not an array",
                part: .items,
                advice: "name the array in 'items'"
            )
        }
        if let more = paging.moreName { try checkMore(more, of: page) }
        return try leading(paging, from: page, of: element, operation)
    }

    /// Checks what leads to the next page, and finds its parameters.
    private func leading(
        _ paging: Paging,
        from page: Schema,
        of element: Schema,
        _ operation: Operation
    ) throws(Misfit) -> Paging {
        var paging = paging
        if let next = paging.nextMember { _ = try member(next, .next, of: page) }
        switch paging.continuation {
        case nil, .linkHeader: break
        case .token(_, let parameter), .tokenHeader(_, let parameter):
            try place(&paging, [(parameter, .text)], of: operation)
        case .item(let item, let parameter):
            _ = try member(item, .next, of: service.resolved(element), as: "in the items of its response")
            try place(&paging, [(parameter, .text)], of: operation)
        case .offset(let parameter, let limit), .page(let parameter, _, let limit):
            try place(&paging, [(parameter, .number)] + (limit.map { [($0, .size)] } ?? []), of: operation)
        }
        if let next = paging.nextMember, !paging.leadsOn(from: page, in: service) {
            let reason = "has a '\(next)' in its response that is not a string, so it cannot lead to the next page"
            throw Misfit(reason: reason, part: .next, advice: "name a string")
        }
        return paging
    }

    /// The page that an operation returns; `nil` if its response is neither JSON nor XML.
    func page(of operation: Operation) -> Schema? {
        guard let content = operation.responseContent, content.mediaType.holdsModels else { return nil }
        return content.schema.map(service.resolved)
    }

    /// The member at a path; `nil` if the page may have undescribed members.
    private func member(
        _ path: String,
        _ part: PagingRule.Part,
        of page: Schema,
        as place: String = "in its response"
    ) throws(Misfit) -> Schema? {
        let found = MemberPath(path, from: page, in: service)
        if found.isDescribed { return found.schema }
        switch found.schema.shape {
        case .map, .any: return nil
        case .object(let object):
            if object.additionalProperties != nil { return nil }
            let name = String(found.rest.prefix { $0 != "." })
            let hint = NearestName.hint(for: name, among: object.properties.map(\.name))
            throw Misfit(reason: "has no '\(path)' \(place)\(hint)", part: part)
        default: throw Misfit(reason: "has no '\(path)' \(place)", part: part)
        }
    }

    /// Checks that a member of a page can say whether there are more.
    private func checkMore(_ more: String, of page: Schema) throws(Misfit) {
        switch try member(more, .more, of: page)?.shape {
        case .boolean, .any, nil: break
        default:
            let reason = "has a '\(more)' in its response that is not a boolean"
            throw Misfit(reason: reason, part: .more, advice: "name a boolean in 'more'")
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

        /// The part of a rule that names the parameter.
        var part: PagingRule.Part { self == .size ? .limit : .parameter }
    }

    /// Finds the parameters of a way of paging: in the query, or else in header fields or the body.
    private func place(
        _ paging: inout Paging,
        _ names: [(name: String, taken: Taken)],
        of operation: Operation
    ) throws(Misfit) {
        for (location, place) in [(ParameterLocation.query, Paging.ParameterPlace.query), (.header, .header)] {
            let parameters = operation.parameters.filter { $0.location == location }
            let found = names.compactMap { (name, _) in parameters.first { $0.name == name } }
            if found.count < names.count { continue }
            for ((name, taken), parameter) in zip(names, found) {
                try check(name, taken, in: location.rawValue, fits: taken.fits(service.resolved(parameter.schema)))
            }
            paging.parameterPlace = place
            return
        }
        let parameters = operation.parameters.filter { $0.location == .query }.map(\.name)
        let missing = names.filter { !parameters.contains($0.name) }
        let contents = operation.body?.contents ?? []
        guard missing.count == names.count, let body = contents.preferred.flatMap(body) else {
            let (name, taken) = missing[0]
            let hint = NearestName.hint(for: name, among: parameters)
            throw Misfit(reason: "has no query parameter '\(name)'\(hint)", part: taken.part)
        }
        for (name, taken) in names {
            let found = try member(name, taken.part, of: body, as: "in its query or body")
            let fits =
                switch (found?.shape, taken) {
                case (.string, .text), (.integer, .number), (.integer, .size), (.any, _), (nil, _): true
                default: false
                }
            try check(name, taken, in: "body", fits: fits)
        }
        paging.parameterPlace = .body
    }

    private func check(_ name: String, _ taken: Taken, in part: String, fits: Bool) throws(Misfit) {
        if fits { return }
        let reason = "cannot be paged: '\(name)' in its \(part) is not \(taken.type)"
        throw Misfit(reason: reason, part: taken.part, advice: "name \(taken.type)")
    }

    private func body(_ content: Content) -> Schema? {
        content.mediaType.meansJSON ? content.schema.map(service.resolved) : nil
    }
}
