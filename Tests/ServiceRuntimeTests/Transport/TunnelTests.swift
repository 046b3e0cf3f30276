import Foundation
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What a transfer makes of what the session of FoundationNetworking reports behind a proxy: the answer of the proxy to
/// `CONNECT` like one of the service, and the service's own behind it.
@Suite("A response through a tunnel", .timeLimit(.minutes(20)))
struct TunnelTests {
    private func head(_ status: Int, _ fields: [String: String] = [:]) throws -> HTTPURLResponse {
        let url = try #require(URL(string: "https://service.test/"))
        return try #require(HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: fields))
    }

    /// What a waiter gets of what a session reports.
    private func received(
        streamed: Bool,
        _ report: @escaping @Sendable (URLSessionTransfer) -> Void
    ) async throws -> (status: Int, from: String?, body: String, isStream: Bool) {
        let buffer = streamed ? BodyBuffer() : nil
        let transfer = URLSessionTransfer(into: buffer, isTunneled: true)
        let received = try await withCheckedThrowingContinuation { continuation in
            if transfer.begin(continuation) { report(transfer) }
        }
        var body = received.data
        while let part = try await received.body?.next() { body.append(part) }
        let fields = received.response.allHeaderFields
        return (
            received.response.statusCode, fields["X-From"] as? String, String(decoding: body, as: UTF8.self),
            received.body != nil
        )
    }

    @Test("is the service's, not the proxy's", arguments: [true, false], [200, 404])
    func throughTunnel(streamed: Bool, status: Int) async throws {
        let heads = [try head(200, ["X-From": "proxy"]), try head(status, ["X-From": "service"])]
        let received = try await received(streamed: streamed) { transfer in
            for head in heads { transfer.receive(head) }
            _ = transfer.receive(Data("fig".utf8))
            transfer.finish()
        }
        #expect(received == (status, "service", "fig", streamed && status == 200))
    }

    @Test("is the first one over a tunnel that is there already", arguments: [true, false], ["fig", ""])
    func keptTunnel(streamed: Bool, body: String) async throws {
        let head = try head(200, ["X-From": "service"])
        let received = try await received(streamed: streamed) { transfer in
            transfer.receive(head)
            if !body.isEmpty { _ = transfer.receive(Data(body.utf8)) }
            transfer.finish()
        }
        #expect(received == (200, "service", body, streamed))
    }

    @Test("is one that the session did not report, even behind the proxy's", arguments: [true, false])
    func unreported(streamed: Bool) async throws {
        let (proxys, services) = (try head(200, ["X-From": "proxy"]), try head(308, ["X-From": "service"]))
        let received = try await received(streamed: streamed) { transfer in
            transfer.receive(proxys)
            #expect(transfer.isWithoutResponse)
            transfer.receiveUnreported(services)
            transfer.finish()
        }
        #expect(received == (308, "service", "", false))
    }

    #if canImport(FoundationNetworking)
        @Test("has not begun while only the proxy has answered", arguments: [true, false])
        func handshake(streamed: Bool) async throws {
            let head = try head(200)
            let words = "SSL certificate problem: self-signed certificate"
            let error = await #expect(throws: URLError.self) {
                try await received(streamed: streamed) { transfer in
                    transfer.receive(head)
                    let error = URLError(.unknown, userInfo: [NSLocalizedDescriptionKey: words])
                    transfer.fail(with: error, sentCount: 0)
                }
            }
            #expect(error?.code == .serverCertificateUntrusted)
        }
    #endif
}
