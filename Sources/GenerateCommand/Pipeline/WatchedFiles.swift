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

    /// The files as they are now.
    private var present: WatchedFiles {
        var present = WatchedFiles()
        for path in stamps.keys { present.add(path) }
        return present
    }

    /// How often is looked, in microseconds: often enough for who saves a file and looks up, too seldom to cost anything.
    private static let interval: UInt32 = 200_000

    /// Returns when one of them has been written, has come or has gone, and none is being written any more.
    ///
    /// - Parameter isOver: whether nobody waits for it any more.
    /// - Returns: whether there was a change.
    func waitForChange(unless isOver: () -> Bool) -> Bool {
        var last = self
        while true {
            usleep(Self.interval)
            if isOver() { return false }
            let now = present
            // Who writes a file may empty it first, which is nothing to generate from.
            if now.stamps == last.stamps, now.stamps != stamps { return true }
            last = now
        }
    }
}
