import Dispatch
import Foundation

/// The file that the position in a sequence is saved in: a line of JSON for each request that is about to be sent, and one for
/// each response. It is locked until the run that uses it releases it.
///
/// Lines are only ever added, so that what a killed process leaves behind is readable up to its last, perhaps incomplete line.
/// What touches the disk is done on a queue of the file's own.
final class RequestSequenceJournal: Sendable {
    /// A line.
    private struct Line: Codable, Sendable {
        /// The name of the sequence; only in the first line.
        var sequence: String?
        /// The place of a request in the sequence.
        var index: Int?
        /// The request without secrets, in the line of a request.
        var request: String?
        /// The checksum of the request's URL, in the line of a request.
        var checksum: UInt32?
        /// The id that the request is sent with.
        var clientRequestId: String?
        /// The response, in the line of a response.
        var response: SavedResponse?
    }

    private struct SavedResponse: Codable, Sendable {
        let status: Int
        let headers: [SavedField]
        let body: Data?
    }

    /// A header field. In a dictionary, names could be the same that are not the same to ``HTTPHeaders``.
    private struct SavedField: Codable, Sendable {
        let name: String
        let value: String
    }

    /// A request that was begun in an earlier run. Those of this one are only written: a long sequence would fill the memory.
    private struct Entry: Sendable {
        let target: Target
        let clientRequestId: String
        /// The response, until it is read.
        var response: SavedResponse?
    }

    private let url: URL
    private let handle: FileHandle
    private let entries: Locked<[Entry]>
    private let queue = DispatchQueue.dedicated()

    /// Reads the position of a sequence, or begins to save one.
    ///
    /// - Parameters:
    ///   - url: The file.
    ///   - sequence: The name of the sequence.
    /// - Throws: ``ServiceError/client(_:_:)`` if the file is that of another sequence, something else, or cannot be used.
    static func open(_ url: URL, sequence: String) async throws -> RequestSequenceJournal {
        try await DispatchQueue.dedicated().run { _ in try RequestSequenceJournal(url, sequence: sequence) }
    }

    private init(_ url: URL, sequence: String) throws(ServiceError) {
        self.url = url
        let header = try Self.text(Line(sequence: sequence))
        let handle: FileHandle
        var text: Data
        do {
            handle = try Self.openLocked(url)
            text = try handle.readToEnd() ?? Data()
        } catch let error as ServiceError {
            throw error
        } catch {
            throw Self.failure(url, "it cannot be read and written", error)
        }
        // A file that is not even one line is ours if it is the beginning of the line that we would write.
        if text.isEmpty || (!text.contains(UInt8(ascii: "\n")) && header.starts(with: text)) {
            entries = Locked([])
            self.handle = handle
            try rewind(to: 0)
            try append(header)
            return
        }
        // What is behind the last line break was being written when the process was killed.
        text = text.prefix(through: text.lastIndex(of: UInt8(ascii: "\n")) ?? text.startIndex)
        entries = Locked(try Self.entries(in: text, of: url, sequence: sequence))
        self.handle = handle
        try rewind(to: text.count)
    }

    /// What identifies a request, and with it the values of the sequence.
    struct Target: Sendable, Equatable {
        /// The method and the URL without secrets.
        let text: String
        /// The checksum of the whole URL, which tells apart the values that the text does not show. It is too short to find out
        /// a secret with it.
        let checksum: UInt32

        /// The target of a request.
        static func of(_ request: HTTPRequest) -> Target {
            let address = RequestRedactor.hiding(request.secrets.texts, in: request.url.absoluteString)
            return Target(text: RequestRedactor.line(of: request), checksum: crc32(address.utf8))
        }

