// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// The operations of the group `FailuresOperations`.
    public struct FailuresOperations: Sendable {
        let client: ExtensionsClient

        /// Sends `GET /failures`.
        ///
        /// - Parameters:
        ///   - options: The options of this call.
        /// - Returns: The service's answer.
        /// - Throws: `ServiceError`.
        public func get(withOptions options: FailuresGetOptions? = nil) async throws -> Thing? {
            let request = requests.get(withOptions: options)
            return try await request.value()
        }

        /// Sends `GET /failures`.
        ///
        /// - Parameters:
        ///   - options: The options of this call.
        ///   - completionHandler: Called once, with the result and the raw response.
        public func get(
            withOptions options: FailuresGetOptions? = nil,
            completionHandler: @escaping HTTPResultHandler<Thing?>
        ) {
            let request = requests.get(withOptions: options)
            request.run(completionHandler)
        }

        // MARK: - Requests

        /// The operations of the group as values, to be sent later.
        public var requests: Requests { Requests(client: client) }

        /// Makes requests without sending them.
        public struct Requests: Sendable {
            let client: ExtensionsClient

            /// Sends `GET /failures`.
            ///
            /// - Parameters:
            ///   - options: The options of this call.
            /// - Returns: The request, not yet sent.
            @inline(never)
            public func get(withOptions options: FailuresGetOptions? = nil) -> ServiceRequest<Thing?> {
                var description = RequestDescription(.get, "/failures", options: options)
                description.accept("application/json")
                description.secret(members: ["key"])
                description.success(.code(404))
                description.failure(.code(202), Problem.self)
                return ServiceRequest(description, client: client, returns: .optionalValue)
            }
        }
    }
}
