import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request that a `URLSession` is carrying out. Its waiter is answered once: by the session, or by a cancellation
/// that comes before.
final class URLSessionTransfer: Sendable {
    /// What came back.
    struct Answer: Sendable {
        let response: HTTPURLResponse
        let data: Data
    }

    private struct State {
        var continuation: CheckedContinuation<Answer, any Error>?
        var isFinished = false
        var failure: (any Error)?
        var response: HTTPURLResponse?
        var data = Data()
    }

    /// How much memory is set aside for a body because its header says that it will come.
    private static let largestReservation: Int64 = 16 << 20

    private let state = Locked(State())

    /// Takes the waiter.
    ///
    /// - Parameter continuation: The waiter. It is answered at once if the transfer was cancelled before.
    /// - Returns: Whether the transfer is to be carried out.
    func begin(_ continuation: CheckedContinuation<Answer, any Error>) -> Bool {
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

    /// Takes the head of the answer.
    func receive(_ response: HTTPURLResponse) {
        state.withLock { state in
            state.response = response
            state.data.removeAll()
            if (1...Self.largestReservation).contains(response.expectedContentLength) {
                state.data.reserveCapacity(Int(response.expectedContentLength))
            }
        }
    }

    /// Takes the next part of the body.
    func receive(_ data: Data) {
        state.withLock { state in
            if !state.isFinished {
                state.data.append(data)
            }
        }
    }

    /// Ends the transfer with what has come.
    func finish() {
        let end: (continuation: CheckedContinuation<Answer, any Error>, answer: Answer?)? = state.withLock { state in
            guard !state.isFinished else {
                return nil
            }
            state.isFinished = true
            guard let continuation = state.continuation else {
                return nil
            }
            state.continuation = nil
            let answer = state.response.map { Answer(response: $0, data: state.data) }
            state.data = Data()
            return (continuation, answer)
        }
        guard let end else {
            return
        }
        if let answer = end.answer {
            end.continuation.resume(returning: answer)
        } else {
            end.continuation.resume(throwing: URLError(.badServerResponse))
        }
    }

    /// Ends the transfer without an answer.
    ///
    /// - Parameter error: Why.
    func finish(throwing error: any Error) {
        let continuation: CheckedContinuation<Answer, any Error>? = state.withLock { state in
            guard !state.isFinished else {
                return nil
            }
            state.isFinished = true
            state.failure = error
            state.data = Data()
            defer { state.continuation = nil }
            return state.continuation
        }
        continuation?.resume(throwing: error)
    }

    /// Ends the transfer with the session's own error.
    ///
    /// - Parameter error: The error. FoundationNetworking has no code for an answer that breaks off and calls that
    ///   `unknown`; Apple's sessions call it `networkConnectionLost`, which tells that trying again may help.
    func fail(with error: any Error) {
        let hasAnswer = state.withLock { $0.response != nil }
        let breaksOff = hasAnswer && (error as? URLError)?.code == .unknown
        finish(throwing: breaksOff ? URLError(.networkConnectionLost) : error)
    }
}

extension URLSessionTransfer.Answer {
    /// The answer in our terms.
    ///
    /// - Parameter request: What was answered.
    /// - Throws: `URLError` if the body is shorter than the service announced. Not every session notices by itself.
    func response(to request: HTTPRequest) throws -> HTTPResponse {
        var headers = HTTPHeaders()
        for (name, value) in response.allHeaderFields {
            if let name = name as? String, let value = value as? String {
                headers[name] = value
            }
        }
        // The length of a compressed body is that before it was unpacked; a HEAD's is that of the body it does not have.
        if request.method != .head, response.statusCode != 304, headers["Content-Encoding"] == nil,
            let announced = headers["Content-Length"].flatMap({ Int($0) }), data.count < announced
        {
            throw URLError(.networkConnectionLost)
        }
        return HTTPResponse(statusCode: response.statusCode, headers: headers, data: data)
    }
}
