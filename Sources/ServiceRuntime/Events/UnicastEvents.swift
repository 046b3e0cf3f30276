/// The handlers of a client's events, one for each event, for clients that let them be changed at any time (G035): a `var` is no
/// member that a `Sendable` client can have.
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

    /// Keeps handlers.
    ///
    /// - Parameter handlers: The handlers to begin with.
    public init(_ handlers: Handlers) {
        state = Locked(handlers)
    }

    /// The handlers as they are now. Who changes one while somebody else changes another may undo the other's change.
    public var handlers: Handlers {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}
