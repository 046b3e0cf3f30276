import Dispatch
import Foundation

/// Buffers a body between the session, which pushes it, and its reader, which pulls it.
///
/// What touches the disk is done on a queue: the reader, whose thread is one of a few, does not wait for it there. Nor does the sender,
/// whose thread serves other transfers, too, unless it is 2 MB ahead of the disk: then all of them wait, because memory would grow
/// otherwise.
final class BodyBuffer: Sendable {
    /// What becomes of the data if more comes than is read, so that memory usage stays constant.
    enum Overflow: Sendable {
        /// None comes, because the sender is asked to pause, or to go on.
        case pauses(_ setPaused: @Sendable (Bool) -> Void)
        /// It goes into a file, from a sender that cannot pause. The disk is used on a serial queue.
        case spills(_ disk: DispatchQueue)
    }

    private typealias Waiter = CheckedContinuation<Data?, any Error>

    private struct State {
        /// What is in memory. It came after what is on disk.
        var parts: [Data] = []
        var size = 0
        var received = 0
        var end: Result<Void, any Error>?
        var waiter: Waiter?
        /// Whether the waiter waits for the disk, not for the sender.
        var isWaitingForDisk = false
        /// Of a sender that pauses: whether it should, and what it was told last.
        var mustPause = false
        var isPaused = false
        /// Whether a thread is telling it.
        var isNotifying = false
        /// What does not fit into memory, if it spills. Whoever uses it, on the queue, takes it meanwhile.
        var overflow: OverflowFile?
        /// How many bytes are on disk, or on their way there.
        var storedSize = 0
        /// Whether the parts are about to be put there.
        var isSpilling = false
        /// Whether nobody will read any more.
        var isDropped = false

        /// Whether a reader has had all that has come.
        var isRead: Bool { parts.isEmpty && storedSize == 0 }

        mutating func takeParts() -> [Data] {
            defer { parts = [] }
            size = 0
            mustPause = false
            return parts
        }

        /// Takes the reader that waits for the sender, or for the disk.
        mutating func takeWaiter(forDisk: Bool) -> Waiter? {
            guard isWaitingForDisk == forDisk else { return nil }
            isWaitingForDisk = false
            defer { waiter = nil }
            return waiter
        }
    }

    /// What a reader is told.
    private enum Reading: Sendable {
        case parts([Data])
        case end
        case failure(any Error)
        case wait
        case waitForDisk
    }

    /// How many bytes may wait in memory for the reader.
    ///
    /// They come from several threads and are released on others, and each of these keeps as much as it once had (glibc has a heap for
    /// each), so what a transfer takes is a multiple of this.
    static let capacity = 1 << 18

    /// The maximum number of bytes that wait for a disk that is slower than the sender. Then the sender waits.
    private static let largestBacklog = 8 * capacity

    private let state = Locked(State())
    private let whenFull: Overflow
    private let stop: @Sendable () -> Void

    /// A buffer that nothing has come into.
    ///
    /// - Parameters:
    ///   - whenFull: What becomes of what does not fit.
    ///   - onCancel: Tells the sender that there is no reader any more.
    init(whenFull: Overflow = .spills(.dedicated()), onCancel: @escaping @Sendable () -> Void = {}) {
        self.whenFull = whenFull
        stop = onCancel
    }

    /// How many bytes have come so far.
    var received: Int { state.withLock(\.received) }

    // MARK: The sender

    /// Takes the next part.
    func append(_ data: Data) {
        guard !data.isEmpty else { return }
        let (waiter, mustSpill, mustWait): (Waiter?, Bool, Bool) = state.withLock { state in
            guard state.end == nil else { return (nil, false, false) }
            state.received += data.count
            if let waiter = state.takeWaiter(forDisk: false) {
                return (waiter, false, false)
            }
            state.parts.append(data)
            state.size += data.count
            state.mustPause = state.size > Self.capacity
            guard case .spills = whenFull, state.mustPause else { return (nil, false, false) }
            defer { state.isSpilling = true }
            return (nil, !state.isSpilling, state.size > Self.largestBacklog)
        }
        waiter?.resume(returning: data)
        if mustSpill { onDisk { self.spill() } }
        if mustWait, case .spills(let disk) = whenFull { disk.sync {} }
        notifySender()
    }

    /// Tells the sender to pause or to go on, if that is something new. One thread at a time does so: told in another order than
    /// was meant, a sender would pause for ever.
    private func notifySender() {
        guard case .pauses(let setPaused) = whenFull else { return }
        while true {
            let mustPause: Bool? = state.withLock { state in
                guard !state.isNotifying, state.mustPause != state.isPaused, state.end == nil else { return nil }
                state.isNotifying = true
                state.isPaused = state.mustPause
                return state.mustPause
            }
            guard let mustPause else { return }
            setPaused(mustPause)
            state.withLock { $0.isNotifying = false }
        }
    }

