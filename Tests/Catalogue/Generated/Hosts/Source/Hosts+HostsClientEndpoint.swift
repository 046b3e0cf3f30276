// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Hosts {
    /// The places where the service can be reached, each as a URL to create a ``HostsClient`` with.
    public enum HostsClientEndpoint {
        /// The service at `{scheme}://{account}/api`.
        ///
        /// - Parameters:
        ///   - scheme: The scheme.
        ///   - account: The account.
        /// - Returns: The URL.
        /// - Throws: `ServiceError.client(_:_:)` if no URL comes of the values.
        public static func api(scheme: String, account: String) throws -> URL {
            try ServerTemplate("{scheme}://{account}/api").url(["scheme": scheme, "account": account])
        }
    }
}
