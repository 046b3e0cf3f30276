// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options for ``ExtensionsClient/FailuresOperations/get(withOptions:)``, which has none of its own.
    public typealias FailuresGetOptions = CommonOptions
}
