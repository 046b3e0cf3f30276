// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Bodies {
    /// A client for Bodies.
    ///
    /// ```swift
    /// let client = try Bodies.BodiesClient(endpoint: endpoint)
    /// try await client.json(body: Bodies.Item(name: "name"))
    /// ```
    public nonisolated final class BodiesClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: BodiesClientOptions

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
            withOptions options: BodiesClientOptions? = nil
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
            withOptions options: BodiesClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? BodiesClientOptions()
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

        /// Sends `POST /json`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func json(body: Item, withOptions options: JsonOptions? = nil) async throws(ServiceError) {
            let request = requests.json(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /json`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func json(
            body: Item,
            withOptions options: JsonOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.json(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /json`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func suffixJson(body: Item, withOptions options: SuffixJSONOptions? = nil) async throws(ServiceError) {
            let request = requests.suffixJson(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /json`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func suffixJson(
            body: Item,
            withOptions options: SuffixJSONOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.suffixJson(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /json`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func optionalJson(
            body: Item? = nil,
            withOptions options: OptionalJSONOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.optionalJson(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `PATCH /json`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func optionalJson(
            body: Item? = nil,
            withOptions options: OptionalJSONOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.optionalJson(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /json/list`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func jsonList(body: [Int], withOptions options: JsonListOptions? = nil) async throws(ServiceError) {
            let request = requests.jsonList(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /json/list`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func jsonList(
            body: [Int],
            withOptions options: JsonListOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.jsonList(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /json/text`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func jsonText(body: String, withOptions options: JsonTextOptions? = nil) async throws(ServiceError) {
            let request = requests.jsonText(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /json/text`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func jsonText(
            body: String,
            withOptions options: JsonTextOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.jsonText(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /json/map`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func jsonMap(
            body: [String: Double],
            withOptions options: JsonMapOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.jsonMap(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /json/map`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func jsonMap(
            body: [String: Double],
            withOptions options: JsonMapOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.jsonMap(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /json/any`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func jsonAny(body: JSONValue, withOptions options: JsonAnyOptions? = nil) async throws(ServiceError) {
            let request = requests.jsonAny(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /json/any`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func jsonAny(
            body: JSONValue,
            withOptions options: JsonAnyOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.jsonAny(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /form`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func form(body: Form, withOptions options: FormOptions? = nil) async throws(ServiceError) {
            let request = requests.form(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /form`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func form(
            body: Form,
            withOptions options: FormOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.form(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /multipart`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func multipart(
            body: MultipartRequest,
            withOptions options: MultipartOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.multipart(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /multipart`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func multipart(
            body: MultipartRequest,
            withOptions options: MultipartOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.multipart(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /text`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func text(body: String, withOptions options: TextOptions? = nil) async throws(ServiceError) {
            let request = requests.text(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /text`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func text(
            body: String,
            withOptions options: TextOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.text(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /times`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func timesInForm(
            body: [String: Date],
            withOptions options: TimesInFormOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.timesInForm(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /times`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func timesInForm(
            body: [String: Date],
            withOptions options: TimesInFormOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.timesInForm(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /times`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func timesInParts(
            body: [String: Date],
            withOptions options: TimesInPartsOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.timesInParts(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /times`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func timesInParts(
            body: [String: Date],
            withOptions options: TimesInPartsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.timesInParts(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /times`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func timeAsText(body: Date, withOptions options: TimeAsTextOptions? = nil) async throws(ServiceError) {
            let request = requests.timeAsText(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `PATCH /times`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func timeAsText(
            body: Date,
            withOptions options: TimeAsTextOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.timeAsText(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /bytes`.
        ///
        /// - Parameters:
        ///   - body: The body, as `application/octet-stream`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func bytes(body: HTTPBody, withOptions options: BytesOptions? = nil) async throws(ServiceError) {
            let request = requests.bytes(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /bytes`.
        ///
        /// - Parameters:
        ///   - body: The body, as `application/octet-stream`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func bytes(
            body: HTTPBody,
            withOptions options: BytesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.bytes(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /image`.
        ///
        /// - Parameters:
        ///   - body: The body, as `image/png`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func image(body: HTTPBody, withOptions options: ImageOptions? = nil) async throws(ServiceError) {
            let request = requests.image(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /image`.
        ///
        /// - Parameters:
        ///   - body: The body, as `image/png`. Pass `.data(…)`, `.file(…)` or `.stream(…)`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func image(
            body: HTTPBody,
            withOptions options: ImageOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.image(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /none`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func none(withOptions options: NoneOptions? = nil) async throws(ServiceError) {
            let request = requests.none(withOptions: options)
            try await request.value()
        }

        /// Sends `POST /none`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func none(
            withOptions options: NoneOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.none(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: BodiesClient

            /// Creates the request for ``BodiesClient/json(body:withOptions:)``.
            @inline(never)
            public func json(body: Item, withOptions options: JsonOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/json", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/suffixJson(body:withOptions:)``.
            @inline(never)
            public func suffixJson(body: Item, withOptions options: SuffixJSONOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/json", options: options)
                description.body(body, as: "application/vnd.shop.v2+json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/optionalJson(body:withOptions:)``.
            @inline(never)
            public func optionalJson(
                body: Item? = nil,
                withOptions options: OptionalJSONOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.patch, "/json", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/jsonList(body:withOptions:)``.
            @inline(never)
            public func jsonList(body: [Int], withOptions options: JsonListOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/json/list", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/jsonText(body:withOptions:)``.
            @inline(never)
            public func jsonText(body: String, withOptions options: JsonTextOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/json/text", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/jsonMap(body:withOptions:)``.
            @inline(never)
            public func jsonMap(
                body: [String: Double],
                withOptions options: JsonMapOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/json/map", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/jsonAny(body:withOptions:)``.
            @inline(never)
            public func jsonAny(body: JSONValue, withOptions options: JsonAnyOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/json/any", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/form(body:withOptions:)``.
            @inline(never)
            public func form(body: Form, withOptions options: FormOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/form", options: options)
                description.body(body, as: "application/x-www-form-urlencoded")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/multipart(body:withOptions:)``.
            @inline(never)
            public func multipart(
                body: MultipartRequest,
                withOptions options: MultipartOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/multipart", options: options)
                description.body(body, as: "multipart/form-data")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/text(body:withOptions:)``.
            @inline(never)
            public func text(body: String, withOptions options: TextOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/text", options: options)
                description.body(body, as: "text/plain")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/timesInForm(body:withOptions:)``.
            @inline(never)
            public func timesInForm(
                body: [String: Date],
                withOptions options: TimesInFormOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/times", options: options)
                description.body(body, as: "application/x-www-form-urlencoded", coding: .unixSeconds)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/timesInParts(body:withOptions:)``.
            @inline(never)
            public func timesInParts(
                body: [String: Date],
                withOptions options: TimesInPartsOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/times", options: options)
                description.body(body, as: "multipart/form-data", coding: .unixSeconds)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/timeAsText(body:withOptions:)``.
            @inline(never)
            public func timeAsText(body: Date, withOptions options: TimeAsTextOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.patch, "/times", options: options)
                description.body(body, as: "text/plain", coding: .unixSeconds)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/bytes(body:withOptions:)``.
            @inline(never)
            public func bytes(body: HTTPBody, withOptions options: BytesOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/bytes", options: options)
                description.body(body, as: "application/octet-stream")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/image(body:withOptions:)``.
            @inline(never)
            public func image(body: HTTPBody, withOptions options: ImageOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/image", options: options)
                description.body(body, as: "image/png")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``BodiesClient/none(withOptions:)``.
            @inline(never)
            public func none(withOptions options: NoneOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(.post, "/none", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
