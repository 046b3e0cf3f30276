// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// The operations on accounts.
    public nonisolated struct AccountsOperations: Sendable {
        let client: ExtensionsClient

        /// Sends `PUT /accounts`.
        ///
        /// - Parameters:
        ///   - account: The body of the request.
        ///   - options: The options for this call.
        /// - Returns: The ``Account``.
        /// - Throws: `ServiceError`.
        public func put(
            account: Account,
            withOptions options: AccountsPutOptions? = nil
        ) async throws(ServiceError) -> Account {
            let request = requests.put(account: account, withOptions: options)
            return try await request.value()
        }

        /// Sends `PUT /accounts`.
        ///
        /// - Parameters:
        ///   - account: The body of the request.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func put(
            account: Account,
            withOptions options: AccountsPutOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Account>
        ) {
            requests.put(account: account, withOptions: options).run(completionHandler)
        }

        /// Sends `PUT /flat/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - idMember: The ID.
        ///   - options: The options for this call.
        /// - Throws: `ServiceError`.
        public func putFlat(
            id: String,
            idMember: Int,
            withOptions options: AccountsPutFlatOptions? = nil
        ) async throws(ServiceError) {
            let request = requests.putFlat(id: id, idMember: idMember, withOptions: options)
            try await request.value()
        }

        /// Sends `PUT /flat/{id}`.
        ///
        /// - Parameters:
        ///   - id: The ID.
        ///   - idMember: The ID.
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func putFlat(
            id: String,
            idMember: Int,
            withOptions options: AccountsPutFlatOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Void>
        ) {
            requests.putFlat(id: id, idMember: idMember, withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the group as request values, which you can send later.
        public var requests: Requests { Requests(client: client) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: ExtensionsClient

            /// Creates the request for ``ExtensionsClient/AccountsOperations/put(account:withOptions:)``.
            @inline(never)
            public func put(
                account: Account,
                withOptions options: AccountsPutOptions? = nil
            ) -> ServiceRequest<Account> {
                var description = RequestDescription(.put, "/accounts", options: options)
                description.body(account, as: "application/json")
                return ServiceRequest(description, client: client, returns: .value)
            }

            /// Creates the request for ``ExtensionsClient/AccountsOperations/putFlat(id:idMember:withOptions:)``.
            @inline(never)
            public func putFlat(
                id: String,
                idMember: Int,
                withOptions options: AccountsPutFlatOptions? = nil
            ) -> ServiceRequest<Void> {
                var description = RequestDescription(.put, "/flat/{id}", options: options)
                description.path("id", id)
                description.body(
                    Flat(
                        id: idMember,
                        level: options?.level ?? "low",
                        type: options?.type,
                        size: options?.size,
                        note: options?.note,
                        ports: options?.ports,
                        kind: options?.kind
                    ),
                    as: "application/json"
                )
                return ServiceRequest(description, client: client, returns: .nothing)
            }
        }
    }
}
