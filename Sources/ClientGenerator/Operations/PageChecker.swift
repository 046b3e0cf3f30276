import ServiceDescription
import YAML

/// Reports what the client lacks of paged collections, and which collections it does not page.
enum PageChecker {
    /// Checks the operations that return pages according to the description or the client configuration.
    ///
    /// - Parameters:
    ///   - operations: All operations.
    ///   - service: The service, which may lack schemas.
    ///   - facts: Knows the schemas.
    ///   - diagnostics: Receives the losses.
    static func check(
        _ operations: [OperationDraft],
        of service: Service,
        facts: SchemaFacts,
        diagnostics: inout Diagnostics
    ) {
        var told: Set<Mark> = []
        for declaration in operations {
            let operation = declaration.operation
            guard let paging = operation.paging,
                let content = operation.responseContent
            else { continue }
            let page = content.schema.map(facts.resolved)
            switch declaration.output.format {
            case .page, .pages:
                // A user who configures paging wants the items.
                guard let page, !paging.isConfigured else { continue }
                let others = others(of: paging, in: page, facts: facts)
                // Many operations may return the same page.
                guard let first = others.first, told.insert(first.mark).inserted else { continue }
                let names = others.prefix(5).map { "'\($0.name)'" }.joined(separator: ", ")
                let more = others.count > 5 ? " and \(others.count - 5) more" : ""
                diagnostics.loss(
                    "the client returns the items of a page, but not its \(names)\(more) (read them from the raw "
                        + "response)",
                    at: first.mark
                )
            default:
                // Nothing is known of a response that could not be read.
                guard service.knows(all: .schemas) || page?.shape.isAny == false,
                    let reason = reason(against: paging, of: page, facts: facts)
                else { continue }
                diagnostics.loss(
                    "the operation '\(operation.label)' is not paged, because \(reason)",
                    at: operation.mark
                )
            }
        }
    }

    /// The members of a page that are neither its items, nor lead to the next page, nor hold one of these.
    private static func others(of paging: Paging, in page: Schema, facts: SchemaFacts) -> [Property] {
        guard case .object(let object) = page.shape else { return [] }
        let used = [paging.itemsName, nextMember(of: paging), paging.moreName].compactMap { path in
            path.flatMap { MemberPath($0, from: page, resolved: facts.resolved).properties.first?.name }
        }
        return object.properties.filter { !used.contains($0.name) }
    }

    /// Why a response is not paged; `nil` if there is nothing to miss.
    private static func reason(against paging: Paging, of page: Schema?, facts: SchemaFacts) -> String? {
        if let page, !leadsOn(paging, from: page, resolved: facts.resolved), let next = nextMember(of: paging) {
            return "'\(next)' in its response, which links to the next page, is not a string"
        }
        if let page, case .array = page.shape, nextMember(of: paging) == nil { return nil }
        let array = firstArray(of: page, facts: facts).map { ", such as '\($0)'," } ?? ""
        return "its response has no array '\(paging.itemsName ?? "")' (name the array\(array) with 'itemName')"
    }

    /// The first member of a page that is an array.
    private static func firstArray(of page: Schema?, facts: SchemaFacts) -> String? {
        guard case .object(let object) = page?.shape else { return nil }
        return object.properties.first { property in
            if case .array = facts.resolved(property.schema).shape { true } else { false }
        }?.name
    }

    // MARK: Members

    /// The path of the member that leads to the next page.
    private static func nextMember(of paging: Paging) -> String? {
        switch paging.continuation {
        case nil: paging.nextLinkName
        case .token(let member, _): member
        case .linkHeader, .item, .tokenHeader, .offset, .page: nil
        }
    }

    /// Whether the member of a page that leads to the next one can be a text, as far as the page is described.
    ///
    /// - Parameters:
    ///   - paging: How the next page is requested.
    ///   - page: The page.
    ///   - resolved: The schema that is meant in the end, where a schema refers to others.
    static func leadsOn(_ paging: Paging, from page: Schema, resolved: (Schema) -> Schema) -> Bool {
        guard let name = nextMember(of: paging) else { return true }
        let path = MemberPath(name, from: page, resolved: resolved)
        if !path.isDescribed { return true }
        var seen: Set<Int> = []
        return isText(path.schema, orNumber: paging.continuation != nil, resolved: resolved, beside: &seen)
    }

    /// Whether a schema describes text, without visiting a named alternative twice, because a choice may contain itself.
    private static func isText(
        _ schema: Schema,
        orNumber: Bool,
        resolved: (Schema) -> Schema,
        beside seen: inout Set<Int>
    ) -> Bool {
        switch schema.shape {
        // Some services write `false` where there is no next page.
        case .string, .boolean, .enumeration, .any, .binary, .reference: true
        // Some write tokens as numbers, but no link is one.
        case .integer, .number: orNumber
        case .union(let union):
            union.alternatives.contains { alternative in
                if case .reference(let reference) = alternative.shape, !seen.insert(reference.index).inserted {
                    return false
                }
                return isText(resolved(alternative), orNumber: orNumber, resolved: resolved, beside: &seen)
            }
        case .array, .map, .object: false
        }
    }
}
