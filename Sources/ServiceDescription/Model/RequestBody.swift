import YAML

/// The body of an operation's request.
package struct RequestBody: Sendable {
    /// The name the description gives the body (Swagger's parameter name, `x-ms-requestBody-name`, or what NSwag and Swagger's
    /// converter make of the former), if any.
    package var name: String?
    /// Whether a body must be sent.
    package var isRequired: Bool
    /// Whether the description says itself that none need be sent (`required: false`).
    package var saysOptional = false
    /// The media types it may be sent in, in the order of the description.
    package var contents: [Content]
    /// Where the description asks clients to take the members of the body one by one (`x-ms-client-flatten`); `nil` if it
    /// does not.
    package var flattening: Mark?
    /// Its documentation in the description.
    package var documentation = Documentation()
    /// Where it is declared.
    package var mark: Mark
}
