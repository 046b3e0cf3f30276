// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// A client for Formats.
    ///
    /// ```swift
    /// let client = try Formats.FormatsClient(endpoint: endpoint)
    /// let result = try await client.getTime()
    /// print(result)
    /// ```
    public nonisolated final class FormatsClient: PipelineClient, PageableClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: FormatsClientOptions

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
            withOptions options: FormatsClientOptions? = nil
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
            withOptions options: FormatsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? FormatsClientOptions()
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

        /// Sends `PUT /formats`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Formats``.
        /// - Throws: `ServiceError`.
        public func formats(
            body: Formats,
            withOptions options: FormatsOptions? = nil
        ) async throws(ServiceError) -> Formats {
            let request = requests.formats(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /formats`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func formats(
            body: Formats,
            withOptions options: FormatsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Formats>
        ) {
            requests.formats(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /formats`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The header fields of the response.
        /// - Throws: `ServiceError`.
        @discardableResult
        public func query(withOptions options: QueryOptions? = nil) async throws(ServiceError) -> QueryHeaders {
            let request = requests.query(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /formats`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func query(
            withOptions options: QueryOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<QueryHeaders>
        ) {
            requests.query(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /time`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The date.
        /// - Throws: `ServiceError`.
        public func getTime(withOptions options: GetTimeOptions? = nil) async throws(ServiceError) -> Date {
            let request = requests.getTime(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /time`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getTime(
            withOptions options: GetTimeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Date>
        ) {
            requests.getTime(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /second`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The date; `nil` if there is none (204).
        /// - Throws: `ServiceError`.
        public func getSecond(withOptions options: GetSecondOptions? = nil) async throws(ServiceError) -> Date? {
            let request = requests.getSecond(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /second`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getSecond(
            withOptions options: GetSecondOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Date?>
        ) {
            requests.getSecond(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /seconds`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items of the response.
        /// - Throws: `ServiceError`.
        public func listSeconds(
            withOptions options: ListSecondsOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Date> {
            let request = requests.listSeconds(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /seconds`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listSeconds(
            withOptions options: ListSecondsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Date>>
        ) {
            requests.listSeconds(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /times`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The values by name.
        /// - Throws: `ServiceError`.
        public func getTimes(withOptions options: GetTimesOptions? = nil) async throws(ServiceError) -> [String: Date] {
            let request = requests.getTimes(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /times`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getTimes(
            withOptions options: GetTimesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<[String: Date]>
        ) {
            requests.getTimes(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /pages`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, page by page.
        /// - Throws: `ServiceError`.
        public func listPages(
            withOptions options: ListPagesOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Date> {
            let request = requests.listPages(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /pages`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listPages(
            withOptions options: ListPagesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Date>>
        ) {
            requests.listPages(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /either`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The response, with one case for each status.
        /// - Throws: `ServiceError`.
        public func getEither(
            withOptions options: GetEitherOptions? = nil
        ) async throws(ServiceError) -> GetEitherResult {
            let request = requests.getEither(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /either`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getEither(
            withOptions options: GetEitherOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<GetEitherResult>
        ) {
            requests.getEither(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /moment`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Moment``.
        /// - Throws: `ServiceError`.
        public func getMoment(withOptions options: GetMomentOptions? = nil) async throws(ServiceError) -> Moment {
            let request = requests.getMoment(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /moment`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getMoment(
            withOptions options: GetMomentOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Moment>
        ) {
            requests.getMoment(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /counts/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Counts``.
        /// - Throws: `ServiceError`.
        public func setCounts(
            id: UInt64,
            body: Counts,
            withOptions options: SetCountsOptions? = nil
        ) async throws(ServiceError) -> Counts {
            let request = requests.setCounts(id: id, body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /counts/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func setCounts(
            id: UInt64,
            body: Counts,
            withOptions options: SetCountsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Counts>
        ) {
            requests.setCounts(id: id, body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /counts/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - body: The body, as `application/x-www-form-urlencoded`.
        ///   - options: The options for this call.
        /// - Returns: The ``Counts``.
        /// - Throws: `ServiceError`.
        @_disfavoredOverload
        public func setCounts(
            id: UInt64,
            body: SetCountsFormRequest,
            withOptions options: SetCountsOptions? = nil
        ) async throws(ServiceError) -> Counts {
            let request = requests.setCounts(id: id, body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /counts/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - body: The body, as `application/x-www-form-urlencoded`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        @_disfavoredOverload
        public func setCounts(
            id: UInt64,
            body: SetCountsFormRequest,
            withOptions options: SetCountsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Counts>
        ) {
            requests.setCounts(id: id, body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /numbers`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The items of the response.
        /// - Throws: `ServiceError`.
        public func setNumbers(
            body: [Int],
            withOptions options: SetNumbersOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Int> {
            let request = requests.setNumbers(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /numbers`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func setNumbers(
            body: [Int],
            withOptions options: SetNumbersOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Int>>
        ) {
            requests.setNumbers(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: FormatsClient

            /// Creates the request for ``FormatsClient/formats(body:withOptions:)``.
            @inline(never)
            public func formats(body: Formats, withOptions options: FormatsOptions? = nil) -> ServiceRequest<Formats> {
                var description = RequestDescription(.put, "/formats", options: options)
                description.body(body, as: "application/json")
                description.secret(members: ["password"])
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``FormatsClient/query(withOptions:)``.
            @inline(never)
            public func query(withOptions options: QueryOptions? = nil) -> ServiceRequest<QueryHeaders> {
                var description = RequestDescription(.get, "/formats", options: options)
                description.query("dateTime", options?.dateTime)
                description.query("date", options?.date)
                description.query("uuid", options?.uuid)
                description.query("uri", options?.uri)
                description.query("byte", options?.byte)
                description.query("base64url", options?.base64url, as: .base64URL)
                description.query("decimal", options?.decimal)
                description.query("unixtime", options?.unixtime, as: .unixSeconds)
                description.query("rfc1123", options?.rfc1123, as: .rfc1123)
                description.query("time", options?.time)
                description.query("duration", options?.duration)
                description.query("wide", options?.wide)
                description.query("float", options?.float)
                return ServiceRequest(description, client: client, returns: .headers)
            }

            /// Creates the request for ``FormatsClient/getTime(withOptions:)``.
            @inline(never)
            public func getTime(withOptions options: GetTimeOptions? = nil) -> ServiceRequest<Date> {
                let description = RequestDescription(.get, "/time", options: options)
                return ServiceRequest(description, client: client, returns: .value.reading(as: .rfc1123))
            }

            /// Creates the request for ``FormatsClient/getSecond(withOptions:)``.
            @inline(never)
            public func getSecond(withOptions options: GetSecondOptions? = nil) -> ServiceRequest<Date?> {
                let description = RequestDescription(.get, "/second", options: options)
                return ServiceRequest(description, client: client, returns: .optionalValue.reading(as: .unixSeconds))
            }

            /// Creates the request for ``FormatsClient/listSeconds(withOptions:)``.
            @inline(never)
            public func listSeconds(
                withOptions options: ListSecondsOptions? = nil
            ) -> ServiceRequest<PagedCollection<Date>> {
                let description = RequestDescription(.get, "/seconds", options: options)
                return ServiceRequest(description, client: client, returns: .list().reading(as: .unixSeconds))
            }

            /// Creates the request for ``FormatsClient/getTimes(withOptions:)``.
            @inline(never)
            public func getTimes(withOptions options: GetTimesOptions? = nil) -> ServiceRequest<[String: Date]> {
                let description = RequestDescription(.get, "/times", options: options)
                return ServiceRequest(description, client: client, returns: .value.reading(as: .rfc1123))
            }

            /// Creates the request for ``FormatsClient/listPages(withOptions:)``.
            @inline(never)
            public func listPages(
                withOptions options: ListPagesOptions? = nil
            ) -> ServiceRequest<PagedCollection<Date>> {
                let description = RequestDescription(.get, "/pages", options: options)
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "items", nextLink: "next").reading(as: .unixSeconds)
                )
            }

            /// Creates the request for ``FormatsClient/getEither(withOptions:)``.
            @inline(never)
            public func getEither(withOptions options: GetEitherOptions? = nil) -> ServiceRequest<GetEitherResult> {
                let description = RequestDescription(.get, "/either", options: options)
                var responsesByStatus = ResponsesByStatus<GetEitherResult>()
                responsesByStatus.add(.code(200), .value.reading(as: .unixSeconds), GetEitherResult.ok)
                responsesByStatus.add(.code(201), .value.reading(as: .rfc1123), GetEitherResult.created)
                return ServiceRequest(description, client: client, returns: .byStatus(responsesByStatus))
            }

            /// Creates the request for ``FormatsClient/getMoment(withOptions:)``.
            @inline(never)
            public func getMoment(withOptions options: GetMomentOptions? = nil) -> ServiceRequest<Moment> {
                var description = RequestDescription(.get, "/moment", options: options)
                description.query("seconds", options?.seconds, as: .unixSeconds)
                description.query("milliseconds", options?.milliseconds, as: .unixMilliseconds)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for `setCounts(id:body:withOptions:)`.
            @inline(never)
            public func setCounts(
                id: UInt64,
                body: Counts,
                withOptions options: SetCountsOptions? = nil
            ) -> ServiceRequest<Counts> {
                var description = RequestDescription(.put, "/counts/{id}", options: options)
                description.path("id", id)
                description.query("size", options?.size)
                description.query("sizes", options?.sizes)
                description.query("json", json: options?.json, as: .integerText)
                description.header("X-Size", options?.xSize)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for `setCounts(id:body:withOptions:)`.
            @_disfavoredOverload
            @inline(never)
            public func setCounts(
                id: UInt64,
                body: SetCountsFormRequest,
                withOptions options: SetCountsOptions? = nil
            ) -> ServiceRequest<Counts> {
                var description = RequestDescription(.put, "/counts/{id}", options: options)
                description.path("id", id)
                description.query("size", options?.size)
                description.query("sizes", options?.sizes)
                description.query("json", json: options?.json, as: .integerText)
                description.header("X-Size", options?.xSize)
                description.body(body, as: "application/x-www-form-urlencoded")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``FormatsClient/setNumbers(body:withOptions:)``.
            ///
            /// The header fields of its response are ``SetNumbersHeaders``.
            @inline(never)
            public func setNumbers(
                body: [Int],
                withOptions options: SetNumbersOptions? = nil
            ) -> ServiceRequest<PagedCollection<Int>> {
                var description = RequestDescription(.put, "/numbers", options: options)
                description.body(body, as: "application/json", coding: .integerText)
                return ServiceRequest(description, client: client, returns: .list().reading(as: .integerText))
            }
        }
    }
}
