import Dispatch

/// The options that every client has, in addition to its own.
public protocol ClientOptions: Sendable {
    /// The version of the service's API that the client uses.
    var apiVersion: String { get }

    /// The logger that receives the client's messages.
    var logger: any ClientLogger { get }

    /// Options for the telemetry that the client sends with its requests.
    var telemetryOptions: TelemetryOptions { get }

    /// Options for the transport of requests, such as time limits, retries and your own stages.
    var transportOptions: TransportOptions { get }

    /// The queue on which completion handlers are called, or `nil` for the main queue. The options of a call can
    /// override it. A program that does not run the main queue must name another one, or handlers are never called
    /// (``HTTPResultHandler``).
    var dispatchQueue: DispatchQueue? { get }
}

extension ClientOptions {
    /// Returns a copy of the options with some members changed.
    ///
    /// ```swift
    /// let patient = options.copy { $0.transportOptions.timeout = 300 }
    /// ```
    ///
    /// - Parameter change: A closure that assigns the members to change. It must know the type of the options: by this protocol, members
    ///   can only be read.
    public func copy(_ change: (inout Draft<Self>) throws -> Void) rethrows -> Self {
        try Draft.copy(of: self, change)
    }
}
