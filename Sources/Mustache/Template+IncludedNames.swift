extension Template {
    /// The names of the templates that this one names outright as its partials and parents.
    public var includedNames: Set<String> {
        var names: Set<String> = []
        for instruction in instructions {
            switch instruction {
            case .partial(let tag, _), .parent(let tag, _, _):
                if !tags[tag].isDynamic { names.insert(tags[tag].name) }
            case .text, .variable, .section, .argument, .block: continue
            }
        }
        return names
    }
}
