import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request that a `URLSession` is carrying out. Its waiter is resumed once: by the session, or by a cancellation
/// that comes before.
final class URLSessionTransfer: Sendable {
    /// What came back.
    struct Received: Sendable {
        let response: HTTPURLResponse
        let data: Data
        /// What is still to come, instead of the data.
        var body: BodyBuffer?
        /// Whether the body is cut, or the session has kept it to itself, whatever length the head announces.
        var isBodyLost = false
    }

    private struct State {
        var continuation: CheckedContinuation<Received, any Error>?
        var isFinished = false
        /// Whether the waiter has received the head, and what arrives now goes into the buffer.
        var isStreaming = false
        var failure: (any Error)?
        var response: HTTPURLResponse?
        /// Whether the next head may be a proxy's.
        var mayBeProxys: Bool
        /// Whether the head may be a proxy's, until something follows.
        var isTentative = false
        var isBodyLost = false
        var data = Data()
        /// How many parts the data was.
        var partCount = 0

        mutating func append(_ part: Data) {
            partCount += 1
            // Most bodies come in one part, which needs no copy.
            guard partCount > 1 || part.startIndex != 0 else {
                data = part
                return
            }
            if partCount == 2, let length = response?.expectedContentLength, (1...largestReservation).contains(length) {
                data.reserveCapacity(Int(length))
            }
            data.append(part)
        }
    }

    /// A response that would take more memory than it may.
    struct ResponseTooLarge: Error {
        /// The status code of the response.
        let statusCode: Int
    }

    /// The maximum size of memory that is reserved for a body because its header announces it, in bytes.
    private static let largestReservation: Int64 = 16 << 20

    private let state: Locked<State>
    private let body: BodyBuffer?
    private let meter: TransferMeter?
    private let maximumSize: Int
    private let isSuccess: @Sendable (Int) -> Bool
    private let onHead: (@Sendable () -> Void)?
    private let isTunneled: Bool
    /// What the request consists of besides its head, or `nil` for nothing.
    let sentBody: SentBody?

    /// A transfer that nothing waits for yet.
    ///
    /// - Parameters:
    ///   - sentBody: What the request consists of besides its head, or `nil` for nothing.
    ///   - body: Takes the body of a response that says success as it comes, or `nil` if the waiter wants all at once.
    ///   - meter: Counts the bytes, or `nil` if that is not needed.
    ///   - maximumSize: How many bytes a body may have that the waiter gets at once. That of a failure is cut, because its status tells
    ///     more than its size.
    ///   - isSuccess: Tells whether a response with a status code says success.
    ///   - onHead: Is called when the head of a response arrives that says success.
    ///   - isTunneled: Whether a proxy may open a tunnel for the request (`CONNECT`). On Linux, its answer is reported like one
    ///     of the service. It has no body (RFC 9110, section 9.3.6), so the first head does not count before a part of a body,
    ///     another head, or the end.
    init(
        of sentBody: SentBody? = nil,
        into body: BodyBuffer? = nil,
        meter: TransferMeter? = nil,
        maximumSize: Int = .max,
        isSuccess: @escaping @Sendable (Int) -> Bool = HTTPStatus.isSuccess,
        onHead: (@Sendable () -> Void)? = nil,
        isTunneled: Bool = false
    ) {
        state = Locked(State(mayBeProxys: isTunneled))
        self.isTunneled = isTunneled
        self.sentBody = sentBody
        self.maximumSize = maximumSize
        self.isSuccess = isSuccess
        self.onHead = onHead
        self.body = body
        self.meter = meter
    }

    /// Takes the waiter.
    ///
    /// - Parameter continuation: The waiter. It is resumed at once if the transfer was canceled before.
    /// - Returns: Whether to perform the transfer.
    func begin(_ continuation: CheckedContinuation<Received, any Error>) -> Bool {
        let failure: (any Error)? = state.withLock { state in
            if state.isFinished {
                return state.failure ?? CancellationError()
            }
            state.continuation = continuation
            return nil
        }
        if let failure {
            continuation.resume(throwing: failure)
            return false
        }
        return true
    }

    /// Whether the waiter has been resumed, or will be without any wait.
    var isFinished: Bool { state.withLock(\.isFinished) }

    /// Whether no head of a response has come that is the service's for certain.
    var isWithoutResponse: Bool { state.withLock { $0.response == nil || $0.isTentative } }

