// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension PathStyles {
    /// A client for Path styles.
    ///
    /// ```swift
    /// let client = try PathStyles.PathStylesClient(endpoint: endpoint)
    /// try await client.simpleValue(v: "v")
    /// ```
    public nonisolated final class PathStylesClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: PathStylesClientOptions

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
            withOptions options: PathStylesClientOptions? = nil
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
            withOptions options: PathStylesClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? PathStylesClientOptions()
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

        /// Sends `GET /simple/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func simpleValue(v: String, withOptions options: SimpleValueOptions? = nil) async throws(ServiceError) {
            let request = requests.simpleValue(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /simple/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func simpleValue(
            v: String,
            withOptions options: SimpleValueOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.simpleValue(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /simple/list/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func simpleList(v: [String], withOptions options: SimpleListOptions? = nil) async throws(ServiceError) {
            let request = requests.simpleList(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /simple/list/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func simpleList(
            v: [String],
            withOptions options: SimpleListOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.simpleList(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /simple/list/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func simpleListExploded(
            v: [String],
            withOptions options: SimpleListExplodedOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.simpleListExploded(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /simple/list/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func simpleListExploded(
            v: [String],
            withOptions options: SimpleListExplodedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.simpleListExploded(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /simple/object/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func simpleObject(v: Point, withOptions options: SimpleObjectOptions? = nil) async throws(ServiceError) {
            let request = requests.simpleObject(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /simple/object/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func simpleObject(
            v: Point,
            withOptions options: SimpleObjectOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.simpleObject(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /simple/object/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func simpleObjectExploded(
            v: Point,
            withOptions options: SimpleObjectExplodedOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.simpleObjectExploded(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /simple/object/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func simpleObjectExploded(
            v: Point,
            withOptions options: SimpleObjectExplodedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.simpleObjectExploded(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /label/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func labelValue(v: String, withOptions options: LabelValueOptions? = nil) async throws(ServiceError) {
            let request = requests.labelValue(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /label/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func labelValue(
            v: String,
            withOptions options: LabelValueOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.labelValue(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /label/list/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func labelList(v: [String], withOptions options: LabelListOptions? = nil) async throws(ServiceError) {
            let request = requests.labelList(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /label/list/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func labelList(
            v: [String],
            withOptions options: LabelListOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.labelList(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /label/list/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func labelListExploded(
            v: [String],
            withOptions options: LabelListExplodedOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.labelListExploded(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /label/list/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func labelListExploded(
            v: [String],
            withOptions options: LabelListExplodedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.labelListExploded(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /label/object/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func labelObject(v: Point, withOptions options: LabelObjectOptions? = nil) async throws(ServiceError) {
            let request = requests.labelObject(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /label/object/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func labelObject(
            v: Point,
            withOptions options: LabelObjectOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.labelObject(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /label/object/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func labelObjectExploded(
            v: Point,
            withOptions options: LabelObjectExplodedOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.labelObjectExploded(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /label/object/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func labelObjectExploded(
            v: Point,
            withOptions options: LabelObjectExplodedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.labelObjectExploded(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /matrix/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func matrixValue(v: String, withOptions options: MatrixValueOptions? = nil) async throws(ServiceError) {
            let request = requests.matrixValue(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /matrix/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func matrixValue(
            v: String,
            withOptions options: MatrixValueOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.matrixValue(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /matrix/list/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func matrixList(v: [String], withOptions options: MatrixListOptions? = nil) async throws(ServiceError) {
            let request = requests.matrixList(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /matrix/list/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func matrixList(
            v: [String],
            withOptions options: MatrixListOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.matrixList(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /matrix/list/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func matrixListExploded(
            v: [String],
            withOptions options: MatrixListExplodedOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.matrixListExploded(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /matrix/list/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func matrixListExploded(
            v: [String],
            withOptions options: MatrixListExplodedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.matrixListExploded(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /matrix/object/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func matrixObject(v: Point, withOptions options: MatrixObjectOptions? = nil) async throws(ServiceError) {
            let request = requests.matrixObject(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /matrix/object/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func matrixObject(
            v: Point,
            withOptions options: MatrixObjectOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.matrixObject(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /matrix/object/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func matrixObjectExploded(
            v: Point,
            withOptions options: MatrixObjectExplodedOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.matrixObjectExploded(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /matrix/object/exploded/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func matrixObjectExploded(
            v: Point,
            withOptions options: MatrixObjectExplodedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.matrixObjectExploded(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /reserved/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func reserved(v: String, withOptions options: ReservedOptions? = nil) async throws(ServiceError) {
            let request = requests.reserved(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /reserved/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func reserved(
            v: String,
            withOptions options: ReservedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.reserved(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /json/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func json(v: Point, withOptions options: JsonOptions? = nil) async throws(ServiceError) {
            let request = requests.json(v: v, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /json/{v}`.
        ///
        /// - Parameters:
        ///   - v: The value of `v`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func json(
            v: Point,
            withOptions options: JsonOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.json(v: v, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /several/{a}/in/{b}.{c}`.
        ///
        /// - Parameters:
        ///   - a: The value of `a`.
        ///   - b: The value of `b`.
        ///   - c: The value of `c`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func several(
            a: Int,
            b: Bool,
            c: CalendarDate,
            withOptions options: SeveralOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.several(a: a, b: b, c: c, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /several/{a}/in/{b}.{c}`.
        ///
        /// - Parameters:
        ///   - a: The value of `a`.
        ///   - b: The value of `b`.
        ///   - c: The value of `c`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func several(
            a: Int,
            b: Bool,
            c: CalendarDate,
            withOptions options: SeveralOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.several(a: a, b: b, c: c, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: PathStylesClient

            /// Creates the request for ``PathStylesClient/simpleValue(v:withOptions:)``.
            @inline(never)
            public func simpleValue(v: String, withOptions options: SimpleValueOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/simple/{v}", options: options)
                description.path("v", v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/simpleList(v:withOptions:)``.
            @inline(never)
            public func simpleList(v: [String], withOptions options: SimpleListOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/simple/list/{v}", options: options)
                description.path("v", v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/simpleListExploded(v:withOptions:)``.
            @inline(never)
            public func simpleListExploded(
                v: [String],
                withOptions options: SimpleListExplodedOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/simple/list/exploded/{v}", options: options)
                description.path("v", v, style: .simple, explode: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/simpleObject(v:withOptions:)``.
            @inline(never)
            public func simpleObject(
                v: Point,
                withOptions options: SimpleObjectOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/simple/object/{v}", options: options)
                description.path("v", v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/simpleObjectExploded(v:withOptions:)``.
            @inline(never)
            public func simpleObjectExploded(
                v: Point,
                withOptions options: SimpleObjectExplodedOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/simple/object/exploded/{v}", options: options)
                description.path("v", v, style: .simple, explode: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/labelValue(v:withOptions:)``.
            @inline(never)
            public func labelValue(v: String, withOptions options: LabelValueOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/label/{v}", options: options)
                description.path("v", v, style: .label)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/labelList(v:withOptions:)``.
            @inline(never)
            public func labelList(v: [String], withOptions options: LabelListOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/label/list/{v}", options: options)
                description.path("v", v, style: .label)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/labelListExploded(v:withOptions:)``.
            @inline(never)
            public func labelListExploded(
                v: [String],
                withOptions options: LabelListExplodedOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/label/list/exploded/{v}", options: options)
                description.path("v", v, style: .label, explode: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/labelObject(v:withOptions:)``.
            @inline(never)
            public func labelObject(v: Point, withOptions options: LabelObjectOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/label/object/{v}", options: options)
                description.path("v", v, style: .label)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/labelObjectExploded(v:withOptions:)``.
            @inline(never)
            public func labelObjectExploded(
                v: Point,
                withOptions options: LabelObjectExplodedOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/label/object/exploded/{v}", options: options)
                description.path("v", v, style: .label, explode: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/matrixValue(v:withOptions:)``.
            @inline(never)
            public func matrixValue(v: String, withOptions options: MatrixValueOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/matrix/{v}", options: options)
                description.path("v", v, style: .matrix)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/matrixList(v:withOptions:)``.
            @inline(never)
            public func matrixList(v: [String], withOptions options: MatrixListOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/matrix/list/{v}", options: options)
                description.path("v", v, style: .matrix)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/matrixListExploded(v:withOptions:)``.
            @inline(never)
            public func matrixListExploded(
                v: [String],
                withOptions options: MatrixListExplodedOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/matrix/list/exploded/{v}", options: options)
                description.path("v", v, style: .matrix, explode: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/matrixObject(v:withOptions:)``.
            @inline(never)
            public func matrixObject(
                v: Point,
                withOptions options: MatrixObjectOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/matrix/object/{v}", options: options)
                description.path("v", v, style: .matrix)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/matrixObjectExploded(v:withOptions:)``.
            @inline(never)
            public func matrixObjectExploded(
                v: Point,
                withOptions options: MatrixObjectExplodedOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/matrix/object/exploded/{v}", options: options)
                description.path("v", v, style: .matrix, explode: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/reserved(v:withOptions:)``.
            @inline(never)
            public func reserved(v: String, withOptions options: ReservedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/reserved/{v}", options: options)
                description.path("v", v, style: .simple, allowReserved: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/json(v:withOptions:)``.
            @inline(never)
            public func json(v: Point, withOptions options: JsonOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/json/{v}", options: options)
                description.path("v", json: v)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``PathStylesClient/several(a:b:c:withOptions:)``.
            @inline(never)
            public func several(
                a: Int,
                b: Bool,
                c: CalendarDate,
                withOptions options: SeveralOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/several/{a}/in/{b}.{c}", options: options)
                description.path("a", a)
                description.path("b", b)
                description.path("c", c)
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
