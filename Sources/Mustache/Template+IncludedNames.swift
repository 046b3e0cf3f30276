extension Template {
    /// The partials and parents that this template names outright.
    var includedTags: [Tag] {
        instructions.compactMap { instruction in
            switch instruction {
            case .partial(let tag, _), .parent(let tag, _, _): tags[tag].isDynamic ? nil : tags[tag]
            case .text, .variable, .section, .argument, .block: nil
            }
        }
    }

    /// The names of the templates that this one names outright as its partials and parents.
    public var includedNames: Set<String> { Set(includedTags.map(\.name)) }
}
