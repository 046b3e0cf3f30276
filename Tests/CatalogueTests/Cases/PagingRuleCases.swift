import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = PagingRules.PagingRulesClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Collections in pages of which only the client configuration tells.
    @CaseBuilder static var pagingRules: [Case] {
        Case(
            "a link in the body",
            "GET /link",
            "GET /link?page=2",
            "GET /link?page=3",
            reply: .json(#"{"data":[{"id":1}],"links":{"next":"/link?page=2"}}"#),
            .json(#"{"data":[],"links":{"next":"?page=3"}}"#),
            .json(#"{"data":[{"id":2}],"links":{"next":null}}"#),
            expect: [1, 2]
        ) { try await client($0).listByLink().all().map(\.id) }
        Case(
            "the Link header",
            "GET /header",
            "GET /header?page=2",
            reply: .json(
                #"[{"id":1}]"#,
                headers: [("Link", #"</header?page=9>; rel="last", </header?page=2>; rel="next""#)]
            ),
            .json(#"[{"id":2}]"#, headers: [("Link", #"</header>; rel="first""#)]),
            expect: [1, 2]
        ) { try await client($0).listByLinkHeader().all().map(\.id) }
        Case(
            "the Link header, because the description documents it",
            "GET /linked",
            "GET /linked?page=2",
            reply: .json(#"[{"id":1}]"#, headers: [("Link", #"</linked?page=2>; rel="next""#)]),
            .json(#"[{"id":2}]"#),
            expect: [1, 2]
        ) { try await client($0).listLinked().all().map(\.id) }
        Case(
            "one page, because the configuration says so",
            "GET /one",
            reply: .json(#"[{"id":1}]"#, headers: [("Link", #"</one?page=2>; rel="next""#)]),
            expect: [1]
        ) { try await client($0).listOnePage().all().map(\.id) }
        Case(
            "the last item, until the page says that there are no more",
            "GET /items",
            "GET /items?starting_after=2",
            reply: .json(#"{"data":[{"id":1},{"id":2}],"has_more":true}"#),
            .json(#"{"has_more":false,"data":[{"id":3}]}"#),
            expect: [1, 2, 3]
        ) { try await client($0).listByItem().all().map(\.id) }
        Case(
            "the last item, until there is none, where the page says nothing",
            "GET /items",
            "GET /items?starting_after=1",
            reply: .json(#"{"data":[{"id":1}]}"#),
            .json(#"{"data":[]}"#),
            expect: [1]
        ) { try await client($0).listByItem().all().map(\.id) }
        Case(
            "a token in the body",
            "GET /token?q=x",
            "GET /token?q=x&after=a%2Bb%3D",
            "GET /token?q=x&after=c",
            reply: .json(#"{"data":[{"id":1}],"next":"a+b="}"#),
            .json(#"{"data":[],"next":"c"}"#),
            .json(#"{"data":[{"id":2}],"next":""}"#),
            expect: [1, 2]
        ) { try await client($0).listByToken(withOptions: .init(q: "x")).all().map(\.id) }
        Case(
            "a token in a header field",
            "GET /token-header",
            "GET /token-header?after=t",
            reply: .json(#"[{"id":1}]"#, headers: [("X-Next", "t")]),
            .json(#"[{"id":2}]"#),
            expect: [1, 2]
        ) { try await client($0).listByTokenHeader().all().map(\.id) }
        Case(
            "an offset: the last page is shorter",
            "GET /offset?take=2",
            "GET /offset?take=2&skip=2",
            reply: .json(#"{"data":[{"id":1},{"id":2}]}"#),
            .json(#"{"data":[{"id":3}]}"#),
            expect: [1, 2, 3]
        ) { try await client($0).listByOffset(withOptions: .init(take: 2)).all().map(\.id) }
        Case(
            "an offset: the last page is empty",
            "GET /offset?skip=1",
            "GET /offset?skip=2",
            reply: .json(#"{"data":[{"id":2}]}"#),
            .json(#"{"data":[]}"#),
            expect: [2]
        ) { try await client($0).listByOffset(withOptions: .init(skip: 1)).all().map(\.id) }
        Case(
            "a page number",
            "GET /page?size=1",
            "GET /page?size=1&page=1",
            "GET /page?size=1&page=2",
            reply: .json(#"{"data":[{"id":1}]}"#),
            .json(#"{"data":[{"id":2}]}"#),
            .json(#"{"data":[]}"#),
            expect: [1, 2]
        ) { try await client($0).listByPage(withOptions: .init(size: 1)).all().map(\.id) }
        Case(
            "a token in the body of a search",
            "POST /search",
            "POST /search",
            headers: ["Content-Type": "application/json"],
            body: #"{"page":{"after":"t","size":1},"text":"x"}"#,
            reply: .json(#"{"data":[{"id":1}],"next":"t"}"#),
            .json(#"{"data":[{"id":2}],"next":null}"#),
            expect: [1, 2]
        ) { try await client($0).search(body: .init(text: "x", page: .init(size: 1))).all().map(\.id) }
        Case(
            "an offset in the body of a search",
            "POST /search-offset",
            "POST /search-offset",
            body: #"{"skip":2,"take":2,"text":"x"}"#,
            reply: .json(#"{"data":[{"id":1},{"id":2}]}"#),
            .json(#"{"data":[{"id":3}]}"#),
            expect: [1, 2, 3]
        ) { try await client($0).searchByOffset(body: .init(text: "x", take: 2)).all().map(\.id) }
        Case(
            "a page number in the body of a search",
            "POST /search-page",
            "POST /search-page",
            "POST /search-page",
            body: #"{"page":{"number":3,"size":1},"text":"x"}"#,
            reply: .json(#"{"data":[{"id":1}]}"#),
            .json(#"{"data":[{"id":2}]}"#),
            .json(#"{"data":[]}"#),
            expect: [1, 2]
        ) { try await client($0).searchByPage(body: .init(text: "x", page: .init(size: 1))).all().map(\.id) }
        Case(
            "a marker in XML",
            "GET /blobs?maxresults=1",
            "GET /blobs?maxresults=1&marker=a%2Fb",
            reply: .xml(
                "<EnumerationResults><Blobs><Blob><Name>x</Name></Blob></Blobs><NextMarker>a/b</NextMarker>"
                    + "</EnumerationResults>"
            ),
            .xml("<EnumerationResults><Blobs><Blob><Name>y</Name></Blob></Blobs><NextMarker/></EnumerationResults>"),
            expect: ["x", "y"]
        ) { try await client($0).listBlobs(withOptions: .init(maxresults: 1)).all().map(\.name) }
        Case(
            "a link in an attribute",
            "GET /feed",
            "GET /feed?page=2",
            reply: .xml(#"<feed next="/feed?page=2"><entry id="1"/></feed>"#),
            .xml(#"<feed><entry id="2"/><entry id="3"/></feed>"#),
            expect: [1, 2, 3]
        ) { try await client($0).listEntries().all().map(\.id) }
        Case(
            "a page of another shape",
            "GET /link",
            reply: .json(#"{"data":[{"id":"one"}]}"#),
            expect: "data[0].id: expected an integer, found a string"
        ) { url in try await readingError { try await client(url).listByLink() } }
        Case(
            "a page of other items",
            "GET /link",
            reply: .json(#"{"items":[]}"#),
            expect: "the page has no member 'data', which should contain its items, but an array 'items'"
        ) { url in try await readingError { try await client(url).listByLink() } }
        Case("a page without items", "GET /link", reply: .json("{}"), expect: []) {
            try await client($0).listByLink().all().map(\.id)
        }
        Case("a page whose items are null", "GET /link", reply: .json(#"{"data":null}"#), expect: []) {
            try await client($0).listByLink().all().map(\.id)
        }
    }
}
