// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Newest {
    /// A client for Newest.
    ///
    /// ```swift
    /// let client = try Newest.NewestClient(endpoint: endpoint)
    /// try await client.search()
    /// ```
    public nonisolated final class NewestClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: NewestClientOptions

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
            withOptions options: NewestClientOptions? = nil
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
            withOptions options: NewestClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? NewestClientOptions()
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

        /// Sends `QUERY /item`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`.
        public func queryItem(
            body: Search,
            withOptions options: QueryItemOptions? = nil
        ) async throws(ServiceError) -> Item {
            let request = requests.queryItem(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `QUERY /item`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func queryItem(
            body: Search,
            withOptions options: QueryItemOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item>
        ) {
            requests.queryItem(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `COPY /item`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func copyItem(withOptions options: CopyItemOptions? = nil) async throws(ServiceError) {
            let request = requests.copyItem(withOptions: options)
            try await request.value()
        }

        /// Sends `COPY /item`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func copyItem(
            withOptions options: CopyItemOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.copyItem(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /item`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Item``.
        /// - Throws: `ServiceError`.
        public func putItem(body: Item, withOptions options: PutItemOptions? = nil) async throws(ServiceError) -> Item {
            let request = requests.putItem(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /item`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func putItem(
            body: Item,
            withOptions options: PutItemOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Item>
        ) {
            requests.putItem(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /search`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func search(withOptions options: SearchOptions? = nil) async throws(ServiceError) {
            let request = requests.search(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /search`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func search(
            withOptions options: SearchOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.search(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /media`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func putMedia(body: Item, withOptions options: PutMediaOptions? = nil) async throws(ServiceError) {
            let request = requests.putMedia(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /media`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func putMedia(
            body: Item,
            withOptions options: PutMediaOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.putMedia(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /default`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Kind``.
        /// - Throws: `ServiceError`.
        public func putKind(body: Kind, withOptions options: PutKindOptions? = nil) async throws(ServiceError) -> Kind {
            let request = requests.putKind(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /default`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func putKind(
            body: Kind,
            withOptions options: PutKindOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Kind>
        ) {
            requests.putKind(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /parts`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func addParts(
            body: [AddPartsRequestItem],
            withOptions options: AddPartsOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.addParts(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /parts`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func addParts(
            body: [AddPartsRequestItem],
            withOptions options: AddPartsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.addParts(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /images`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func addImages(
            body: [MultipartFile],
            withOptions options: AddImagesOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.addImages(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /images`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func addImages(
            body: [MultipartFile],
            withOptions options: AddImagesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.addImages(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /xml`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Nodes``.
        /// - Throws: `ServiceError`.
        public func putXml(body: Nodes, withOptions options: PutXMLOptions? = nil) async throws(ServiceError) -> Nodes {
            let request = requests.putXml(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /xml`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func putXml(
            body: Nodes,
            withOptions options: PutXMLOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Nodes>
        ) {
            requests.putXml(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: NewestClient

            /// Creates the request for ``NewestClient/queryItem(body:withOptions:)``.
            @inline(never)
            public func queryItem(body: Search, withOptions options: QueryItemOptions? = nil) -> ServiceRequest<Item> {
                var description = RequestDescription(.query, "/item", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``NewestClient/copyItem(withOptions:)``.
            @inline(never)
            public func copyItem(withOptions options: CopyItemOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(HTTPMethod(rawValue: "COPY"), "/item", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewestClient/putItem(body:withOptions:)``.
            @inline(never)
            public func putItem(body: Item, withOptions options: PutItemOptions? = nil) -> ServiceRequest<Item> {
                var description = RequestDescription(.put, "/item", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``NewestClient/search(withOptions:)``.
            @inline(never)
            public func search(withOptions options: SearchOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/search", options: options)
                description.querystring(options?.all, as: "application/x-www-form-urlencoded")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewestClient/putMedia(body:withOptions:)``.
            @inline(never)
            public func putMedia(body: Item, withOptions options: PutMediaOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/media", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewestClient/putKind(body:withOptions:)``.
            @inline(never)
            public func putKind(body: Kind, withOptions options: PutKindOptions? = nil) -> ServiceRequest<Kind> {
                var description = RequestDescription(.put, "/default", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``NewestClient/addParts(body:withOptions:)``.
            @inline(never)
            public func addParts(
                body: [AddPartsRequestItem],
                withOptions options: AddPartsOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/parts", options: options)
                description.body(
                    body,
                    as: "multipart/mixed",
                    encoding: ["0": .contentType("application/vnd.search+json"), "1": .contentType("image/png")]
                )
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewestClient/addImages(body:withOptions:)``.
            @inline(never)
            public func addImages(
                body: [MultipartFile],
                withOptions options: AddImagesOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/images", options: options)
                description.body(body, as: "multipart/mixed", encoding: ["": .contentType("image/png")])
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewestClient/putXml(body:withOptions:)``.
            @inline(never)
            public func putXml(body: Nodes, withOptions options: PutXMLOptions? = nil) -> ServiceRequest<Nodes> {
                var description = RequestDescription(.put, "/xml", options: options)
                description.body(body, as: "application/xml")
                description.accept("application/xml")
                return ServiceRequest(description, client: client, returns: .value)
            }
        }
    }
}
