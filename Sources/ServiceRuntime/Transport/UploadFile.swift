import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The file that a session sends as a body. A session takes one file and nothing else, so what consists of more is put
/// together in a temporary one.
struct UploadFile {
    /// The file.
    let url: URL
    /// How many bytes it has.
    let size: Int64
    private let isTemporary: Bool

    private init(_ url: URL, isTemporary: Bool) throws(ServiceError) {
        self.url = url
        self.isTemporary = isTemporary
        size = try BodyFile.size(of: url)
    }

    /// The file to send for a body; nil if the body is in memory.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a file cannot be read; `CancellationError` if the task is cancelled.
    static func make(for body: HTTPBody?) async throws -> UploadFile? {
        guard let source = body, source.data == nil else { return nil }
        let body = try await source.onDisk()
        if body.pieces.count == 1, case .file(let url) = body.pieces[0] {
            try BodyFile.check(url)
            return try UploadFile(url, isTemporary: false)
        }
        // Disks are slow, and the threads of the concurrency pool are few.
        let isCanceled = Locked(false)
        let url: URL = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                DispatchQueue.global().async {
                    continuation.resume(
                        with: Result { try BodyFile.assembled(body, isCanceled: { isCanceled.withLock { $0 } }) }
                    )
                }
            }
        } onCancel: {
            isCanceled.withLock { $0 = true }
        }
        return try UploadFile(url, isTemporary: true)
    }

    /// A task that sends the file as the body of a request, with its length.
    ///
    /// FoundationNetworking reads the file of an upload task in the background, and stops the program if a part comes when the
    /// connection is gone: when the task was cancelled, or the service answered before it had the whole body. There the body
    /// is a stream, which the session reads itself. For one, libcurl would divide the body into chunks, unless the request has a
    /// length, and a `Transfer-Encoding` that is blank, which libcurl then leaves out.
    func task(of session: URLSession, _ request: URLRequest) -> URLSessionDataTask {
        #if canImport(FoundationNetworking)
            var request = request
            guard size > 0, let stream = InputStream(url: url) else {
                request.httpBody = Data()
                return session.dataTask(with: request)
            }
            request.httpBodyStream = stream
            var fields = request.allHTTPHeaderFields ?? [:]
            fields["Content-Length"] = String(size)
            fields["Transfer-Encoding"] = " "
            request.allHTTPHeaderFields = fields
            return session.dataTask(with: request)
        #else
            return session.uploadTask(with: request, fromFile: url)
        #endif
    }

    /// Removes the file if it was made for the request.
    func removeIfTemporary() {
        if isTemporary { BodyFile.remove(url) }
    }
}
