/// The names of files that wait until a run is complete: `.generate-`, the run's process, and a number.
struct TemporaryNames {
    private static let beginning = ".generate-"

    private var count = 0

    /// Returns a name that this run has not used yet.
    mutating func next() -> String {
        count += 1
        return "\(Self.beginning)\(getpid())-\(count)"
    }

    /// Returns whether a file is left from a run that was stopped in the middle. Call this when no file of this run is
    /// waiting any more: processes that are started one after the other in containers often have the same number.
    static func isLeftover(_ name: String) -> Bool {
        guard name.hasPrefix(beginning) else { return false }
        let parts = name.dropFirst(beginning.count).split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, let process = pid_t(parts[0]), process > 0, Int(parts[1]) != nil else { return false }
        return process == getpid() || kill(process, 0) != 0 && errno == ESRCH
    }
}
