/// The file that contains a type.
enum TypeFile: Hashable, Sendable {
    /// That of the type of this name. What the description defines by name has a file of its own, and what is described
    /// inside of it stands in the same file.
    case type(String)
    /// That of the types which are described inside the operations of the group of this key.
    case group(GroupKey)
}
