#if canImport(FoundationNetworking)
    import Foundation

    /// Where a session of FoundationNetworking calls its delegate: on its own thread, at once.
    ///
    /// The session waits until its delegate has taken a part of a response before it receives the next. With the usual
    /// queue it would go on receiving, and the parts would pile up in memory as closures that wait for a thread. It
    /// also saves three changes of thread for each request. The delegate must not block, except where memory
    /// would grow otherwise (``BodyBuffer``), and must not call the session back from here: that would wait for the very thread
    /// that it is on.
    ///
    /// Foundation declares `OperationQueue` as `@unchecked Sendable`, and the compiler asks every subclass to repeat that; this
    /// one stores nothing.
    final class SessionCallbackQueue: OperationQueue, @unchecked Sendable {
        override func addOperation(_ block: @escaping @Sendable () -> Void) {
            block()
        }
    }
#endif
