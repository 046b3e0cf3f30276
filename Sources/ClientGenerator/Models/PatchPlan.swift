import ServiceDescription

/// The merge patch of an object that has a name, but no declaration yet.
struct PatchPlan {
    /// What is changed.
    let object: ObjectSchema
    /// The name of the patch's type.
    let name: String
    /// The name of the type that it changes.
    let owner: String
    /// The file that it stands in.
    let file: TypeFile
    /// The file of what is described inside of it and is no patch, which is the same type that what is changed has; `nil`: each has
    /// its own.
    let surroundings: TypeFile?
}
