import Foundation

/// Counts the bytes of one try of a request, and of the response to it.
final class TransferMeter: Sendable {
    private struct State {
        var completed: Int64 = 0
        var total: Int64?
    }

    private let reporter: ProgressReporter
    private let uploadSize: Int64?
    private let resumption: DownloadResumption?
    private let state = Locked(State())

    /// A meter that has counted nothing.
    ///
    /// - Parameters:
    ///   - reporter: Is told of the progress.
    ///   - request: The request.
    ///   - file: The file that its body is sent from, or `nil` if that is in memory.
    init(_ reporter: ProgressReporter, for request: PipelineRequest, file: UploadFile?) {
        self.reporter = reporter
        resumption = request.context.call.resumption
        uploadSize = file?.size ?? request.httpRequest.data.map { Int64($0.count) }
    }

    /// Takes note of how much of the request's body has been sent.
    func sent(_ count: Int64) {
        reporter.report(TransferProgress(direction: .upload, completedBytes: count, totalBytes: uploadSize))
    }

    /// Takes note of the response's head.
    ///
    /// - Parameters:
    ///   - statusCode: The status code.
    ///   - length: How many bytes the body has, or `nil` if the head does not say.
    func begin(statusCode: Int, length: Int64?) {
        state.withLock { state in
            state = State(completed: statusCode == 206 ? Int64(resumption?.offset ?? 0) : 0)
            // A service can announce more than can be counted together with what is there already.
            let sum = length?.addingReportingOverflow(state.completed)
            state.total = sum.flatMap { $0.overflow ? nil : $0.partialValue }
        }
    }

    /// Takes note of a part of the response's body.
    func received(_ count: Int) {
        let progress = state.withLock { state in
            state.completed += Int64(count)
            return TransferProgress(direction: .download, completedBytes: state.completed, totalBytes: state.total)
        }
        reporter.report(progress)
    }
}
