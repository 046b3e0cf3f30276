extension Service {
    /// Whether nothing of these kinds is lacking because of errors in the description, so that a name that is not among them is
    /// wrong.
    package func knows(all parts: OmittedParts) -> Bool { omitted.isDisjoint(with: parts) }

    /// Whether nothing of a schema is lacking because of errors in the description.
    package func hasWhole(schema name: String) -> Bool { knows(all: .all) || intact.schemas.contains(name) }
}
