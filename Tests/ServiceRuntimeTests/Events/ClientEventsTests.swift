import Foundation
import Testing

@testable import ServiceRuntime

/// Clients with events, written as the guidelines ask (G033 to G045) and checked by the compiler.
@Suite("The events of a client")
struct ClientEventsTests {
    fileprivate protocol CatClientDelegate: AnyObject, Sendable {
        func catClient(_ client: CatClient, didMeow meow: String)
        func catClientDidSleep(_ client: CatClient)
    }

    fileprivate final class CatClient: Sendable {
        struct Events: Sendable {
            var onCatMeow: (@Sendable (String) -> Void)?
            var onCatSleep: (@Sendable () -> Void)?
        }

        let events = UnicastEvents(Events())

        var delegate: (any CatClientDelegate)? {
            get { delegateReference.object as? any CatClientDelegate }
            set { delegateReference.object = newValue }
        }

        private let delegateReference = WeakReference()

        func meow(_ text: String) {
            events.onCatMeow?(text)
            delegate?.catClient(self, didMeow: text)
            delegate?.catClientDidSleep(self)
        }
    }

    private final class Listener: CatClientDelegate {
        let heard = Locked<[String]>([])
        func catClient(_: CatClient, didMeow meow: String) { heard.withLock { $0.append(meow) } }
    }

    @Test("reach one handler each, which can be changed and taken away")
    func unicast() {
        let client = CatClient()
        let heard = Locked<[String]>([])
        client.meow("unheard")
        client.events.onCatMeow = { meow in heard.withLock { $0.append("1 \(meow)") } }
        client.meow("a")
        client.events.onCatMeow = { meow in heard.withLock { $0.append("2 \(meow)") } }
        client.meow("b")
        client.events.onCatMeow = nil
        client.meow("c")
        #expect(heard.withLock { $0 } == ["1 a", "2 b"])
    }

    @Test("keep a handler that is set while another one changes")
    func overlappingChanges() {
        let client = CatClient()
        func change(_ handler: inout (@Sendable (String) -> Void)?) {
            client.events.onCatSleep = {}
            handler = { _ in }
        }
        change(&client.events.onCatMeow)
        #expect(client.events.onCatMeow != nil)
        #expect(client.events.onCatSleep != nil)
    }

    @Test("reach a delegate, which is held weakly and implements what it likes")
    func delegates() {
        let client = CatClient()
        var listener: Listener? = Listener()
        client.delegate = listener
        client.meow("a")
        #expect(listener?.heard.withLock { $0 } == ["a"])
        listener = nil
        #expect(client.delegate == nil)
        client.meow("b")
    }

    @Test("may be used by what a handler holds, when that is released")
    func releasing() {
        let client = CatClient()
        let isSilent = Locked<[Bool]>([])
        client.events.onCatSleep = OnRelease { isSilent.withLock { $0.append(client.events.onCatSleep == nil) } }.holder
        client.events.onCatSleep = nil
        #expect(isSilent.withLock { $0 } == [true])
    }

    @Test("may change their handlers from within")
    func reentrance() {
        let client = CatClient()
        let event = MulticastEventsCollection<@Sendable () -> Void>()
        let count = Locked(0)
        let id = Locked("")
        id.withLock { place in
            place = event.register {
                count.withLock { $0 += 1 }
                event.unregister(id.withLock { $0 })
                client.events.onCatSleep = nil
            }
        }
        client.events.onCatSleep = { client.events.onCatSleep = nil }
        client.events.onCatSleep?()
        for handler in event.handlers { handler() }
        for handler in event.handlers { handler() }
        #expect(count.withLock { $0 } == 1)
        #expect(client.events.onCatSleep == nil)
    }
}

extension ClientEventsTests.CatClientDelegate {
    fileprivate func catClientDidSleep(_ client: ClientEventsTests.CatClient) {}
}
