// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// Stores blobs in containers. A container has properties, metadata and access policies; a blob has tags, by
/// which it is found.
///
/// ```swift
/// let client = try ContainersClient()
/// let result = try await client.listSegment()
/// print(result)
/// ```
public nonisolated final class ContainersClient: PipelineClient, PageableClient, @unchecked Sendable {
    // Unchecked because the superclass is open. All stored properties are constants of Sendable types.

    /// The versions of the service's API that this client supports.
    public nonisolated enum ApiVersion: String, CaseIterable, Sendable {
        /// API version "2021-10-04".
        case v20211004 = "2021-10-04"

        /// The most recent version of the API, which is used unless you choose another.
        public static var latest: ApiVersion { .v20211004 }
    }

    /// The options that the client was created with.
    public let options: ContainersClientOptions

    // MARK: Initializers

    /// Creates a client.
    ///
    /// The service's description has no security scheme. If operations need a credential besides their arguments,
    /// create the client with an `authPolicy` instead, such as
    /// `BearerTokenCredentialPolicy(credential: StaticTokenCredential(token))`.
    ///
    /// - Parameters:
    ///   - endpoint: The URL of the service. Defaults to `https://containers.example`.
    ///   - options: The options for the client.
    /// - Throws: `ServiceError.client(_:_:)` if the endpoint cannot be used.
    public convenience init(
        endpoint: URL? = nil,
        withOptions options: ContainersClientOptions? = nil
    ) throws(ServiceError) {
        try self.init(endpoint: endpoint, authPolicy: nil, withOptions: options)
    }

    /// Creates a client with your own authentication policy, even one that the service's description does not mention.
    ///
    /// - Parameters:
    ///   - endpoint: The URL of the service. Defaults to `https://containers.example`.
    ///   - authPolicy: The policy that authenticates requests, such as a `BearerTokenCredentialPolicy`, or `nil` to
    ///     send them without credentials.
    ///   - options: The options for the client.
    /// - Throws: `ServiceError.client(_:_:)` if the endpoint or the policy's credential cannot be used.
    public init(
        endpoint: URL? = nil,
        authPolicy: (any Authenticating)?,
        withOptions options: ContainersClientOptions? = nil
    ) throws(ServiceError) {
        let endpoint = try ServerTemplate("https://containers.example").url(unless: endpoint)
        let options = options ?? ContainersClientOptions()
        self.options = options
        try super.init(
            endpoint: endpoint,
            authPolicy: authPolicy,
            withOptions: options,
            package: "Containers",
            productPrefix: "azsdk-ios-"
        )
    }

    // MARK: Public Client Methods

    /// Lists the containers of the account up to a marker, with what the service says about the list itself. See
    /// `listContainers` for all containers, one after the other.
    ///
    /// - Parameter options: The options for this call.
    /// - Returns: A part of the list.
    /// - Throws: `ServiceError`. The service reports errors as ``StorageError``.
    public func listSegment(
        withOptions options: ListSegmentOptions? = nil
    ) async throws(ServiceError) -> ListContainersSegmentResponse {
        let request = requests.listSegment(withOptions: options)
        return try await request.value()
    }

    /// Lists the containers of the account up to a marker, with what the service says about the list itself. See
    /// `listContainers` for all containers, one after the other.
    ///
    /// - Parameters:
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func listSegment(
        withOptions options: ListSegmentOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<ListContainersSegmentResponse>
    ) {
        requests.listSegment(withOptions: options).run(completionHandler)
    }

    /// Lists the containers of the account, page by page as they are asked for.
    ///
    /// - Parameter options: The options for this call.
    /// - Returns: The containers, page by page.
    /// - Throws: `ServiceError`. The service reports errors as ``StorageError``.
    public func listContainers(
        withOptions options: ListContainersOptions? = nil
    ) async throws(ServiceError) -> PagedCollection<ContainerItem> {
        let request = requests.listContainers(withOptions: options)
        return try await request.value()
    }

    /// Lists the containers of the account, page by page as they are asked for.
    ///
    /// - Parameters:
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func listContainers(
        withOptions options: ListContainersOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<PagedCollection<ContainerItem>>
    ) {
        requests.listContainers(withOptions: options).run(completionHandler)
    }

    /// Gets the access policies that are stored with a container.
    ///
    /// - Parameters:
    ///   - containerName: The name of the container.
    ///   - options: The options for this call.
    /// - Returns: The access policies.
    /// - Throws: `ServiceError`.
    public func listAccessPolicy(
        containerName: String,
        withOptions options: GetAccessPolicyOptions? = nil
    ) async throws(ServiceError) -> PagedCollection<SignedIdentifier> {
        let request = requests.listAccessPolicy(containerName: containerName, withOptions: options)
        return try await request.value()
    }

    /// Gets the access policies that are stored with a container.
    ///
    /// - Parameters:
    ///   - containerName: The name of the container.
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func listAccessPolicy(
        containerName: String,
        withOptions options: GetAccessPolicyOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<PagedCollection<SignedIdentifier>>
    ) {
        requests.listAccessPolicy(containerName: containerName, withOptions: options).run(completionHandler)
    }

    /// Stores access policies with a container, in place of those that it has.
    ///
    /// - Parameters:
    ///   - containerName: The name of the container.
    ///   - containerAcl: The access policies.
    ///   - options: The options for this call.
    /// - Throws: `ServiceError`.
    public func setAccessPolicy(
        containerName: String,
        containerAcl: [SignedIdentifier],
        withOptions options: SetAccessPolicyOptions? = nil
    ) async throws(ServiceError) {
        let request = requests.setAccessPolicy(
            containerName: containerName,
            containerAcl: containerAcl,
            withOptions: options
        )
        try await request.value()
    }

    /// Stores access policies with a container, in place of those that it has.
    ///
    /// - Parameters:
    ///   - containerName: The name of the container.
    ///   - containerAcl: The access policies.
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func setAccessPolicy(
        containerName: String,
        containerAcl: [SignedIdentifier],
        withOptions options: SetAccessPolicyOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<Void>
    ) {
        requests.setAccessPolicy(containerName: containerName, containerAcl: containerAcl, withOptions: options)
            .run(completionHandler)
    }

    /// Sets the tags of a blob, in place of those that it has.
    ///
    /// - Parameters:
    ///   - containerName: The name of the container.
    ///   - blob: The name of the blob.
    ///   - tags: The tags.
    ///   - options: The options for this call.
    /// - Throws: `ServiceError`.
    public func setTags(
        containerName: String,
        blob: String,
        tags: BlobTags,
        withOptions options: SetTagsOptions? = nil
    ) async throws(ServiceError) {
        let request = requests.setTags(containerName: containerName, blob: blob, tags: tags, withOptions: options)
        try await request.value()
    }

    /// Sets the tags of a blob, in place of those that it has.
    ///
    /// - Parameters:
    ///   - containerName: The name of the container.
    ///   - blob: The name of the blob.
    ///   - tags: The tags.
    ///   - options: The options for this call.
    ///   - completionHandler: A closure that is called once, with the result and the raw response.
    public func setTags(
        containerName: String,
        blob: String,
        tags: BlobTags,
        withOptions options: SetTagsOptions? = nil,
        completionHandler: @escaping HTTPResultHandler<Void>
    ) {
        requests.setTags(containerName: containerName, blob: blob, tags: tags, withOptions: options)
            .run(completionHandler)
    }
}

