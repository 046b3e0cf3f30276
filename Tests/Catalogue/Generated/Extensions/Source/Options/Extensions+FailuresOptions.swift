// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Extensions {
    /// Options for ``ExtensionsClient/FailuresOperations/get(withOptions:)``.
    public typealias FailuresGetOptions = CommonOptions
}
