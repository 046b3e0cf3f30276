import Foundation

extension PipelineResponse {
    /// The response with its body where the request wants it: in the file of a download, as a stream, or in memory. Neither a transport
    /// nor a stage that responds itself has to know which.
    ///
    /// - Parameter context: The context of the request. That of the response may be another's, such as one that a cache kept.
    /// - Throws: What keeps the body from coming to its end; ``ServiceError/client(_:_:)`` if the file cannot be written, or if the body
    ///   is larger than it may be in memory; ``ResumptionRefused`` if it is not all of what is missing in the file.
    func delivered(for context: PipelineContext) async throws -> PipelineResponse {
        let isSuccess = context.isSuccess(httpResponse.statusCode)
        if isSuccess { context.call.onResponseHead?() }
        if isSuccess, let file = context.call.partialFile {
            return try await written(to: file, resuming: context.call.resumption)
        }
        let isDelivered = httpResponse.bodyStream == nil || isSuccess && context.wantsBodyStream
        return isDelivered ? self : try await loaded(for: context)
    }

    /// The response with its body in memory, if it has come as a stream.
    ///
    /// - Parameter context: The context of the request.
    /// - Throws: What keeps the body from coming to its end; ``ServiceError/client(_:_:)`` if it is larger than it may be in memory.
    package func loaded(for context: PipelineContext) async throws -> PipelineResponse {
        guard let stream = httpResponse.bodyStream else { return self }
        defer { stream.cancel() }
        let isSuccess = context.isSuccess(httpResponse.statusCode)
        let limit = ResponseSize.limit(context.maximumResponseSize, isSuccess: isSuccess)
        var data = Data()
        for try await part in stream {
            let rest = limit - data.count
            data += part.prefix(rest)
            guard part.count > rest else { continue }
            guard !isSuccess else { throw TryError.tooLarge(httpResponse.statusCode, httpRequest, self.context) }
            break
        }
        var response = self
        response.httpResponse.bodyStream = nil
        response.httpResponse.data = data
        return response
    }
}
