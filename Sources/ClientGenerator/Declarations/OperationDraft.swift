import ServiceDescription

/// An operation before its method has a name: what it sends and returns, with names and types in Swift.
///
/// The names of methods depend on the arguments of all operations, so these are declared first.
struct OperationDraft: Sendable {
    /// An option for a media type: the one of the body, or the one of the response.
    struct MediaTypeOption: Sendable {
        /// The name in Swift.
        let name: String
        /// The media types among which callers choose.
        let mediaTypes: [MediaType]
    }

    /// The operation of the description.
    let operation: Operation
    /// The name of the struct of its options.
    let optionsName: String
    /// The parameters, in the order of the description.
    let parameters: [OperationDeclaration.Parameter]
    /// The body that is sent, if any.
    var body: OperationDeclaration.Body?
    /// What it returns.
    let output: OperationDeclaration.Output
    /// The header fields that its responses have, if the description names any.
    let headers: HeadersDeclaration?
    /// The responses by status code, if they have different shapes.
    let result: ResultDeclaration?
    /// The responses that are errors, and have a body.
    let failures: [OperationDeclaration.Failure]
    /// The media types that the client can read, as an `Accept` header lists them.
    let accept: String?
    /// The security requirements of the operation.
    let security: OperationDeclaration.Security
    /// The names on the wire of the parameters whose values are redacted.
    let secretParameters: [String]
    /// The names of body members, sent and received, whose values are redacted in logs.
    let secretMembers: [String]
    /// Where it is sent, if not to the client's endpoint.
    let server: OperationServer?
    /// The option that says the media type of the body, if there is one.
    let contentTypeOption: MediaTypeOption?
    /// The option that says the media type of the response, if there is one.
    let acceptOption: MediaTypeOption?
    /// Whether it differs from the operation before in nothing but the type of its body.
    private(set) var isOverload = false

    /// The operation with another body, as a further method of the same name.
    func overload(_ body: OperationDeclaration.Body) -> OperationDraft {
        var overload = self
        overload.body = body
        overload.isOverload = true
        return overload
    }
}
