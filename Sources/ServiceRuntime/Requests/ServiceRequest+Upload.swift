extension ServiceRequest {
    /// The same request, whose body is read bit by bit while it is sent:
    ///
    /// ```swift
    /// try await client.requests.putPicture(Data(), id: 1).uploading(HTTPBodySource(chunks)).value()
    /// ```
    ///
    /// - Parameters:
    ///   - source: Where the body comes from.
    ///   - mediaType: What it is; nil for what the request says, or for bytes if it says nothing.
    /// - Returns: A request with this body instead of its own.
    public func uploading(_ source: HTTPBodySource, as mediaType: String? = nil) -> ServiceRequest {
        var description = description
        let ownMediaType = description.content?.mediaType ?? "application/octet-stream"
        description.body(source: source, as: mediaType ?? ownMediaType)
        return ServiceRequest(description, client: client, returns: format)
    }

    /// The same request, which tells how far the sending of its body and the receiving of the answer are:
    ///
    /// ```swift
    /// client.requests.getPicture(id: 1).reportingProgress { bar.value = $0.fractionCompleted ?? 0 }.download(to: file)
    /// ```
    ///
    /// - Parameter progressHandler: Called on the queue of the call's completion handlers, before these, as often as it can take.
    /// - Returns: A request with this handler.
    public func reportingProgress(
        _ progressHandler: @escaping @Sendable (TransferProgress) -> Void
    ) -> ServiceRequest {
        var description = description
        description.update { $0.progressHandler = progressHandler }
        return ServiceRequest(description, client: client, returns: format)
    }
}