    /// Puts what is in memory on disk.
    private func spill() {
        let (parts, overflow): ([Data], OverflowFile?) = state.withLock { state in
            state.isSpilling = false
            guard !state.parts.isEmpty else { return ([], nil) }
            state.storedSize += state.size
            return (state.takeParts(), state.overflow.take())
        }
        guard !parts.isEmpty else { return }
        do {
            var overflow = overflow ?? OverflowFile()
            for part in parts { try overflow.append(part) }
            keep(overflow)
        } catch {
            fail(error)
        }
    }

    /// Gives the reader what is next on disk.
    private func readFromDisk() {
        guard var overflow = state.withLock({ $0.overflow.take() }) else { return }
        do {
            let data = try overflow.take(upTo: Self.capacity)
            keep(overflow)
            let waiter: Waiter? = state.withLock { state in
                guard !state.isDropped else { return nil }
                state.storedSize -= data.count
                return state.takeWaiter(forDisk: true)
            }
            waiter?.resume(returning: data)
        } catch {
            fail(error)
        }
    }

    private func onDisk(_ work: @escaping @Sendable () -> Void) {
        if case .spills(let disk) = whenFull { disk.async(execute: work) }
    }

    private func keep(_ overflow: OverflowFile) {
        state.withLock { state in
            if !state.isDropped { state.overflow = overflow }
        }
    }

    /// Ends the body here, because of the disk or for its reader: what comes after what is lost is of no use.
    private func fail(_ error: any Error) {
        finish(throwing: error)
        drop(error)
        stop()
    }

    /// Ends the body. What has come can still be read.
    ///
    /// - Parameter error: Why the body ends before its end, or `nil` if it is complete.
    func finish(throwing error: (any Error)? = nil) {
        let waiter: Waiter? = state.withLock { state in
            guard state.end == nil else { return nil }
            state.end = error.map { .failure($0) } ?? .success(())
            return state.takeWaiter(forDisk: false)
        }
        if let error {
            waiter?.resume(throwing: error)
        } else {
            waiter?.resume(returning: nil)
        }
    }

    // MARK: The reader

    /// Waits for what comes next.
    ///
    /// - Returns: All that has come since, or `nil` at the end.
    /// - Throws: Why the body ends before its end; `CancellationError` if the task or the transfer was canceled.
    func next() async throws -> Data? {
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                switch take(for: continuation) {
                case .parts(let parts): continuation.resume(returning: Self.joined(parts))
                case .end: continuation.resume(returning: nil)
                case .failure(let error): continuation.resume(throwing: error)
                case .wait: break
                case .waitForDisk: onDisk { self.readFromDisk() }
                }
                notifySender()
            }
        } onCancel: {
            cancel()
        }
    }

    /// Drops what has come, and tells the sender. A body that has come to its end but was not read to it ends here, too.
    func cancel() { fail(CancellationError()) }

    /// Drops what was not read.
    ///
    /// - Parameter error: What follows instead of it, if there is anything.
    private func drop(_ error: any Error) {
        let (waiter, overflow, parts): (Waiter?, OverflowFile?, [Data]) = state.withLock { state in
            if !state.isRead { state.end = .failure(error) }
            state.isDropped = true
            state.storedSize = 0
            return (state.takeWaiter(forDisk: true), state.overflow.take(), state.takeParts())
        }
        waiter?.resume(throwing: error)
        // The file is removed with the last reference to it, which takes the disk its time.
        if let overflow { onDisk { withExtendedLifetime(overflow) {} } }
        withExtendedLifetime(parts) {}
    }

    private static func joined(_ parts: [Data]) -> Data {
        guard parts.count > 1 else { return parts.first ?? Data() }
        var joined = Data(capacity: parts.reduce(0) { $0 + $1.count })
        for part in parts { joined.append(part) }
        return joined
    }

    private func take(for continuation: Waiter) -> Reading {
        state.withLock { state in
            guard state.waiter == nil else {
                let message = "A response body cannot be read by two tasks at once."
                return .failure(ServiceError.client(message))
            }
            if state.storedSize > 0 {
                state.waiter = continuation
                state.isWaitingForDisk = true
                return .waitForDisk
            }
            if !state.parts.isEmpty { return .parts(state.takeParts()) }
            switch state.end {
            case .success?: return .end
            case .failure(let error)?: return .failure(error)
            case nil: break
            }
            state.waiter = continuation
            return .wait
        }
    }
}
