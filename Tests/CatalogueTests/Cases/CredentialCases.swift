import CatalogueClients
import Foundation
import ServiceRuntime

private typealias Client = Credentials.CredentialsClient

/// A scheme that the runtime does not have.
private struct OwnPolicy: Authenticating {
    var requiresSecureConnection: Bool { false }

    func authenticate(_ request: inout PipelineRequest) async throws {
        request.httpRequest.headers["Authorization"] = "Own s3cret-o"
    }
}

extension Case {
    /// Credentials in every place, and operations that want others.
    @CaseBuilder static var credentials: [Case] {
        Case("OAuth 2", "GET /usual", headers: ["Authorization": "Bearer s3cret-t", "Cookie": nil]) {
            try await all($0).usual()
        }
        Case("a key in the query", "GET /query?key=s3cret%2F1", headers: ["Authorization": nil]) {
            try await all($0).byQuery()
        }
        Case("a key in a cookie", "GET /cookie", headers: ["Cookie": "session=s3cret-s", "Authorization": nil]) {
            try await all($0).byCookie()
        }
        Case("two together", "GET /both?key=s3cret%2F1", headers: ["Authorization": "Bearer s3cret-t"]) {
            try await all($0).byBoth()
        }
        Case("two that are one token", "GET /same", headers: ["Authorization": "Bearer s3cret-t"]) {
            try await all($0).bySame()
        }
        Case("a proof of one's own", "GET /usual", headers: ["Authorization": "Own s3cret-o"]) {
            try await Client(endpoint: $0, authPolicy: OwnPolicy(), withOptions: .init(logger: sweeping)).usual()
        }
        Case("no proof at all", "GET /usual", headers: ["Authorization": nil]) {
            try await Client(endpoint: $0, authPolicy: nil, withOptions: .init(logger: sweeping)).usual()
        }
        Case("the first of several", "GET /either", headers: ["Cookie": "session=s3cret-s", "Authorization": nil]) {
            try await all($0).byEither()
        }
        Case(
            "OpenID Connect, which is all there is",
            "GET /either",
            headers: ["Authorization": "Bearer s3cret-i", "Cookie": nil]
        ) {
            try await identity($0).byEither()
        }
        Case("none where one may be", "GET /optional", headers: ["Authorization": nil]) {
            try await identity($0).optional()
        }
        Case("one where none need be", "GET /optional?key=s3cret%2F1") { try await all($0).optional() }
        Case("none", "GET /open", headers: ["Authorization": nil, "Cookie": nil]) { try await all($0).open() }
    }

    @Sendable private static func all(_ url: URL) throws -> Client {
        try Client(
            endpoint: url,
            tokenCredential: StaticTokenCredential("s3cret-t"),
            identityCredential: StaticTokenCredential("s3cret-i"),
            queryCredential: APIKeyCredential("s3cret/1"),
            cookieCredential: APIKeyCredential("s3cret-s"),
            withOptions: .init(logger: sweeping, transportOptions: insecure)
        )
    }

    @Sendable private static func identity(_ url: URL) throws -> Client {
        try Client(
            endpoint: url,
            identityCredential: StaticTokenCredential("s3cret-i"),
            withOptions: .init(logger: sweeping, transportOptions: insecure)
        )
    }
}
