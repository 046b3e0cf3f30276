// This file is generated from a service description. Do not change it: the next run overwrites it.

import Foundation
import ServiceRuntime

extension Results {
    /// Options of ``ResultsClient/startJob(withOptions:)``, which has none of its own.
    public typealias StartJobOptions = CommonOptions

    /// What ``ResultsClient/startJob(withOptions:)`` answers: one case for each status.
    public enum StartJobResult: Sendable {
        /// D.
        case ok(Item)
        /// L.
        case accepted(Ticket)
        /// N.
        case noContent
    }
}
