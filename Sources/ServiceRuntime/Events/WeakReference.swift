/// A weak reference behind a lock, for example to a delegate (G040). A `Sendable` client cannot store a `weak var`.
///
/// ```swift
/// public var delegate: (any CatClientDelegate)? {
///     get { delegateReference.object as? any CatClientDelegate }
///     set { delegateReference.object = newValue }
/// }
/// private let delegateReference = WeakReference()
/// ```
public final class WeakReference: Sendable {
    private struct Box: Sendable {
        weak var object: (any AnyObject & Sendable)?
    }

    private let box = Locked(Box())

    /// Creates an empty reference.
    public init() {}

    /// The object, or `nil` if there is none or it no longer exists.
    public var object: (any AnyObject & Sendable)? {
        get { box.withLock { $0.object } }
        set { box.withLock { $0.object = newValue } }
    }
}
