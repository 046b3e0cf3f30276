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
    private let hasEndedEarly = Locked(false)

    private init(_ url: URL, isTemporary: Bool) throws(ServiceError) {
        self.url = url
        self.isTemporary = isTemporary
        size = try BodyFile.size(of: url)
    }

    /// The file to send for a body, or `nil` if the body is in memory.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a file cannot be read; `CancellationError` if the task is canceled.
    static func make(for body: HTTPBody?) async throws -> UploadFile? {
        guard let body, body.data == nil else { return nil }
        return try await body.reading { body, isCanceled in
            if body.pieces.count == 1, case .file(let url) = body.pieces[0] {
                try BodyFile.check(url)
                return try UploadFile(url, isTemporary: false)
            }
            let url = try BodyFile.assembled(body, isCanceled: isCanceled)
            do {
                return try UploadFile(url, isTemporary: true)
            } catch {
                PrivateFile.remove(url)
                throw error
            }
        }
    }

    /// The contents from the beginning.
    func stream() -> InputStream? {
        #if canImport(FoundationNetworking)
            UploadStream(url: url, size: size) { [hasEndedEarly] in hasEndedEarly.replace(with: true) }
        #else
            InputStream(url: url)
        #endif
    }

    /// Why a request with this file failed, if that is known.
    var failure: ServiceError? {
        guard hasEndedEarly.withLock({ $0 }) else { return nil }
        return .client(
            "The file '\(url.path)' became shorter than \(size) bytes while it was being sent. The service may have "
                + "received a part of it. Send it again when nothing changes it."
        )
    }

    /// Removes the file if it was made for the request.
    func removeIfTemporary() async {
        if isTemporary { await DispatchQueue.separate().run { [url] _ in PrivateFile.remove(url) } }
    }
}
