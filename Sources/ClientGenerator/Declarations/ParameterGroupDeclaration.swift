/// A group of parameters that options have as one value.
struct ParameterGroupDeclaration: Sendable {
    /// The name of the struct.
    var name: String
    /// The members, in the order of the description.
    var members: [OperationDeclaration.Parameter]
}
