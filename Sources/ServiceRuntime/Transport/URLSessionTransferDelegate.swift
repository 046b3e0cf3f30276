import Dispatch
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Hands what a session reports to the transfer it belongs to.
final class URLSessionTransferDelegate: NSObject, URLSessionDataDelegate {
    private let transfers = Locked<[Int: URLSessionTransfer]>([:])
    private let answer: URLSessionTransport.ChallengeHandler?
    /// Called with the session when a task of it is over.
    let onCompletion: @Sendable (URLSession) -> Void
    #if canImport(FoundationNetworking)
        private let cancellations = DispatchQueue.dedicated()
    #endif

    /// A delegate that has no transfers yet.
    ///
    /// - Parameters:
    ///   - answer: Answers challenges, on Apple platforms, or `nil` to leave them to the system.
    ///   - onCompletion: Called with the session when a task of it is over.
    init(
        answer: URLSessionTransport.ChallengeHandler? = nil,
        onCompletion: @escaping @Sendable (URLSession) -> Void
    ) {
        self.answer = answer
        self.onCompletion = onCompletion
    }

    /// Adds a transfer, before its task is started.
    func add(_ transfer: URLSessionTransfer, for task: URLSessionTask) {
        let identifier = task.taskIdentifier
        transfers.withLock { $0[identifier] = transfer }
    }

    private func transfer(for task: URLSessionTask) -> URLSessionTransfer? {
        let identifier = task.taskIdentifier
        return transfers.withLock { $0[identifier] }
    }

    /// Cancels a task whose transfer has ended.
    ///
    /// FoundationNetworking waits for the session's thread until it does so. This is called on that very thread, or in the
    /// cancellation handler of a Swift task, which that thread may be waiting for, to resume the task.
    func cancel(_ task: URLSessionTask) {
        #if canImport(FoundationNetworking)
            cancellations.async { task.cancel() }
        #else
            task.cancel()
        #endif
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            transfer(for: dataTask)?.receive(response)
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        if transfer(for: dataTask)?.receive(data) == false { cancel(dataTask) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
    ) {
        // The connection was closed before there was a response, and the session opens another one.
        let transfer = transfer(for: task)
        let stream = transfer?.sentBody?.streamForResending()
        if stream == nil {
            transfer?.finish(throwing: URLError(.networkConnectionLost))
            cancel(task)
        }
        completionHandler(stream)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didSendBodyData bytesSent: Int64,
        totalBytesSent: Int64,
        totalBytesExpectedToSend: Int64
    ) {
        transfer(for: task)?.sent(totalBytesSent)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let transfer = transfer(for: task)
        #if canImport(FoundationNetworking)
            // The session stops the program if it is told after the cancellation, which follows the end of a transfer.
            if transfer?.isFinished == true { return }
        #endif
        // The session would take all header fields along, credentials included. `RedirectPolicy` knows better.
        transfer?.receive(response)
        completionHandler(nil)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        #if canImport(FoundationNetworking)
            // FoundationNetworking holds a complete 401 back until somebody has a password for it, and never ends a task
            // for which there is none. The caller wants the response.
            transfer(for: task)?.finish()
            cancel(task)
        #else
            guard let answer else { return completionHandler(.performDefaultHandling, nil) }
            let (disposition, credential) = answer(challenge)
            // The system checks the server that the closure has nothing against.
            let isAccepted =
                disposition == .useCredential
                // The constant for this method is unavailable where this is type-checked on Linux.
                && challenge.protectionSpace.authenticationMethod == "NSURLAuthenticationMethodServerTrust"
            completionHandler(isAccepted ? .performDefaultHandling : disposition, isAccepted ? nil : credential)
        #endif
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let identifier = task.taskIdentifier
        let transfer = transfers.withLock { $0.removeValue(forKey: identifier) }
        onCompletion(session)
        if let error {
            transfer?.fail(with: error, sentCount: task.countOfBytesSent)
        } else {
            // FoundationNetworking does not tell of a redirect that leads nowhere, and drops its body.
            if let transfer, transfer.isWithoutResponse, let response = task.response as? HTTPURLResponse {
                transfer.receiveUnreported(response)
            }
            transfer?.finish()
        }
    }
}
