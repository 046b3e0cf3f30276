// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension SwaggerHabits {
    /// A client for Swagger habits.
    ///
    /// ```swift
    /// let client = try SwaggerHabits.SwaggerHabitsClient(endpoint: endpoint)
    /// let result = try await client.typed()
    /// print(result)
    /// ```
    public nonisolated final class SwaggerHabitsClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: SwaggerHabitsClientOptions

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
            withOptions options: SwaggerHabitsClientOptions? = nil
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
            withOptions options: SwaggerHabitsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? SwaggerHabitsClientOptions()
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

        /// Sends `GET /files/{path}`.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func file(path: String, withOptions options: FileOptions? = nil) async throws(ServiceError) {
            let request = requests.file(path: path, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /files/{path}`.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func file(
            path: String,
            withOptions options: FileOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.file(path: path, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /typed`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Typed``.
        /// - Throws: `ServiceError`.
        public func typed(withOptions options: TypedOptions? = nil) async throws(ServiceError) -> Typed {
            let request = requests.typed(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /typed`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func typed(
            withOptions options: TypedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Typed>
        ) {
            requests.typed(withOptions: options).run(completionHandler)
        }

        /// Sends `HEAD /things`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func things(withOptions options: ThingsOptions? = nil) async throws(ServiceError) {
            let request = requests.things(withOptions: options)
            try await request.value()
        }

        /// Sends `HEAD /things`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func things(
            withOptions options: ThingsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.things(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /log`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``Line``.
        /// - Throws: `ServiceError`.
        public func log(withOptions options: LogOptions? = nil) async throws(ServiceError) -> ServiceStream<Line> {
            let request = requests.log(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /log`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func log(
            withOptions options: LogOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<Line>>
        ) {
            requests.log(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: SwaggerHabitsClient

            /// Creates the request for ``SwaggerHabitsClient/file(path:withOptions:)``.
            @inline(never)
            public func file(path: String, withOptions options: FileOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/files/{path}", options: options)
                description.path("path", segments: path)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``SwaggerHabitsClient/typed(withOptions:)``.
            @inline(never)
            public func typed(withOptions options: TypedOptions? = nil) -> ServiceRequest<Typed> {
                var description = RequestDescription(.get, "/typed", options: options)
                description.query("count", options?.count)
                description.query("big", options?.big)
                description.query("share", options?.share)
                description.query("flag", options?.flag)
                description.query("day", options?.day)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``SwaggerHabitsClient/things(withOptions:)``.
            @inline(never)
            public func things(withOptions options: ThingsOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(.head, "/things", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``SwaggerHabitsClient/log(withOptions:)``.
            @inline(never)
            public func log(withOptions options: LogOptions? = nil) -> ServiceRequest<ServiceStream<Line>> {
                var description = RequestDescription(.get, "/log", options: options)
                description.accept("application/json")
                return ServiceRequest(description, client: client, returns: .lines(of: "result"))
            }
        }
    }
}
