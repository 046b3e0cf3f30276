// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension NewerParameters {
    /// A client for Newer parameters.
    ///
    /// ```swift
    /// let client = try NewerParameters.NewerParametersClient(endpoint: endpoint)
    /// try await client.queryForm(filter: NewerParameters.Filter())
    /// ```
    public nonisolated final class NewerParametersClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: NewerParametersClientOptions

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
            withOptions options: NewerParametersClientOptions? = nil
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
            withOptions options: NewerParametersClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? NewerParametersClientOptions()
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

        /// Sends `GET /form`.
        ///
        /// - Parameters:
        ///   - filter: The filter.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func queryForm(filter: Filter, withOptions options: QueryFormOptions? = nil) async throws(ServiceError) {
            let request = requests.queryForm(filter: filter, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /form`.
        ///
        /// - Parameters:
        ///   - filter: The filter.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func queryForm(
            filter: Filter,
            withOptions options: QueryFormOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.queryForm(filter: filter, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /styled`.
        ///
        /// - Parameters:
        ///   - filter: The filter.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func queryStyled(
            filter: Filter,
            withOptions options: QueryStyledOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.queryStyled(filter: filter, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /styled`.
        ///
        /// - Parameters:
        ///   - filter: The filter.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func queryStyled(
            filter: Filter,
            withOptions options: QueryStyledOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.queryStyled(filter: filter, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /times`.
        ///
        /// - Parameters:
        ///   - times: The times.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func query(
            times: [String: Date],
            withOptions options: QueryTimesOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.query(times: times, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /times`.
        ///
        /// - Parameters:
        ///   - times: The times.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func query(
            times: [String: Date],
            withOptions options: QueryTimesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.query(times: times, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /json`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func queryJson(withOptions options: QueryJSONOptions? = nil) async throws(ServiceError) {
            let request = requests.queryJson(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /json`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func queryJson(
            withOptions options: QueryJSONOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.queryJson(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /text`.
        ///
        /// - Parameters:
        ///   - words: The words.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func queryText(words: String, withOptions options: QueryTextOptions? = nil) async throws(ServiceError) {
            let request = requests.queryText(words: words, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /text`.
        ///
        /// - Parameters:
        ///   - words: The words.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func queryText(
            words: String,
            withOptions options: QueryTextOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.queryText(words: words, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /cookie`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func cookie(withOptions options: CookieOptions? = nil) async throws(ServiceError) {
            let request = requests.cookie(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /cookie`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func cookie(
            withOptions options: CookieOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.cookie(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /empty`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func emptyValue(withOptions options: EmptyValueOptions? = nil) async throws(ServiceError) {
            let request = requests.emptyValue(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /empty`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func emptyValue(
            withOptions options: EmptyValueOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.emptyValue(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: NewerParametersClient

            /// Creates the request for ``NewerParametersClient/queryForm(filter:withOptions:)``.
            @inline(never)
            public func queryForm(
                filter: Filter,
                withOptions options: QueryFormOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/form", options: options)
                description.querystring(filter, as: "application/x-www-form-urlencoded")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewerParametersClient/queryStyled(filter:withOptions:)``.
            @inline(never)
            public func queryStyled(
                filter: Filter,
                withOptions options: QueryStyledOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/styled", options: options)
                description.querystring(
                    filter,
                    as: "application/x-www-form-urlencoded",
                    encoding: ["sizes": .styled(.pipeDelimited, explode: false)]
                )
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewerParametersClient/query(times:withOptions:)``.
            @inline(never)
            public func query(
                times: [String: Date],
                withOptions options: QueryTimesOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/times", options: options)
                description.querystring(times, as: "application/x-www-form-urlencoded", coding: .unixSeconds)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewerParametersClient/queryJson(withOptions:)``.
            @inline(never)
            public func queryJson(withOptions options: QueryJSONOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/json", options: options)
                description.querystring(options?.filter, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewerParametersClient/queryText(words:withOptions:)``.
            @inline(never)
            public func queryText(words: String, withOptions options: QueryTextOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/text", options: options)
                description.querystring(words, as: "text/plain")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewerParametersClient/cookie(withOptions:)``.
            @inline(never)
            public func cookie(withOptions options: CookieOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/cookie", options: options)
                description.cookie("c", options?.c, style: .cookie)
                description.cookie("l", options?.l, style: .cookie, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NewerParametersClient/emptyValue(withOptions:)``.
            @inline(never)
            public func emptyValue(withOptions options: EmptyValueOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/empty", options: options)
                description.query("v", options?.v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
