/// The process's standard input, from which nothing is read.
enum StandardInput {
    /// Whether the other end was closed, because a program has ended or a terminal was closed.
    ///
    /// Input without another end, such as `/dev/null` for a service, never ends in this way.
    static var isAbandoned: Bool {
        var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return poll(&input, 1, 0) == 1 && input.revents & Int16(POLLHUP) != 0
    }
}
