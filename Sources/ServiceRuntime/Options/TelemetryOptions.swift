/// What a client tells the service about itself.
public struct TelemetryOptions: Sendable, Hashable {
    /// Whether the client keeps silent: no user agent of its own is sent.
    public let telemetryDisabled: Bool

    /// A name of yours at the front of the user agent, so that the service's logs tell your application from others;
    /// only the first 24 characters are sent.
    public let applicationId: String?

    /// Creates the options.
    ///
    /// - Parameters:
    ///   - telemetryDisabled: True to send no user agent.
    ///   - applicationId: A name for your application, at most 24 characters.
    public init(telemetryDisabled: Bool = false, applicationId: String? = nil) {
        self.telemetryDisabled = telemetryDisabled
        self.applicationId = applicationId
    }
}
