// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// The operations on failures.
    public nonisolated struct FailuresOperations: Sendable {
        let client: ExtensionsClient

        /// Sends `GET /failures`.
        ///
        /// - Parameter options: The options for this call.
        /// - Returns: The ``Thing``; `nil` if there is none (404).
        /// - Throws: `ServiceError`. The service reports errors as ``Problem`` (202).
        public func get(withOptions options: FailuresGetOptions? = nil) async throws(ServiceError) -> Thing? {
            let request = requests.get(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /failures`.
        ///
        /// - Parameters:
        ///   - options: The options for this call.
        ///   - completionHandler: A closure that is called once, with the result and the raw response.
        public func get(
            withOptions options: FailuresGetOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Thing?>
        ) {
            requests.get(withOptions: options).run(completionHandler)
        }

        // MARK: Requests

        /// The operations of the group as request values, which you can send later.
        public var requests: Requests { Requests(client: client) }

        /// Methods that create requests without sending them.
        public nonisolated struct Requests: Sendable {
            // The methods are not inlined: two others call each of them, and both would contain its code.
            let client: ExtensionsClient

            /// Creates the request for ``ExtensionsClient/FailuresOperations/get(withOptions:)``.
            @inline(never)
            public func get(withOptions options: FailuresGetOptions? = nil) -> ServiceRequest<Thing?> {
                var description = RequestDescription(.get, "/failures", options: options)
                description.secret(members: ["key"])
                description.success(.code(404))
                description.failure(.code(202), Problem.self)
                return ServiceRequest(description, client: client, returns: .optionalValue)
            }
        }
    }
}
