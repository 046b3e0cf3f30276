// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension XML {
    /// A client for XML.
    ///
    /// ```swift
    /// let client = try XML.XMLClient(endpoint: endpoint)
    /// for try await item in try await client.list() {
    ///     print(item)
    /// }
    /// ```
    public nonisolated final class XMLClient: PipelineClient, PageableClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: XMLClientOptions

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
            withOptions options: XMLClientOptions? = nil
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
            withOptions options: XMLClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? XMLClientOptions()
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

        /// Sends `PUT /book`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Book``.
        /// - Throws: `ServiceError`.
        public func book(body: Book, withOptions options: BookOptions? = nil) async throws(ServiceError) -> Book {
            let request = requests.book(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /book`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func book(
            body: Book,
            withOptions options: BookOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Book>
        ) {
            requests.book(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /lists`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Lists``.
        /// - Throws: `ServiceError`.
        public func lists(body: Lists, withOptions options: ListsOptions? = nil) async throws(ServiceError) -> Lists {
            let request = requests.lists(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /lists`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func lists(
            body: Lists,
            withOptions options: ListsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Lists>
        ) {
            requests.lists(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /namespaces`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Feed``.
        /// - Throws: `ServiceError`.
        public func namespaces(
            body: Feed,
            withOptions options: NamespacesOptions? = nil
        ) async throws(ServiceError) -> Feed {
            let request = requests.namespaces(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /namespaces`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func namespaces(
            body: Feed,
            withOptions options: NamespacesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Feed>
        ) {
            requests.namespaces(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /label`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Label``.
        /// - Throws: `ServiceError`.
        public func label(body: Label, withOptions options: LabelOptions? = nil) async throws(ServiceError) -> Label {
            let request = requests.label(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /label`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func label(
            body: Label,
            withOptions options: LabelOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Label>
        ) {
            requests.label(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /media`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Media``.
        /// - Throws: `ServiceError`.
        public func media(body: Media, withOptions options: MediaOptions? = nil) async throws(ServiceError) -> Media {
            let request = requests.media(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /media`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func media(
            body: Media,
            withOptions options: MediaOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Media>
        ) {
            requests.media(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /values`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Values``.
        /// - Throws: `ServiceError`.
        public func values(
            body: Values,
            withOptions options: ValuesOptions? = nil
        ) async throws(ServiceError) -> Values {
            let request = requests.values(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /values`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func values(
            body: Values,
            withOptions options: ValuesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Values>
        ) {
            requests.values(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /base`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Base``.
        /// - Throws: `ServiceError`.
        public func base(body: Base, withOptions options: BaseOptions? = nil) async throws(ServiceError) -> Base {
            let request = requests.base(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /base`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func base(
            body: Base,
            withOptions options: BaseOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Base>
        ) {
            requests.base(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /list`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items of the response, each a ``Book``.
        /// - Throws: `ServiceError`.
        public func list(withOptions options: ListOptions? = nil) async throws(ServiceError) -> PagedCollection<Book> {
            let request = requests.list(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /list`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func list(
            withOptions options: ListOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Book>>
        ) {
            requests.list(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /failure`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`. The service reports errors as ``Problem``.
        public func failing(withOptions options: FailingOptions? = nil) async throws(ServiceError) {
            let request = requests.failing(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /failure`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func failing(
            withOptions options: FailingOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.failing(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /both`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Both``.
        /// - Throws: `ServiceError`.
        public func both(body: Both, withOptions options: BothOptions? = nil) async throws(ServiceError) -> Both {
            let request = requests.both(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /both`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func both(
            body: Both,
            withOptions options: BothOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Both>
        ) {
            requests.both(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /any`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Both``.
        /// - Throws: `ServiceError`.
        public func resource(
            body: Both,
            withOptions options: ResourceOptions? = nil
        ) async throws(ServiceError) -> Both {
            let request = requests.resource(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /any`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func resource(
            body: Both,
            withOptions options: ResourceOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Both>
        ) {
            requests.resource(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /any`.
        ///
        /// - Parameters:
        ///   - body: The body, as `application/xml`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        /// - Returns: The ``Both``.
        /// - Throws: `ServiceError`.
        @_disfavoredOverload
        public func resource(
            body: HTTPBody,
            withOptions options: ResourceOptions? = nil
        ) async throws(ServiceError) -> Both {
            let request = requests.resource(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /any`.
        ///
        /// - Parameters:
        ///   - body: The body, as `application/xml`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        @_disfavoredOverload
        public func resource(
            body: HTTPBody,
            withOptions options: ResourceOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Both>
        ) {
            requests.resource(body: body, withOptions: options).run(completionHandler)
        }

        /// The response is `application/xml`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The bytes. `requests.resourceXml(…).download(to:)` writes them to a file instead.
        /// - Throws: `ServiceError`.
        public func resourceXml(
            body: Both,
            withOptions options: ResourceXmlOptions? = nil
        ) async throws(ServiceError) -> Data {
            let request = requests.resourceXml(body: body, withOptions: options)
            return try await request.value()
        }

        /// The response is `application/xml`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func resourceXml(
            body: Both,
            withOptions options: ResourceXmlOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Data>
        ) {
            requests.resourceXml(body: body, withOptions: options).run(completionHandler)
        }

        /// The response is `application/xml`.
        ///
        /// - Parameters:
        ///   - body: The body, as `application/xml`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        /// - Returns: The bytes. `requests.resourceXml(…).download(to:)` writes them to a file instead.
        /// - Throws: `ServiceError`.
        @_disfavoredOverload
        public func resourceXml(
            body: HTTPBody,
            withOptions options: ResourceXmlOptions? = nil
        ) async throws(ServiceError) -> Data {
            let request = requests.resourceXml(body: body, withOptions: options)
            return try await request.value()
        }

        /// The response is `application/xml`.
        ///
        /// - Parameters:
        ///   - body: The body, as `application/xml`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        @_disfavoredOverload
        public func resourceXml(
            body: HTTPBody,
            withOptions options: ResourceXmlOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Data>
        ) {
            requests.resourceXml(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: XMLClient

            /// Creates the request for ``XMLClient/book(body:withOptions:)``.
            @inline(never)
            public func book(body: Book, withOptions options: BookOptions? = nil) -> ServiceRequest<Book> {
                var description = RequestDescription(.put, "/book", options: options)
                description.body(body, as: "application/xml")
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``XMLClient/lists(body:withOptions:)``.
            @inline(never)
            public func lists(body: Lists, withOptions options: ListsOptions? = nil) -> ServiceRequest<Lists> {
                var description = RequestDescription(.put, "/lists", options: options)
                description.body(body, as: "application/xml")
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``XMLClient/namespaces(body:withOptions:)``.
            @inline(never)
            public func namespaces(body: Feed, withOptions options: NamespacesOptions? = nil) -> ServiceRequest<Feed> {
                var description = RequestDescription(.put, "/namespaces", options: options)
                description.body(body, as: "application/xml")
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``XMLClient/label(body:withOptions:)``.
            @inline(never)
            public func label(body: Label, withOptions options: LabelOptions? = nil) -> ServiceRequest<Label> {
                var description = RequestDescription(.put, "/label", options: options)
                description.body(body, as: "application/xml")
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``XMLClient/media(body:withOptions:)``.
            @inline(never)
            public func media(body: Media, withOptions options: MediaOptions? = nil) -> ServiceRequest<Media> {
                var description = RequestDescription(.put, "/media", options: options)
                description.body(body, as: "application/xml")
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``XMLClient/values(body:withOptions:)``.
            @inline(never)
            public func values(body: Values, withOptions options: ValuesOptions? = nil) -> ServiceRequest<Values> {
                var description = RequestDescription(.put, "/values", options: options)
                description.body(body, as: "application/xml")
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``XMLClient/base(body:withOptions:)``.
            @inline(never)
            public func base(body: Base, withOptions options: BaseOptions? = nil) -> ServiceRequest<Base> {
                var description = RequestDescription(.put, "/base", options: options)
                description.body(body, as: "application/xml", root: .element("base"))
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``XMLClient/list(withOptions:)``.
            @inline(never)
            public func list(withOptions options: ListOptions? = nil) -> ServiceRequest<PagedCollection<Book>> {
                var description = RequestDescription(.get, "/list", options: options)
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .list())
            }

            /// Creates the request for ``XMLClient/failing(withOptions:)``.
            @inline(never)
            public func failing(withOptions options: FailingOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/failure", options: options)
                description.accept("application/xml")
                description.failure(.any, Problem.self)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``XMLClient/both(body:withOptions:)``.
            @inline(never)
            public func both(body: Both, withOptions options: BothOptions? = nil) -> ServiceRequest<Both> {
                var description = RequestDescription(.put, "/both", options: options)
                description.body(body, as: options?.contentType ?? "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for `resource(body:withOptions:)`.
            @inline(never)
            public func resource(body: Both, withOptions options: ResourceOptions? = nil) -> ServiceRequest<Both> {
                var description = RequestDescription(.put, "/any", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for `resource(body:withOptions:)`.
            @_disfavoredOverload
            @inline(never)
            public func resource(body: HTTPBody, withOptions options: ResourceOptions? = nil) -> ServiceRequest<Both> {
                var description = RequestDescription(.put, "/any", options: options)
                description.body(body, as: "application/xml")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for `resourceXml(body:withOptions:)`.
            @inline(never)
            public func resourceXml(
                body: Both,
                withOptions options: ResourceXmlOptions? = nil
            ) -> ServiceRequest<Data> {
                var description = RequestDescription(.put, "/any", options: options)
                description.body(body, as: "application/json")
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .data)
            }

            /// Creates the request for `resourceXml(body:withOptions:)`.
            @_disfavoredOverload
            @inline(never)
            public func resourceXml(
                body: HTTPBody,
                withOptions options: ResourceXmlOptions? = nil
            ) -> ServiceRequest<Data> {
                var description = RequestDescription(.put, "/any", options: options)
                description.body(body, as: "application/xml")
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .data)
            }
        }
    }
}
