// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The endpoints of the service, as URLs to create ``SoracomClient`` with.
public nonisolated enum SoracomClientEndpoint {
    /// The Japan coverage.
    ///
    /// - Returns: The URL.
    /// - Throws: `ServiceError.client(_:_:)` if the values do not form a valid URL.
    public static func japanCoverage() throws(ServiceError) -> URL {
        try ServerTemplate("https://api.soracom.io/v1").url()
    }

    /// The global coverage.
    ///
    /// - Returns: The URL.
    /// - Throws: `ServiceError.client(_:_:)` if the values do not form a valid URL.
    public static func globalCoverage() throws(ServiceError) -> URL {
        try ServerTemplate("https://g.api.soracom.io/v1").url()
    }
}
