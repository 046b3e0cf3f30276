/// Options for what a client tells the service about itself.
public struct TelemetryOptions: Sendable, Hashable {
    /// Whether telemetry is off. If so, the client sends no user agent of its own. A `URLSession` then sends its own, which on Apple
    /// platforms names the app and the versions of the system; to replace it, set `User-Agent` in a stage of the pipeline.
    public var telemetryDisabled: Bool

    /// Your own name at the beginning of the user agent, which identifies your application in the service's logs. Only
    /// the first 24 characters are sent.
    public var applicationId: String?

    /// The text before the package's name in the user agent, which may be empty; `nil` for that of the client.
    public var productPrefix: String?

    /// Creates the options.
    public init(
        telemetryDisabled: Bool = false,
        applicationId: String? = nil,
        productPrefix: String? = nil
    ) {
        self.telemetryDisabled = telemetryDisabled
        self.applicationId = applicationId
        self.productPrefix = productPrefix
    }
}
