import ClientGenerator

/// Compares the parameters of calls.
enum Calls {
    /// Why a call no longer compiles.
    enum Obstacle: Equatable {
        /// Another order of parameters, of which this is one.
        case order(String)
        /// A parameter that there is no longer.
        case absence(String)
        /// Another type of a parameter.
        case type(String, now: TypeSpelling?, before: TypeSpelling?)
        /// A parameter that can no longer be `nil`.
        case unwrapped(String)
        /// A parameter that must be given.
        case requirement(String)

        /// The text: a clause that continues the name of what is called.
        var reason: String {
            switch self {
            case .order(let name): "takes '\(name)' in a different position"
            case .absence(let name): "no longer takes '\(name)'"
            case .type(let name, let now, let before):
                "takes '\(name)' as \(now?.description ?? "nothing") instead of \(before?.description ?? "nothing")"
            case .unwrapped(let name): "no longer takes 'nil' as '\(name)'"
            case .requirement(let name): "requires '\(name)'"
            }
        }
    }

    /// Returns the reason why calls with one list of parameters do not compile with the other, or `nil` if they do.
    ///
    /// Optional parameters can be anywhere among the others, which keep their order.
    static func obstacle(
        from old: [ClientOutline.Member],
        to new: [ClientOutline.Member]
    ) -> Obstacle? {
        var rest = new[...]
        for parameter in old {
            guard let index = rest.firstIndex(where: { $0.name == parameter.name }) else {
                return new.contains { $0.name == parameter.name } ? .order(parameter.name) : .absence(parameter.name)
            }
            let found = rest[index]
            if let skipped = rest[..<index].first(where: \.isRequired) {
                return old.contains { $0.name == skipped.name } ? .order(skipped.name) : .requirement(skipped.name)
            }
            if found.type != parameter.type {
                return .type(parameter.name, now: found.type, before: parameter.type)
            }
            if parameter.isOptional, !found.isOptional { return .unwrapped(parameter.name) }
            if !parameter.isRequired, found.isRequired { return .requirement(found.name) }
            rest = rest[(index + 1)...]
        }
        return rest.first(where: \.isRequired).map { .requirement($0.name) }
    }
}

extension ClientOutline.Member {
    /// What calls without the argument send from now on; `nil` if that stays the same, or if the argument is or was required.
    func changeOfDefault(since old: Self) -> String? {
        if defaultValue == old.defaultValue || isRequired || old.isRequired { return nil }
        let values = [defaultValue, old.defaultValue].map { $0.map { "'\($0)'" } ?? "nothing" }
        return "is \(values[0]) by default instead of \(values[1])"
    }

    /// What callers may do from now on who had to say it; `nil` if they still have to, or did not have to before.
    func permission(since old: Self) -> String? {
        old.isRequired && !isRequired ? "may be left out" + valueIfLeftOut : nil
    }

    /// A clause with the value that is sent if callers pass none; empty if there is none.
    var valueIfLeftOut: String { defaultValue.map { ", by default '\($0)'" } ?? "" }
}
