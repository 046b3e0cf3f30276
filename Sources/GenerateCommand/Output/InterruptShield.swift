/// Delays interrupts of the user (Ctrl-C, a closed terminal, `kill`) while something must not stop halfway.
enum InterruptShield {
    /// The interrupts.
    private static var interrupts: sigset_t {
        var signals = sigset_t()
        sigemptyset(&signals)
        for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, signal) }
        return signals
    }

    /// Unblocks interrupts, which the parent process may have blocked, because a process that runs until it is
    /// interrupted needs them.
    static func lift() {
        var signals = interrupts
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }

    /// Runs `body`; a signal that came meanwhile acts afterwards.
    static func run<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
        var signals = interrupts
        var previous = sigset_t()
        pthread_sigmask(SIG_BLOCK, &signals, &previous)
        defer { pthread_sigmask(SIG_SETMASK, &previous, nil) }
        try body()
    }
}
