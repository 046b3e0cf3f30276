extension StringProtocol {
    /// Whether a line is one that git puts between the sides of a merge that it could not resolve.
    package var isConflictMarker: Bool {
        ["<<<<<<<", "|||||||", "=======", ">>>>>>>"].contains(where: hasPrefix)
    }
}
