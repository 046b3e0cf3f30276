#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The process's standard input, from which nothing is read.
enum StandardInput {
    /// Whether somebody held the other end of it and does so no more: a program that is gone, or a terminal that was closed.
    ///
    /// What has no other end, such as `/dev/null`, from which a service runs, never ends so.
    static var isAbandoned: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) == 1 && input.revents & Int16(POLLHUP) != 0
    }
}
