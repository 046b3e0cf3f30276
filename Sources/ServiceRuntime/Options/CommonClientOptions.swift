import Dispatch

/// The options that every client has, for clients without options of their own.
///
/// ```swift
/// let options = CommonClientOptions(
///     logger: ClientLoggers.standardError(tag: "Parcels", level: .info),
///     transportOptions: TransportOptions(timeout: 20)
/// )
/// ```
public struct CommonClientOptions: ClientOptions {
    /// The API version of the service, or an empty text if the service has no versions.
    public let apiVersion: String

    /// Receives the client's log messages.
    public let logger: any ClientLogger

    /// What the client tells the service about itself.
    public let telemetryOptions: TelemetryOptions

    /// How requests travel: time limits, retries, stages of your own.
    public let transportOptions: TransportOptions

    /// The queue on which completion handlers are called, unless the options of a call name another; nil for the main
    /// queue.
    public let dispatchQueue: DispatchQueue?

    /// Creates the options.
    public init(
        apiVersion: String = "",
        logger: any ClientLogger = ClientLoggers.default(),
        telemetryOptions: TelemetryOptions = TelemetryOptions(),
        transportOptions: TransportOptions = TransportOptions(),
        dispatchQueue: DispatchQueue? = nil
    ) {
        self.apiVersion = apiVersion
        self.logger = logger
        self.telemetryOptions = telemetryOptions
        self.transportOptions = transportOptions
        self.dispatchQueue = dispatchQueue
    }
}
