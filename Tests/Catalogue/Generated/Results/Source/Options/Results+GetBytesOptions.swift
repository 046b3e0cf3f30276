// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// Options for ``ResultsClient/getBytes(withOptions:)``.
    public typealias GetBytesOptions = CommonOptions

    /// The possible responses to ``ResultsClient/getBytes(withOptions:)``, one case for each status.
    public nonisolated enum GetBytesResult: Sendable {
        /// D.
        case ok(Item)
        /// P.
        case partialContent(Data)
    }
}
