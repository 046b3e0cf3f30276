// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Choices {
    /// A client for Choices.
    ///
    /// ```swift
    /// let client = try Choices.ChoicesClient(endpoint: endpoint)
    /// let result = try await client.contact(body: Choices.Contact(name: "name"))
    /// print(result)
    /// ```
    public nonisolated final class ChoicesClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: ChoicesClientOptions

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
            withOptions options: ChoicesClientOptions? = nil
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
            withOptions options: ChoicesClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? ChoicesClientOptions()
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

        /// Sends `PUT /contact`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Contact``.
        /// - Throws: `ServiceError`.
        public func contact(
            body: Contact,
            withOptions options: ContactOptions? = nil
        ) async throws(ServiceError) -> Contact {
            let request = requests.contact(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /contact`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func contact(
            body: Contact,
            withOptions options: ContactOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Contact>
        ) {
            requests.contact(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /shape`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Shape``.
        /// - Throws: `ServiceError`.
        public func shape(body: Shape, withOptions options: ShapeOptions? = nil) async throws(ServiceError) -> Shape {
            let request = requests.shape(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /shape`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func shape(
            body: Shape,
            withOptions options: ShapeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Shape>
        ) {
            requests.shape(body: body, withOptions: options).run(completionHandler)
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

        /// Sends `PUT /message`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Message``.
        /// - Throws: `ServiceError`.
        public func message(
            body: Message,
            withOptions options: MessageOptions? = nil
        ) async throws(ServiceError) -> Message {
            let request = requests.message(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /message`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func message(
            body: Message,
            withOptions options: MessageOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Message>
        ) {
            requests.message(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /tree`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Forest``.
        /// - Throws: `ServiceError`.
        public func tree(body: Forest, withOptions options: TreeOptions? = nil) async throws(ServiceError) -> Forest {
            let request = requests.tree(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /tree`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func tree(
            body: Forest,
            withOptions options: TreeOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Forest>
        ) {
            requests.tree(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: ChoicesClient

            /// Creates the request for ``ChoicesClient/contact(body:withOptions:)``.
            @inline(never)
            public func contact(body: Contact, withOptions options: ContactOptions? = nil) -> ServiceRequest<Contact> {
                var description = RequestDescription(.put, "/contact", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ChoicesClient/shape(body:withOptions:)``.
            @inline(never)
            public func shape(body: Shape, withOptions options: ShapeOptions? = nil) -> ServiceRequest<Shape> {
                var description = RequestDescription(.put, "/shape", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ChoicesClient/both(body:withOptions:)``.
            @inline(never)
            public func both(body: Both, withOptions options: BothOptions? = nil) -> ServiceRequest<Both> {
                var description = RequestDescription(.put, "/both", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ChoicesClient/message(body:withOptions:)``.
            @inline(never)
            public func message(body: Message, withOptions options: MessageOptions? = nil) -> ServiceRequest<Message> {
                var description = RequestDescription(.put, "/message", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ChoicesClient/tree(body:withOptions:)``.
            @inline(never)
            public func tree(body: Forest, withOptions options: TreeOptions? = nil) -> ServiceRequest<Forest> {
                var description = RequestDescription(.put, "/tree", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }
        }
    }
}
