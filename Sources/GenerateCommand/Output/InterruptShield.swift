#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Keeps the user's interrupt (Ctrl-C, a closed terminal, `kill`) waiting while something must not stop halfway.
enum InterruptShield {
    /// Runs `body`; a signal that came meanwhile acts afterwards.
    static func run<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        var previous = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signals, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        try body()
    }
}
