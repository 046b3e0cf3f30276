extension RequestDescription {
    /// Returns the version of the API that is sent to an operation that has only some of them.
    ///
    /// - Parameters:
    ///   - version: The client's version.
    ///   - versions: The versions that the operation has, the newest one last.
    /// - Returns: The client's version if the operation has it, and otherwise the newest one of the operation.
    public static func version(_ version: String, among versions: [String]) -> String {
        versions.contains(version) ? version : versions.last ?? version
    }
}