        /// The CRC-32 of ISO 3309, as in gzip (RFC 1952, section 8), which tells texts apart that differ by chance.
        private static func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
            ~bytes.reduce(UInt32.max) { checksum, byte in
                (0..<8).reduce(checksum ^ UInt32(byte)) { rest, _ in rest >> 1 ^ (rest & 1 == 0 ? 0 : 0xEDB8_8320) }
            }
        }
    }

    /// The response that a request has got in an earlier run. It is given once.
    ///
    /// - Parameters:
    ///   - index: The place of the request.
    ///   - target: What it is.
    /// - Returns: The response, or `nil` if the request has to be sent.
    /// - Throws: ``ServiceError/client(_:_:)`` if another request was sent in this place.
    func response(at index: Int, to target: Target) throws(ServiceError) -> HTTPResponse? {
        guard let entry = try entry(at: index, for: target), let saved = entry.response else { return nil }
        entries.withLock { $0[index].response = nil }
        let headers = HTTPHeaders(joining: saved.headers.map { HTTPHeaders.Field(name: $0.name, value: $0.value) })
        return HTTPResponse(statusCode: saved.status, headers: headers, data: saved.body)
    }

    /// Notes that a request is about to be sent.
    ///
    /// - Parameters:
    ///   - index: The place of the request.
    ///   - target: What it is.
    /// - Returns: The id to send with it: the one it was sent with if it may have been sent already.
    /// - Throws: ``ServiceError/client(_:_:)`` if that cannot be noted.
    func begin(_ index: Int, _ target: Target) async throws -> String {
        if let entry = try entry(at: index, for: target) { return entry.clientRequestId }
        let id = UUID().uuidString
        let line = Line(index: index, request: target.text, checksum: target.checksum, clientRequestId: id)
        try await queue.run { [self] _ in try append(try Self.text(line)) }
        return id
    }

    /// Notes a response.
    ///
    /// - Parameters:
    ///   - response: The response. Cookies are left out: nothing uses them.
    ///   - index: The place of the request.
    /// - Throws: ``ServiceError/client(_:_:)`` if that cannot be noted.
    func record(_ response: HTTPResponse, at index: Int) async throws(ServiceError) {
        let fields = response.headers.filter { $0.name.lowercased() != "set-cookie" }
        let saved = SavedResponse(
            status: response.statusCode,
            headers: fields.map { SavedField(name: $0.name, value: $0.value) },
            body: response.data
        )
        try await queue.run { [self] _ throws(ServiceError) in
            let line = try Self.text(Line(index: index, response: saved))
            do {
                try handle.write(contentsOf: line)
            } catch {
                throw ServiceError.client(
                    "Request \(index + 1) of the sequence was answered (\(saved.status)), but that cannot be saved in "
                        + "'\(url.shownPath)'. Another run sends it again.",
                    error
                )
            }
        }
    }

    /// Checks that the sequence has as many requests as were sent.
    ///
    /// - Parameter count: How many requests it has.
    /// - Throws: ``ServiceError/client(_:_:)`` if more were sent in an earlier run.
    func end(after count: Int) throws(ServiceError) {
        let sent = entries.withLock(\.count)
        guard sent > count else { return }
        throw Self.failure(
            url,
            "it has \(sent) requests, but the sequence ended after \(count): it was saved for a sequence with different values. Run "
                + "that sequence, or remove the file to start again"
        )
    }

    /// Removes the file: the sequence is complete.
    func remove() async throws {
        try await queue.run { [url] _ in
            do {
                try FileManager.default.removeItem(at: url)
            } catch {
                throw Self.failure(url, "the sequence is complete, but the file cannot be removed", error)
            }
        }
    }

    /// Leaves the file to the next run. When the last reference to this ends would be too late: the queue may still hold one when
    /// the run has ended.
    func release() async {
        await queue.run { [handle] _ in _ = flock(handle.fileDescriptor, LOCK_UN) }
    }

    // MARK: Reading

    private func entry(at index: Int, for target: Target) throws(ServiceError) -> Entry? {
        let entry = entries.withLock { $0.indices.contains(index) ? $0[index] : nil }
        guard let entry else { return nil }
        guard entry.target == target else {
            throw Self.failure(
                url,
                "its request \(index + 1) is '\(entry.target.text)', but the sequence has '\(target.text)': it was saved for a "
                    + "sequence with different values. Run that sequence, or remove the file to start again"
            )
        }
        return entry
    }

    private static func entries(in text: Data, of url: URL, sequence: String) throws(ServiceError) -> [Entry] {
        var entries: [Entry] = []
        let lines = text.dropLast().split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (offset, data) in lines.enumerated() {
            let damaged =
                offset == 0
                ? "it is a different kind of file, and was not changed. Choose another file"
                : "its line \(offset + 1) is damaged. Remove the file to start again"
            let line: Line
            do {
                line = try JSONDecoder().decode(Line.self, from: data)
            } catch {
                throw failure(url, damaged, error)
            }
            if offset == 0 {
                guard let name = line.sequence else { throw failure(url, damaged) }
                guard name == sequence else {
                    throw failure(url, "it is the position of the sequence '\(name)', not of '\(sequence)'")
                }
            } else if let text = line.request, let checksum = line.checksum, let id = line.clientRequestId,
                line.index == entries.count
            {
                entries.append(Entry(target: Target(text: text, checksum: checksum), clientRequestId: id))
            } else if let response = line.response, let last = entries.last, line.index == entries.count - 1,
                last.response == nil
            {
                entries[entries.count - 1].response = response
            } else {
                throw failure(url, damaged)
            }
        }
        return entries
    }

    // MARK: Writing

    /// Opens the file, which is created if necessary, for this run alone. The lock ends with the process, however that ends.
    private static func openLocked(_ url: URL) throws -> FileHandle {
        while true {
            let descriptor = Foundation.open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
            guard descriptor >= 0 else { throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO) }
            let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            // A pipe would be read for ever.
            guard isRegular(descriptor) else { throw failure(url, "it is not a regular file") }
            guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { throw failure(url, "another run is using it") }
            // A run that was completed in between has removed what was opened.
            if isFile(descriptor, at: url) { return handle }
        }
    }

    private static func isRegular(_ descriptor: Int32) -> Bool {
        var opened = stat()
        return fstat(descriptor, &opened) == 0 && opened.st_mode & S_IFMT == S_IFREG
    }

    /// Whether an open file is the one that has a name now.
    private static func isFile(_ descriptor: Int32, at url: URL) -> Bool {
        var (opened, named) = (stat(), stat())
        return fstat(descriptor, &opened) == 0 && stat(url.path, &named) == 0 && opened.st_ino == named.st_ino
            && opened.st_dev == named.st_dev
    }

    /// Makes the file ready for the next line, and private: whoever created it may have let others read it.
    private func rewind(to offset: Int) throws(ServiceError) {
        do {
            guard fchmod(handle.fileDescriptor, 0o600) == 0 else {
                throw POSIXError(POSIXError.Code(rawValue: errno) ?? .EIO)
            }
            try handle.truncate(atOffset: UInt64(offset))
            try handle.seek(toOffset: UInt64(offset))
        } catch {
            throw Self.failure(url, "it cannot be written", error)
        }
    }

    private func append(_ line: Data) throws(ServiceError) {
        do {
            try handle.write(contentsOf: line)
        } catch {
            throw Self.failure(url, "it cannot be written", error)
        }
    }

    private static func text(_ line: Line) throws(ServiceError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return try encoder.encode(line) + Data("\n".utf8)
        } catch {
            throw .client("The position of the sequence cannot be encoded.", error)
        }
    }

    private static func failure(_ url: URL, _ reason: String, _ cause: (any Error)? = nil) -> ServiceError {
        .client("The file '\(url.shownPath)' cannot be used for the position of the sequence: \(reason).", cause)
    }
}
