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
            .json(#"{"things":[],"nextLink":"/next/3"}"#),
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
            body: #"{"location":"l","sku":"s","tier":"paid","key":"s3cret-k","properties":{"size":3}}"#,
            reply: .json(#"{"id":"1","state":"on","sku":"xl","tier":"free","properties":{}}"#),
            expect: Extensions.Thing(id: "1", state: "on", sku: .init(rawValue: "xl"), tier: .free)
        ) {
            let thing = Extensions.Thing(
                id: "never sent",
                location: "l",
                state: "never sent",
                extent: 3,
                sku: .small,
                tier: .paid,
                key: "s3cret-k"
            )
            return try await client($0).things.set(thing: thing, withOptions: .init(level: .low))
        }
        Case(
            "an unknown value of an enumeration that is no string (modelAsString: false)",
            "PUT \(things)",
            body: "{}",
            reply: .json(#"{"id":"1","tier":"gold"}"#),
            expect: "tier: 'gold' is not one of the known values 'free', 'paid'"
        ) { url in try await readingError { try await client(url).things.set(thing: .init()) } }
        Case(
            "x-ms-client-flatten: members of objects within, on several levels",
            "PUT /accounts",
            body:
                #"{"type":"own","properties":{"type":"inner","size":1,"note":null,"network":{"ports":[1],"kind":"b"}},"sku":{"tier":"t"}}"#,
            reply: .json(
                #"{"sku":{"capacity":2,"tier":"u"},"properties":{"state":"on","size":3,"note":"n","network":{"kind":"c"}},"backup":{"size":4,"note":null}}"#
            ),
            expect: Extensions.Account(
                size: 3,
                note: "n",
                state: "on",
                kind: .init(rawValue: "c"),
                tier: "u",
                capacity: 2,
                backup: .init(size: 4, note: nil)
            )
        ) {
            let account = Extensions.Account(
                type: "own",
                propertiesType: "inner",
                size: 1,
                state: "never sent",
                ports: [1],
                kind: .b,
                tier: "t"
            )
            return try await client($0).accounts.put(account: account)
        }
        Case(
            "x-ms-client-flatten: an object without members is not sent, and one that is null has none",
            "PUT /accounts",
            body: #"{"sku":{"tier":"t"}}"#,
            reply: .json(#"{"sku":{"tier":"t"},"properties":null}"#),
            expect: Extensions.Account(tier: "t")
        ) { try await client($0).accounts.put(account: .init(tier: "t")) }
        Case(
            "x-ms-client-flatten: an object that must be there and is not",
            "PUT /accounts",
            body: #"{"sku":{"tier":"t"}}"#,
            reply: .json(#"{"sku":{}}"#),
            expect: "sku.tier: the member is missing"
        ) { url in try await readingError { try await client(url).accounts.put(account: .init(tier: "t")) } }
        Case(
            "x-ms-client-flatten: the members of a body as arguments and options",
            "PUT /flat/a",
            body: #"{"id":1,"level":"low","properties":{"size":2,"note":null}}"#
        ) { try await client($0).accounts.putFlat(id: "a", idMember: 1, withOptions: .init(size: 2)) }
        Case("x-ms-client-flatten: a body without optional members", "PUT /flat/a", body: #"{"id":1,"level":"high"}"#) {
            try await client($0).accounts.putFlat(id: "a", idMember: 1, withOptions: .init(level: "high"))
        }
        Case("x-ms-skip-url-encoding", "GET /raw/a/b%20c?q=x%2Fy&r=1+2") {
            try await client($0).raw.get(path: "a/b%20c", withOptions: .init(q: "x%2Fy&r=1+2"))
        }
        Case("x-ms-skip-url-encoding: one slash where the path and the value have one each", "GET /a/b/scoped") {
            try await client($0).raw.scoped(scope: "/a/b")
        }
        Case("x-ms-paths", "GET /raw?comp=list&prefix=p") {
            try await client($0).raw.list(withOptions: .init(prefix: "p"))
        }
        Case("another of the x-ms-paths", "GET /raw?comp=stats") { try await client($0).raw.stats() }
        Case("x-ms-paths whose query is said by parameters, too", "GET /raw?flat&restype=thing&comp=tags") {
            try await client($0).raw.tags()
        }
        Case("x-ms-paths whose query has places for parameters", "DELETE /raw/i?receipt=r&limit=3") {
            try await client($0).raw.delete(id: "i", receipt: "r", withOptions: .init(limit: 3))
        }
        Case("x-ms-paths whose query has a place for a parameter that is left out", "DELETE /raw/i?receipt=r") {
            try await client($0).raw.delete(id: "i", receipt: "r")
        }
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
        try Extensions.ExtensionsClient(
            endpoint: url,
            subscriptionId: "s1",
            withOptions: .init(logger: sweeping)
        )
    }
}
