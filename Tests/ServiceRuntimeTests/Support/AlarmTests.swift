import Testing

@testable import ServiceRuntime

@Suite("An alarm", .timeLimit(.minutes(20)))
struct AlarmTests {
    @Test("goes off once its time has come, however many others are set for later or earlier")
    func order() async {
        let count = 500
        let (numbers, number) = AsyncStream<Int>.makeStream()
        let late = Alarm(after: .seconds(3600)) { number.yield(count) }
        // Each second one is set for a time before that of the last.
        let alarms = (0..<count).map { index in
            Alarm(after: .milliseconds(index % 2 == 0 ? 20 + index / 10 : 1)) { number.yield(index) }
        }
        var rung: Set<Int> = []
        for await number in numbers {
            rung.insert(number)
            if rung.count == count { break }
        }
        #expect(rung == Set(0..<count))
        late.cancel()
        withExtendedLifetime(alarms) {}
    }

    @Test("that is canceled lets go of what it holds, wherever it stands among the others", arguments: 0..<3)
    func cancellation(index: Int) {
        let released = Locked<[Int]>([])
        let alarms = [1, 3, 2].enumerated().map { place, hours in
            let held = OnRelease { released.withLock { $0.append(place) } }
            return Alarm(after: .seconds(3600 * hours)) { withExtendedLifetime(held) {} }
        }
        alarms[index].cancel()
        #expect(released.withLock { $0 } == [index])
        alarms[index].cancel()
        alarms.forEach { $0.cancel() }
        #expect(released.withLock(\.count) == 3)
    }

    @Test("may be set and canceled by what another one does")
    func nesting() async {
        let (ends, end) = AsyncStream<Void>.makeStream()
        let inner = Locked<Alarm?>(nil)
        let other = Alarm(after: .seconds(3600)) {}
        let outer = Alarm(after: .milliseconds(1)) {
            other.cancel()
            let alarm = Alarm(after: .milliseconds(1)) { end.finish() }
            inner.exchange(\.self, for: alarm)
        }
        for await _ in ends {}
        withExtendedLifetime((outer, inner)) {}
    }
}
