/// A named schema that was asked for.
enum NamedSchemaReading {
    /// The schema has been read.
    case read(Schema)
    /// It cannot be read before the schema of this index is complete, which is being read around this place.
    case unfinished(blocker: Int)

    /// The schema, if it is read.
    var schema: Schema? {
        if case .read(let schema) = self { schema } else { nil }
    }
}
