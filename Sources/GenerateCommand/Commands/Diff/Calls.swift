import ClientGenerator

/// Compares the parameters of calls.
enum Calls {
    /// Why code that calls with the one list of parameters does not compile with the other; `nil` if it does.
    ///
    /// Parameters that need not be given may be anywhere among the others, which stay in their order.
    static func obstacle(
        from old: [ClientOutline.Member],
        to new: [ClientOutline.Member]
    ) -> String? {
        var rest = new[...]
        for parameter in old {
            guard let index = rest.firstIndex(where: { $0.name == parameter.name }) else {
                return new.contains { $0.name == parameter.name }
                    ? "takes '\(parameter.name)' at another place" : "takes no '\(parameter.name)' any more"
            }
            let found = rest[index]
            if let skipped = rest[..<index].first(where: \.isRequired) { return mustHave(skipped) }
            if found.type != parameter.type {
                return
                    "takes '\(parameter.name)' as \(found.type ?? "nothing") instead of \(parameter.type ?? "nothing")"
            }
            if parameter.isOptional, !found.isOptional { return "takes no 'nil' as '\(parameter.name)' any more" }
            if !parameter.isRequired, found.isRequired { return mustHave(found) }
            rest = rest[(index + 1)...]
        }
        return rest.first(where: \.isRequired).map(mustHave)
    }

    private static func mustHave(_ parameter: ClientOutline.Member) -> String {
        "must be given '\(parameter.name)'"
    }
}
