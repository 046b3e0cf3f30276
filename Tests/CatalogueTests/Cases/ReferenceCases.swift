import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = References.ReferencesClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// References to other files and in circles.
    @CaseBuilder static var references: [Case] {
        Case(
            "a path of another file",
            "GET /path?limit=2",
            reply: .json(#"{"name":"a","part":{"name":"b"},"count":1}"#),
            expect: References.Item(name: "a", part: .init(name: "b"), count: 1)
        ) { try await client($0).getPath(withOptions: .init(limit: 2)) }
        Case(
            "a body of another file",
            "PUT /item",
            body: #"{"name":"a","part":{"name":"b"}}"#,
            reply: .json(#"{"name":"c"}"#),
            expect: References.Item(name: "c")
        ) { try await client($0).putItem(body: .init(name: "a", part: .init(name: "b"))) }
        Case(
            "a failure of another file",
            "GET /item",
            reply: .json(#"{"code":7}"#, status: 400),
            expect: Failure(400, References.Failed(code: 7))
        ) { url in
            try await failure(as: References.Failed.self) { try await client(url).getItem() }
        }
        Case(
            "a circle of two files",
            "PUT /node",
            body: #"{"value":1,"leaf":{"back":{"value":2}}}"#,
            reply: .json(#"{"leaf":{"back":{"leaf":{"back":{"value":"three"}}}}}"#),
            expect: "leaf.back.leaf.back.value: expected an integer, found a string"
        ) { url in
            try await readingError {
                try await client(url).putNode(body: .init(value: 1, leaf: .init(back: .init(value: 2))))
            }
        }
    }
}