    /// Takes note of how much of the request's body has been sent.
    func sent(_ count: Int64) {
        meter?.sent(count)
    }

    /// Takes the head of a response that the session did not report, and whose body it has kept to itself.
    func receiveUnreported(_ response: HTTPURLResponse) {
        state.withLock { state in
            // Of one that was reported, there was no body.
            state.isBodyLost = state.response !== response
            state.mayBeProxys = false
        }
        receive(response)
    }

    /// Takes the head of the response.
    func receive(_ response: HTTPURLResponse) {
        if let meter {
            // The length of a compressed body is that before it was unpacked.
            let isPlain = response.value(forHTTPHeaderField: "Content-Encoding") == nil
            let length = response.expectedContentLength
            meter.begin(statusCode: response.statusCode, length: isPlain && length >= 0 ? length : nil)
        }
        let (isKept, isTentative) = state.withLock { state in
            state.isTentative = state.mayBeProxys
            state.mayBeProxys = false
            guard state.isTentative || body == nil || !isSuccess(response.statusCode) else { return (false, false) }
            state.response = response
            state.data.removeAll()
            state.partCount = 0
            return (true, state.isTentative)
        }
        if !isTentative { reportHead(response) }
        if !isKept { stream(response) }
    }

    /// Tells of a head that says success and is the service's.
    private func reportHead(_ response: HTTPURLResponse) {
        if isSuccess(response.statusCode) { onHead?() }
    }

    /// Gives the waiter the head of a response, whose body follows.
    private func stream(_ response: HTTPURLResponse) {
        let continuation: CheckedContinuation<Received, any Error>? = state.withLock { state in
            guard !state.isFinished else { return nil }
            state.isStreaming = true
            state.response = response
            return state.continuation.take()
        }
        continuation?.resume(returning: Received(response: response, data: Data(), body: body))
    }

    /// Takes the head that has come for the service's, because something follows it that no proxy sends.
    private func settle() {
        guard isTunneled else { return }
        let response: HTTPURLResponse? = state.withLock { state in
            guard state.isTentative else { return nil }
            state.isTentative = false
            return state.response
        }
        guard let response else { return }
        reportHead(response)
        if body != nil, isSuccess(response.statusCode) { stream(response) }
    }

    /// Takes the next part of the body.
    ///
    /// - Returns: Whether the transfer is to go on. It has ended if the body is too large.
    func receive(_ data: Data) -> Bool {
        settle()
        meter?.received(data.count)
        let (isStreaming, excess): (Bool, ResponseTooLarge?) = state.withLock { state in
            guard !state.isFinished, !state.isStreaming else { return (state.isStreaming, nil) }
            let statusCode = state.response?.statusCode ?? 0
            let limit = ResponseSize.limit(maximumSize, isSuccess: isSuccess(statusCode))
            let rest = limit - state.data.count
            if data.count > rest, !isSuccess(statusCode) { state.isBodyLost = true }
            state.append(data.count > rest ? data.prefix(rest) : data)
            return (false, data.count > rest ? ResponseTooLarge(statusCode: statusCode) : nil)
        }
        if isStreaming {
            body?.append(data)
        }
        guard let excess else { return true }
        finish(throwing: isSuccess(excess.statusCode) ? excess : nil)
        return false
    }

    /// Ends the transfer.
    ///
    /// - Parameter error: Why there is no response, or no more of it; `nil` if it is what has come.
    func finish(throwing error: (any Error)? = nil) {
        if error == nil { settle() }
        let (isStreaming, continuation, received): (Bool, CheckedContinuation<Received, any Error>?, Received?) =
            state.withLock { state in
                guard !state.isFinished, !state.isStreaming else { return (state.isStreaming, nil, nil) }
                state.isFinished = true
                state.failure = error
                defer { state.data = Data() }
                let received = state.response.map {
                    Received(response: $0, data: state.data, isBodyLost: state.isBodyLost)
                }
                return (false, state.continuation.take(), received)
            }
        if isStreaming {
            body?.finish(throwing: error)
        } else if error == nil, let received {
            continuation?.resume(returning: received)
        } else {
            continuation?.resume(throwing: error ?? URLError(.badServerResponse))
        }
    }

