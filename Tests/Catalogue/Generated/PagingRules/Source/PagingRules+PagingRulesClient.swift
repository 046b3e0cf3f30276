// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PagingRules {
    /// A client for Paging rules.
    ///
    /// ```swift
    /// let client = try PagingRules.PagingRulesClient(endpoint: endpoint)
    /// for try await item in try await client.listByLink() {
    ///     print(item)
    /// }
    /// ```
    public nonisolated final class PagingRulesClient: PipelineClient, PageableClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: PagingRulesClientOptions

        // MARK: Initializers

        /// Creates a client.
        ///
        /// The service's description has no security scheme. If operations need a credential besides their arguments,
        /// create the client with an `authPolicy` instead, such as
        /// `BearerTokenCredentialPolicy(credential: StaticTokenCredential(token))`.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
        public convenience init(
            endpoint: URL,
            withOptions options: PagingRulesClientOptions? = nil
        ) throws(ServiceError) {
            try self.init(endpoint: endpoint, authPolicy: nil, withOptions: options)
        }

        /// Creates a client with your own authentication policy, even one that the service's description does not mention.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - authPolicy: The policy that authenticates requests, such as a `BearerTokenCredentialPolicy`, or `nil` to
        ///     send them without credentials.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or the policy's credential cannot be used.
        public init(
            endpoint: URL,
            authPolicy: (any Authenticating)?,
            withOptions options: PagingRulesClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? PagingRulesClientOptions()
            self.options = options
            try super.init(
                endpoint: endpoint,
                authPolicy: authPolicy,
                withOptions: options,
                package: "CatalogueClients",
                productPrefix: "azsdk-ios-"
            )
        }

        // MARK: Public Client Methods

        /// Sends `GET /link`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func listByLink(
            withOptions options: ListByLinkOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listByLink(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /link`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listByLink(
            withOptions options: ListByLinkOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listByLink(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func listByLinkHeader(
            withOptions options: ListByLinkHeaderOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listByLinkHeader(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listByLinkHeader(
            withOptions options: ListByLinkHeaderOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listByLinkHeader(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /token`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func listByToken(
            withOptions options: ListByTokenOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listByToken(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /token`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listByToken(
            withOptions options: ListByTokenOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listByToken(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /token-header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func listByTokenHeader(
            withOptions options: ListByTokenHeaderOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listByTokenHeader(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /token-header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listByTokenHeader(
            withOptions options: ListByTokenHeaderOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listByTokenHeader(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /offset`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func listByOffset(
            withOptions options: ListByOffsetOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listByOffset(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /offset`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listByOffset(
            withOptions options: ListByOffsetOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listByOffset(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /page`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func listByPage(
            withOptions options: ListByPageOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listByPage(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /page`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listByPage(
            withOptions options: ListByPageOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listByPage(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /search`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func search(
            body: Search,
            withOptions options: SearchOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.search(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /search`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func search(
            body: Search,
            withOptions options: SearchOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.search(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /search-offset`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func searchByOffset(
            body: Search,
            withOptions options: SearchByOffsetOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.searchByOffset(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /search-offset`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func searchByOffset(
            body: Search,
            withOptions options: SearchByOffsetOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.searchByOffset(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /search-page`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func searchByPage(
            body: Search,
            withOptions options: SearchByPageOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.searchByPage(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /search-page`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func searchByPage(
            body: Search,
            withOptions options: SearchByPageOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.searchByPage(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /blobs`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Blob``, page by page.
        /// - Throws: `ServiceError`.
        public func listBlobs(
            withOptions options: ListBlobsOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Blob> {
            let request = requests.listBlobs(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /blobs`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listBlobs(
            withOptions options: ListBlobsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Blob>>
        ) {
            requests.listBlobs(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /feed`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each an ``Entry``, page by page.
        /// - Throws: `ServiceError`.
        public func listEntries(
            withOptions options: ListEntriesOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Entry> {
            let request = requests.listEntries(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /feed`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listEntries(
            withOptions options: ListEntriesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Entry>>
        ) {
            requests.listEntries(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /linked`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func listLinked(
            withOptions options: ListLinkedOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listLinked(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /linked`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listLinked(
            withOptions options: ListLinkedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listLinked(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /one`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items of the response, each a ``Row``.
        /// - Throws: `ServiceError`.
        public func listOnePage(
            withOptions options: ListOnePageOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listOnePage(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /one`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listOnePage(
            withOptions options: ListOnePageOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listOnePage(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /items`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func listByItem(
            withOptions options: ListByItemOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listByItem(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /items`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listByItem(
            withOptions options: ListByItemOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listByItem(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: PagingRulesClient

            /// Creates the request for ``PagingRulesClient/listByLink(withOptions:)``.
            @inline(never)
            public func listByLink(
                withOptions options: ListByLinkOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                let description = RequestDescription(.get, "/link", options: options)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "data", nextLink: "links.next")
                )
            }

            /// Creates the request for ``PagingRulesClient/listByLinkHeader(withOptions:)``.
            @inline(never)
            public func listByLinkHeader(
                withOptions options: ListByLinkHeaderOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                let description = RequestDescription(.get, "/header", options: options)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: nil, next: .linkHeader("next"))
                )
            }

            /// Creates the request for ``PagingRulesClient/listByToken(withOptions:)``.
            @inline(never)
            public func listByToken(
                withOptions options: ListByTokenOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.get, "/token", options: options)
                description.query("after", options?.after)
                description.query("q", options?.q)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "data", next: .token("next", parameter: "after"))
                )
            }

            /// Creates the request for ``PagingRulesClient/listByTokenHeader(withOptions:)``.
            @inline(never)
            public func listByTokenHeader(
                withOptions options: ListByTokenHeaderOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.get, "/token-header", options: options)
                description.query("after", options?.after)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: nil, next: .token(header: "X-Next", parameter: "after"))
                )
            }

            /// Creates the request for ``PagingRulesClient/listByOffset(withOptions:)``.
            @inline(never)
            public func listByOffset(
                withOptions options: ListByOffsetOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.get, "/offset", options: options)
                description.query("skip", options?.skip)
                description.query("take", options?.take)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "data", next: .offset("skip", limit: "take"))
                )
            }

            /// Creates the request for ``PagingRulesClient/listByPage(withOptions:)``.
            @inline(never)
            public func listByPage(
                withOptions options: ListByPageOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.get, "/page", options: options)
                description.query("page", options?.page)
                description.query("size", options?.size)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "data", next: .page("page", first: 0, limit: "size"))
                )
            }

            /// Creates the request for ``PagingRulesClient/search(body:withOptions:)``.
            @inline(never)
            public func search(
                body: Search,
                withOptions options: SearchOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.post, "/search", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "data", next: .token("next", parameter: "page.after").inBody)
                )
            }

            /// Creates the request for ``PagingRulesClient/searchByOffset(body:withOptions:)``.
            @inline(never)
            public func searchByOffset(
                body: Search,
                withOptions options: SearchByOffsetOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.post, "/search-offset", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "data", next: .offset("skip", limit: "take").inBody)
                )
            }

            /// Creates the request for ``PagingRulesClient/searchByPage(body:withOptions:)``.
            @inline(never)
            public func searchByPage(
                body: Search,
                withOptions options: SearchByPageOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.post, "/search-page", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "data", next: .page("page.number", first: 1, limit: "page.size").inBody)
                )
            }

            /// Creates the request for ``PagingRulesClient/listBlobs(withOptions:)``.
            @inline(never)
            public func listBlobs(
                withOptions options: ListBlobsOptions? = nil
            ) -> ServiceRequest<PagedCollection<Blob>> {
                var description = RequestDescription(.get, "/blobs", options: options)
                description.query("marker", options?.marker)
                description.query("maxresults", options?.maxresults)
                description.accept("application/xml")
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "Blobs.Blob", next: .token("NextMarker", parameter: "marker"))
                )
            }

            /// Creates the request for ``PagingRulesClient/listEntries(withOptions:)``.
            @inline(never)
            public func listEntries(
                withOptions options: ListEntriesOptions? = nil
            ) -> ServiceRequest<PagedCollection<Entry>> {
                var description = RequestDescription(.get, "/feed", options: options)
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .page(items: "entry", nextLink: "@next"))
            }

            /// Creates the request for ``PagingRulesClient/listLinked(withOptions:)``.
            @inline(never)
            public func listLinked(
                withOptions options: ListLinkedOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                let description = RequestDescription(.get, "/linked", options: options)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: nil, next: .linkHeader("next"))
                )
            }

            /// Creates the request for ``PagingRulesClient/listOnePage(withOptions:)``.
            ///
            /// The header fields of its response are ``ListOnePageHeaders``.
            @inline(never)
            public func listOnePage(
                withOptions options: ListOnePageOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                let description = RequestDescription(.get, "/one", options: options)
                return ServiceRequest(description, client: client, returns: .list())
            }

            /// Creates the request for ``PagingRulesClient/listByItem(withOptions:)``.
            @inline(never)
            public func listByItem(
                withOptions options: ListByItemOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.get, "/items", options: options)
                description.query("starting_after", options?.startingAfter)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(
                        items: "data",
                        next: .token(item: "id", parameter: "starting_after").more("has_more")
                    )
                )
            }
        }
    }
}
