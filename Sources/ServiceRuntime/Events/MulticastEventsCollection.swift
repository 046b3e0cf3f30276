import Foundation

/// The handlers of one event, for clients that let any number of listeners take part in it (G038).
///
/// ```swift
/// public struct Events: Sendable {
///     public let onCatMeow = MulticastEventsCollection<@Sendable (String) -> Void>()
/// }
///
/// let id = client.events.onCatMeow.register { meow in … }
/// client.events.onCatMeow.unregister(id)
/// ```
///
/// The client itself tells them: `for onCatMeow in events.onCatMeow.handlers { onCatMeow("purr") }`.
public final class MulticastEventsCollection<Handler: Sendable>: Sendable {
    private struct Registration {
        let id: String
        let handler: Handler
    }

    private let registrations = Locked<[Registration]>([])

    /// A collection without handlers.
    public init() {}

    /// The handlers that are registered now, in the order in which they were.
    public var handlers: [Handler] {
        registrations.withLock { $0.map(\.handler) }
    }

    /// Adds a handler.
    ///
    /// - Parameter handler: Called whenever the event happens.
    /// - Returns: A UUID, to take the handler out with.
    @discardableResult
    public func register(_ handler: Handler) -> String {
        let registration = Registration(id: UUID().uuidString, handler: handler)
        registrations.withLock { $0.append(registration) }
        return registration.id
    }

    /// Takes a handler out; nothing happens if it is not there.
    ///
    /// - Parameter id: What ``register(_:)`` has returned.
    public func unregister(_ id: String) {
        registrations.withLock { $0.removeAll { $0.id == id } }
    }
}
