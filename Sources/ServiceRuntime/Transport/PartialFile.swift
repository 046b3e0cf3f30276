import Dispatch
import Foundation

/// A file that is being received. It lies beside its destination, under a name of its own, until it is complete; then
/// it replaces what was there, in one step.
///
/// Whatever ends before that leaves nothing behind. What touches the disk is done on a queue, in the order in which it was asked
/// for: disks may hang.
final class PartialFile: Sendable {
    private struct State {
        var handle: FileHandle?
        var count = 0
        /// Which try writes the file.
        var writer = 0
        /// Whether the file is neither discarded nor in its place.
        var isWanted = true
        var isInPlace = false
        /// What the bytes are the beginning of, if the rest can be asked for.
        var beginning: DownloadResumption?
    }

    private let destination: URL
    private let partial: URL
    private let queue = DispatchQueue.forFiles()
    private let state: Locked<State>

    /// A file that is not there yet.
    ///
    /// - Parameter destination: Where it will be.
    /// - Throws: ``ServiceError/client(_:_:)`` if the URL is not a file URL, or is that of a folder.
    init(for destination: URL) throws(ServiceError) {
        guard destination.isFileURL else {
            throw .client(
                "The response cannot be written to '\(RequestRedactor.text(of: destination))': it is not a file URL."
            )
        }
        guard !destination.lastPathComponent.isEmpty, !destination.hasDirectoryPath else {
            throw Self.isFolder(destination)
        }
        self.destination = destination
        let name = ".\(Self.beginning(of: destination.lastPathComponent)).\(UUID().uuidString).part"
        partial = destination.deletingLastPathComponent().appendingPathComponent(name)
        state = Locked(State())
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

    /// Creates the file, empty, unless there is one.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if there can be none.
    func create() async throws {
        try await perform { [self] in
            guard state.withLock({ $0.handle == nil }) else { return }
            // Before all of it is received for nothing.
            var isFolder: ObjCBool = false
            if FileManager.default.fileExists(atPath: destination.path, isDirectory: &isFolder), isFolder.boolValue {
                throw Self.isFolder(destination)
            }
            try Data().write(to: partial, options: .withoutOverwriting)
            let handle = try FileHandle(forWritingTo: partial)
            state.withLock { $0.handle = handle }
        }
    }

    /// How many bytes the file has.
    var count: Int { state.withLock(\.count) }

    /// Where to resume after an interruption, or `nil` if the transfer must start again.
    var resumption: DownloadResumption? {
        state.withLock { state in
            guard state.count > 0, var resumption = state.beginning else { return nil }
            resumption.offset = state.count
            return resumption
        }
    }

    /// A token for appending to the file. It is void once the next try begins, so that late data of an abandoned try is refused.
    struct Writer: Sendable {
        /// How many tries have written the file before.
        var number = 0
    }

    /// Makes the file empty again, for another try.
    ///
    /// - Parameter beginning: The beginning of what comes now, if it can be gone on with.
    /// - Returns: What the try writes with. That of an earlier try is good for nothing from now on.
    /// - Throws: What ``append(_:by:)`` does.
    func restart(_ beginning: DownloadResumption?) async throws -> Writer {
        try await change { [self] handle in
            state.withLock { $0.beginning = beginning }
            return try nextWriter(handle, from: 0)
        }
    }

    /// Goes on with another try.
    ///
    /// - Parameter resumption: Where. An earlier try may have added to the file since.
    /// - Returns: What the try writes with, as ``restart(_:)`` gives it.
    /// - Throws: What ``append(_:by:)`` does; ``ResumptionRefused`` if an earlier try has begun anew since.
    func resume(_ resumption: DownloadResumption) async throws -> Writer {
        try await change { [self] handle in
            guard let present = self.resumption, present.offset >= resumption.offset,
                present.isSame(as: resumption.entityTag, from: resumption.source)
            else { throw ResumptionRefused() }
            return try nextWriter(handle, from: resumption.offset)
        }
    }

    private func nextWriter(_ handle: FileHandle, from offset: Int) throws -> Writer {
        try handle.truncate(atOffset: UInt64(offset))
        try handle.seek(toOffset: UInt64(offset))
        return state.withLock { state in
            state.count = offset
            state.writer += 1
            return Writer(number: state.writer)
        }
    }

    /// Adds bytes at the end.
    ///
    /// - Throws: The error of a canceled call if another try writes the file by now, or nobody wants it any more;
    ///   ``ServiceError/client(_:_:)`` if it cannot be written.
    func append(_ data: Data, by writer: Writer) async throws {
        try await change { [self] handle in
            guard state.withLock({ $0.writer == writer.number }) else { throw CancellationError() }
            try handle.write(contentsOf: data)
            state.withLock { $0.count += data.count }
        }
    }

    /// Puts the complete file into its place.
    ///
    /// - Throws: What ``append(_:by:)`` does.
    func place() async throws {
        try await change { [self] handle in
            state.withLock { $0.handle = nil }
            try handle.close()
            // That may have taken its time. From here on, the file cannot be discarded.
            guard state.exchange(\.isWanted, for: false) else { throw CancellationError() }
            guard rename(partial.path, destination.path) == 0 else {
                let error = POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO)
                state.exchange(\.isWanted, for: true)
                throw error
            }
            state.exchange(\.isInPlace, for: true)
        }
    }

