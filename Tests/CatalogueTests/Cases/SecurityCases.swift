import CatalogueClients
import Foundation
import ServiceRuntime

private typealias Client = Security.SecurityClient

extension Case {
    /// Kinds of credentials.
    @CaseBuilder static var security: [Case] {
        Case("an API key", "GET /whoami", headers: ["X-Key": "s3cret-k", "Authorization": nil]) {
            try await key($0).whoami()
        }
        Case("user and password", "GET /whoami", headers: ["Authorization": "Basic dTpzM2NyZXQtcA==", "X-Key": nil]) {
            let credential = BasicCredential(userName: "u", password: "s3cret-p")
            try await Client(
                endpoint: $0,
                credential: credential,
                withOptions: .init(logger: sweeping, transportOptions: insecure)
            ).whoami()
        }
        Case("a token", "GET /whoami", headers: ["Authorization": "Bearer s3cret-t", "X-Key": nil]) {
            let credential = StaticTokenCredential("s3cret-t")
            try await Client(
                endpoint: $0,
                credential: credential,
                withOptions: .init(logger: sweeping, transportOptions: insecure)
            ).whoami()
        }
        Case("an operation that is open to all", "GET /open", headers: ["X-Key": nil, "Authorization": nil]) {
            try await key($0).anyone()
        }
    }

    @Sendable private static func key(_ url: URL) throws -> Client {
        try Client(
            endpoint: url,
            credential: APIKeyCredential("s3cret-k"),
            withOptions: .init(logger: sweeping, transportOptions: insecure)
        )
    }
}
