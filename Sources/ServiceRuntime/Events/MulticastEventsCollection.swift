import Foundation

/// The handlers of an event that any number of listeners can observe (G038).
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
/// The client notifies them: `for onCatMeow in events.onCatMeow.handlers { onCatMeow("purr") }`.
public final class MulticastEventsCollection<Handler: Sendable>: Sendable {
    private struct Registration {
        let id: String
        let handler: Handler
    }

    private let registrations = Locked<[Registration]>([])

    /// Creates a collection without handlers.
    public init() {}

    /// The registered handlers, in the order of their registration.
    public var handlers: [Handler] {
        registrations.withLock { $0.map(\.handler) }
    }

    /// Adds a handler.
    ///
    /// - Parameter handler: A closure that is called whenever the event occurs.
    /// - Returns: A UUID with which you can remove the handler.
    @discardableResult
    public func register(_ handler: Handler) -> String {
        let registration = Registration(id: UUID().uuidString, handler: handler)
        registrations.withLock { $0.append(registration) }
        return registration.id
    }

    /// Removes a handler. Does nothing if the handler is not registered.
    ///
    /// - Parameter id: The UUID that ``register(_:)`` returned.
    public func unregister(_ id: String) {
        // Returned, because what the handler holds may use the collection when it is released.
        _ = registrations.withLock { registrations in
            registrations.firstIndex { $0.id == id }.map { registrations.remove(at: $0) }
        }
    }
}
