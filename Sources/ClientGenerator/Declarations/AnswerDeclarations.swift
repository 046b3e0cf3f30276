import ServiceDescription

/// The declaration of the header fields of an operation's response.
struct HeadersDeclaration: Sendable {
    /// A field, or a collection of fields.
    struct Field: Sendable {
        /// The name in Swift.
        var name: String
        /// The name on the wire, or what all names of the collection begin with.
        var wireName: String
        /// The type of the field, or of each of the collection.
        var type: SwiftType
        /// Whether it is a collection of fields, by the rest of their names.
        var isCollection: Bool
        /// What the description says about it.
        var documentation: Documentation
    }

    /// The name of the struct.
    var name: String
    /// The fields, in the order of the description.
    var fields: [Field]
}

/// The declaration of the result of an operation whose responses have different shapes.
struct ResultDeclaration: Sendable {
    /// An answer.
    struct Case: Sendable {
        /// The name in Swift.
        var name: String
        /// The status codes it is for.
        var status: Response.Status
        /// What it holds; `nil`: nothing.
        var output: OperationDeclaration.Output?
        /// What the description says about it.
        var documentation: Documentation
    }

    /// The name of the enumeration.
    var name: String
    /// The answers, by ascending status code.
    var cases: [Case]
}

/// The declaration of an operation's responses.
struct AnswersDeclaration: Sendable {
    /// What it returns.
    var output: OperationDeclaration.Output
    /// The header fields that its answers have, if the description names any.
    var headers: HeadersDeclaration?
    /// The answers by status code, if they have different shapes.
    var result: ResultDeclaration?
}
