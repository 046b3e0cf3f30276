import CatalogueClients
import Foundation
import ServiceRuntime

private typealias Client = Credentials.CredentialsClient

extension Case {
    /// Credentials in every place, and operations that want others.
    @CaseBuilder static var credentials: [Case] {
        Case("OAuth 2", "GET /usual", headers: ["Authorization": "Bearer t", "Cookie": nil]) {
            try await all($0).usual()
        }
        Case("a key in the query", "GET /query?key=k%2F1", headers: ["Authorization": nil]) {
            try await all($0).byQuery()
        }
        Case("a key in a cookie", "GET /cookie", headers: ["Cookie": "session=s", "Authorization": nil]) {
            try await all($0).byCookie()
        }
        Case("two together", "GET /both?key=k%2F1", headers: ["Authorization": "Bearer t"]) {
            try await all($0).byBoth()
        }
        Case("the first of several", "GET /either", headers: ["Cookie": "session=s", "Authorization": nil]) {
            try await all($0).byEither()
        }
        Case(
            "OpenID Connect, which is all there is",
            "GET /either",
            headers: ["Authorization": "Bearer i", "Cookie": nil]
        ) {
            try await Client(endpoint: $0, identityCredential: StaticTokenCredential("i"), withOptions: insecure)
                .byEither()
        }
        Case("none where one may be", "GET /optional", headers: ["Authorization": nil]) {
            try await Client(endpoint: $0, identityCredential: StaticTokenCredential("i"), withOptions: insecure)
                .optional()
        }
        Case("one where none need be", "GET /optional?key=k%2F1") { try await all($0).optional() }
        Case("none", "GET /open", headers: ["Authorization": nil, "Cookie": nil]) { try await all($0).open() }
    }

    @Sendable private static func all(_ url: URL) throws -> Client {
        try Client(
            endpoint: url,
            tokenCredential: StaticTokenCredential("t"),
            identityCredential: StaticTokenCredential("i"),
            queryCredential: APIKeyCredential("k/1"),
            cookieCredential: APIKeyCredential("s"),
            withOptions: insecure
        )
    }

    private static var insecure: Credentials.CredentialsClientOptions {
        .init(transportOptions: TransportOptions(allowsInsecureCredentials: true))
    }
}
