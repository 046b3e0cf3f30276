import Dispatch

/// Holds a response back until a test says that it may be sent.
public final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    /// A gate that is closed.
    public init() {}

    /// Opens the gate for good.
    public func open() {
        semaphore.signal()
    }

    /// Blocks the connection's own thread until the gate is open.
    func pass() {
        semaphore.wait()
        semaphore.signal()
    }
}
