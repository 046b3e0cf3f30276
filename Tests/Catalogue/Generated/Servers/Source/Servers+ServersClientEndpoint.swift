// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Servers {
    /// The endpoints of the service, as URLs to create ``ServersClient`` with.
    public nonisolated enum ServersClientEndpoint {
        /// Main.
        ///
        /// - Parameters:
        ///   - host: The host.
        ///   - port: The port.
        ///   - version: The version.
        /// - Returns: The URL.
        /// - Throws: `ServiceError.client(_:_:)` if the values do not form a valid URL.
        public static func main(
            host: String = "localhost",
            port: String = "80",
            version: Version = .v1
        ) throws(ServiceError) -> URL {
            try ServerTemplate("http://{host}:{port}/{version}")
                .url(["host": host, "port": port, "version": version.rawValue])
        }

        /// Relative.
        ///
        /// - Parameter endpoint: The URL against which the server's relative URL is resolved.
        /// - Returns: The URL.
        /// - Throws: `ServiceError.client(_:_:)` if the values do not form a valid URL.
        public static func relative(at endpoint: URL) throws(ServiceError) -> URL {
            try ServerTemplate("/relative").url(at: endpoint)
        }

        /// A version.
        public nonisolated enum Version: String, CaseIterable, Sendable {
            /// The value `v1`.
            case v1 = "v1"
            /// The value `v2`.
            case v2 = "v2"
        }
    }
}
