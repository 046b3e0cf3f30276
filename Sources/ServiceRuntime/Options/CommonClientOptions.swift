import Dispatch

/// The options that every client has, for a client that has no others.
///
/// ```swift
/// let options = CommonClientOptions(
///     logger: ClientLoggers.standardError(tag: "Parcels", level: .info),
///     transportOptions: TransportOptions(timeout: 20)
/// )
/// ```
public struct CommonClientOptions: ClientOptions {
    /// The version of the service's interface that requests ask for; empty for a service that has none.
    public let apiVersion: String

    /// Receives what the client has to tell.
    public let logger: any ClientLogger

    /// What the client tells the service about itself.
    public let telemetryOptions: TelemetryOptions

    /// How requests travel: time limits, retries, stages of your own.
    public let transportOptions: TransportOptions

    /// The queue on which completion handlers are called, unless the options of a call name another; nil for the main
    /// queue.
    public let dispatchQueue: DispatchQueue?

    /// Creates the options.
    ///
    /// - Parameters:
    ///   - apiVersion: The version of the service's interface that requests ask for. The client's operations send it.
    ///   - logger: Receives what the client has to tell; warnings and errors go to the log unless you say otherwise.
    ///   - telemetryOptions: What the client tells the service about itself: package and version, without the prefix of Azure's
    ///     guidelines, unless you say otherwise.
    ///   - transportOptions: How requests travel.
    ///   - dispatchQueue: The queue on which completion handlers are called; nil for the main queue.
    public init(
        apiVersion: String = "",
        logger: any ClientLogger = ClientLoggers.default(),
        telemetryOptions: TelemetryOptions = TelemetryOptions(productPrefix: ""),
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
