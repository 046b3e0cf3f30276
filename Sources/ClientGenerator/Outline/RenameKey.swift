import ClientConfiguration

/// What a client configuration calls a declaration to give it another name.
public struct RenameKey: Sendable, Hashable {
    /// The section of `rename`.
    public let section: ClientConfiguration.Rename.Section
    /// The key in the section.
    public let name: String

    /// The key of a name in a section.
    public init(_ section: ClientConfiguration.Rename.Section, _ name: String) {
        self.section = section
        self.name = name
    }
}
