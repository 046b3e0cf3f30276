import AppConfiguration
import AzureCore
import Foundation
import LoopbackServer
import Testing

/// Runs the samples about events and delegates.
@Suite(.timeLimit(.minutes(20))) struct EventSamplesTests {
    @Test func eventsReachTheHandlersThatAreThere() async throws {
        let client = try EventSamples.CatClient(
            endpoint: URL(string: "https://cats.example.com"),
            authPolicy: nil,
            withOptions: ConfigurationClientOptions(),
            package: "Cats"
        )
        let lines = Lines()
        client.catDidMeow("unheard")
        client.unicastEvents.onCatMeow = { lines.print("only: \($0)") }
        client.multicastEvents.onCatMeow.register { lines.print("first: \($0)") }
        client.multicastEvents.onCatMeow.register { lines.print("second: \($0)") }
        client.multicastEvents.onCatSleep.register { lines.print("asleep: \($0)") }
        client.catDidMeow("meow")

        #expect(await lines.all() == ["only: meow", "first: meow", "second: meow"])
    }

    @Test func aHandlerIsUnregisteredByItsIdentifier() async throws {
        let lines = Lines()
        let ids = try MulticastEventSamples.listen { lines.print($0) }

        #expect(await lines.all() == ["1: meow", "2: meow", "2: purr"])
        #expect(ids.compactMap { UUID(uuidString: $0) }.count == 2)
        #expect(Set(ids).count == 2)
    }

    @Test func anUnknownIdentifierUnregistersNothing() async {
        let lines = Lines()
        let event = MulticastEventsCollection<@Sendable (String) -> Void>()
        let id = event.register { lines.print($0) }
        event.unregister("unknown")
        event.handlers.forEach { $0("meow") }
        event.unregister(id)
        event.unregister(id)

        #expect(event.handlers.isEmpty)
        #expect(await lines.all() == ["meow"])
    }

    @Test func aDelegateImplementsTheMethodsThatItLikes() async throws {
        let store = try ConfigurationStore()
        store.server.reply(
            .json(
                """
                {"items": [
                    {"key": "FooColour", "value": "blue"},
                    {"key": "FooColour"},
                    {"key": "FooColour", "value": "red"},
                    {"key": "FooColour", "value": "green"}
                ]}
                """
            )
        )
        let lines = Lines()
        let controller = DelegateSamples.SettingsController(client: store.client) { lines.print($0) }
        controller.registerForChanges()

        #expect(await lines.first(2) == ["FooColour: green -> red", "FooColour:  -> blue"])
        #expect(store.server.requests.map(\.target) == ["/revisions?key=Foo%2A&api-version=2024-09-01"])
        // The client holds its delegate weakly.
        withExtendedLifetime(controller) {}
    }
}
