/// A reference that does not keep its object alive, such as that to a delegate (G040), behind a lock: a `weak var` is no
/// member that a `Sendable` client can have.
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

    /// A reference to nothing.
    public init() {}

    /// The object; nil if there is none, or none any more.
    public var object: (any AnyObject & Sendable)? {
        get { box.withLock { $0.object } }
        set { box.withLock { $0.object = newValue } }
    }
}
