import Foundation

extension PageSource {
    /// The way to the page behind another one.
    ///
    /// - Parameters:
    ///   - exchange: The request for the page, and the response.
    ///   - page: What is on it.
    ///   - longestPage: The number of items of the longest page before it.
    /// - Returns: The way, or `nil` if the page is the last.
    /// - Throws: ``ServiceError/client(_:_:)`` if the page leads to another host or to itself, or if its
    ///   request has a body that is no JSON object where the parameters are members of it.
    func link(
        after exchange: Exchange,
        _ page: PageContent<Item>,
        longestPage: Int
    ) throws(ServiceError) -> PageLink<Item>? {
        let count = page.items.count
        let size = try requestedSize(in: exchange.request, of: page)
        guard let next = try request(after: exchange, page, size: size, longestPage: longestPage) else { return nil }
        // A first page that is shorter than requested may be the only one.
        let mayBeOnly = longestPage == 0 && size.map { count < $0 } ?? false
        return link(
            to: next,
            longestPage: max(longestPage, count),
            statusesOfMissing: page.hasMore == true ? [] : statusesOfMissing(mayBeOnly: mayBeOnly),
            from: exchange.response.httpResponse.answeredRequest
        )
    }

    /// How services say that there is no page of a number or an offset. Some of them refuse it like what the caller has got wrong,
    /// which a page behind others shows only if the one before it was not full.
    private func statusesOfMissing(mayBeOnly: Bool) -> Set<Int> {
        guard continuation.counter != nil else { return [] }
        return mayBeOnly ? [400, 404, 416, 422] : [404, 416]
    }

    /// The request for the page behind another one, or `nil` if that is the last.
    private func request(
        after exchange: Exchange,
        _ page: PageContent<Item>,
        size: Int?,
        longestPage: Int
    ) throws(ServiceError) -> HTTPRequest? {
        let request = exchange.request
        let text = continuation.text(in: exchange.response.httpResponse.headers) ?? page.continuationToken
        switch continuation.kind {
        case .none: return nil
        case .link:
            guard let link = text.map(URL.trimmed), !link.isEmpty else { return nil }
            return try self.request(after: exchange, link: link)
        case .token(_, let parameter):
            guard let text, !text.isEmpty else { return nil }
            return try setting(parameter, to: .string(text), of: request)
        case .counted(let counter):
            let count = page.items.count
            // An empty page need not be the last one, if it says that it is not. Behind it is no other offset.
            if page.hasMore != true, Self.isLast(count, size: size, longestPage: longestPage) { return nil }
            let step = counter.unit == .items ? count : 1
            guard step > 0 else { return nil }
            let number = try number(counter.parameter, in: request) ?? counter.first
            let (next, overflows) = number.addingReportingOverflow(step)
            guard !overflows else { throw request.nextPageError("its number is too large") }
            return try setting(counter.parameter, to: .integer(Int64(next)), of: request)
        }
    }

    // MARK: - Parameters

    private static func isLast(_ count: Int, size: Int?, longestPage: Int) -> Bool {
        if count == 0 { return true }
        guard let size else { return false }
        // Many services cap the size without a word. Then each page is shorter than requested, and only one that is shorter than
        // another is the last.
        return count < min(size, longestPage)
    }

    /// How many items were requested, where it matters: a page that says that there are more is not the last, however short it is.
    private func requestedSize(in request: HTTPRequest, of page: PageContent<Item>) throws(ServiceError) -> Int? {
        guard page.hasMore != true, let limit = continuation.counter?.limit else { return nil }
        return try text(of: limit, in: request).flatMap { Int($0) }
    }

    private func number(_ parameter: String, in request: HTTPRequest) throws(ServiceError) -> Int? {
        guard let text = try text(of: parameter, in: request) else { return nil }
        guard let number = Int(text) else { throw request.nextPageError("'\(parameter)' is not an integer") }
        return number
    }

    private func text(of parameter: String, in request: HTTPRequest) throws(ServiceError) -> String? {
        switch continuation.place {
        case .query: request.url.queryItem(parameter)
        case .header: request.headers[parameter]
        case .body: try request.pageBody().text(at: MemberPath(parameter))
        }
    }

    private func setting(_ parameter: String, to value: JSONValue, of request: HTTPRequest) throws(ServiceError)
        -> HTTPRequest
    {
        let text = value.string ?? value.int.map(String.init) ?? ""
        guard try self.text(of: parameter, in: request) != text else {
            throw .client(
                "The page at \(RequestRedactor.url(of: request)) contains the same token that was used to request it."
            )
        }
        var next = request
        do {
            switch continuation.place {
            case .query: next.url = try request.url.settingQueryItem(parameter, to: text)
            case .header: next.headers[parameter] = text
            case .body: try next.setPageBody(request.pageBody().setting(MemberPath(parameter), to: value))
            }
        } catch {
            throw ServiceError(wrapping: error)
        }
        next.removeConditions()
        return next
    }

    // MARK: - Links

    private func request(after exchange: Exchange, link: String) throws(ServiceError) -> HTTPRequest {
        let (request, base) = (exchange.request, exchange.base)
        func itself() -> ServiceError {
            .client("The page at \(RequestRedactor.url(of: request)) links to itself as the next page.")
        }
        if let operation, !link.contains("://") {
            let next = try HTTPRequestBuilder(fields: operation(link).fields, endpoint: sender.client.address).request()
            guard next.url != request.url else { throw itself() }
            return next
        }
        let url = try ContinuationLinks(following: request, context: sender.context).checked(
            sender.client.continuationUrl(forRequestUrl: base, withContinuationToken: link),
            from: request.url,
            in: ContinuationLinks.Place(subject: "The page", name: "a next link")
        )
        guard url != request.url, url != base else { throw itself() }
        return request.following(url)
    }
}

extension HTTPRequest {
    /// The body of a request for a page, whose members say which page it is. A request without a body has no members.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if the body is not a JSON object.
    func pageBody() throws(ServiceError) -> JSONValue {
        let data = try body?.joined() ?? Data()
        let value: JSONValue
        do {
            value = data.isEmpty ? .object([:]) : try ModelCoder.exactValue(in: data)
        } catch {
            throw nextPageError("the request body is not JSON", error)
        }
        guard case .object = value else { throw nextPageError("the request body is not an object") }
        return value
    }

    /// The error of a request for a page that does not say how the next one is requested.
    fileprivate func nextPageError(_ reason: String, _ cause: (any Error)? = nil) -> ServiceError {
        .client("The page after \(RequestRedactor.url(of: self)) cannot be requested: \(reason).", cause)
    }

    /// Makes a value the body, in JSON.
    ///
    /// - Throws: ``ModelWritingError`` if a number in it is not finite.
    mutating func setPageBody(_ value: JSONValue) throws {
        data = try ModelCoder.encode(value)
        if headers["Content-Type"] == nil { headers["Content-Type"] = "application/json" }
    }
}

extension URL {
    /// The value of a parameter of the query as it reads, or `nil` if there is none.
    fileprivate func queryItem(_ name: String) -> String? {
        let items = URLComponents(url: self, resolvingAgainstBaseURL: true)?.percentEncodedQueryItems ?? []
        let item = items.last { $0.name.removingPercentEncoding == name }
        return item?.value.map(PercentEncoding.decodeForm)
    }
}
