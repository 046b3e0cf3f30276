import Dispatch
import Foundation

/// Blocks all threads that Dispatch's concurrent queues share, and outside of Apple's systems Swift's tasks with them. For each
/// that is blocked there comes another, but only one in a second.
final class BlockedPool: Sendable {
    private static let count = 4 * ProcessInfo.processInfo.activeProcessorCount + 16
    private static let qualities: [DispatchQoS.QoSClass] = [
        .background, .utility, .default, .userInitiated, .userInteractive,
    ]

    private let end = DispatchSemaphore(value: 0)

    /// Blocks them until ``release()``.
    init() {
        for quality in Self.qualities {
            for _ in 0..<Self.count {
                DispatchQueue.global(qos: quality).async { [end] in end.wait() }
            }
        }
    }

    /// Lets all of them go on.
    func release() {
        for _ in 0..<(Self.count * Self.qualities.count) { end.signal() }
    }
}
