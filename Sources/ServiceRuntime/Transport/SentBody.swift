import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The body of a request as a session sends it.
///
/// FoundationNetworking sends it as a stream. It reads the file of an upload task in the background, and stops the
/// program if a part comes when the connection is gone: when the task was canceled, or the service responded before it
/// had the whole body. And what it is given as `Data` it cannot send a second time: libcurl makes a new connection when
/// a kept one turns out to be closed, gets no bytes for it, and waits for a response to half a request. A stream it
/// asks for anew.
struct SentBody {
    private let request: HTTPRequest
    private let file: UploadFile?

    /// The body of a request.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - file: The file that the body is read from, or `nil` if it is in memory.
    init(of request: HTTPRequest, file: UploadFile?) {
        self.request = request
        self.file = file
    }

    /// How many bytes there are.
    private var size: Int64 { file?.size ?? Int64(request.data?.count ?? 0) }

    /// Whether there are no bytes.
    var isEmpty: Bool { size == 0 }

    /// The body from the beginning, for another connection than the one that has taken some of it, or `nil` if the
    /// service may have acted on what it got, and would act twice.
    func streamForResending() -> InputStream? { request.isRepeatable ? stream() : nil }

    private func stream() -> InputStream? { file.map { $0.stream() } ?? request.data.map { InputStream(data: $0) } }

    #if canImport(FoundationNetworking)
        /// Whether a service may act twice because libcurl sends the request again, over a new connection, when one that has been used
        /// before is lost without a response: it asks for a body anew, and nobody if there is none.
        var isSentAgainUnasked: Bool { isEmpty && !request.isRepeatable }
    #endif

    /// A task that sends a request with this body, with its length.
    func task(of session: URLSession, _ urlRequest: URLRequest) -> URLSessionDataTask {
        var urlRequest = urlRequest
        #if canImport(FoundationNetworking)
            // Of a GET, the session refuses a body, but not a stream.
            guard size > 0, file != nil || request.method != .get, let stream = stream() else {
                // Only if there is one, because setting it takes as long as half of making a task.
                if let data = file == nil ? request.data : Data() { urlRequest.httpBody = data }
                return session.dataTask(with: urlRequest)
            }
            urlRequest.httpBodyStream = stream
            // For a stream, libcurl would divide the body into chunks, unless the request has a length, and a
            // `Transfer-Encoding` that is blank, which libcurl then leaves out.
            var fields = urlRequest.allHTTPHeaderFields ?? [:]
            fields["Content-Length"] = String(size)
            fields["Transfer-Encoding"] = " "
            urlRequest.allHTTPHeaderFields = fields
            return session.dataTask(with: urlRequest)
        #else
            if let file { return session.uploadTask(with: urlRequest, fromFile: file.url) }
            urlRequest.httpBody = request.data
            return session.dataTask(with: urlRequest)
        #endif
    }
}
