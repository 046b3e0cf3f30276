/// What a client tells the service about itself.
public struct TelemetryOptions: Sendable, Hashable {
    /// Whether the client keeps silent: no user agent of its own is sent.
    public let telemetryDisabled: Bool

    /// A name of yours at the front of the user agent, so that the service's logs tell your application from others;
    /// only the first 24 characters are sent.
    public let applicationId: String?

    /// What stands before the package's name in the user agent. That of the guidelines is `azsdk-ios-`, which says nothing about
    /// services that are not Azure's: give such clients another one, or none.
    public let productPrefix: String

    /// Creates the options.
    ///
    /// - Parameters:
    ///   - telemetryDisabled: True to send no user agent.
    ///   - applicationId: A name for your application, at most 24 characters.
    ///   - productPrefix: What stands before the package's name in the user agent.
    public init(
        telemetryDisabled: Bool = false,
        applicationId: String? = nil,
        productPrefix: String = "azsdk-ios-"
    ) {
        self.telemetryDisabled = telemetryDisabled
        self.applicationId = applicationId
        self.productPrefix = productPrefix
    }
}
