import Foundation

#if canImport(Glibc)
    import Glibc
#endif

/// The number of allocations that the process has made, if `allocations.c` was preloaded to count them.
enum AllocationCounter {
    /// Reads the number; nil if nobody counts.
    static var count: (() -> Int)? {
        guard let symbol = dlsym(nil, "allocation_count") else { return nil }
        let function = unsafeBitCast(symbol, to: (@convention(c) () -> Int).self)
        return { function() }
    }
}
