import Dispatch
import Locking

/// A value that is computed from now on, at another core if there is one.
package struct Deferred<Value: Sendable>: Sendable {
    // A queue of its own gets a thread even if all threads of the concurrency pool wait for values.
    private let background = DispatchQueue(label: "deferred")
    private let result = Locked<Value?>(nil)

    /// Begins to compute a value.
    package init(_ compute: @escaping @Sendable () -> Value) {
        background.async { [result] in
            let value = compute()
            result.withLock { $0 = value }
        }
    }

    /// The value, for which this waits.
    package var value: Value {
        background.sync {}
        guard let value = result.withLock({ $0 }) else { preconditionFailure("the queue is serial") }
        return value
    }
}

/// Computes two values that do not depend on each other, at the same time if there are two cores.
///
/// - Parameters:
///   - first: Computes the value that probably takes longer.
///   - second: Computes the other one.
func concurrently<First, Second: Sendable>(
    _ first: () -> First,
    _ second: @escaping @Sendable () -> Second
) -> (First, Second) {
    let other = Deferred(second)
    return (first(), other.value)
}

extension Array where Element: Sendable {
    /// The results for all elements, in their order, computed on all cores. No result may depend on another.
    ///
    /// - Parameter transform: Computes the result for an element.
    func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
        // So many at a time that handing them out costs nothing beside.
        let chunkSize = 8
        let chunks = stride(from: 0, to: count, by: chunkSize).map { self[$0..<Swift.min($0 + chunkSize, count)] }
        let results = Locked<[Int: [Value]]>([:])
        DispatchQueue.concurrentPerform(iterations: chunks.count) { index in
            let values = chunks[index].map(transform)
            results.withLock { $0[index] = values }
        }
        return results.withLock { results in chunks.indices.flatMap { results[$0] ?? [] } }
    }
}