nonisolated extension ContainersClient {
    // MARK: Requests

    /// The operations of the client as request values, which you can send later.
    public var requests: Requests { Requests(client: self) }

    /// Methods that create requests without sending them.
    public nonisolated struct Requests: Sendable {
        // The methods are not inlined: two others call each of them, and both would contain its code.
        let client: ContainersClient

        /// Creates the request for ``ContainersClient/listSegment(withOptions:)``.
        @inline(never)
        public func listSegment(
            withOptions options: ListSegmentOptions? = nil
        ) -> ServiceRequest<ListContainersSegmentResponse> {
            var description = RequestDescription(.get, "/", options: options)
            description.query("comp", "list")
            description.query("prefix", options?.prefix)
            description.accept("application/xml")
            description.failure(.any, StorageError.self)
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Creates the request for ``ContainersClient/listContainers(withOptions:)``.
        @inline(never)
        public func listContainers(
            withOptions options: ListContainersOptions? = nil
        ) -> ServiceRequest<PagedCollection<ContainerItem>> {
            var description = RequestDescription(.get, "/pages", options: options)
            description.accept("application/xml")
            description.failure(.any, StorageError.self)
            return ServiceRequest(
                description,
                client: client,
                returns: .page(items: "Containers.Container", nextLink: "NextMarker")
            )
        }

        /// Creates the request for ``ContainersClient/listAccessPolicy(containerName:withOptions:)``.
        @inline(never)
        public func listAccessPolicy(
            containerName: String,
            withOptions options: GetAccessPolicyOptions? = nil
        ) -> ServiceRequest<PagedCollection<SignedIdentifier>> {
            var description = RequestDescription(.get, "/{containerName}", options: options)
            description.path("containerName", containerName)
            description.accept("application/xml")
            return ServiceRequest(description, client: client, returns: .list())
        }

        /// Creates the request for ``ContainersClient/setAccessPolicy(containerName:containerAcl:withOptions:)``.
        @inline(never)
        public func setAccessPolicy(
            containerName: String,
            containerAcl: [SignedIdentifier],
            withOptions options: SetAccessPolicyOptions? = nil
        ) -> ServiceRequest<Void> {
            var description = RequestDescription(.put, "/{containerName}", options: options)
            description.path("containerName", containerName)
            description.body(
                containerAcl,
                as: "application/xml",
                root: .wrapped("SignedIdentifiers", item: "SignedIdentifier")
            )
            return ServiceRequest(description, client: client, returns: .nothing)
        }

        /// Creates the request for ``ContainersClient/setTags(containerName:blob:tags:withOptions:)``.
        @inline(never)
        public func setTags(
            containerName: String,
            blob: String,
            tags: BlobTags,
            withOptions options: SetTagsOptions? = nil
        ) -> ServiceRequest<Void> {
            var description = RequestDescription(.put, "/{containerName}/{blob}", options: options)
            description.path("containerName", containerName)
            description.path("blob", blob)
            description.body(tags, as: "application/xml")
            return ServiceRequest(description, client: client, returns: .nothing)
        }
    }
}
