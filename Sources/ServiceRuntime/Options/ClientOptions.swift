import Dispatch

/// The options that every client has, beside those of its own.
public protocol ClientOptions: Sendable {
    /// The version of the service's interface that requests ask for.
    var apiVersion: String { get }

    /// Receives what the client has to tell.
    var logger: any ClientLogger { get }

    /// What the client tells the service about itself.
    var telemetryOptions: TelemetryOptions { get }

    /// How requests travel: time limits, retries, stages of your own.
    var transportOptions: TransportOptions { get }

    /// The queue on which completion handlers are called, unless the options of a call name another; nil for the main
    /// queue.
    var dispatchQueue: DispatchQueue? { get }
}
