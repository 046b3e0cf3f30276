import Foundation

/// How the time of some work grows.
enum Growth {
    /// Whether four times as much takes four times as long, or less than twice that, and not sixteen times as what looks at each for
    /// each does.
    ///
    /// The processor time of this thread counts, which is the same whatever else runs: what disturbs it once does not three times.
    static func isLinear(from count: Int, _ work: (Int) throws -> Void) rethrows -> Bool {
        for _ in 0..<3 {
            let (once, fourTimes) = (try seconds { try work(count) }, try seconds { try work(4 * count) })
            if fourTimes <= 8 * once { return true }
        }
        return false
    }

    private static func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = processorSeconds
        try work()
        return processorSeconds - start
    }

    private static var processorSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
