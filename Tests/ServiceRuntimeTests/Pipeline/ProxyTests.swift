import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("Proxies", .timeLimit(.minutes(20)))
struct ProxyTests {
    private func client(_ transportOptions: TransportOptions, endpoint: String) throws -> PipelineClient {
        var options = ScriptedClientOptions()
        options.transportOptions = transportOptions
        return try PipelineClient(
            endpoint: URL(string: endpoint),
            authPolicy: nil,
            withOptions: options,
            package: "Scripted"
        )
    }

    #if canImport(FoundationNetworking)
        @Test("of the environment are used on Linux")
        func environment() async {
            // Variables belong to the whole process, so this one is another.
            await #expect(processExitsWith: .success) {
                let proxy = try LoopbackServer()
                proxy.on("GET", "http://service.test/a") { _ in .status(204) }
                proxy.on("CONNECT", "service.test:443") { _ in .status(403) }
                let direct = try LoopbackServer()
                direct.reply(.status(204))
                setenv("http_proxy", proxy.url.absoluteString, 1)
                setenv("https_proxy", proxy.url.absoluteString, 1)
                setenv("no_proxy", "127.0.0.1", 1)
                func client(_ endpoint: String) throws -> PipelineClient {
                    try .scripted(URLSessionTransport(), endpoint: endpoint, retryOptions: .none)
                }
                let response = try await client("http://service.test").send(.get, "/a?b=1")
                precondition(response.statusCode == 204)
                precondition(proxy.requests.map(\.target) == ["http://service.test/a?b=1"])
                do {
                    _ = try await client("https://service.test").send(.get, "/a")
                    preconditionFailure("a proxy that opens no tunnel gives no answer")
                } catch {
                    precondition(error is ServiceError)
                }
                precondition(proxy.requests.map(\.target).last == "service.test:443")
                _ = try await client(direct.url.absoluteString).send()
                precondition(direct.requests.count == 1)
                precondition(proxy.requests.count == 2)
            }
        }

        @Test("that open a tunnel, or refuse to, have not answered for the service")
        func tunnel() async {
            await #expect(processExitsWith: .success) {
                let proxy = try LoopbackServer()
                // It opens the tunnel and closes the connection before the service could prove who it is.
                let opened = Data("HTTP/1.1 200 Connection established\r\nX-From: proxy\r\n\r\n".utf8)
                proxy.on("CONNECT", "service.test:443") { _ in Reply(delivery: .raw(opened)) }
                proxy.on("CONNECT", "closed.test:443") { _ in .status(407, headers: [("Proxy-Authenticate", "Basic")]) }
                setenv("https_proxy", proxy.url.absoluteString, 1)
                func error(_ host: String, streamed: Bool) async throws -> ServiceError {
                    let client = try PipelineClient.scripted(
                        URLSessionTransport(),
                        endpoint: "https://\(host)",
                        retryOptions: .none
                    )
                    let request = ServiceRequest(RequestDescription(.get, "/a"), client: client, returns: .data)
                    return try await failure {
                        if streamed {
                            _ = try await request.streamed().response()
                        } else {
                            _ = try await request.response()
                        }
                    }
                }
                for streamed in [true, false] {
                    let cutOff = try await error("service.test", streamed: streamed)
                    precondition(cutOff.clientMessage?.contains("could not connect") == true, "\(cutOff)")
                    let refused = try await error("closed.test", streamed: streamed)
                    precondition(refused.clientMessage?.contains("response 407") == true, "\(refused)")
                }
            }
        }

        @Test("of the options are refused on Linux rather than gone around")
        func refusal() throws {
            let settings = TransportOptions(proxy: ProxySettings(host: "proxy.example", port: 8080))
            let error = #expect(throws: ServiceError.self) { try client(settings, endpoint: "https://example.org") }
            #expect(error.map { "\($0)" }?.contains("https_proxy") == true)
        }
    #endif

    @Test(
        "that make no sense are refused",
        arguments: [("", 1), ("http://proxy", 1), ("proxy", 0), ("proxy", 65_536)]
    )
    func validation(host: String, port: Int) {
        let error = #expect(throws: ServiceError.self) {
            try client(TransportOptions(proxy: ProxySettings(host: host, port: port)), endpoint: "https://example.org")
        }
        #expect(error.map { "\($0)" }?.contains("is not a valid proxy") == true)
    }

    @Test("are not given to a transport that does not know of them")
    func ownTransport() {
        let options = TransportOptions(
            transport: ScriptedTransport(.status(200)),
            proxy: ProxySettings(host: "proxy.example", port: 8080)
        )
        let error = #expect(throws: ServiceError.self) { try client(options, endpoint: "https://example.org") }
        #expect(error.map { "\($0)" }?.contains("a proxy and a transport") == true)
    }

    @Test("are given to the session for both schemes")
    func dictionary() {
        let dictionary = ProxySettings(host: "proxy.example", port: 8080).dictionary
        for scheme in ["HTTP", "HTTPS"] {
            #expect(dictionary["\(scheme)Enable"] as? Int == 1)
            #expect(dictionary["\(scheme)Proxy"] as? String == "proxy.example")
            #expect(dictionary["\(scheme)Port"] as? Int == 8080)
        }
    }
}
