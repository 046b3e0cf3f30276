import Foundation

/// Cancels the service calls that use it.
///
/// You can pass one token to any number of calls, in their options. ``cancel()`` ends all of them, including those in
/// flight, and no later call with the token is sent. The result of a canceled call is a ``ServiceError/client(_:_:)``
/// that says so, even if the service had already answered.
///
/// ```swift
/// let token = CancellationToken(timeout: 30)
/// client.get(configurationSetting: "FooSetting", withOptions: .init(cancellationToken: token)) { result, _ in … }
/// token.cancel()
/// ```
///
/// Canceling the Swift task that awaits a call does the same to that one call.
public final class CancellationToken: Sendable {
    private struct State {
        var error: ServiceError?
        var handlers: [Int: @Sendable () -> Void] = [:]
        var nextHandler = 0
        var timer: Alarm?
    }

    private let state = Locked(State())

    /// Creates a token.
    ///
    /// - Parameter timeout: The number of seconds after which the token is canceled automatically. Zero or less
    ///   cancels it at once, and `nil`, the default, never. More than a year counts as a year.
    public init(timeout: TimeInterval? = nil) {
        guard let timeout, !timeout.isNaN else { return }
        guard timeout > 0 else {
            end(Self.timedOut(after: timeout))
            return
        }
        let timer = Alarm(after: .seconds(timeout.bounded)) { [weak self] in self?.end(Self.timedOut(after: timeout)) }
        state.withLock { $0.timer = timer }
    }

    /// Cancels every call that uses this token. Further calls of this method have no effect.
    public func cancel() {
        end(.client("The request was canceled by its cancellation token.", CancellationError()))
    }

    /// Whether ``cancel()`` was called or the timeout has passed.
    public var isCanceled: Bool {
        state.withLock { $0.error != nil }
    }

    /// The cause of the error of a call that ended with the timeout of its token.
    public struct TimedOut: Error, Sendable {}

    /// The error of calls that this token ended, or `nil` while it is active.
    var error: ServiceError? { state.withLock(\.error) }

    private static func timedOut(after timeout: TimeInterval) -> ServiceError {
        .client("The request was canceled: its cancellation token timed out after \(timeout.secondsText).", TimedOut())
    }

    /// The current number of calls with a handler.
    var handlerCount: Int {
        state.withLock { $0.handlers.count }
    }

    /// A handler's place in a token, to take it back with.
    struct Registration: Sendable {
        fileprivate let token: CancellationToken
        fileprivate let handler: Int?

        /// Takes the handler back. It is not called from then on, unless the token is currently being canceled.
        func remove() {
            guard let handler else { return }
            // Returned, because what the handler holds may use the token when it is released.
            _ = token.state.withLock { $0.handlers.removeValue(forKey: handler) }
        }
    }

    /// Registers a handler for the token's cancellation.
    ///
    /// - Parameter handler: A closure that is called once, on the thread that cancels, or at once if the token is
    ///   already canceled. It must not call code of the user's, for which all tokens whose time passes would wait.
    /// - Returns: A registration. A token can outlive many calls, so every call removes its handler.
    func register(_ handler: @escaping @Sendable () -> Void) -> Registration {
        let place: Int? = state.withLock { state in
            guard state.error == nil else { return nil }
            let place = state.nextHandler
            state.nextHandler += 1
            state.handlers[place] = handler
            return place
        }
        if place == nil {
            handler()
        }
        return Registration(token: self, handler: place)
    }

    private func end(_ error: ServiceError) {
        let ended: (handlers: [Int: @Sendable () -> Void], timer: Alarm?) = state.withLock { state in
            guard state.error == nil else { return ([:], nil) }
            state.error = error
            defer { (state.handlers, state.timer) = ([:], nil) }
            return (state.handlers, state.timer)
        }
        ended.timer?.cancel()
        for (_, handler) in ended.handlers.sorted(by: { $0.key < $1.key }) {
            handler()
        }
    }
}
