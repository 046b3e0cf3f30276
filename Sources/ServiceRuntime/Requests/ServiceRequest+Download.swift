import Foundation

extension ServiceRequest where Output == Data {
    /// Returns the same request with its response written to a file instead of memory:
    ///
    /// ```swift
    /// let request = client.requests.getPicture(id: 1).downloaded(to: file)
    /// ```
    ///
    /// - Parameter file: The destination of the response body. The body is first written next to it, and replaces an
    ///   existing file only when it is complete. If the call fails, an existing file is unchanged. A call that is canceled when
    ///   the file has just been replaced succeeds; only a completion handler that is still waiting for its queue, and a canceled
    ///   ``RequestOperation``, are told of the cancellation all the same.
    /// - Returns: A request whose value is the URL of the file.
    public func downloaded(to file: URL) -> ServiceRequest<URL> {
        returning(ResponseFormat(delivery: .file(file)) { _ in file })
    }

    /// Sends the request and writes the response body to a file, without loading it into memory:
    ///
    /// ```swift
    /// try await client.requests.getPicture(id: 1).download(to: file)
    /// ```
    ///
    /// If the connection is lost, the request is tried again like any other. If the call fails, nothing is left behind.
    ///
    /// - Parameter file: The destination of the response body. An existing file is replaced when the body is complete.
    /// - Returns: The response, whose value is the URL of the file. The raw response is that of the last try: a 206 if the
    ///   download was resumed where its connection had been lost.
    /// - Throws: ``ServiceError``, as for any call, and ``ServiceError/client(_:_:)`` if the file cannot be written.
    @discardableResult
    public func download(to file: URL) async throws(ServiceError) -> ServiceResponse<URL> {
        try await downloaded(to: file).response()
    }
}

extension RequestOutcome {
    /// The outcome after the file of a download was put into its place, if the download succeeded, or removed.
    ///
    /// - Parameters:
    ///   - file: The file.
    ///   - token: The call's token. A call that is canceled does not wait for the disk, unless the file is on its way.
    func settling<Value>(_ file: PartialFile, _ token: CancellationToken?) async -> RequestOutcome
    where Output == ServiceResponse<Value> {
        var outcome = self
        if case .success(let response) = result, case .success = response.result {
            do throws(ServiceError) {
                try await CancellableCall.run(token) { try await file.place() }
                return self
            } catch {
                outcome = RequestOutcome(result: .failure(error), httpResponse: error.isCanceled ? nil : httpResponse)
            }
        }
        // Canceled too late: what was there before is gone, so the call has succeeded.
        if !file.discard(), await file.isInPlace { return self }
        do throws(ServiceError) {
            try await CancellableCall.run(token) { await file.remove() }
            return outcome
        } catch {
            return RequestOutcome(result: .failure(error), httpResponse: nil)
        }
    }
}
