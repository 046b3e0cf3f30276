// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// Options for ``ResultsClient/startJob(withOptions:)``.
    public typealias StartJobOptions = CommonOptions

    /// The possible responses to ``ResultsClient/startJob(withOptions:)``, one case for each status.
    public nonisolated enum StartJobResult: Sendable {
        /// D.
        case ok(Item)
        /// L.
        case accepted(Ticket)
        /// N.
        case noContent
    }
}
