import Testing

@testable import ServiceRuntime

@Suite("SharedTask", .timeLimit(.minutes(10)))
struct SharedTaskTests {
    @Test("answers everybody who waits")
    func sharing() async throws {
        let (release, releaser) = AsyncStream<Void>.makeStream()
        let work = SharedTask {
            for await _ in release { break }
            return 7
        }
        let second = try #require(work.join())
        async let first = work.value(for: work.founder)
        async let other = work.value(for: second)
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
        let first = Task { try await work.value(for: work.founder) }
        let other = Task { try await work.value(for: second) }
        first.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        let third = try #require(work.join())
        other.cancel()
        await #expect(throws: CancellationError.self) { try await other.value }
        let last = Task { try await work.value(for: third) }
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
            let first = Task { try await work.value(for: work.founder) }
            async let ticket = Task.detached { work.join() }.value
            first.cancel()
            guard let ticket = await ticket else { continue }
            let second = Task { try await work.value(for: ticket) }
            _ = await first.result
            #expect(!work.isOver)
            second.cancel()
            _ = await second.result
        }
    }

    @Test("hands on what the work throws")
    func failure() async {
        struct Failure: Error {}
        let work = SharedTask<Int> { throw Failure() }
        await #expect(throws: Failure.self) { try await work.value(for: work.founder) }
    }
}
