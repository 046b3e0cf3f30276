import ServiceDescription

extension Paging {
    /// The path of the member that leads to the next page.
    var nextMember: String? {
        switch continuation {
        case nil: nextLinkName
        case .token(let member, _): member
        case .linkHeader, .item, .tokenHeader, .offset, .page: nil
        }
    }

    /// Whether the member of a page that leads to the next one can be a text, as far as the page is described.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - service: The service.
    func leadsOn(from page: Schema, in service: Service) -> Bool {
        guard let name = nextMember else { return true }
        let path = MemberPath(name, from: page, in: service)
        if !path.isDescribed { return true }
        var seen: Set<Int> = []
        return service.isText(path.schema, orNumber: continuation != nil, beside: &seen)
    }
}

extension Service {
    /// Whether a schema describes text, without visiting a named alternative twice, because a choice may contain itself.
    fileprivate func isText(_ schema: Schema, orNumber: Bool, beside seen: inout Set<Int>) -> Bool {
        switch schema.shape {
        // Some services write `false` where there is no next page.
        case .string, .boolean, .enumeration, .any, .binary, .reference: true
        // Some write tokens as numbers, but no link is one.
        case .integer, .number: orNumber
        case .union(let union):
            union.alternatives.contains { alternative in
                if case .reference(let index) = alternative.shape, !seen.insert(index).inserted { return false }
                return isText(resolved(alternative), orNumber: orNumber, beside: &seen)
            }
        case .array, .map, .object: false
        }
    }
}
