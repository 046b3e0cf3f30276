// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// Options for ``ResultsClient/getRanges(withOptions:)``.
    public typealias GetRangesOptions = CommonOptions

    /// The possible responses to ``ResultsClient/getRanges(withOptions:)``, one case for each status.
    public nonisolated enum GetRangesResult: Sendable {
        /// C.
        case created(Ticket)
        /// D.
        case success(Item)
    }
}
