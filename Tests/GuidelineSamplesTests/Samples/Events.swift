// swift-format-ignore-file

import AppConfiguration
import AzureCore
import Foundation

/// *Event Handling: Closures*, lines 283–325 of the guidelines.
public enum EventSamples {
    // Lines 283–300. Departures:
    // - 283: `@unchecked Sendable` is added; the compiler wants it repeated from `PipelineClient`.
    // - 288, 294, 299: no further events are filled in. The client's own part, which tells the handlers, is.
    // - 292, 293: the handlers are `@Sendable`, because a client tells them from any thread, and the properties have
    //   values, without which line 298 does not compile.
    // - 297: `Events()` is a typing error for `UnicastEvents()`.
    public class CatClient: PipelineClient, @unchecked Sendable {

        public struct UnicastEvents {
            public var onCatMeow: ((String) -> Void)? = nil
            public var onCatSleep: ((String) -> Void)? = nil
        }

        public struct MulticastEvents {
            public var onCatMeow: MulticastEventsCollection<(@Sendable (String) -> Void)> = .init()
            public var onCatSleep: MulticastEventsCollection<(@Sendable (String) -> Void)> = .init()
        }

        public var unicastEvents = UnicastEvents()
        public var multicastEvents = MulticastEvents()

        func catDidMeow(_ meow: String) {
            unicastEvents.onCatMeow?(meow)
            for onCatMeow in multicastEvents.onCatMeow.handlers {
                onCatMeow(meow)
            }
        }
    }
}

/// *Event Handling: Closures*, lines 310–325 of the guidelines, whose client has the same name.
public enum MulticastEventSamples {
    // SDK code

    // Lines 310–319. Departures:
    // - 311: `@unchecked Sendable` is added; the compiler wants it repeated from `PipelineClient`.
    // - 313, 314: `@Sendable`, and the properties have values, as above.
    // - 315, 318: no further events are filled in. The client's own part, which tells the handlers, is.
    // - 317: `MulticastEvents()` is a typing error for `Events()`.
    public class CatClient: PipelineClient, @unchecked Sendable {
        public struct Events {
            public var onCatMeow: MulticastEventsCollection<(@Sendable (String) -> Void)> = .init()
            public var onCatSleep: MulticastEventsCollection<(@Sendable (String) -> Void)> = .init()
        }
        public var events = Events()

        func catDidMeow(_ meow: String) {
            for onCatMeow in events.onCatMeow.handlers {
                onCatMeow(meow)
            }
        }
    }

    // Customer Code

    // Lines 321–325. Departures:
    // - The function around them is added, so that a test can watch; the cat meows before and after line 325.
    // - 322: the arguments are filled in, and the initializer throws.
    // - 323, 324: the handlers are filled in.
    // - 324: `event 2` is a typing error for `event2`.
    // - 325: handlers are unregistered from the event, as they are registered with it. The text has
    //   `client.events.unregister(event1)`, while it says in line 281 that `Events` has no methods.
    static func listen(_ meowed: @escaping @Sendable (String) -> Void) throws -> [String] {
        let client = try CatClient(
            endpoint: URL(string: "https://cats.example.com"),
            authPolicy: nil,
            withOptions: ConfigurationClientOptions(),
            package: "Cats"
        )
        let event1 = client.events.onCatMeow.register { meowed("1: \($0)") }
        let event2 = client.events.onCatMeow.register { meowed("2: \($0)") }
        client.catDidMeow("meow")
        client.events.onCatMeow.unregister(event1)
        client.catDidMeow("purr")
        return [event1, event2]
    }
}
