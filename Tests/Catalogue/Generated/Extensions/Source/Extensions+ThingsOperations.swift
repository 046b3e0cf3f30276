// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// The operations on things.
    public nonisolated struct ThingsOperations: Sendable {
        let client: ExtensionsClient

        /// Sends `GET /{subscriptionId}/things`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The items, each a ``Thing``, page by page.
        /// - Throws: `ServiceError`.
        public func list(
            withOptions options: ThingsListOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Thing> {
            let request = requests.list(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /{subscriptionId}/things`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func list(
            withOptions options: ThingsListOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Thing>>
        ) {
            requests.list(withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /{subscriptionId}/things`.
        ///
        /// - Parameters:
        ///   - thing: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Thing``.
        /// - Throws: `ServiceError`.
        public func set(
            thing: Thing,
            withOptions options: ThingsSetOptions? = nil
        ) async throws(ServiceError) -> Thing {
            let request = requests.set(thing: thing, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /{subscriptionId}/things`.
        ///
        /// - Parameters:
        ///   - thing: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func set(
            thing: Thing,
            withOptions options: ThingsSetOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Thing>
        ) {
            requests.set(thing: thing, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /{subscriptionId}/things/{nextLink}`.
        ///
        /// - Parameters:
        ///   - nextLink: The next link.
        ///   - options: The options for this call.
        /// - Returns: The items, each a ``Thing``, page by page.
        /// - Throws: `ServiceError`.
        public func listNext(
            nextLink: String,
            withOptions options: ThingsListNextOptions? = nil
        ) async throws(ServiceError) -> PagedCollection<Thing> {
            let request = requests.listNext(nextLink: nextLink, withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /{subscriptionId}/things/{nextLink}`.
        ///
        /// - Parameters:
        ///   - nextLink: The next link.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func listNext(
            nextLink: String,
            withOptions options: ThingsListNextOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<PagedCollection<Thing>>
        ) {
            requests.listNext(nextLink: nextLink, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the group as request values, which you can send later.
        public var requests: Requests { Requests(client: client) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: ExtensionsClient

            /// Creates the request for ``ExtensionsClient/ThingsOperations/list(withOptions:)``.
            @inline(never)
            public func list(withOptions options: ThingsListOptions? = nil) -> ServiceRequest<PagedCollection<Thing>> {
                var description = RequestDescription(.get, "/{subscriptionId}/things", options: options)
                description.path("subscriptionId", client.subscriptionId)
                description.query("api-version", client.options.apiVersion)
                description.query("$filter", options?.filter)
                description.secret(members: ["key"])
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(
                        items: "things",
                        nextLink: "nextLink",
                        next: { self.listNext(nextLink: $0, withOptions: nil).requestDescription }
                    )
                )
            }

            /// Creates the request for ``ExtensionsClient/ThingsOperations/set(thing:withOptions:)``.
            @inline(never)
            public func set(thing: Thing, withOptions options: ThingsSetOptions? = nil) -> ServiceRequest<Thing> {
                var description = RequestDescription(.put, "/{subscriptionId}/things", options: options)
                description.path("subscriptionId", client.subscriptionId)
                description.query("api-version", client.options.apiVersion)
                description.header("level", options?.level ?? .high)
                description.header("If-Match", options?.accessConditions?.ifMatch)
                description.header("If-None-Match", options?.accessConditions?.ifNoneMatch)
                description.headers(prefix: "x-ms-meta-", options?.metadata)
                description.body(thing, as: "application/json")
                description.secret(members: ["key"])
                description.clientRequestId(header: "client-request-id")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ExtensionsClient/ThingsOperations/listNext(nextLink:withOptions:)``.
            @inline(never)
            public func listNext(
                nextLink: String,
                withOptions options: ThingsListNextOptions? = nil
            ) -> ServiceRequest<PagedCollection<Thing>> {
                var description = RequestDescription(.get, "/{subscriptionId}/things/{nextLink}", options: options)
                description.path("subscriptionId", client.subscriptionId)
                description.query("api-version", client.options.apiVersion)
                description.path("nextLink", nextLink, style: .simple, allowReserved: true)
                description.secret(members: ["key"])
                return ServiceRequest(
                    description,
                    client: client,
                    returns: .page(items: "things", nextLink: "nextLink")
                )
            }
        }
    }
}
