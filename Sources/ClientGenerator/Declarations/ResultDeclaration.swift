import ServiceDescription

/// The declaration of the result of an operation whose responses have different shapes.
struct ResultDeclaration: Sendable {
    /// A response.
    struct Case: Sendable {
        /// The name in Swift.
        var name: String
        /// The status codes it is for.
        var status: Response.Status
        /// What it holds; `nil`: nothing.
        var output: OperationDeclaration.Output?
        /// Its documentation in the description.
        var documentation: Documentation
    }

    /// The name of the enumeration.
    var name: String
    /// The responses, by ascending status code.
    var cases: [Case]
}
