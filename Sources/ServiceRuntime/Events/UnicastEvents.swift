/// A container for a client's event handlers, one for each event, which can be changed at any time (G035). A `Sendable`
/// client cannot store them in a `var`.
///
/// ```swift
/// public struct Events: Sendable {
///     public var onCatMeow: (@Sendable (String) -> Void)?
///     public var onCatSleep: (@Sendable (String) -> Void)?
/// }
///
/// public let events = UnicastEvents(Events())
///
/// client.events.onCatMeow = { meow in … }
/// ```
///
/// Changes of different handlers do not affect each other, wherever they happen.
@dynamicMemberLookup
public final class UnicastEvents<Handlers: Sendable>: Sendable {
    private let state: Locked<Handlers>

    /// Creates a container.
    ///
    /// - Parameter handlers: The initial handlers.
    public init(_ handlers: Handlers) {
        state = Locked(handlers)
    }

    /// One of the handlers.
    ///
    /// - Parameter event: The member that holds it.
    public subscript<Handler: Sendable>(dynamicMember event: WritableKeyPath<Handlers, Handler>) -> Handler {
        get { state.withLock { $0[keyPath: event] } }
        set { state.exchange(event, for: newValue) }
    }
}
