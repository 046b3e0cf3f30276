/// The declaration of a group of parameters, which is one value in options.
struct ParameterGroupDeclaration: Sendable {
    /// The name of the struct.
    var name: String
    /// The members, in the order of the description.
    var members: [OperationDeclaration.Parameter]
}
