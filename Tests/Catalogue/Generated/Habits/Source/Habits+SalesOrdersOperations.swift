// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Habits {
    /// The operations on sales orders.
    public nonisolated struct SalesOrdersOperations: Sendable {
        let client: HabitsClient

        /// Sends `GET /orders/count(since='{since}',top={top})`.
        ///
        /// - Parameters:
        ///   - since: The value of `since`.
        ///   - top: The top.
        ///   - options: The options for this call.
        /// - Returns: The number.
        /// - Throws: `ServiceError`.
        public func count(
            since: String,
            top: Int,
            withOptions options: SalesOrdersCountOptions? = nil
        ) async throws(ServiceError) -> Int {
            let request = requests.count(since: since, top: top, withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /orders/count(since='{since}',top={top})`.
        ///
        /// - Parameters:
        ///   - since: The value of `since`.
        ///   - top: The top.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func count(
            since: String,
            top: Int,
            withOptions options: SalesOrdersCountOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Int>
        ) {
            requests.count(since: since, top: top, withOptions: options).run(completionHandler)
        }

        /// Sends `GET /orders`.
        ///
        /// - Parameter options: The options for this call.
        /// - Throws: `ServiceError`.
        public func find(withOptions options: SalesOrdersFindOptions? = nil) async throws(ServiceError) {
            let request = requests.find(withOptions: options)
            try await request.value()
        }

        /// Sends `GET /orders`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func find(
            withOptions options: SalesOrdersFindOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.find(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the group as request values, which you can send later.
        public var requests: Requests { Requests(client: client) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: HabitsClient

            /// Creates the request for ``HabitsClient/SalesOrdersOperations/count(since:top:withOptions:)``.
            @inline(never)
            public func count(
                since: String,
                top: Int,
                withOptions options: SalesOrdersCountOptions? = nil
            ) -> ServiceRequest<Int> {
                var description = RequestDescription(.get, "/orders/count(since='{since}',top={top})", options: options)
                description.path("since", since)
                description.path("top", top)
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``HabitsClient/SalesOrdersOperations/find(withOptions:)``.
            @inline(never)
            public func find(withOptions options: SalesOrdersFindOptions? = nil) -> ServiceRequest<Void> {
                var description = RequestDescription(.get, "/orders", options: options)
                description.query("$filter", options?.filter)
                description.query("$orderby", options?.orderby, style: .form, explode: false)
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
