// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Nullability {
    /// A client for Nullability.
    ///
    /// ```swift
    /// let client = try Nullability.NullabilityClient(endpoint: endpoint)
    /// if let result = try await client.nullAnswer() {
    ///     print(result)
    /// }
    /// ```
    public nonisolated final class NullabilityClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: NullabilityClientOptions

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
            withOptions options: NullabilityClientOptions? = nil
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
            withOptions options: NullabilityClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? NullabilityClientOptions()
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

        /// Sends `PUT /spellings`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Spellings``.
        /// - Throws: `ServiceError`.
        public func spellings(
            body: Spellings,
            withOptions options: SpellingsOptions? = nil
        ) async throws(ServiceError) -> Spellings {
            let request = requests.spellings(body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /spellings`.
        ///
        /// - Parameters:
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func spellings(
            body: Spellings,
            withOptions options: SpellingsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Spellings>
        ) {
            requests.spellings(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /optional`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Part``; `nil` if there is none.
        /// - Throws: `ServiceError`.
        public func nullAnswer(withOptions options: NullAnswerOptions? = nil) async throws(ServiceError) -> Part? {
            let request = requests.nullAnswer(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /optional`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func nullAnswer(
            withOptions options: NullAnswerOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Part?>
        ) {
            requests.nullAnswer(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /body`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, or `nil` for `null`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func putPart(body: Part?, withOptions options: PutPartOptions? = nil) async throws(ServiceError) {
            let request = requests.putPart(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /body`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, or `nil` for `null`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func putPart(
            body: Part?,
            withOptions options: PutPartOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.putPart(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `POST /body`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, or `nil` for `null`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func postText(body: String?, withOptions options: PostTextOptions? = nil) async throws(ServiceError) {
            let request = requests.postText(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `POST /body`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, or `nil` for `null`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func postText(
            body: String?,
            withOptions options: PostTextOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.postText(body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /body`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, or `nil` for `null`.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func patchDate(body: Date?, withOptions options: PatchDateOptions? = nil) async throws(ServiceError) {
            let request = requests.patchDate(body: body, withOptions: options)
            try await request.value()
        }

        /// Sends `PATCH /body`.
        ///
        /// - Parameters:
        ///   - body: The body of the request, or `nil` for `null`.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func patchDate(
            body: Date?,
            withOptions options: PatchDateOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.patchDate(body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: NullabilityClient

            /// Creates the request for ``NullabilityClient/spellings(body:withOptions:)``.
            @inline(never)
            public func spellings(
                body: Spellings,
                withOptions options: SpellingsOptions? = nil
            ) -> ServiceRequest<Spellings> {
                var description = RequestDescription(.put, "/spellings", options: options)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``NullabilityClient/nullAnswer(withOptions:)``.
            @inline(never)
            public func nullAnswer(withOptions options: NullAnswerOptions? = nil) -> ServiceRequest<Part?> {
                let description = RequestDescription(.get, "/optional", options: options)
                return ServiceRequest(description, client: client, returns: .optionalValue)
            }

            /// Creates the request for ``NullabilityClient/putPart(body:withOptions:)``.
            @inline(never)
            public func putPart(body: Part?, withOptions options: PutPartOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/body", options: options)
                description.body(orNull: body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NullabilityClient/postText(body:withOptions:)``.
            @inline(never)
            public func postText(body: String?, withOptions options: PostTextOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.post, "/body", options: options)
                description.body(orNull: body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``NullabilityClient/patchDate(body:withOptions:)``.
            @inline(never)
            public func patchDate(body: Date?, withOptions options: PatchDateOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.patch, "/body", options: options)
                description.body(orNull: body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
