import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Servers.ServersClient
private typealias Endpoint = Servers.ServersClientEndpoint

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Servers with variables, several, and those of paths and operations.
    @CaseBuilder static var servers: [Case] {
        Case("variables", "GET /v2/usual") {
            let endpoint = try Endpoint.main(host: $0.host() ?? "", port: String($0.port ?? 0), version: .v2)
            try await Client(endpoint: endpoint, withOptions: .init(logger: sweeping)).usual()
        }
        Case("a relative server", "GET /relative/usual") {
            try await Client(endpoint: Endpoint.relative(at: $0), withOptions: .init(logger: sweeping)).usual()
        }
        Case("the server of a path", "GET /path-server/path") {
            try await client($0).atPath(withOptions: .init(host: authority($0)))
        }
        Case("the server of an operation", "PUT /operation-server/live/path") {
            try await client($0).atOperation(withOptions: .init(host: authority($0), stage: .live))
        }
        Case("the base path of Swagger", "GET /base/usual") {
            try await SwaggerServers.SwaggerServersClient(endpoint: $0, withOptions: .init(logger: sweeping)).usual()
        }
    }

    private static func authority(_ url: URL) -> String { "\(url.host() ?? ""):\(url.port ?? 0)" }
}
