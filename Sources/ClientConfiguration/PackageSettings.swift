/// The user's settings for the package in which a client is published. Everything is optional.
package struct PackageSettings: Sendable, Hashable {
    /// Where the package finds `swift-client-generator`, which has the runtime.
    package enum Runtime: Sendable, Hashable {
        /// In a folder: absolute, or relative to the package's folder.
        case path(String)
        /// In a repository, from a version on up to the next major one.
        case repository(url: String, from: String)
    }

    /// The version that is published first (G140).
    package var version = "0.1.0"
    /// Whom the package belongs to.
    package var author: Located<String>?
    /// The URL of the package's repository.
    package var repository: Located<String>?
    /// Where the runtime is.
    package var runtime: Runtime?

    /// Settings that leave everything as it is.
    package init() {}
}
