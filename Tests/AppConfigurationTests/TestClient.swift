import AppConfiguration
import Foundation
import LoopbackServer
import SecretSweep
import ServiceRuntime
import Testing

/// A real server, and a client of it that sends over `URLSession`.
struct TestClient {
    let server: LoopbackServer
    let client: ConfigurationClient

    /// Starts a server.
    ///
    /// - Parameters:
    ///   - tries: How often a request is sent at most; retries do not wait.
    ///   - timeout: How long a response may take, in seconds.
    init(tries: Int = 1, timeout: TimeInterval? = nil) throws {
        server = try LoopbackServer()
        let transport = TransportOptions(
            timeout: timeout,
            retryOptions: RetryOptions(maximumTries: tries, delay: 0),
            allowsInsecureCredentials: true
        )
        client = try ConfigurationClient(
            endpoint: server.url,
            credential: StaticTokenCredential("s3cret-token"),
            withOptions: ConfigurationClientOptions(logger: sweeping, transportOptions: transport)
        )
    }

    /// Scripts a list of three pages, which are linked as the service links them.
    func replyThreePages() {
        server.on("GET", "/kv") { request in
            let query = request.query ?? ""
            let page = query.contains("after=2") ? 3 : query.contains("after=1") ? 2 : 1
            let link = page < 3 ? #","@nextLink":"/kv?api-version=2024-09-01&after=\#(page)""# : ""
            return .json(#"{"items":[{"key":"a\#(page)"},{"key":"b\#(page)"}]\#(link)}"#)
        }
    }
}

/// Fails the test if a secret is in the log.
let sweeping = SweepingLogger { Issue.record("\($0)") }

/// All six keys of the three pages.
let allKeys = ["a1", "b1", "a2", "b2", "a3", "b3"]
