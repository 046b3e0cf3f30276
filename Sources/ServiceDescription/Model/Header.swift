import YAML

/// A response header field.
public struct Header: Sendable {
    /// The header's name.
    public var name: String
    /// The name the description wants in clients (`x-ms-client-name`), if any.
    public var clientName: String?
    /// What the names of a whole collection of headers begin with (`x-ms-header-collection-prefix`), if it is one.
    public var prefix: String?
    /// The media type if the value is serialized (`content`), such as `application/json`.
    public var mediaType: String?
    /// What it holds.
    public var schema: Schema
    /// Its documentation in the description.
    public var documentation: Documentation
    /// Where it is declared.
    public var mark: Mark

    /// A header of the given parts.
    public init(
        name: String,
        clientName: String? = nil,
        prefix: String? = nil,
        schema: Schema,
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        self.name = name
        self.clientName = clientName
        self.prefix = prefix
        self.schema = schema
        self.documentation = documentation
        self.mark = mark
    }

    /// What the names of a collection of header fields begin with if one is described by its name alone: `x-amz-meta-` and a map.
    static func prefix(named name: String, of schema: Schema) -> String? {
        guard name.hasSuffix("-"), case .map = schema.shape else { return nil }
        return name
    }
}
