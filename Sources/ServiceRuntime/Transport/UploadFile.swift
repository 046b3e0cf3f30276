import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The file that a session sends as a body. A session takes one file and nothing else.
struct UploadFile {
    /// The file.
    let url: URL
    /// How many bytes it has.
    let size: Int64
    private let hasEndedEarly = Locked(false)

    private init(_ url: URL) throws(ServiceError) {
        self.url = url
        size = try BodyFile.check(url)
    }

    /// The file to send for a body, or `nil` if the body is in memory.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if a file cannot be read; `CancellationError` if the task is canceled.
    static func make(for body: HTTPBody?) async throws -> UploadFile? {
        guard let url = try await body?.file() else { return nil }
        return try await DispatchQueue.forFiles().run { _ throws(ServiceError) in try UploadFile(url) }
    }

    /// The contents from the beginning.
    func stream() -> InputStream? {
        #if canImport(FoundationNetworking)
            UploadStream(url: url, size: size) { [hasEndedEarly] in hasEndedEarly.exchange(\.self, for: true) }
        #else
            InputStream(url: url)
        #endif
    }

    /// Why a request with this file failed, if that is known.
    var failure: ServiceError? {
        guard hasEndedEarly.withLock({ $0 }) else { return nil }
        return .client(
            "The file '\(url.shownPath)' became shorter than \(size) bytes while it was being sent. The service may have "
                + "received a part of it. Send it again when nothing changes it."
        )
    }
}
