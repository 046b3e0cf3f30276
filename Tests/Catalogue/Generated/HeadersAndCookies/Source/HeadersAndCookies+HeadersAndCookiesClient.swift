// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension HeadersAndCookies {
    /// A client for Headers and cookies.
    ///
    /// ```swift
    /// let client = try HeadersAndCookies.HeadersAndCookiesClient(endpoint: endpoint)
    /// try await client.value(xValue: "xValue")
    /// ```
    public nonisolated final class HeadersAndCookiesClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: HeadersAndCookiesClientOptions

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
            withOptions options: HeadersAndCookiesClientOptions? = nil
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
            withOptions options: HeadersAndCookiesClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? HeadersAndCookiesClientOptions()
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

        /// Sends `GET /header`.
        ///
        /// - Parameters:
        ///   - xValue: The value.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func value(xValue: String, withOptions options: ValueOptions? = nil) async throws(ServiceError) {
            let request = requests.value(xValue: xValue, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /header`.
        ///
        /// - Parameters:
        ///   - xValue: The value.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func value(
            xValue: String,
            withOptions options: ValueOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.value(xValue: xValue, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func list(withOptions options: ListOptions? = nil) async throws(ServiceError) {
            let request = requests.list(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func list(
            withOptions options: ListOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.list(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func object(withOptions options: ObjectOptions? = nil) async throws(ServiceError) {
            let request = requests.object(withOptions: options)
            try await request.value()
        }

        /// Sends `POST /header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func object(
            withOptions options: ObjectOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.object(withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func objectExploded(withOptions options: ObjectExplodedOptions? = nil) async throws(ServiceError) {
            let request = requests.objectExploded(withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func objectExploded(
            withOptions options: ObjectExplodedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.objectExploded(withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /header`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func json(withOptions options: JsonOptions? = nil) async throws(ServiceError) {
            let request = requests.json(withOptions: options)
            try await request.value()
        }

        /// Sends `PATCH /header`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func json(
            withOptions options: JsonOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.json(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /cookie`.
        ///
        /// - Parameters:
        ///   - session: The session.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func cookie(session: String, withOptions options: CookieOptions? = nil) async throws(ServiceError) {
            let request = requests.cookie(session: session, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /cookie`.
        ///
        /// - Parameters:
        ///   - session: The session.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func cookie(
            session: String,
            withOptions options: CookieOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.cookie(session: session, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /cookie`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func cookieListJoined(withOptions options: CookieListJoinedOptions? = nil) async throws(ServiceError) {
            let request = requests.cookieListJoined(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /cookie`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func cookieListJoined(
            withOptions options: CookieListJoinedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.cookieListJoined(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /cookie`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func cookieObjectJoined(
            withOptions options: CookieObjectJoinedOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.cookieObjectJoined(withOptions: options)
            try await request.value()
        }

        /// Sends `POST /cookie`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func cookieObjectJoined(
            withOptions options: CookieObjectJoinedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.cookieObjectJoined(withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /cookie`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func cookieList(withOptions options: CookieListOptions? = nil) async throws(ServiceError) {
            let request = requests.cookieList(withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /cookie`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func cookieList(
            withOptions options: CookieListOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.cookieList(withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /cookie`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func cookieJson(withOptions options: CookieJSONOptions? = nil) async throws(ServiceError) {
            let request = requests.cookieJson(withOptions: options)
            try await request.value()
        }

        /// Sends `PATCH /cookie`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func cookieJson(
            withOptions options: CookieJSONOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.cookieJson(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: HeadersAndCookiesClient

            /// Creates the request for ``HeadersAndCookiesClient/value(xValue:withOptions:)``.
            @inline(never)
            public func value(xValue: String, withOptions options: ValueOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/header", options: options)
                description.header("X-Value", xValue)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HeadersAndCookiesClient/list(withOptions:)``.
            @inline(never)
            public func list(withOptions options: ListOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/header", options: options)
                description.header("X-List", options?.xList)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HeadersAndCookiesClient/object(withOptions:)``.
            @inline(never)
            public func object(withOptions options: ObjectOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/header", options: options)
                description.header("X-Object", options?.xObject)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HeadersAndCookiesClient/objectExploded(withOptions:)``.
            @inline(never)
            public func objectExploded(withOptions options: ObjectExplodedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.delete, "/header", options: options)
                description.header("X-Object", options?.xObject, explode: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HeadersAndCookiesClient/json(withOptions:)``.
            @inline(never)
            public func json(withOptions options: JsonOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.patch, "/header", options: options)
                description.header("X-JSON", json: options?.xJson)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HeadersAndCookiesClient/cookie(session:withOptions:)``.
            @inline(never)
            public func cookie(session: String, withOptions options: CookieOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/cookie", options: options)
                description.cookie("session", session)
                description.cookie("theme", options?.theme)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HeadersAndCookiesClient/cookieListJoined(withOptions:)``.
            @inline(never)
            public func cookieListJoined(withOptions options: CookieListJoinedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/cookie", options: options)
                description.cookie("c", options?.c, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HeadersAndCookiesClient/cookieObjectJoined(withOptions:)``.
            @inline(never)
            public func cookieObjectJoined(
                withOptions options: CookieObjectJoinedOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/cookie", options: options)
                description.cookie("c", options?.c, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HeadersAndCookiesClient/cookieList(withOptions:)``.
            @inline(never)
            public func cookieList(withOptions options: CookieListOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.delete, "/cookie", options: options)
                description.cookie("c", options?.c)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``HeadersAndCookiesClient/cookieJson(withOptions:)``.
            @inline(never)
            public func cookieJson(withOptions options: CookieJSONOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.patch, "/cookie", options: options)
                description.cookie("c", json: options?.c)
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
