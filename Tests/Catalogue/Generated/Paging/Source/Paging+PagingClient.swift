// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Paging {
    /// A client for Paging.
    ///
    /// ```swift
    /// let client = try Paging.PagingClient(endpoint: endpoint)
    /// for try await item in try await client.listLinked() {
    ///     print(item)
    /// }
    /// ```
    public nonisolated final class PagingClient: PipelineClient, PageableClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: PagingClientOptions

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
            withOptions options: PagingClientOptions? = nil
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
            withOptions options: PagingClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? PagingClientOptions()
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
        public func listLinked(
            withOptions options: ListLinkedOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listLinked(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /link`.
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

        /// Sends `GET /named`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func listNamed(
            withOptions options: ListNamedOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listNamed(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /named`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listNamed(
            withOptions options: ListNamedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listNamed(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /once`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items of the response, each a ``Row``.
        /// - Throws: `ServiceError`.
        public func listOnce(
            withOptions options: ListOnceOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listOnce(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /once`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listOnce(
            withOptions options: ListOnceOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listOnce(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /array`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items of the response, each a ``Row``.
        /// - Throws: `ServiceError`.
        public func listArray(
            withOptions options: ListArrayOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listArray(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /array`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listArray(
            withOptions options: ListArrayOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listArray(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /speakeasy`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Row``, page by page.
        /// - Throws: `ServiceError`.
        public func listByCursor(
            withOptions options: ListByCursorOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Row> {
            let request = requests.listByCursor(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /speakeasy`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listByCursor(
            withOptions options: ListByCursorOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Row>>
        ) {
            requests.listByCursor(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /fern`.
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

        /// Sends `GET /fern`.
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

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: PagingClient

            /// Creates the request for ``PagingClient/listLinked(withOptions:)``.
            @inline(never)
            public func listLinked(
                withOptions options: ListLinkedOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                let description = RequestDescription(.get, "/link", options: options)
                return ServiceRequest(description, client: client, returns: .page(items: "value", nextLink: "nextLink"))
            }

            /// Creates the request for ``PagingClient/listNamed(withOptions:)``.
            @inline(never)
            public func listNamed(
                withOptions options: ListNamedOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.get, "/named", options: options)
                description.query("$top", options?.top)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "data.rows", nextLink: "meta.next")
                )
            }

            /// Creates the request for ``PagingClient/listOnce(withOptions:)``.
            @inline(never)
            public func listOnce(withOptions options: ListOnceOptions? = nil) -> ServiceRequest<PagedCollection<Row>> {
                let description = RequestDescription(.get, "/once", options: options)
                return ServiceRequest(description, client: client, returns: .page(items: "value", nextLink: nil))
            }

            /// Creates the request for ``PagingClient/listArray(withOptions:)``.
            @inline(never)
            public func listArray(
                withOptions options: ListArrayOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                let description = RequestDescription(.get, "/array", options: options)
                return ServiceRequest(description, client: client, returns: .list())
            }

            /// Creates the request for ``PagingClient/listByCursor(withOptions:)``.
            @inline(never)
            public func listByCursor(
                withOptions options: ListByCursorOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.get, "/speakeasy", options: options)
                description.query("after", options?.after)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "data.rows", next: .token(item: "id", parameter: "after"))
                )
            }

            /// Creates the request for ``PagingClient/listByOffset(withOptions:)``.
            @inline(never)
            public func listByOffset(
                withOptions options: ListByOffsetOptions? = nil
            ) -> ServiceRequest<PagedCollection<Row>> {
                var description = RequestDescription(.get, "/fern", options: options)
                description.query("start", options?.start)
                description.query("size", options?.size)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "value", next: .offset("start", limit: "size"))
                )
            }
        }
    }
}
