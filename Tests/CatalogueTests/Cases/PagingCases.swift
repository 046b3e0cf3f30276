import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Paging.PagingClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Collections in pages.
    @CaseBuilder static var paging: [Case] {
        Case(
            "a link to the next page",
            "GET /link",
            "GET /link?page=2",
            "GET /other",
            reply: .json(#"{"value":[{"id":1},{"id":2}],"nextLink":"/link?page=2"}"#),
            .json(#"{"value":[],"nextLink":"other"}"#),
            .json(#"{"value":[{"id":3}]}"#),
            expect: [1, 2, 3]
        ) { try await client($0).listLinked().all().map(\.id) }
        Case(
            "members inside of members",
            "GET /named?%24top=2",
            "GET /named?skip=2",
            reply: .json(#"{"data":{"rows":[{"id":1}]},"meta":{"next":"/named?skip=2"}}"#),
            .json(#"{"data":{"rows":[{"id":2}]},"meta":{"next":""}}"#),
            expect: [1, 2]
        ) { try await client($0).listNamed(withOptions: .init(top: 2)).all().map(\.id) }
        Case(
            "the last item, as an extension of another generator says",
            "GET /speakeasy",
            "GET /speakeasy?after=2",
            "GET /speakeasy?after=3",
            reply: .json(#"{"data":{"rows":[{"id":1},{"id":2}]}}"#),
            .json(#"{"data":{"rows":[{"id":3}]}}"#),
            .json(#"{"data":{"rows":[]}}"#),
            expect: [1, 2, 3]
        ) { try await client($0).listByCursor().all().map(\.id) }
        Case(
            "the number of items, as another extension says",
            "GET /fern?size=2",
            "GET /fern?size=2&start=2",
            reply: .json(#"{"value":[{"id":1},{"id":2}]}"#),
            .json(#"{"value":[{"id":3}]}"#),
            expect: [1, 2, 3]
        ) { try await client($0).listByOffset(withOptions: .init(size: 2)).all().map(\.id) }
        Case(
            "one page only",
            "GET /once",
            reply: .json(#"{"value":[{"id":1}],"nextLink":"/more"}"#),
            expect: [1]
        ) { try await client($0).listOnce().all().map(\.id) }
        Case("an array", "GET /array", reply: .json(#"[{"id":1},{"id":2}]"#), expect: [1, 2]) {
            try await client($0).listArray().all().map(\.id)
        }
    }
}
