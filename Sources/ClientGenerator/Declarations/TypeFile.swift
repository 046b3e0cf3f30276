/// The file that contains a type.
enum TypeFile: Hashable, Sendable {
    /// The file of what has this name in the description: of its type, and of the types nested in it. If it is no type itself, the file
    /// is named for the first of these.
    case type(String)
    /// That of the types which are described inside the operations of the group of this key.
    case group(GroupKey)
}
