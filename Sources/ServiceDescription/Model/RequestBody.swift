import YAML

/// The body of an operation's request.
public struct RequestBody: Sendable {
    /// The name the description gives the body (Swagger's parameter name, `x-ms-requestBody-name`, or what NSwag and Swagger's
    /// converter make of the former), if any.
    public var name: String?
    /// Whether a body must be sent.
    public var isRequired: Bool
    /// The media types it may be sent in, in the order of the description.
    public var contents: [Content]
    /// Where the description asks clients to take the members of the body one by one (`x-ms-client-flatten`); `nil` if it
    /// does not.
    public var flattening: Mark?
    /// Its documentation in the description.
    public var documentation: Documentation
    /// Where it is declared.
    public var mark: Mark

    /// A body of the given parts.
    public init(
        name: String? = nil,
        isRequired: Bool,
        contents: [Content],
        documentation: Documentation = Documentation(),
        mark: Mark
    ) {
        self.name = name
        self.isRequired = isRequired
        self.contents = contents
        self.documentation = documentation
        self.mark = mark
    }
}