    /// Ends the transfer with the session's own error.
    ///
    /// - Parameters:
    ///   - error: The error, which FoundationNetworking has no code for in most cases.
    ///   - sentCount: How many bytes of the request's body were sent.
    func fail(with error: any Error, sentCount: Int64) {
        #if canImport(FoundationNetworking)
            if let error = error as? URLError {
                let isWithoutResponse = isWithoutResponse
                // Without any of its body, the service cannot have acted on the request, if it has got anything of it at all.
                let isUnsent = sentCount == 0 && sentBody?.isEmpty == false && isWithoutResponse
                let isBeforeSending = error.code == .timedOut && isUnsent
                return finish(
                    throwing: isBeforeSending ? error.beforeSending : error.named(hasResponse: !isWithoutResponse)
                )
            }
        #endif
        finish(throwing: error)
    }
}

extension URLSessionTransfer.Received {
    /// The response in our terms.
    ///
    /// - Parameter request: The request of the response.
    /// - Throws: `URLError` if the body is shorter than the service announced, of another length than announced beside chunks, or its
    ///   length is not announced by a number. Not every session notices by itself.
    func response(to request: HTTPRequest) throws -> HTTPResponse {
        let headers = headers
        let announced: Int?
        do {
            announced = try length(announcedIn: headers, to: request)
        } catch {
            body?.cancel()
            throw error
        }
        guard let body else {
            if !isBodyLost { try Self.check(data.count, announced, in: headers) }
            return HTTPResponse(statusCode: response.statusCode, headers: headers, data: data)
        }
        var streamed = HTTPResponse(statusCode: response.statusCode, headers: headers)
        streamed.bodyStream = HTTPBodyStream(
            next: {
                if let part = try await body.next() {
                    return part
                }
                try Self.check(body.received, announced, in: headers)
                return nil
            },
            onCancel: { body.cancel() }
        )
        return streamed
    }

    private var headers: HTTPHeaders {
        let fields = response.allHeaderFields.compactMap { name, value -> HTTPHeaders.Field? in
            // By way of the base, which is faster.
            guard let name = name.base as? String, let value = value as? String else { return nil }
            return HTTPHeaders.Field(name: name, value: value)
        }
        let headers = HTTPHeaders(joining: fields)
        // The session has joined those of one spelling in their order. That of several spellings it does not tell, so it is at least
        // always the same.
        return headers.count == fields.count ? headers : HTTPHeaders(joining: fields.sorted { $0.name < $1.name })
    }

    /// Makes sure that a body that has come to its end is the one that was announced.
    private static func check(_ count: Int, _ announced: Int?, in headers: HTTPHeaders) throws {
        guard let announced, count != announced else { return }
        // Of chunks that came to their end, nothing was lost. But who believed the length would take another body (RFC 9112, section 6.3).
        if let coding = headers["Transfer-Encoding"] {
            throw unreadable("Content-Length: \(announced), Transfer-Encoding: \(coding.prefix(longestShownText))")
        }
        if count < announced { throw URLError(.networkConnectionLost) }
    }

    /// The number of bytes that the body has, or `nil` if that is not announced.
    ///
    /// - Throws: `URLError` if what is announced is not a number, or several: where the body ends, nobody knows then (RFC 9112, section
    ///   6.3). libcurl takes the beginning, or the last one.
    private func length(announcedIn headers: HTTPHeaders, to request: HTTPRequest) throws -> Int? {
        // Some responses have no body, whatever they announce (RFC 9112, section 6.3).
        guard request.method != .head, !HTTPStatus.hasNoContent(response.statusCode),
            let text = headers["Content-Length"]
        else { return nil }
        guard let length = Self.length(text) else {
            throw Self.unreadable("Content-Length: \(text.prefix(Self.longestShownText))")
        }
        // The length of a compressed body is that before it was unpacked.
        return headers["Content-Encoding"] == nil ? length : nil
    }

    private static func unreadable(_ fields: String) -> URLError {
        URLError(.cannotParseResponse, userInfo: [NSLocalizedDescriptionKey: fields])
    }

    /// How many characters are shown of a field that does not say where the body ends.
    private static let longestShownText = 40

    /// The number of bytes that a field announces, perhaps several times (RFC 9110, section 8.6). More than there can be is no less
    /// wrong than too many.
    private static func length(_ text: String) -> Int? {
        let isNumber = !text.isEmpty && text.utf8.allSatisfy { $0.isDigit }
        if isNumber { return Int(text) ?? .max }
        let parts = Set(text.split(separator: ",").map { String($0.trimmingOptionalWhitespace()) })
        guard parts.count == 1, let part = parts.first, part != text else { return nil }
        return length(part)
    }
}
