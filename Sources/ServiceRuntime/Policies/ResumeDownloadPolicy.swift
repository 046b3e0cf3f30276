/// Goes on with a download into a file where its connection was lost, if what it downloads is still the same: a try after the
/// first asks for what is missing, with `Range` and `If-Match` (RFC 9110, sections 14.2 and 13.1.1).
///
/// If the service does not go along, because there is something else by now or because it knows no ranges, the download begins
/// anew within the same try; likewise if a redirect leads to another origin than before.
struct ResumeDownloadPolicy: PipelineStage {
    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        guard let resumption = request.context.call.partialFile?.resumption, request.httpRequest.method == .get,
            request.httpRequest.headers["Range"] == nil,
            [nil, resumption.entityTag].contains(request.httpRequest.headers["If-Match"])
        else {
            return try await next(request)
        }
        var rest = request
        rest.httpRequest.headers["Range"] = "bytes=\(resumption.offset)-"
        rest.httpRequest.headers["If-Match"] = resumption.entityTag
        rest.context.call.resumption = resumption
        do {
            let response = try await next(rest)
            guard [412, 416].contains(response.httpResponse.statusCode) else { return response }
        } catch is ResumptionRefused {
            request.logger.info("The service sent a different range than requested; the download starts again")
        }
        return try await next(request)
    }
}
