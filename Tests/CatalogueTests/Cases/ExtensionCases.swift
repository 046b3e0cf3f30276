import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

extension Case {
    private static let things = "/s1/things?api-version=2024-01-01"

    /// Extensions of Microsoft that show on the wire.
    @CaseBuilder static var extensions: [Case] {
        Case(
            "pages by an operation of their own, x-ms-parameter-location, x-ms-api-version",
            "GET \(things)&%24filter=f",
            "GET /s1/things/next/2?a=b&api-version=2024-01-01",
            "GET /s1/things/next/3?api-version=2024-01-01",
            reply: .json(#"{"things":[{"id":"1"}],"nextLink":"next/2?a=b"}"#),
            .json(#"{"things":[],"nextLink":"next/3"}"#),
            .json(#"{"things":[{"id":"2"}]}"#),
            expect: ["1", "2"]
        ) { try await client($0).things.list(withOptions: .init(filter: "f")).all().map(\.id) }
        Case(
            "x-ms-client-default, x-ms-parameter-grouping, x-ms-header-collection-prefix, x-ms-client-request-id",
            "PUT \(things)",
            headers: [
                "level": "high", "If-Match": "\"e\"", "If-None-Match": nil, "x-ms-meta-a": "1", "x-ms-meta-B": "2",
                "client-request-id": "r", "x-ms-client-request-id": nil,
            ],
            body: "{}",
            reply: .json(#"{"id":"1"}"#),
            expect: Extensions.Thing(id: "1")
        ) {
            let options = Extensions.ThingsSetOptions(
                clientRequestId: "r",
                accessConditions: .init(ifMatch: "e"),
                metadata: ["a": "1", "B": "2"]
            )
            return try await client($0).things.set(thing: .init(), withOptions: options)
        }
        Case(
            "x-ms-enum, x-ms-client-name, x-ms-mutability, readOnly",
            "PUT \(things)",
            headers: ["level": "low"],
            body: #"{"location":"l","properties":{"size":3},"sku":"s","tier":"paid","key":"k"}"#,
            reply: .json(#"{"id":"1","state":"on","sku":"xl","tier":"free","properties":{}}"#),
            expect: Extensions.Thing(id: "1", state: "on", properties: .init(), sku: .init(rawValue: "xl"), tier: .free)
        ) {
            let thing = Extensions.Thing(
                id: "never sent",
                location: "l",
                state: "never sent",
                properties: .init(extent: 3),
                sku: .small,
                tier: .paid,
                key: "k"
            )
            return try await client($0).things.set(thing: thing, withOptions: .init(level: .low))
        }
        Case(
            "an unknown value of an enumeration that is no string (modelAsString: false)",
            "PUT \(things)",
            body: "{}",
            reply: .json(#"{"id":"1","tier":"gold"}"#),
            expect: "tier: 'gold' is none of the known values 'free', 'paid'"
        ) { url in try await readingError { try await client(url).things.set(thing: .init()) } }
        Case("x-ms-skip-url-encoding", "GET /raw/a/b%20c?q=x%2Fy") {
            try await client($0).raw.get(path: "a/b%20c", withOptions: .init(q: "x%2Fy"))
        }
        Case("x-ms-paths", "GET /raw?comp=list&prefix=p") {
            try await client($0).raw.list(withOptions: .init(prefix: "p"))
        }
        Case("another of the x-ms-paths", "GET /raw?comp=stats") { try await client($0).raw.stats() }
        Case(
            "x-ms-error-response: true",
            "GET /failures",
            reply: .json(#"{"code":"c"}"#, status: 202),
            expect: Failure(202, Extensions.Problem(code: "c"))
        ) { url in try await failure(as: Extensions.Problem.self) { try await client(url).failures.get() } }
        Case("x-ms-error-response: false", "GET /failures", reply: .status(404), expect: nil) {
            try await client($0).failures.get()
        }
    }

    @Sendable private static func client(_ url: URL) throws -> Extensions.ExtensionsClient {
        try Extensions.ExtensionsClient(endpoint: url, subscriptionId: "s1")
    }
}
