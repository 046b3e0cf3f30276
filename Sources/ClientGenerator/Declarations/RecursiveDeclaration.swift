import ServiceDescription

/// The declaration of a type for an array or a map that contains itself.
struct RecursiveDeclaration: Sendable {
    /// The name in Swift.
    var name: String
    /// Where it stands.
    var file: TypeFile
    /// What the description says about it.
    var documentation: Documentation
    /// The contents.
    var type: SwiftType
}
