import ClientGenerator

/// Compares the parameters of calls.
enum Calls {
    /// Returns the reason why calls with one list of parameters do not compile with the other, or `nil` if they do.
    ///
    /// Optional parameters can be anywhere among the others, which keep their order.
    static func obstacle(
        from old: [ClientOutline.Member],
        to new: [ClientOutline.Member]
    ) -> String? {
        var rest = new[...]
        for parameter in old {
            guard let index = rest.firstIndex(where: { $0.name == parameter.name }) else {
                return new.contains { $0.name == parameter.name }
                    ? "takes '\(parameter.name)' in a different position" : "no longer takes '\(parameter.name)'"
            }
            let found = rest[index]
            if let skipped = rest[..<index].first(where: \.isRequired) { return mustHave(skipped) }
            if found.type != parameter.type {
                let (new, old) = (found.type?.description ?? "nothing", parameter.type?.description ?? "nothing")
                return "takes '\(parameter.name)' as \(new) instead of \(old)"
            }
            if parameter.isOptional, !found.isOptional { return "no longer takes 'nil' as '\(parameter.name)'" }
            if !parameter.isRequired, found.isRequired { return mustHave(found) }
            rest = rest[(index + 1)...]
        }
        return rest.first(where: \.isRequired).map(mustHave)
    }

    private static func mustHave(_ parameter: ClientOutline.Member) -> String {
        "requires '\(parameter.name)'"
    }
}

extension ClientOutline.Member {
    /// What callers send from now on who do not say it; `nil` if that stays the same, or if they have to say it, before or now.
    func changeOfDefault(since old: Self) -> String? {
        if defaultValue == old.defaultValue || isRequired || old.isRequired { return nil }
        let values = [defaultValue, old.defaultValue].map { $0.map { "'\($0)'" } ?? "nothing" }
        return "is \(values[0]) by default instead of \(values[1])"
    }
}
