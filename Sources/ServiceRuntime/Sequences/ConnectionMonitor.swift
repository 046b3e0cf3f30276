import Foundation

/// An object that knows when a service may be reachable again, for a ``RequestSequenceExecutor`` that holds requests
/// while offline.
///
/// Conform your own type to use the facilities of a platform, such as `NWPathMonitor`.
public protocol ConnectionMonitor: Sendable {
    /// Waits until the request should be sent again.
    ///
    /// - Parameter failures: The number of consecutive times that the request could not be sent, at least 1.
    /// - Throws: `CancellationError` as soon as the task is canceled, or any other error to give up.
    func waitForConnection(afterFailures failures: Int) async throws
}

/// The connection monitors that come with the runtime.
public enum ConnectionMonitors {
    /// A monitor that simply tries again after a pause of one second, then two, then four, and so on.
    ///
    /// - Parameters:
    ///   - maximumDelay: The longest pause, in seconds. Less than a second counts as a second, and more than a year as a year.
    ///   - clock: The clock for the pauses. Tests can pass their own clock to avoid waiting.
    public static func polling(
        maximumDelay: TimeInterval = 60,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> any ConnectionMonitor {
        PollingConnectionMonitor(maximumDelay: max(1, maximumDelay.bounded), clock: clock)
    }
}

private struct PollingConnectionMonitor: ConnectionMonitor {
    let maximumDelay: TimeInterval
    let clock: any Clock<Duration>

    func waitForConnection(afterFailures failures: Int) async throws {
        try await RuntimeTask.sleep(for: .seconds(1.0.growing(by: failures, upTo: maximumDelay)), clock)
    }
}
