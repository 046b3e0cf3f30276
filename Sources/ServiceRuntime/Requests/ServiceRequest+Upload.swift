extension ServiceRequest {
    /// Returns the same request with another body, for what the description does not say: a document of your own in place of a
    /// model, or a body where none is described.
    ///
    /// ```swift
    /// try await client.requests.importPets(body: []).uploading(.file(pets)).value()
    /// ```
    ///
    /// - Parameters:
    ///   - body: The body, which is sent as it is.
    ///   - mediaType: The media type of the body, or `nil` for that of the request, or for bytes if it has none.
    /// - Returns: A request with this body instead of its own.
    public func uploading(_ body: HTTPBody, as mediaType: String? = nil) -> ServiceRequest {
        let ownMediaType = requestDescription.fields.content?.mediaType ?? "application/octet-stream"
        return changing { $0.body(body, as: mediaType ?? ownMediaType) }
    }

    /// Returns the same request with a handler for the progress of sending its body and receiving the response. What follows on
    /// that is not reported: further pages, polls of a long-running operation, and connections of a stream.
    ///
    /// ```swift
    /// try await client.requests.getPicture(id: 1).reportingProgress { print($0.completedBytes) }.download(to: file)
    /// ```
    ///
    /// - Parameter progressHandler: A closure that is called on the queue of the call's completion handlers, before
    ///   these, as often as it can keep up with.
    public func reportingProgress(
        _ progressHandler: @escaping @Sendable (TransferProgress) -> Void
    ) -> ServiceRequest {
        changing { description in
            description.update {
                $0.progressHandler = progressHandler
                $0.progressQueue = nil
            }
        }
    }

    /// Returns the same request with a handler for its progress on the main actor, where views are:
    ///
    /// ```swift
    /// try await client.requests.getPicture(id: 1).reportingProgress(on: MainActor.shared) { self.fraction = $0.fractionCompleted }
    ///     .download(to: file)
    /// ```
    ///
    /// - Parameters:
    ///   - actor: `MainActor.shared`.
    ///   - progressHandler: A closure that is called as often as the main actor can keep up with.
    public func reportingProgress(
        on actor: MainActor,
        _ progressHandler: @escaping @MainActor (TransferProgress) -> Void
    ) -> ServiceRequest {
        reportingProgress { progress in MainActor.assumeIsolated { progressHandler(progress) } }
            .changing { $0.update { $0.progressQueue = .main } }
    }
}
