extension ServiceRequest {
    /// Returns the same request with a body that is read from a source:
    ///
    /// ```swift
    /// try await client.requests.putPicture(Data(), id: 1).uploading(HTTPBodySource(chunks)).value()
    /// ```
    ///
    /// - Parameters:
    ///   - source: The source of the body.
    ///   - mediaType: The media type of the body, or `nil` for that of the request, or for bytes if it has none.
    /// - Returns: A request with this body instead of its own.
    public func uploading(_ source: HTTPBodySource, as mediaType: String? = nil) -> ServiceRequest {
        let ownMediaType = requestDescription.fields.content?.mediaType ?? "application/octet-stream"
        return changing { $0.body(source: source, as: mediaType ?? ownMediaType) }
    }

    /// Returns the same request with a handler for the progress of sending its body and receiving the response. What follows on
    /// that is not reported: further pages, polls of a long-running operation, and connections of a stream.
    ///
    /// ```swift
    /// client.requests.getPicture(id: 1).reportingProgress { bar.value = $0.fractionCompleted ?? 0 }.download(to: file)
    /// ```
    ///
    /// - Parameter progressHandler: A closure that is called on the queue of the call's completion handlers, before
    ///   these, as often as it can keep up with.
    /// - Returns: A request with this handler.
    public func reportingProgress(
        _ progressHandler: @escaping @Sendable (TransferProgress) -> Void
    ) -> ServiceRequest {
        changing { $0.update { $0.progressHandler = progressHandler } }
    }
}
