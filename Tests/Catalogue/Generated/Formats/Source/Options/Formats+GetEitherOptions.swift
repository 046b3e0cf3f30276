// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Formats {
    /// Options for ``FormatsClient/getEither(withOptions:)``.
    public typealias GetEitherOptions = CommonOptions

    /// The possible responses to ``FormatsClient/getEither(withOptions:)``, one case for each status.
    public nonisolated enum GetEitherResult: Sendable {
        /// D.
        case ok(Date)
        /// D.
        case created(Date)
    }
}
