import Dispatch
import Locking

/// Computes two values that do not depend on each other, at the same time if there are two cores.
///
/// - Parameters:
///   - first: Computes the value that probably takes longer.
///   - second: Computes the other one.
func concurrently<First, Second: Sendable>(
    _ first: () -> First,
    _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    // A queue of its own gets a thread even if all threads of the concurrency pool wait here.
    let background = DispatchQueue(label: "concurrently")
    let result = Locked<Second?>(nil)
    background.async {
        let value = second()
        result.withLock { $0 = value }
    }
    let value = first()
    background.sync {}
    guard let other = result.withLock({ $0 }) else { preconditionFailure("the queue is serial") }
    return (value, other)
}
