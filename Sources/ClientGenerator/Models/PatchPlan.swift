import ServiceDescription

/// The merge patch of an object that has a name, but no declaration yet.
struct PatchPlan {
    /// The object to change.
    let object: ObjectSchema
    /// The name of the patch's type.
    let name: String
    /// The name of the type that it changes.
    let owner: String
    /// The file of the type.
    let file: TypeFile
    /// The file of nested types that are not patches, which are the same types as in the model, or `nil` if each has
    /// its own.
    let surroundings: TypeFile?
}
