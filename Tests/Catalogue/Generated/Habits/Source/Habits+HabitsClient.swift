// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// A client for Habits.
    ///
    /// ```swift
    /// let client = try Habits.HabitsClient(endpoint: endpoint)
    /// let result = try await client.listPods()
    /// print(result)
    /// ```
    public nonisolated final class HabitsClient: PipelineClient, PageableClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: HabitsClientOptions

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
            withOptions options: HabitsClientOptions? = nil
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
            withOptions options: HabitsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? HabitsClientOptions()
            self.options = options
            try super.init(
                endpoint: endpoint,
                authPolicy: authPolicy,
                withOptions: options,
                package: "CatalogueClients",
                productPrefix: "azsdk-ios-"
            )
        }

        // MARK: Operation Groups

        /// The operations on files.
        public var files: FilesOperations { FilesOperations(client: self) }

        /// The operations on sales orders.
        public var salesOrders: SalesOrdersOperations { SalesOrdersOperations(client: self) }

        /// The operations on things.
        public var things: ThingsOperations { ThingsOperations(client: self) }

        // MARK: Public Client Methods

        /// Sends `GET /pods`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``PodList``.
        /// - Throws: `ServiceError`.
        public func listPods(withOptions options: ListPodsOptions? = nil) async throws(ServiceError) -> PodList {
            let request = requests.listPods(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /pods`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listPods(
            withOptions options: ListPodsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PodList>
        ) {
            requests.listPods(withOptions: options).run(completionHandler)
        }

        /// The response is a stream of items.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items as they arrive, each a ``ListPodsStreamItem``.
        /// - Throws: `ServiceError`.
        public func listPodsStream(
            withOptions options: ListPodsStreamOptions? = nil
        ) async throws(ServiceError) -> ServiceStream<ListPodsStreamItem> {
            let request = requests.listPodsStream(withOptions: options)
            return try await request.value()
        }

        /// The response is a stream of items.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listPodsStream(
            withOptions options: ListPodsStreamOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<ServiceStream<ListPodsStreamItem>>
        ) {
            requests.listPodsStream(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: HabitsClient

            /// Creates the request for ``HabitsClient/listPods(withOptions:)``.
            @inline(never)
            public func listPods(withOptions options: ListPodsOptions? = nil) -> ServiceRequest<PodList> {
                var description = RequestDescription(.get, "/pods", options: options)
                description.query("limit", options?.limit)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``HabitsClient/listPodsStream(withOptions:)``.
            @inline(never)
            public func listPodsStream(
                withOptions options: ListPodsStreamOptions? = nil
            ) -> ServiceRequest<ServiceStream<ListPodsStreamItem>> {
                var description = RequestDescription(.get, "/pods", options: options)
                description.query("watch", "true")
                description.query("limit", options?.limit)
                description.accept("application/json;stream=watch")
                return ServiceRequest(description, client: client, returns: .lines())
            }
        }
    }
}
