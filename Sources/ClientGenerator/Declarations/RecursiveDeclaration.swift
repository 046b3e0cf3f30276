import ServiceDescription

/// The declaration of a type for an array or a map that contains itself.
struct RecursiveDeclaration: Sendable {
    /// The name in Swift.
    var name: String
    /// Where it stands.
    var file: TypeFile
    /// Its documentation in the description.
    var documentation: Documentation
    /// The contents.
    var type: SwiftType
}
