/// A container for a client's event handlers, one for each event, which can be changed at any time (G035). A `Sendable`
/// client cannot store them in a `var`.
///
/// ```swift
/// public struct Events: Sendable {
///     public var onCatMeow: (@Sendable (String) -> Void)?
///     public var onCatSleep: (@Sendable (String) -> Void)?
/// }
///
/// public var events: Events {
///     get { unicastEvents.handlers }
///     set { unicastEvents.handlers = newValue }
/// }
/// private let unicastEvents = UnicastEvents(Events())
///
/// client.events.onCatMeow = { meow in … }
/// ```
public final class UnicastEvents<Handlers: Sendable>: Sendable {
    private let state: Locked<Handlers>

    /// Creates a container.
    ///
    /// - Parameter handlers: The initial handlers.
    public init(_ handlers: Handlers) {
        state = Locked(handlers)
    }

    /// The current handlers. Concurrent changes of different handlers may undo each other.
    public var handlers: Handlers {
        get { state.withLock { $0 } }
        set { state.replace(with: newValue) }
    }
}
