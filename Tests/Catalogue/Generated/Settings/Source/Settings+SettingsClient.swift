// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Settings {
    /// A client for Settings.
    ///
    /// ```swift
    /// let client = try Settings.SettingsClient(endpoint: endpoint, tenant: tenant)
    /// let result = try await client.getPet(id: 1)
    /// print(result)
    /// ```
    public nonisolated final class SettingsClient: PipelineClient, @unchecked Sendable {
        // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

        /// The versions of the service's API that this client supports.
        public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
            /// API version "1".
            case v1 = "1"

            /// The most recent version of the API, which is used unless you choose another.
            public static var latest: ApiVersion { .v1 }
        }

        /// The options that the client was created with.
        public let options: SettingsClientOptions
        /// The tenant.
        public let tenant: String
        /// The trace.
        public let xTrace: String?

        // MARK: Initializers

        /// Creates a client.
        ///
        /// The service's description has no security scheme. If operations need a credential besides their arguments,
        /// create the client with an `authPolicy` instead, such as
        /// `BearerTokenCredentialPolicy(credential: StaticTokenCredential(token))`.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - tenant: The tenant.
        ///   - xTrace: The trace.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
        public convenience init(
            endpoint: URL,
            tenant: String,
            xTrace: String? = nil,
            withOptions options: SettingsClientOptions? = nil
        ) throws(ServiceError) {
            try self.init(endpoint: endpoint, authPolicy: nil, tenant: tenant, xTrace: xTrace, withOptions: options)
        }

        /// Creates a client with your own authentication policy, even one that the service's description does not mention.
        ///
        /// - Parameters:
        ///   - endpoint: The URL of the service.
        ///   - authPolicy: The policy that authenticates requests, such as a `BearerTokenCredentialPolicy`, or `nil` to
        ///     send them without credentials.
        ///   - tenant: The tenant.
        ///   - xTrace: The trace.
        ///   - options: The options for the client.
        /// - Throws: `ServiceError.client(_:_:)` if the endpoint or the policy's credential cannot be used.
        public init(
            endpoint: URL,
            authPolicy: (any Authenticating)?,
            tenant: String,
            xTrace: String? = nil,
            withOptions options: SettingsClientOptions? = nil
        ) throws(ServiceError) {
            let options = options ?? SettingsClientOptions()
            self.options = options
            self.tenant = tenant
            self.xTrace = xTrace
            try super.init(
                endpoint: endpoint,
                authPolicy: authPolicy,
                withOptions: options,
                package: "CatalogueClients",
                productPrefix: "azsdk-ios-"
            )
        }

        // MARK: Public Client Methods

        /// Sends `GET /{tenant}/pets/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - options: The options for this call.
        /// - Returns: The ``Pet``.
        /// - Throws: `ServiceError`.
        public func getPet(id: Int, withOptions options: GetPetOptions? = nil) async throws(ServiceError) -> Pet {
            let request = requests.getPet(id: id, withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /{tenant}/pets/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func getPet(
            id: Int,
            withOptions options: GetPetOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Pet>
        ) {
            requests.getPet(id: id, withOptions: options).run(completionHandler)
        }

        /// Sends `PATCH /{tenant}/pets/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Pet``.
        /// - Throws: `ServiceError`.
        public func updatePet(
            id: Int,
            body: PetPatch,
            withOptions options: UpdatePetOptions? = nil
        ) async throws(ServiceError) -> Pet {
            let request = requests.updatePet(id: id, body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PATCH /{tenant}/pets/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - body: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func updatePet(
            id: Int,
            body: PetPatch,
            withOptions options: UpdatePetOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Pet>
        ) {
            requests.updatePet(id: id, body: body, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /{tenant}/pets/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        /// - Returns: The ``Pet``.
        /// - Throws: `ServiceError`.
        public func setPet(
            id: Int,
            body: Pet? = nil,
            withOptions options: SetPetOptions? = nil
        ) async throws(ServiceError) -> Pet {
            let request = requests.setPet(id: id, body: body, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /{tenant}/pets/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - body: The body of the request, if there is one.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func setPet(
            id: Int,
            body: Pet? = nil,
            withOptions options: SetPetOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Pet>
        ) {
            requests.setPet(id: id, body: body, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the client as request values, which you can send later.
        public var requests: Requests { Requests(client: self) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: SettingsClient

            /// Creates the request for ``SettingsClient/getPet(id:withOptions:)``.
            @inline(never)
            public func getPet(id: Int, withOptions options: GetPetOptions? = nil) -> ServiceRequest<Pet> {
                var description = RequestDescription(.get, "/{tenant}/pets/{id}", options: options)
                description.path("tenant", client.tenant)
                description.path("id", id)
                description.header("X-Trace", client.xTrace)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``SettingsClient/updatePet(id:body:withOptions:)``.
            @inline(never)
            public func updatePet(
                id: Int,
                body: PetPatch,
                withOptions options: UpdatePetOptions? = nil
            ) -> ServiceRequest<Pet> {
                var description = RequestDescription(.patch, "/{tenant}/pets/{id}", options: options)
                description.path("tenant", client.tenant)
                description.path("id", id)
                description.header("X-Trace", client.xTrace)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``SettingsClient/setPet(id:body:withOptions:)``.
            @inline(never)
            public func setPet(
                id: Int,
                body: Pet? = nil,
                withOptions options: SetPetOptions? = nil
            ) -> ServiceRequest<Pet> {
                var description = RequestDescription(.put, "/{tenant}/pets/{id}", options: options)
                description.path("tenant", client.tenant)
                description.path("id", id)
                description.header("X-Trace", client.xTrace)
                description.body(body, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }
        }
    }
}
