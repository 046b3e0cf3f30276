/// The user's settings for the package in which a client is published. Everything is optional.
public struct PackageSettings: Sendable, Hashable {
    /// Where the package finds `swift-client-generator`, which has the runtime.
    public enum Runtime: Sendable, Hashable {
        /// In a folder: absolute, or relative to the package's folder.
        case path(String)
        /// In a repository, from a version on up to the next major one.
        case repository(url: String, from: String)
    }

    /// The version that is published first (G140).
    public var version = "0.1.0"
    /// Whom the package belongs to.
    public var author: Located<String>?
    /// The URL of the package's repository.
    public var repository: Located<String>?
    /// Where the runtime is.
    public var runtime: Runtime?

    /// Settings that leave everything as it is.
    public init() {}
}
