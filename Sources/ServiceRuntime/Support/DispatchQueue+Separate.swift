import Dispatch

extension DispatchQueue {
    /// A queue for work that blocks its thread: it has one even if all that the concurrent queues share are blocked.
    ///
    /// - Returns: A new queue.
    static func separate() -> DispatchQueue {
        // A serial queue; a concurrent one would have none of its own.
        DispatchQueue(label: "ServiceRuntime.separate")
    }
}
