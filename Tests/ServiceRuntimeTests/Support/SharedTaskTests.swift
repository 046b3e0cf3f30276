import Dispatch
import Testing

@testable import ServiceRuntime

@Suite("SharedTask", .timeLimit(.minutes(20)))
struct SharedTaskTests {
    @Test("answers everybody who waits")
    func sharing() async throws {
        let (release, releaser) = AsyncStream<Void>.makeStream()
        let work = SharedTask {
            for await _ in release { break }
            return 7
        }
        let second = try #require(work.join())
        async let first = work.firstTicket.value()
        async let other = second.value()
        releaser.yield()
        let values = try await [first, other]
        #expect(values == [7, 7])
        #expect(work.join() == nil)
    }

    @Test("goes on for the others when one leaves, and ends when the last one does")
    func leaving() async throws {
        let (cancellations, cancellation) = AsyncStream<Void>.makeStream()
        let work = SharedTask<Int> {
            do {
                try await untilCanceled()
            } catch {
                cancellation.yield()
            }
            return 1
        }
        let second = try #require(work.join())
        let first = Task { try await work.firstTicket.value() }
        let other = Task { try await second.value() }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        let third = try #require(work.join())
        other.cancel()
        await #expect(throws: CancellationError.self) { try await other.value }
        let last = Task { try await third.value() }
        last.cancel()
        await #expect(throws: CancellationError.self) { try await last.value }
        for await _ in cancellations { break }
        #expect(work.join() == nil)
    }

    @Test("fails nobody who joins while the last one leaves")
    func joiningWhileLeaving() async throws {
        for _ in 1...2000 {
            let work = SharedTask<Int> {
                try await untilCanceled()
                return 0
            }
            let first = Task { try await work.firstTicket.value() }
            async let ticket = Task.detached { work.join() }.value
            first.cancel()
            guard let ticket = await ticket else { continue }
            let second = Task { try await ticket.value() }
            _ = await first.result
            #expect(!work.isOver)
            second.cancel()
            _ = await second.result
        }
    }

    @Test("stays a success for those who join after it, even if the last one who waited leaves meanwhile")
    func leavingAfterSuccess() async throws {
        for _ in 1...2000 {
            let (release, releaser) = AsyncStream<Void>.makeStream()
            let work = SharedTask {
                for await _ in release { break }
                return 7
            }
            let last = Task { try await work.firstTicket.value() }
            async let value: Int? = Task.detached {
                while !work.isOver { await Task.yield() }
                return try await work.join(afterSuccess: true)?.value()
            }.value
            async let leaving: Void = Task.detached { last.cancel() }.value
            releaser.yield()
            await leaving
            // Nil: it was canceled before it had succeeded.
            #expect([7, nil].contains(try await value))
        }
    }

    @Test("has the highest priority of those that wait, also if one of them is raised later", arguments: [false, true])
    @available(macOS 26, iOS 26, tvOS 26, watchOS 26, *)
    func priority(isRaisedLater: Bool) async throws {
        let isRunning = Signal()
        // Nobody can tell when work of that priority runs on a busy machine, so its time begins when it is waited for.
        let end = Locked<ContinuousClock.Instant?>(nil)
        let started = Task.detached(priority: .background) {
            let work = SharedTask {
                isRunning.give()
                while Task.currentPriority < .high, end.withLock({ $0.map { .now < $0 } ?? true }) {
                    await Task.yield()
                }
                return Task.currentPriority
            }
            let ticket = try #require(work.join())
            return (Task { try await work.firstTicket.value() }, ticket)
        }
        let (first, ticket) = try await started.value
        await isRunning.wait()
        let raised = Task.detached(priority: .high) {
            end.exchange(\.self, for: .now + .seconds(120))
            return isRaisedLater ? try await first.value : try await ticket.value()
        }
        #expect(try await raised.value == .high)
    }

    @Test(
        "answers at once when it is canceled, though a handler of the work blocks the thread that calls it",
        arguments: [0, 1]
    )
    func blockingHandler(way: Int) async throws {
        let (isRunning, isBlocked, mayEnd) = (Signal(), Signal(), Signal())
        let (end, hasEnded) = (DispatchSemaphore(value: 0), Locked(false))
        let work = SharedTask<Int> {
            await withTaskCancellationHandler {
                isRunning.give()
                await mayEnd.wait()
            } onCancel: {
                isBlocked.give()
                _ = end.wait(timeout: .now() + 60)
                hasEnded.exchange(\.self, for: true)
            }
            return 1
        }
        let waiter = Task { try await work.firstTicket.value() }
        await isRunning.wait()
        if way == 0 { work.cancel() } else { waiter.cancel() }
        await #expect(throws: CancellationError.self) { try await waiter.value }
        await isBlocked.wait()
        #expect(!hasEnded.withLock { $0 })
        end.signal()
        mayEnd.give()
    }

    @Test("has few threads for many that are canceled at once, and answers all although their handlers block")
    func manyBlockingHandlers() async throws {
        let end = DispatchSemaphore(value: 0)
        let running = Locked((now: 0, most: 0))
        let (told, teller) = AsyncStream<Void>.makeStream()
        var all: [SharedTask<Void>] = []
        for _ in 0..<100 {
            let isRunning = Signal()
            all.append(
                SharedTask {
                    let mayEnd = Signal()
                    await withTaskCancellationHandler {
                        isRunning.give()
                        await mayEnd.wait()
                    } onCancel: {
                        running.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                        _ = end.wait(timeout: .now() + 60)
                        running.withLock { $0.now -= 1 }
                        mayEnd.give()
                        teller.yield()
                    }
                }
            )
            await isRunning.wait()
        }
        let waiters = all.map { work in Task { try await work.firstTicket.value() } }
        for work in all { work.cancel() }
        for waiter in waiters { await #expect(throws: CancellationError.self) { try await waiter.value } }
        #expect(running.withLock(\.most) <= 8)
        // All are told in the end.
        for _ in all { end.signal() }
        for await _ in told.prefix(all.count) {}
        #expect(running.withLock(\.now) == 0)
    }

    @Test("tells the work that it is canceled before those that wait", arguments: [0, 1])
    func orderOfCancellation(way: Int) async throws {
        for _ in 0..<200 {
            let (isRunning, mayEnd) = (Signal(), Signal())
            let isTold = Locked(false)
            let work = SharedTask<Int>(maximumCancellationDelay: .seconds(60)) {
                await withTaskCancellationHandler {
                    isRunning.give()
                    await mayEnd.wait()
                } onCancel: {
                    isTold.exchange(\.self, for: true)
                }
                return 1
            }
            let waiter = Task { try await work.firstTicket.value() }
            await isRunning.wait()
            if way == 0 { work.cancel() } else { waiter.cancel() }
            await #expect(throws: CancellationError.self) { try await waiter.value }
            #expect(isTold.withLock { $0 })
            mayEnd.give()
        }
    }

    @Test("hands on what the work throws")
    func failure() async {
        struct Failure: Error {}
        let work = SharedTask<Int> { throw Failure() }
        await #expect(throws: Failure.self) { try await work.firstTicket.value() }
    }
}
