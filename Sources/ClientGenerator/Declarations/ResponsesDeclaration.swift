/// The declaration of an operation's responses.
struct ResponsesDeclaration: Sendable {
    /// What it returns.
    var output: OperationDeclaration.Output
    /// The header fields that its responses have, if the description names any.
    var headers: HeadersDeclaration?
    /// The responses by status code, if they have different shapes.
    var result: ResultDeclaration?
}
