import ClientConfiguration

/// What a client configuration calls a declaration to give it another name.
package struct RenameKey: Sendable, Hashable {
    /// The section of `rename`.
    package let section: ClientConfiguration.Rename.Section
    /// The key in the section.
    package let name: String

    /// The key of a name in a section.
    package init(_ section: ClientConfiguration.Rename.Section, _ name: String) {
        self.section = section
        self.name = name
    }
}
