import ClientConfiguration

/// The sources of a service, from the command line and the client configuration.
struct ServiceSources: Sendable {
    /// The paths of the descriptions: one for each version of the service, oldest first; never empty.
    let descriptions: [Located<String>]
    /// The folders that references may lead to besides the descriptions' own.
    let roots: [Located<String>]
    /// The files and folders that stand for URLs in references.
    let copies: [DocumentCopy]
    /// The paths of the overlays, which change the descriptions before they are read.
    let overlays: [Located<String>]
}
