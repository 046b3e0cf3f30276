// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// A client for Pets.
///
/// ```swift
/// let client = try PetsClient(endpoint: endpoint)
/// let result = try await client.create(pet: Pet(name: "name"))
/// print(result)
/// ```
public nonisolated final class PetsClient: PipelineClient, @unchecked Sendable {
    // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

    /// The versions of the service's API that this client supports.
    public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
        /// API version "1.0".
        case v10 = "1.0"

        /// The most recent version of the API, which is used unless you choose another.
        public static var latest: ApiVersion { .v10 }
    }

    /// The options that the client was created with.
    public let options: PetsClientOptions

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
        withOptions options: PetsClientOptions? = nil
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
        withOptions options: PetsClientOptions? = nil
    ) throws(ServiceError) {
        let options = options ?? PetsClientOptions()
        self.options = options
        try super.init(
            endpoint: endpoint,
            authPolicy: authPolicy,
            withOptions: options,
            package: "Pets",
            productPrefix: "azsdk-ios-"
        )
    }

    // MARK: Public Client Methods

    /// Offers a pet for sale.
    ///
    /// - Parameters:
    ///   - pet: The body of the request.
    ///   - options: The options for this call.
    /// - Returns: The pet, as it is offered.
    /// - Throws: `ServiceError`.
    public func create(pet: Pet, withOptions options: CreatePetOptions? = nil) async throws(ServiceError) -> Pet {
        let request = requests.create(pet: pet, withOptions: options)
        return try await request.value()
    }

    /// Offers a pet for sale.
    ///
    /// - Parameters:
    ///   - pet: The body of the request.
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func create(
        pet: Pet,
        withOptions options: CreatePetOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<Pet>
    ) {
        requests.create(pet: pet, withOptions: options).run(completionHandler)
    }
}

nonisolated extension PetsClient {
    // MARK: Requests

    /// The operations of the client as request values, which you can send later.
    public var requests: Requests { Requests(client: self) }

    /// Methods that create requests without sending them.
    public nonisolated struct Requests: Sendable {
        // The methods are not inlined: two others call each of them, and both would contain its code.
        let client: PetsClient

        /// Creates the request for ``PetsClient/create(pet:withOptions:)``.
        @inline(never)
        public func create(pet: Pet, withOptions options: CreatePetOptions? = nil) -> ServiceRequest<Pet> {
            var description = RequestDescription(.post, "/pets", options: options)
            description.body(pet, as: "application/json")
            return ServiceRequest(description, client: client, returns: .value)
        }
    }
}
