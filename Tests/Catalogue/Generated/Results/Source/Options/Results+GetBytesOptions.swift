// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// Options of ``ResultsClient/getBytes(withOptions:)``, which has none of its own.
    public typealias GetBytesOptions = CommonOptions

    /// What ``ResultsClient/getBytes(withOptions:)`` answers: one case for each status.
    public enum GetBytesResult: Sendable {
        /// D.
        case ok(Item)
        /// P.
        case partialContent(Data)
    }
}
