#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files that a run has read, each with what tells whether it has been written since.
struct WatchedFiles: Sendable {
    private var stamps: [String: FileStamp?] = [:]

    /// How many there are.
    var count: Int { stamps.count }

    /// Takes note of a file before it is read, so that a change while it is read counts.
    mutating func add(_ path: String) {
        if stamps[path] == nil { stamps[path] = .some(FileStamp(path)) }
    }

    /// Takes note of what another part of the run has read.
    mutating func add(_ other: WatchedFiles) {
        stamps.merge(other.stamps) { first, _ in first }
    }

    /// Whether one of them has been written, has come or has gone.
    var haveChanged: Bool {
        stamps.contains { FileStamp($0.key) != $0.value }
    }

    /// How often is looked, in microseconds: often enough for who saves a file and looks up, too seldom to cost anything.
    private static let interval: UInt32 = 200_000

    /// Returns when one of them has changed.
    func waitForChange() {
        while !haveChanged { usleep(Self.interval) }
    }
}