    /// Whether the file is in its place, once what was asked for before is done.
    var isInPlace: Bool {
        get async {
            if state.withLock(\.isInPlace) { return true }
            return await queue.run { [state] _ in state.withLock(\.isInPlace) }
        }
    }

    /// Removes the file, unless it is in its place. What still arrives is refused.
    ///
    /// This does not wait for the disk.
    ///
    /// - Returns: Whether it was in time: the file is not in its place, nor on its way there.
    @discardableResult
    func discard() -> Bool {
        guard state.exchange(\.isWanted, for: false) else { return false }
        queue.async { [partial, state] in
            do {
                try state.withLock { $0.handle.take() }?.close()
                try FileManager.default.removeItem(at: partial)
            } catch {
                // The folder is gone or cannot be written any more. There is no one left to report to: the call has its error.
            }
        }
        return true
    }

    /// Removes the file as ``discard()`` does, and waits until it is gone.
    func remove() async {
        discard()
        await queue.run { _ in }
    }

    private func change<Result: Sendable>(
        _ work: @escaping @Sendable (FileHandle) throws -> Result
    ) async throws -> Result {
        try await perform { [self] in
            guard let handle = state.withLock(\.handle) else { throw CancellationError() }
            return try work(handle)
        }
    }

    private func perform<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await queue.run { [self] _ in
            do {
                guard state.withLock(\.isWanted) else { throw CancellationError() }
                return try work()
            } catch let error as ResumptionRefused {
                throw error
            } catch {
                throw ServiceError(
                    wrapping: error,
                    "The response cannot be written to '\(destination.shownPath)'. Check that the folder exists and is writable, "
                        + "and that the disk has free space."
                )
            }
        }
    }

    private static func isFolder(_ destination: URL) -> ServiceError {
        .client("The response cannot be written to '\(destination.shownPath)': it is a folder.")
    }
}

extension PipelineResponse {
    /// The response without its body, once that is in a file.
    ///
    /// - Parameters:
    ///   - file: Takes the body.
    ///   - resumption: Where the request wants to go on; `nil` if it asks for the whole.
    /// - Throws: ``ServiceError`` if the file cannot be written, and what keeps the body from coming to its end;
    ///   ``ResumptionRefused`` if it is not all of what is missing.
    func written(to file: PartialFile, resuming resumption: DownloadResumption?) async throws -> PipelineResponse {
        let writer: PartialFile.Writer
        var completeLength: Int64?
        // The whole may come instead of the rest. Anything else is no part of it, such as 204.
        if let resumption, httpResponse.statusCode != 200 {
            guard resumption.isContinued(by: self) else { throw ResumptionRefused() }
            completeLength = httpResponse.headers["Content-Range"].flatMap(ContentRange.init)?.completeLength
            writer = try await file.resume(resumption)
        } else {
            let isWhole = httpResponse.statusCode == 200
            writer = try await file.restart(isWhole ? DownloadResumption(beginning: self) : nil)
        }
        for try await part in httpResponse.bodyStream ?? HTTPBodyStream(httpResponse.data ?? Data()) {
            try await file.append(part, by: writer)
        }
        guard completeLength.map({ $0 == file.count }) ?? true else { throw ResumptionRefused() }
        var response = self
        response.httpResponse.bodyStream = nil
        response.httpResponse.data = nil
        return response
    }
}
