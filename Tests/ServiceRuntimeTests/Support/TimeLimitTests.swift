import Testing

@testable import ServiceRuntime

@Suite("Work that must be done in some time", .timeLimit(.minutes(20)))
struct TimeLimitTests {
    private let short = Duration.milliseconds(1)
    private let long = Duration.seconds(3600)

    @Test("is given up when the time is over, and the error tells which of two limits that was")
    func limits() async {
        let clock = ContinuousClock()
        await #expect(throws: TimeLimit.Exceeded.work) {
            try await TimeLimit.run(short, clock) { _ in try await untilCanceled() }
        }
        await #expect(throws: TimeLimit.Exceeded.head) {
            try await TimeLimit.run(nil, untilHead: short, clock) { _ in try await untilCanceled() }
        }
        await #expect(throws: TimeLimit.Exceeded.work) {
            try await TimeLimit.run(short, untilHead: long, clock) { _ in try await untilCanceled() }
        }
        await #expect(throws: TimeLimit.Exceeded.head) {
            try await TimeLimit.run(long, untilHead: short, clock) { _ in try await untilCanceled() }
        }
    }

    @Test("need not be quick behind the head, unless there is a limit for all of it")
    func head() async throws {
        let clock = ManualClock()
        let value = try await TimeLimit.run(.seconds(9), untilHead: .seconds(5), clock) { onHead in
            await clock.sleepers(.seconds(5), .seconds(9))
            onHead?()
            await clock.sleepers(.seconds(9))
            clock.advance(by: .seconds(8))
            return 7
        }
        #expect(value == 7)
        await #expect(throws: TimeLimit.Exceeded.work) {
            try await TimeLimit.run(.seconds(9), untilHead: .seconds(5), clock) { onHead in
                await clock.sleepers(.seconds(5), .seconds(9))
                onHead?()
                await clock.sleepers(.seconds(9))
                clock.advance(by: .seconds(9))
                try await untilCanceled()
            }
        }
    }

    @Test("is not begun when there is no time left, and knows of no head where there is no limit for it")
    func noTime() async throws {
        await #expect(throws: TimeLimit.Exceeded.work) {
            try await TimeLimit.run(.zero, ContinuousClock()) { _ in Issue.record("the work has begun") }
        }
        #expect(try await TimeLimit.run(long, ContinuousClock()) { $0 == nil })
    }

    @Test("fails with its own error, and with that of a canceled task")
    func errors() async {
        struct Own: Error {}
        await #expect(throws: Own.self) {
            try await TimeLimit.run(long, untilHead: long, ContinuousClock()) { _ in throw Own() }
        }
        let call = Task {
            try await TimeLimit.run(long, untilHead: long, ContinuousClock()) { _ in try await untilCanceled() }
        }
        call.cancel()
        await #expect(throws: CancellationError.self) { try await call.value }
    }
}
