extension String {
    /// The same for all names that a file system without case may take for this one, such as that of a Mac: capitals of letters
    /// make `ß` and `SS` one name (Unicode, section 3.13, full case folding), which small letters do not.
    package var caseFolded: String { uppercased().lowercased() }
}
