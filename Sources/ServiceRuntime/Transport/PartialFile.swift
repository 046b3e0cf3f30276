import Foundation

/// A file that is being received. It lies beside its destination, under a name of its own, until it is complete; then
/// it replaces what was there, in one step.
///
/// Whatever ends before that leaves nothing behind.
final class PartialFile: Sendable {
    private struct State {
        var handle: FileHandle?
        var count = 0
        /// Which try writes the file.
        var writer = 0
        var isClosed = false
        /// The tag of what the bytes are the beginning of, if the rest can be asked for.
        var entityTag: String?
    }

    private let destination: URL
    private let partial: URL
    private let state: Locked<State>
    /// Whether the file is no longer wanted: apart from the state, which a write to a disk that hangs keeps locked.
    private let isDiscarded = Locked(false)

    /// Creates the file, empty.
    ///
    /// - Parameter destination: Where it will be.
    /// - Throws: ``ServiceError/client(_:_:)`` if there can be no file.
    init(for destination: URL) throws(ServiceError) {
        guard destination.isFileURL, !destination.lastPathComponent.isEmpty, !destination.hasDirectoryPath else {
            throw .client(
                "The response cannot be written to '\(destination.absoluteString)': it is not a file URL."
            )
        }
        self.destination = destination
        let name = ".\(Self.beginning(of: destination.lastPathComponent)).\(UUID().uuidString).part"
        partial = destination.deletingLastPathComponent().appendingPathComponent(name)
        do {
            try Data().write(to: partial, options: .withoutOverwriting)
            state = Locked(State(handle: try FileHandle(forWritingTo: partial)))
        } catch {
            throw Self.failure(error, destination)
        }
    }

    /// A file that there is already.
    ///
    /// - Parameters:
    ///   - destination: Where it will be.
    ///   - partial: Where it is.
    ///   - handle: Writes it.
    init(for destination: URL, at partial: URL, _ handle: FileHandle) {
        (self.destination, self.partial, state) = (destination, partial, Locked(State(handle: handle)))
    }

    /// As much of a file's name as leaves room for more: file systems count its bytes, mostly up to 255.
    private static func beginning(of name: String) -> Substring {
        var beginning = name[...]
        while beginning.utf8.count > 80 { beginning.removeLast() }
        return beginning
    }

    deinit {
        discard()
    }

    /// How many bytes the file has.
    var count: Int { state.withLock(\.count) }

    /// Where to resume after an interruption, or `nil` if the transfer must start again.
    var resumption: DownloadResumption? {
        state.withLock { state in
            guard state.count > 0, let tag = state.entityTag else { return nil }
            return DownloadResumption(offset: state.count, entityTag: tag)
        }
    }

    /// The right to add to the file. A try that is given up may go on for a while; what it still receives must not get between
    /// the bytes of the next one.
    struct Writer: Sendable {
        fileprivate let number: Int
    }

    /// Makes the file empty again, for another try.
    ///
    /// - Parameter entityTag: The tag of what comes now, if it can be gone on with.
    /// - Returns: What the try writes with. That of an earlier try is good for nothing from now on.
    func restart(_ entityTag: String?) throws(ServiceError) -> Writer {
        try change { state in
            try state.handle?.truncate(atOffset: 0)
            try state.handle?.seek(toOffset: 0)
            state.count = 0
            state.entityTag = entityTag
            return Self.nextWriter(&state)
        }
    }

    /// Goes on behind what is there, by another try.
    ///
    /// - Returns: What the try writes with, as ``restart(_:)`` gives it.
    func resume() throws(ServiceError) -> Writer {
        try change { Self.nextWriter(&$0) }
    }

    /// Adds bytes at the end.
    ///
    /// - Throws: The error of a canceled call if another try writes the file by now; ``ServiceError/client(_:_:)`` if it
    ///   cannot be written.
    func append(_ data: Data, by writer: Writer) throws(ServiceError) {
        try change { state in
            guard state.writer == writer.number else { throw CancellationError() }
            try state.handle?.write(contentsOf: data)
            state.count += data.count
        }
    }

    private static func nextWriter(_ state: inout State) -> Writer {
        state.writer += 1
        return Writer(number: state.writer)
    }

    /// Puts the complete file into its place.
    func place() throws(ServiceError) {
        try change { [partial, destination] state in
            try state.handle?.close()
            state.handle = nil
            guard rename(partial.path, destination.path) == 0 else {
                throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO)
            }
            state.isClosed = true
        }
    }

    /// Removes the file, unless it is in its place. What still arrives is refused.
    ///
    /// This does not wait for a write that is under way, because disks may hang: that write removes the file when it ends.
    func discard() {
        isDiscarded.withLock { $0 = true }
        removeIfDiscarded()
    }

    private func removeIfDiscarded() {
        guard isDiscarded.withLock(\.self) else { return }
        state.withLockIfAvailable { state in
            guard !state.isClosed else {
                return
            }
            state.isClosed = true
            do {
                try state.handle?.close()
                try FileManager.default.removeItem(at: partial)
            } catch {
                // The folder is gone or cannot be written any more. There is no one left to report to: the call has its error.
            }
            state.handle = nil
        }
    }

    private func change<Result: Sendable>(_ body: (inout State) throws -> Result) throws(ServiceError) -> Result {
        // Once the lock is free again: `discard` finds it taken until then.
        defer { removeIfDiscarded() }
        do {
            guard !isDiscarded.withLock(\.self) else { throw CancellationError() }
            return try state.withLock { state in
                guard !state.isClosed else {
                    throw CancellationError()
                }
                return try body(&state)
            }
        } catch {
            throw error is CancellationError ? ServiceError(wrapping: error) : Self.failure(error, destination)
        }
    }

    private static func failure(_ error: any Error, _ destination: URL) -> ServiceError {
        .client(
            "The response cannot be written to '\(destination.path)'. Check that the folder exists and is writable, "
                + "and that the disk has free space.",
            error
        )
    }
}

extension PipelineResponse {
    /// The response without its body, once that is in a file.
    ///
    /// - Parameter file: Takes the body of a response that says success; nil: the response stays as it is.
    /// - Throws: ``ServiceError`` if the file cannot be written, and what keeps the body from coming to its end;
    ///   ``ResumptionRefused`` if it is not all of what is missing.
    func written(to file: PartialFile?) async throws -> PipelineResponse {
        guard let file, context.isSuccess(httpResponse.statusCode) else {
            return self
        }
        context.onResponseHead?()
        let writer: PartialFile.Writer
        var completeLength: Int64?
        if context.resumption != nil, httpResponse.statusCode == 206 {
            guard context.resumption?.isContinued(by: httpResponse) == true else { throw ResumptionRefused() }
            completeLength = httpResponse.headers["Content-Range"].flatMap(ContentRange.init)?.completeLength
            writer = try file.resume()
        } else {
            let isWhole = httpResponse.statusCode == 200
            writer = try file.restart(isWhole ? DownloadResumption.entityTag(of: httpResponse) : nil)
        }
        for try await part in httpResponse.bodyStream ?? HTTPBodyStream(httpResponse.data ?? Data()) {
            try file.append(part, by: writer)
        }
        guard completeLength.map({ $0 == file.count }) ?? true else { throw ResumptionRefused() }
        var response = self
        response.httpResponse.bodyStream = nil
        response.httpResponse.data = nil
        return response
    }
}
