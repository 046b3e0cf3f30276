// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension QueryStyles {
    /// A client for Query styles.
    ///
    /// ```swift
    /// let client = try QueryStyles.QueryStylesClient(endpoint: endpoint)
    /// try await client.value()
    /// ```
    public nonisolated final class QueryStylesClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: QueryStylesClientOptions

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
            withOptions options: QueryStylesClientOptions? = nil
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
            withOptions options: QueryStylesClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? QueryStylesClientOptions()
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

        /// Sends `GET /q`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func value(withOptions options: ValueOptions? = nil) async throws(ServiceError) {
            let request = requests.value(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /q`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func value(
            withOptions options: ValueOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.value(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /q`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func list(withOptions options: ListOptions? = nil) async throws(ServiceError) {
            let request = requests.list(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /q`.
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

        /// Sends `POST /q`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func listJoined(withOptions options: ListJoinedOptions? = nil) async throws(ServiceError) {
            let request = requests.listJoined(withOptions: options)
            try await request.value()
        }

        /// Sends `POST /q`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listJoined(
            withOptions options: ListJoinedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.listJoined(withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /q`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func object(withOptions options: ObjectOptions? = nil) async throws(ServiceError) {
            let request = requests.object(withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /q`.
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

        /// Sends `PATCH /q`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func objectJoined(withOptions options: ObjectJoinedOptions? = nil) async throws(ServiceError) {
            let request = requests.objectJoined(withOptions: options)
            try await request.value()
        }

        /// Sends `PATCH /q`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func objectJoined(
            withOptions options: ObjectJoinedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.objectJoined(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /delimited`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func spaces(withOptions options: SpacesOptions? = nil) async throws(ServiceError) {
            let request = requests.spaces(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /delimited`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func spaces(
            withOptions options: SpacesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.spaces(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /delimited`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func spacesExploded(withOptions options: SpacesExplodedOptions? = nil) async throws(ServiceError) {
            let request = requests.spacesExploded(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /delimited`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func spacesExploded(
            withOptions options: SpacesExplodedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.spacesExploded(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /delimited`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func pipes(withOptions options: PipesOptions? = nil) async throws(ServiceError) {
            let request = requests.pipes(withOptions: options)
            try await request.value()
        }

        /// Sends `POST /delimited`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func pipes(
            withOptions options: PipesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.pipes(withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /delimited`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func pipesExploded(withOptions options: PipesExplodedOptions? = nil) async throws(ServiceError) {
            let request = requests.pipesExploded(withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /delimited`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func pipesExploded(
            withOptions options: PipesExplodedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.pipesExploded(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /deep`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func deepObject(withOptions options: DeepObjectOptions? = nil) async throws(ServiceError) {
            let request = requests.deepObject(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /deep`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func deepObject(
            withOptions options: DeepObjectOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.deepObject(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /deep`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func deepMap(withOptions options: DeepMapOptions? = nil) async throws(ServiceError) {
            let request = requests.deepMap(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /deep`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func deepMap(
            withOptions options: DeepMapOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.deepMap(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /deep`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func deepTree(withOptions options: DeepTreeOptions? = nil) async throws(ServiceError) {
            let request = requests.deepTree(withOptions: options)
            try await request.value()
        }

        /// Sends `POST /deep`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func deepTree(
            withOptions options: DeepTreeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.deepTree(withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /deep`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func deepJson(withOptions options: DeepJSONOptions? = nil) async throws(ServiceError) {
            let request = requests.deepJson(withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /deep`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func deepJson(
            withOptions options: DeepJSONOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.deepJson(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /read-only`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func deepReadOnly(withOptions options: DeepReadOnlyOptions? = nil) async throws(ServiceError) {
            let request = requests.deepReadOnly(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /read-only`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func deepReadOnly(
            withOptions options: DeepReadOnlyOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.deepReadOnly(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /read-only`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func formReadOnly(withOptions options: FormReadOnlyOptions? = nil) async throws(ServiceError) {
            let request = requests.formReadOnly(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /read-only`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func formReadOnly(
            withOptions options: FormReadOnlyOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.formReadOnly(withOptions: options).run(completionHandler)
        }

        /// Sends `POST /read-only`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Stamped``.
        /// - Throws: `ServiceError`.
        public func jsonReadOnly(
            withOptions options: JsonReadOnlyOptions? = nil
        ) async throws(ServiceError) -> Stamped {
            let request = requests.jsonReadOnly(withOptions: options)
            return try await request.value()
        }

        /// Sends `POST /read-only`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func jsonReadOnly(
            withOptions options: JsonReadOnlyOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Stamped>
        ) {
            requests.jsonReadOnly(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /other`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func reserved(withOptions options: ReservedOptions? = nil) async throws(ServiceError) {
            let request = requests.reserved(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /other`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func reserved(
            withOptions options: ReservedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.reserved(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /other`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func json(withOptions options: JsonOptions? = nil) async throws(ServiceError) {
            let request = requests.json(withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /other`.
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

        /// Sends `POST /other`.
        ///
        /// - Parameters:
        ///   - top: The top.
        ///   - aBC: The value of `a b&c`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func names(top: Int, aBC: String, withOptions options: NamesOptions? = nil) async throws(ServiceError) {
            let request = requests.names(top: top, aBC: aBC, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /other`.
        ///
        /// - Parameters:
        ///   - top: The top.
        ///   - aBC: The value of `a b&c`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func names(
            top: Int,
            aBC: String,
            withOptions options: NamesOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.names(top: top, aBC: aBC, withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /other`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - vHeader: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func sameName(
            v: String,
            vHeader: String,
            withOptions options: SameNameOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.sameName(v: v, vHeader: vHeader, withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /other`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - vHeader: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sameName(
            v: String,
            vHeader: String,
            withOptions options: SameNameOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sameName(v: v, vHeader: vHeader, withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /other`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func numbers(withOptions options: NumbersOptions? = nil) async throws(ServiceError) {
            let request = requests.numbers(withOptions: options)
            try await request.value()
        }

        /// Sends `PATCH /other`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func numbers(
            withOptions options: NumbersOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.numbers(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /shared`.
        ///
        /// - Parameters:
        ///   - api: The API.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func shared(api: String, withOptions options: SharedOptions? = nil) async throws(ServiceError) {
            let request = requests.shared(api: api, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /shared`.
        ///
        /// - Parameters:
        ///   - api: The API.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func shared(
            api: String,
            withOptions options: SharedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.shared(api: api, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /shared`.
        ///
        /// - Parameters:
        ///   - api: The API.
        ///   - n: The value of `n`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func sharedOverridden(
            api: String,
            n: String,
            withOptions options: SharedOverriddenOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.sharedOverridden(api: api, n: n, withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /shared`.
        ///
        /// - Parameters:
        ///   - api: The API.
        ///   - n: The value of `n`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func sharedOverridden(
            api: String,
            n: String,
            withOptions options: SharedOverriddenOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.sharedOverridden(api: api, n: n, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /constants`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func constants(withOptions options: ConstantsOptions? = nil) async throws(ServiceError) {
            let request = requests.constants(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /constants`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func constants(
            withOptions options: ConstantsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.constants(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /own?fixed=1`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func queryInPath(withOptions options: QueryInPathOptions? = nil) async throws(ServiceError) {
            let request = requests.queryInPath(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /own?fixed=1`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func queryInPath(
            withOptions options: QueryInPathOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.queryInPath(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: QueryStylesClient

            /// Creates the request for ``QueryStylesClient/value(withOptions:)``.
            @inline(never)
            public func value(withOptions options: ValueOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/q", options: options)
                description.query("v", options?.v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/list(withOptions:)``.
            @inline(never)
            public func list(withOptions options: ListOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/q", options: options)
                description.query("v", options?.v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/listJoined(withOptions:)``.
            @inline(never)
            public func listJoined(withOptions options: ListJoinedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/q", options: options)
                description.query("v", options?.v, style: .form, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/object(withOptions:)``.
            @inline(never)
            public func object(withOptions options: ObjectOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.delete, "/q", options: options)
                description.query("v", options?.v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/objectJoined(withOptions:)``.
            @inline(never)
            public func objectJoined(withOptions options: ObjectJoinedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.patch, "/q", options: options)
                description.query("v", options?.v, style: .form, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/spaces(withOptions:)``.
            @inline(never)
            public func spaces(withOptions options: SpacesOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/delimited", options: options)
                description.query("v", options?.v, style: .spaceDelimited, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/spacesExploded(withOptions:)``.
            @inline(never)
            public func spacesExploded(withOptions options: SpacesExplodedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/delimited", options: options)
                description.query("v", options?.v, style: .spaceDelimited)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/pipes(withOptions:)``.
            @inline(never)
            public func pipes(withOptions options: PipesOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/delimited", options: options)
                description.query("v", options?.v, style: .pipeDelimited, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/pipesExploded(withOptions:)``.
            @inline(never)
            public func pipesExploded(withOptions options: PipesExplodedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.delete, "/delimited", options: options)
                description.query("v", options?.v, style: .pipeDelimited)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/deepObject(withOptions:)``.
            @inline(never)
            public func deepObject(withOptions options: DeepObjectOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/deep", options: options)
                description.query("v", options?.v, style: .deepObject)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/deepMap(withOptions:)``.
            @inline(never)
            public func deepMap(withOptions options: DeepMapOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/deep", options: options)
                description.query("m[x]", options?.mX, style: .deepObject)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/deepTree(withOptions:)``.
            @inline(never)
            public func deepTree(withOptions options: DeepTreeOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/deep", options: options)
                description.query("v", options?.v, style: .deepObject)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/deepJson(withOptions:)``.
            @inline(never)
            public func deepJson(withOptions options: DeepJSONOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.delete, "/deep", options: options)
                description.query("v", options?.v, style: .deepObject)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/deepReadOnly(withOptions:)``.
            @inline(never)
            public func deepReadOnly(withOptions options: DeepReadOnlyOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/read-only", options: options)
                description.query("v", options?.v, style: .deepObject)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/formReadOnly(withOptions:)``.
            @inline(never)
            public func formReadOnly(withOptions options: FormReadOnlyOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/read-only", options: options)
                description.query("v", options?.v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/jsonReadOnly(withOptions:)``.
            @inline(never)
            public func jsonReadOnly(withOptions options: JsonReadOnlyOptions? = nil) -> ServiceRequest<Stamped> {
                var description = RequestDescription(.post, "/read-only", options: options)
                description.query("v", json: options?.v)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``QueryStylesClient/reserved(withOptions:)``.
            @inline(never)
            public func reserved(withOptions options: ReservedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/other", options: options)
                description.query("v", options?.v, style: .form, allowReserved: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/json(withOptions:)``.
            @inline(never)
            public func json(withOptions options: JsonOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/other", options: options)
                description.query("v", json: options?.v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/names(top:aBC:withOptions:)``.
            @inline(never)
            public func names(top: Int, aBC: String, withOptions options: NamesOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/other", options: options)
                description.query("$top", top)
                description.query("a b&c", aBC)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/sameName(v:vHeader:withOptions:)``.
            @inline(never)
            public func sameName(
                v: String,
                vHeader: String,
                withOptions options: SameNameOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.delete, "/other", options: options)
                description.query("v", v)
                description.header("v", vHeader)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/numbers(withOptions:)``.
            @inline(never)
            public func numbers(withOptions options: NumbersOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.patch, "/other", options: options)
                description.query("i", options?.i)
                description.query("d", options?.d)
                description.query("b", options?.b)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/shared(api:withOptions:)``.
            @inline(never)
            public func shared(api: String, withOptions options: SharedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/shared", options: options)
                description.query("api", api)
                description.query("n", options?.n)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/sharedOverridden(api:n:withOptions:)``.
            @inline(never)
            public func sharedOverridden(
                api: String,
                n: String,
                withOptions options: SharedOverriddenOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/shared", options: options)
                description.query("api", api)
                description.query("n", n)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/constants(withOptions:)``.
            @inline(never)
            public func constants(withOptions options: ConstantsOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/constants", options: options)
                description.query("flag", "true")
                description.query("word", json: "w")
                description.query("size", "3")
                description.query("raw", "false")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``QueryStylesClient/queryInPath(withOptions:)``.
            @inline(never)
            public func queryInPath(withOptions options: QueryInPathOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/own?fixed=1", options: options)
                description.query("v", options?.v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
