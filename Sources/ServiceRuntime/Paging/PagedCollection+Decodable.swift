import Foundation

extension PagedCollection where Item: Decodable {
    /// Creates a collection from a response with its first page, for clients that are written by hand.
    ///
    /// - Parameters:
    ///   - client: The client that fetches the other pages.
    ///   - request: The request for the first page.
    ///   - context: The context of the requests for the other pages, including a cancellation token.
    ///   - data: The body of the response.
    ///   - codingKeys: The location of the page in the body.
    ///   - decoder: The decoder of the items. Do not change it afterwards.
    /// - Throws: ``ServiceError/client(_:_:)`` if there is no body, it cannot be decoded, or its link must not be
    ///   followed.
    public convenience init(
        client: PipelineClient,
        request: HTTPRequest,
        context: PipelineContext? = nil,
        data: Data?,
        codingKeys: PagedCodingKeys = PagedCodingKeys(),
        decoder: JSONDecoder = JSONDecoder()
    ) throws(ServiceError) {
        let sender = RequestSender(client: client, context: context?.forAnotherCall ?? PipelineContext())
        let continuation = PageContinuation.link(codingKeys.continuationToken)
        let source = PageSource<Item>(sender: sender, continuation: continuation) { exchange in
            guard !exchange.body.isEmpty else {
                throw ServiceError.client("The response has no body; expected a page of a collection.")
            }
            return try PagedCodingKeys.$ofDecodedPage.withValue(codingKeys) {
                try decoder.decode(DecodablePage<Item>.self, from: exchange.body).content
            }
        }
        let response = PipelineResponse(
            to: PipelineRequest(httpRequest: request),
            HTTPResponse(statusCode: 200, data: data)
        )
        let exchange = Exchange(sender: sender, request: request, response: response)
        self.init(try source.page(in: exchange), sender: sender)
    }
}

/// A page whose place in the body is only known when the program runs.
private struct DecodablePage<Item: Decodable & Sendable>: Decodable {
    let content: PageContent<Item>

    init(from decoder: any Decoder) throws {
        // A decoder of the user's may decode elsewhere.
        guard let keys = PagedCodingKeys.ofDecodedPage else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "the location of the items is unknown")
            )
        }
        let body = try decoder.container(keyedBy: NamedKey.self)
        guard let items = try Self.find([Item].self, at: MemberPath(keys.items), in: body) else {
            throw DecodingError.keyNotFound(
                NamedKey(stringValue: keys.items),
                .init(codingPath: body.codingPath, debugDescription: "expected the items of the page")
            )
        }
        content = PageContent(
            items: items,
            continuationToken: try Self.find(String.self, at: MemberPath(keys.continuationToken), in: body)
        )
    }

    private static func find<Value: Decodable>(
        _ type: Value.Type,
        at path: MemberPath,
        in container: KeyedDecodingContainer<NamedKey>
    ) throws -> Value? {
        for (name, rest) in path.steps(among: container.allKeys.map(\.stringValue)) {
            let key = NamedKey(stringValue: name)
            // Many services write that way that the last page has no link.
            guard try !container.decodeNil(forKey: key) else { continue }
            guard let rest else { return try container.decode(Value.self, forKey: key) }
            let inner = try container.nestedContainer(keyedBy: NamedKey.self, forKey: key)
            if let value = try find(type, at: rest, in: inner) { return value }
        }
        return nil
    }
}

extension PagedCodingKeys {
    /// The location of the page that is being decoded. A decoder hands on only what its user has set, and stays as it is.
    @TaskLocal fileprivate static var ofDecodedPage: PagedCodingKeys?
}
