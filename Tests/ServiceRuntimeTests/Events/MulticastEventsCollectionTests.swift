import Testing

@testable import ServiceRuntime

@Suite("MulticastEventsCollection")
struct MulticastEventsCollectionTests {
    @Test("tells every handler, in the order in which they came")
    func handlers() {
        let heard = Locked<[String]>([])
        let event = MulticastEventsCollection<@Sendable (String) -> Void>()
        event.register { text in heard.withLock { $0.append("1 \(text)") } }
        let second = event.register { text in heard.withLock { $0.append("2 \(text)") } }
        event.register { text in heard.withLock { $0.append("3 \(text)") } }
        event.unregister(second)
        event.unregister("never registered")
        for handler in event.handlers {
            handler("meow")
        }
        #expect(heard.withLock { $0 } == ["1 meow", "3 meow"])
    }

    @Test("a handler may take itself out while it is told")
    func reentrancy() {
        let calls = Locked(0)
        let id = Locked("")
        let event = MulticastEventsCollection<@Sendable () -> Void>()
        let registered = event.register { [unowned event] in
            calls.withLock { $0 += 1 }
            event.unregister(id.withLock { $0 })
        }
        id.withLock { $0 = registered }
        for _ in 0..<2 {
            for handler in event.handlers {
                handler()
            }
        }
        #expect(calls.withLock { $0 } == 1)
        #expect(event.handlers.isEmpty)
    }

    @Test("what a handler holds may use the collection when it is released")
    func releasing() {
        let left = Locked<[Int]>([])
        let event = MulticastEventsCollection<@Sendable () -> Void>()
        event.register {}
        let id = event.register(OnRelease { left.withLock { $0.append(event.handlers.count) } }.holder)
        event.unregister(id)
        #expect(left.withLock { $0 } == [1])
    }

    @Test("can be used from many tasks at once")
    func concurrency() async {
        let event = MulticastEventsCollection<@Sendable () -> Void>()
        let ids = await withTaskGroup(of: String.self) { group in
            for _ in 0..<100 {
                group.addTask { event.register {} }
            }
            return await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(ids.count == 100)
        #expect(event.handlers.count == 100)
    }
}
