// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

/// The places where the service can be reached, each as a URL to create a ``SoracomClient`` with.
public enum SoracomClientEndpoint {
    /// The Japan coverage.
    ///
    /// - Returns: The URL.
    /// - Throws: `ServiceError.client(_:_:)` if no URL comes of the values.
    public static func japanCoverage() throws -> URL {
        try ServerTemplate("https://api.soracom.io/v1").url()
    }

    /// The global coverage.
    ///
    /// - Returns: The URL.
    /// - Throws: `ServiceError.client(_:_:)` if no URL comes of the values.
    public static func globalCoverage() throws -> URL {
        try ServerTemplate("https://g.api.soracom.io/v1").url()
    }
}
