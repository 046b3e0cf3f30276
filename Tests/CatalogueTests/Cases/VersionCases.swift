import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Versions.VersionsClient

private func client(_ url: URL, _ version: Client.ApiVersion = .latest) throws -> Client {
    try Client(
        endpoint: url,
        tokenCredential: StaticTokenCredential("s3cret-t"),
        login: BasicCredential(userName: "me", password: "s3cret-p"),
        withOptions: .init(apiVersion: version, logger: sweeping, transportOptions: insecure)
    )
}

extension Case {
    /// Several versions of a service in one client.
    @CaseBuilder static var versions: [Case] {
        Case(
            "the newest version",
            "GET /item?api-version=2024&detail=true",
            reply: .json(#"{"name":"a","new":true,"color":"blue"}"#),
            expect: Versions.Item(name: "a", new: true, color: .blue)
        ) { try await client($0).getItem(withOptions: .init(detail: true)) }
        Case(
            "an older version",
            "GET /item?api-version=2023",
            reply: .json(#"{"name":"a","old":1,"color":"red"}"#),
            expect: Versions.Item(name: "a", color: .red, old: 1)
        ) { try await client($0, .v2023).getItem() }
        Case(
            "what only an older version has",
            "GET /gone?api-version=2023",
            headers: ["Authorization": "Basic bWU6czNjcmV0LXA="]
        ) {
            try await client($0, .v2023).getGone()
        }
        Case(
            "what only the newest version has",
            "GET /new?api-version=2024",
            headers: ["Authorization": "Bearer s3cret-t"]
        ) {
            try await client($0).getNew()
        }
        Case(
            "what every version has, with the credential of an older one",
            "GET /item?api-version=2023",
            headers: ["Authorization": "Basic bWU6czNjcmV0LXA="],
            reply: .json(#"{"name":"a"}"#),
            expect: Versions.Item(name: "a")
        ) { url in
            let client = try Client(
                endpoint: url,
                login: BasicCredential(userName: "me", password: "s3cret-p"),
                withOptions: .init(apiVersion: .v2023, logger: sweeping, transportOptions: insecure)
            )
            return try await client.getItem()
        }
    }
}
