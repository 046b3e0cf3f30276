/// The file that contains a type.
enum TypeFile: Hashable, Sendable {
    /// The file of the type with this name. A type with a name in the description has its own file, which also contains
    /// the types nested in it.
    case type(String)
    /// That of the types which are described inside the operations of the group of this key.
    case group(GroupKey)
}
