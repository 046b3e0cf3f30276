import AppConfiguration
import AzureCore
import Foundation
import LoopbackServer
import SecretSweep
import Testing

/// A configuration store on this machine, and the generated client for it.
struct ConfigurationStore {
    /// Plays the service.
    let server: LoopbackServer
    /// Talks to it through URLSession.
    let client: ConfigurationClient

    /// The credential that the client was created with.
    static let credential = StaticTokenCredential("s3cret")

    /// Options that allow a credential to travel to this machine without TLS.
    static let options = ConfigurationClientOptions(
        logger: SweepingLogger { Issue.record("\($0)") },
        transportOptions: TransportOptions(allowsInsecureCredentials: true)
    )

    /// A store whose answers are still to be scripted.
    init() throws {
        server = try LoopbackServer()
        client = try ConfigurationClient(
            endpoint: server.url,
            credential: Self.credential,
            withOptions: Self.options
        )
    }

    /// A store with five settings, from `a=1` to `e=5`, which it lists on three pages.
    static func withThreePages() throws -> ConfigurationStore {
        let store = try ConfigurationStore()
        store.server.on("GET", "/kv") { request in
            switch request.query {
            case let query? where query.contains("after=b"):
                return page([("c", "3"), ("d", "4")], next: "/kv?after=d")
            case let query? where query.contains("after=d"):
                return page([("e", "5")], next: nil)
            default:
                return page([("a", "1"), ("b", "2")], next: "/kv?after=b")
            }
        }
        return store
    }

    private static func page(_ settings: [(key: String, value: String)], next: String?) -> Reply {
        let items = settings.map { #"{"key":"\#($0.key)","value":"\#($0.value)"}"# }.joined(separator: ",")
        let link = next.map { #","@nextLink":"\#($0)""# } ?? ""
        return .json(#"{"items":[\#(items)]\#(link)}"#)
    }
}
