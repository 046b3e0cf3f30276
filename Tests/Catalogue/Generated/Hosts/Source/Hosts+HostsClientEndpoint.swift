// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Hosts {
    /// The endpoints of the service, as URLs to create ``HostsClient`` with.
    public nonisolated enum HostsClientEndpoint {
        /// The service at `{scheme}://{account}/api`.
        ///
        /// - Parameters:
        ///   - scheme: The scheme.
        ///   - account: The account.
        /// - Returns: The URL.
        /// - Throws: `ServiceError.client(_:_:)` if the values do not form a valid URL.
        public static func server(scheme: String, account: String) throws(ServiceError) -> URL {
            try ServerTemplate("{scheme}://{account}/api").url(["scheme": scheme, "account": account])
        }
    }
}
