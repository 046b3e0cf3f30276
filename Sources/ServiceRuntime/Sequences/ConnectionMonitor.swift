import Foundation

/// Knows when a service may be reachable again, for a ``RequestSequenceExecutor`` that holds its work while offline.
///
/// Conform a type of yours to use what a platform offers, such as `NWPathMonitor`.
public protocol ConnectionMonitor: Sendable {
    /// Waits until it is worth while to send the request again.
    ///
    /// - Parameter failures: How often the request could not be sent, one after the other.
    /// - Throws: `CancellationError` as soon as the task is cancelled; anything else to give up.
    func waitForConnection(afterFailures failures: Int) async throws
}

/// The connection monitors that come with the runtime.
public enum ConnectionMonitors {
    /// A monitor that lets the request find out by itself: after a pause of a second, then two, then four, and so on.
    ///
    /// - Parameters:
    ///   - longestPause: The longest pause in seconds.
    ///   - clock: Measures the pauses. Tests give a clock of their own here and need not wait.
    /// - Returns: The monitor.
    public static func polling(
        longestPause: TimeInterval = 60,
        clock: any Clock<Duration> = ContinuousClock()
    ) -> any ConnectionMonitor {
        PollingConnectionMonitor(longestPause: max(0, longestPause), clock: clock)
    }
}

private struct PollingConnectionMonitor: ConnectionMonitor {
    let longestPause: TimeInterval
    let clock: any Clock<Duration>

    func waitForConnection(afterFailures failures: Int) async throws {
        // The exponent is bounded, since an endless growth would be no number.
        let pause = min(pow(2, Double(min(failures - 1, 32))), longestPause)
        try await clock.sleep(for: .seconds(pause))
    }
}
