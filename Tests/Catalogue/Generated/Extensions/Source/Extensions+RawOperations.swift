// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// The operations in the group `Raw`.
    public nonisolated struct RawOperations: Sendable {
        let client: ExtensionsClient

        /// Sends `GET /raw/{path}`.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func get(path: String, withOptions options: RawGetOptions? = nil) async throws(ServiceError) {
            let request = requests.get(path: path, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /raw/{path}`.
        ///
        /// - Parameters:
        ///   - path: The path.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func get(
            path: String,
            withOptions options: RawGetOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.get(path: path, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /{scope}/scoped`.
        ///
        /// - Parameters:
        ///   - scope: The scope.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func scoped(scope: String, withOptions options: RawScopedOptions? = nil) async throws(ServiceError) {
            let request = requests.scoped(scope: scope, withOptions: options)
            try await request.value()
        }

        /// Sends `GET /{scope}/scoped`.
        ///
        /// - Parameters:
        ///   - scope: The scope.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func scoped(
            scope: String,
            withOptions options: RawScopedOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.scoped(scope: scope, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /raw?comp=list`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func list(withOptions options: RawListOptions? = nil) async throws(ServiceError) {
            let request = requests.list(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /raw?comp=list`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func list(
            withOptions options: RawListOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.list(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /raw?comp=stats`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func stats(withOptions options: RawStatsOptions? = nil) async throws(ServiceError) {
            let request = requests.stats(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /raw?comp=stats`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func stats(
            withOptions options: RawStatsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.stats(withOptions: options).run(completionHandler)
        }

        /// Sends `GET /raw?restype=thing&comp=tags&flat`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func tags(withOptions options: RawTagsOptions? = nil) async throws(ServiceError) {
            let request = requests.tags(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /raw?restype=thing&comp=tags&flat`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func tags(
            withOptions options: RawTagsOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.tags(withOptions: options).run(completionHandler)
        }

        /// Sends `DELETE /raw/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - receipt: The receipt.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func delete(
            id: String,
            receipt: String,
            withOptions options: RawDeleteOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.delete(id: id, receipt: receipt, withOptions: options)
            try await request.value()
        }

        /// Sends `DELETE /raw/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - receipt: The receipt.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func delete(
            id: String,
            receipt: String,
            withOptions options: RawDeleteOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.delete(id: id, receipt: receipt, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the group as request values, which you can send later.
        public var requests: Requests { Requests(client: client) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: ExtensionsClient

            /// Creates the request for ``ExtensionsClient/RawOperations/get(path:withOptions:)``.
            @inline(never)
            public func get(path: String, withOptions options: RawGetOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/raw/{path}", options: options)
                description.path("path", path, style: .simple, allowReserved: true)
                description.query("q", options?.q, style: .form, isEncoded: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``ExtensionsClient/RawOperations/scoped(scope:withOptions:)``.
            @inline(never)
            public func scoped(scope: String, withOptions options: RawScopedOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/{scope}/scoped", options: options)
                description.path("scope", scope, style: .simple, allowReserved: true)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``ExtensionsClient/RawOperations/list(withOptions:)``.
            @inline(never)
            public func list(withOptions options: RawListOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/raw?comp=list", options: options)
                description.query("prefix", options?.prefix)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``ExtensionsClient/RawOperations/stats(withOptions:)``.
            @inline(never)
            public func stats(withOptions options: RawStatsOptions? = nil) -> ServiceRequest<Void> {
                let description = RequestDescription(.get, "/raw?comp=stats", options: options)
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``ExtensionsClient/RawOperations/tags(withOptions:)``.
            @inline(never)
            public func tags(withOptions options: RawTagsOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/raw?flat", options: options)
                description.query("restype", "thing")
                description.query("comp", "tags")
                return ServiceRequest(description, client: client, returns: .nothing)
            }

            /// Creates the request for ``ExtensionsClient/RawOperations/delete(id:receipt:withOptions:)``.
            @inline(never)
            public func delete(
                id: String,
                receipt: String,
                withOptions options: RawDeleteOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.delete, "/raw/{id}", options: options)
                description.path("id", id)
                description.query("receipt", receipt)
                description.query("limit", options?.limit)
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
