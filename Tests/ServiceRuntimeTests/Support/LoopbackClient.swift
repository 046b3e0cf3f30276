import Foundation
import LoopbackServer

@testable import ServiceRuntime

extension LoopbackServer {
    /// After how many seconds a request is given up that is not meant to be: hundreds of tests run at once, and each may wait for
    /// its turn for longer than any service may.
    static let patience: TimeInterval = 300

    /// A client of the server, over the real transport. It waits for nothing between two tries.
    ///
    /// - Parameter tries: How often a request is sent at most.
    func client(tries: Int = 1) throws -> PipelineClient {
        let retry = RetryOptions(maximumTries: tries, delay: 0, clock: RecordingClock())
        let options = StubClientOptions(transportOptions: TransportOptions(timeout: Self.patience, retryOptions: retry))
        return try PipelineClient(endpoint: url, authPolicy: nil, withOptions: options, package: "Stub")
    }
}
