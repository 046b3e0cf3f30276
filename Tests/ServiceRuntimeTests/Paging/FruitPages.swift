import Foundation

@testable import ServiceRuntime

/// A service that hands out fruit a page at a time.
enum FruitPages {
    /// Three pages by their addresses.
    static let three = [
        "/fruit": #"{"items": [{"name": "apple"}, {"name": "pear"}], "next": "/fruit?page=2"}"#,
        "/fruit?page=2": #"{"next": "https://fruit.example/fruit?page=3", "items": [{"name": "fig"}]}"#,
        "/fruit?page=3": #"{"items": [{"name": "kiwi"}, {"name": "plum"}], "next": null}"#,
    ]

    /// A client for the service.
    ///
    /// - Parameters:
    ///   - pages: The pages by their addresses. What is not among them is answered with 404.
    ///   - prepare: Called before each response.
    static func client(
        _ pages: [String: String] = three,
        before prepare: @escaping @Sendable (PipelineRequest) async throws -> Void = { _ in }
    ) throws -> StubClient {
        try StubClient { request in
            try await prepare(request)
            let url = request.httpRequest.url
            let address = url.path + (url.query.map { "?\($0)" } ?? "")
            return pages[address].map { .json($0) } ?? .json(#"{"code": "NoPage"}"#, status: 404)
        }
    }

    /// The collection, with its first page fetched, and the client that it belongs to.
    static func collection(
        _ pages: [String: String] = three,
        token: CancellationToken? = nil,
        before prepare: @escaping @Sendable (PipelineRequest) async throws -> Void = { _ in }
    ) async throws -> (PagedCollection<Fruit>, StubClient) {
        let client = try client(pages, before: prepare)
        let request = client.fruit(
            StubOptions(cancellationToken: token),
            returns: .page(items: "items", nextLink: "next") as ResponseFormat<PagedCollection<Fruit>>
        ) {
            $0.failure(.any, FruitError.self)
        }
        return (try await request.value(), client)
    }
}
