import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Oddities.OdditiesClient
private typealias Odd = Oddities.Odd

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// What descriptions have at the edges.
    @CaseBuilder static var oddities: [Case] {
        Case(
            "an enumeration of several types",
            "PUT /odd",
            body: #"{"mixed":1}"#,
            reply: .json(#"{"mixed":true}"#),
            expect: Odd(mixed: .true)
        ) { try await client($0).odd(body: .init(mixed: .value1)) }
        Case(
            "values whose names are alike, and null among them",
            "PUT /odd",
            body: #"{"twins":"a_b"}"#,
            reply: .json(#"{"twins":null}"#),
            expect: Odd()
        ) { try await client($0).odd(body: .init(twins: .aBValue)) }
        Case(
            "names that differ by the normalization of Unicode alone",
            "PUT /alike",
            body: "{\"caf\u{E9}\":1,\"cafe\u{301}\":2,\"other\":{\"a\":\"b\"}}",
            reply: .json("{\"cafe\u{301}\":4,\"caf\u{E9}\":3}"),
            expect: Oddities.Coffeehouse(café: 3, caféProperty: 4)
        ) {
            try await client($0).alike(body: .init(café: 1, caféProperty: 2, other: .init(a: "b")))
        }
        Case(
            "an empty value",
            "PUT /odd",
            body: #"{"twins":""}"#,
            reply: .json(#"{"twins":"1"}"#),
            expect: Odd(twins: .value1)
        ) { try await client($0).odd(body: .init(twins: .empty)) }
        Case(
            "large numbers",
            "PUT /odd",
            body: #"{"unsigned":18446744073709551615,"exact":"0.1","amount":1234567890123456.789}"#,
            reply: .json(#"{"unsigned":9223372036854775808,"exact":"12345678901234567890.5","amount":0.3}"#),
            expect: Odd(
                unsigned: 9_223_372_036_854_775_808,
                exact: Decimal(string: "12345678901234567890.5"),
                amount: Decimal(string: "0.3")
            )
        ) {
            let odd = Odd(
                unsigned: .max,
                exact: Decimal(string: "0.1"),
                amount: Decimal(string: "1234567890123456.789")
            )
            return try await client($0).odd(body: odd)
        }
        Case("exact numbers as the whole body", "PUT /amounts", body: #"["0.1","25"]"#) {
            try await client($0).setAmounts(body: [Decimal(string: "0.1") ?? 0, 25])
        }
        Case(
            "a number that is too large for its type",
            "PUT /odd",
            body: "{}",
            reply: .json(#"{"big":9223372036854775808}"#),
            expect: "big: 9223372036854775808 does not fit in Int64"
        ) { url in try await readingError { try await client(url).odd(body: .init()) } }
        Case("a default is not sent", "PUT /odd", body: "{}", reply: .json("{}"), expect: nil) {
            try await client($0).odd(body: .init()).fallback
        }
        Case(
            "patternProperties",
            "PUT /odd",
            body: #"{"patterns":{"a1":1}}"#,
            reply: .json(#"{"patterns":{"a2":"x"}}"#),
            expect: "patterns.a2: expected an integer, found a string"
        ) { url in
            try await readingError { try await client(url).odd(body: .init(patterns: ["a1": 1])) }
        }
        Case(
            "one member in two parts of allOf",
            "PUT /odd",
            body: #"{"both":{"a":"x","b":1}}"#,
            reply: .json(#"{"both":{"b":1}}"#),
            expect: "both.a: the member is missing"
        ) { url in
            try await readingError { try await client(url).odd(body: .init(both: .init(a: "x", b: 1))) }
        }
        Case(
            "lists inside of lists",
            "PUT /odd",
            body: #"{"list":[{"inner":[[1],[]]}]}"#,
            reply: .json(#"{"list":[{},{"inner":[[1],[2,null]]}]}"#),
            expect: "list[1].inner[1][1]: expected an integer, found null"
        ) { url in
            try await readingError {
                try await client(url).odd(body: .init(list: [.init(inner: [[1], []])]))
            }
        }
        Case(
            "names that are no identifiers",
            "PUT /odd",
            body: ##"{"@odata.type":"#t","":"e"}"##,
            reply: .json(#"{"":"f"}"#),
            expect: Odd(empty: "f")
        ) { try await client($0).odd(body: .init(odataType: "#t", empty: "e")) }
        Case("one name in three places", "GET /same/a?id=1&shared=s", headers: ["id": "true"]) {
            try await client($0).same(id: "a", withOptions: .init(idQuery: 1, idHeader: true, shared: "s"))
        }
        Case("parameters whose only value is empty", "GET /buckets/a?policy=", headers: ["X-Flag": ""]) {
            try await client($0).policy(name: "a")
        }
        Case(
            "versions that are numbers",
            "GET /versioned?api-version=10",
            headers: ["x-ms-version": "2.50"]
        ) { try await client($0).versioned() }
        Case("an older one of versions that are numbers", "GET /versioned?api-version=9") {
            try await Client(endpoint: $0, withOptions: .init(apiVersion: .v9, logger: sweeping)).versioned()
        }
        Case("x-ms-parameterized-host", "GET /api/usual") {
            let account = "\($0.host() ?? ""):\($0.port ?? 0)"
            let endpoint = try Hosts.HostsClientEndpoint.server(scheme: "http", account: account)
            try await Hosts.HostsClient(endpoint: endpoint, withOptions: .init(logger: sweeping)).usual()
        }
    }
}
