extension RequestDescription {
    /// Returns the version of the API to send to an operation that supports only some versions.
    ///
    /// - Parameters:
    ///   - version: The client's version.
    ///   - versions: The versions that the operation has, the newest one last.
    /// - Returns: The client's version if the operation has it, and otherwise the newest one of the operation.
    public static func version(_ version: String, among versions: [String]) -> String {
        versions.contains(version) ? version : versions.last ?? version
    }
}
