import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Follows the service to where it says a resource is (RFC 9110 section 15.4).
///
/// The client's credential goes along only within the origin the request was meant for. To another host the request goes
/// anonymously, with those header fields only that are known to be harmless, and not at all if its body has secrets in it. From
/// https to plain http nothing goes.
struct RedirectPolicy: PipelineStage {
    /// The maximum number of redirects of one request. More count as a loop.
    private static let longestChain = 10

    /// The header fields that go to another host, besides those of the body and the request's id, in lower case. Those that a log may
    /// show are more: the ids of the caller's own requests are no secret, and still none of another host's business.
    private static let harmlessHeaders: Set<String> = HTTPRequest.conditions.union([
        "accept", "accept-encoding", "accept-language", "cache-control", "date", "pragma", "range", "user-agent",
    ])

    /// The status codes of redirects that are followed.
    private static let statuses: Set<Int> = [301, 302, 303, 307, 308]

    /// Why a request is not sent to where the service says.
    private struct Refusal: Error {
        let reason: String
    }

    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        let method = request.httpRequest.method
        var request = request
        var last: PipelineResponse?
        for _ in 0...Self.longestChain {
            let response: PipelineResponse
            do {
                response = try await next(request)
            } catch {
                throw last == nil ? error : Self.failure(error, afterRedirecting: method, to: request.httpRequest)
            }
            do throws(Refusal) {
                guard let redirected = try Self.request(afterRedirecting: request, by: response.httpResponse) else {
                    return response
                }
                request = redirected
            } catch {
                throw ServiceError.client(error.reason + TryError.details(of: response))
            }
            last = response
        }
        let reason =
            "The service redirected the request more than \(Self.longestChain) times, the last time to "
            + "'\(Self.shown(request.httpRequest))'."
        throw ServiceError.client(reason + (last.map(TryError.details) ?? ""))
    }

    /// The request to send instead, or `nil` if the response is final.
    private static func request(
        afterRedirecting request: PipelineRequest,
        by response: HTTPResponse
    ) throws(Refusal) -> PipelineRequest? {
        guard statuses.contains(response.statusCode),
            case .success(let url) = target(of: response, from: request.httpRequest.url)
        else {
            return nil
        }
        let origin = request.httpRequest.url
        var redirected = request
        redirected.httpRequest.url = url
        redirected.context.call.redirectedURL = url
        let shown = shown(redirected.httpRequest)
        if let obstacle = url.obstacle(from: origin) {
            throw Refusal(
                reason: "The service redirected the request to '\(shown)'. It was not sent there: \(obstacle.rawValue)."
            )
        }
        if changesToGet(request.httpRequest.method, on: response.statusCode) {
            redirected.httpRequest.becomeGet()
        }
        if !url.hasSameOrigin(as: origin) {
            try makeAnonymous(&redirected)
            // Another host gets no credential, as expected. The same one over https, for example, will ask for it.
            if url.host?.lowercased() == origin.host?.lowercased(), !request.context.isAnonymous {
                request.logger.warning(
                    "\(redirected.httpRequest.method.rawValue) \(shown) is sent without credentials and secret header fields, "
                        + "because the service redirected the request there from another scheme or port. If that is the "
                        + "service, use its address as the client's endpoint."
                )
            }
        }
        return redirected
    }

    /// Why a response that is a redirect leads nowhere, and what to do; `nil` for any other response.
    static func obstacle(in response: HTTPResponse) -> String? {
        guard statuses.contains(response.statusCode),
            case .failure(let refusal) = target(of: response, from: nil)
        else {
            return nil
        }
        return "the redirect was not followed, because \(refusal.reason)"
    }

    /// The URL of a request for logs and errors. It may hold a secret of the request's that the service repeats, and be of any length.
    private static func shown(_ request: HTTPRequest) -> String { RequestRedactor.url(of: request).shortened }

    /// Where a redirect leads, which nobody can know if its `Location` has no address for this protocol.
    private static func target(of response: HTTPResponse, from origin: URL?) -> Result<URL, Refusal> {
        let location = response.headers["Location"].map(URL.trimmed) ?? ""
        guard !location.isEmpty else {
            return .failure(Refusal(reason: "it has no 'Location'; check the client's endpoint and the path"))
        }
        guard let url = URL(link: location, relativeTo: origin) else {
            return .failure(Refusal(reason: "its 'Location' is not a URL; to follow it, read it in httpResponse"))
        }
        // Without an origin, a relative address has none.
        let scheme = url.scheme?.lowercased() ?? "https"
        guard ["http", "https"].contains(scheme) else {
            return .failure(
                Refusal(
                    reason: "its 'Location' is not a URL for http or https, but for '\(scheme)'; to follow it, read it "
                        + "in httpResponse"
                )
            )
        }
        return .success(url)
    }

    /// Removes from a request to another host what is meant for the service alone.
    private static func makeAnonymous(_ request: inout PipelineRequest) throws(Refusal) {
        let httpRequest = request.httpRequest
        guard httpRequest.body == nil || httpRequest.secrets.members.isEmpty else {
            throw Refusal(
                reason:
                    "The service redirected the request to another host, '\(shown(httpRequest))'. It "
                    + "was not sent there, because its body contains secrets."
            )
        }
        request.context.isAnonymous = true
        request.context.call.isRedirectedElsewhere = true
        for field in httpRequest.headers where !isHarmless(field, of: request) {
            request.httpRequest.headers[field.name] = nil
        }
        // It would be sent again after a lost connection, to a host that does not know that it is the same one.
        guard request.httpRequest.isRepeatable || !httpRequest.isRepeatable else {
            throw Refusal(
                reason:
                    "The service redirected the request to another host, '\(shown(httpRequest))'. It "
                    + "was not sent there, because the header field that makes it repeatable is secret."
            )
        }
    }

    private static func isHarmless(_ field: HTTPHeaders.Field, of request: PipelineRequest) -> Bool {
        guard !request.httpRequest.secrets.texts.contains(field.value) else { return false }
        let name = field.name.lowercased()
        return harmlessHeaders.contains(name) || name.hasPrefix("content-")
            || HTTPHeaders.isSame(field.name, request.context.call.clientRequestIdHeader)
            // Without it, the other host could not know the request when it is sent again.
            || request.httpRequest.isRepeatable(by: field.name)
    }

    /// The error of a connection to where the service redirected a request. It says so, because the caller has never named that
    /// address.
    private static func failure(
        _ error: any Error,
        afterRedirecting method: HTTPMethod,
        to request: HTTPRequest
    ) -> any Error {
        let failure = ServiceError(wrapping: error)
        // The service did what it was asked before it named another address, so this is no failure before sending.
        if request.method != method, ConnectionFailure(error)?.isBeforeSending == true {
            return ServiceError.client(
                "The \(method.rawValue) was performed, but the service redirects to another URL for the response, which "
                    + "cannot be reached: \(failure)",
                URLError(.networkConnectionLost, userInfo: [NSUnderlyingErrorKey: error])
            )
        }
        guard case .client(let text, let cause as URLError) = failure else { return error }
        let place = shown(request)
        return ServiceError.client("The service redirected the request to '\(place)', where it failed: \(text)", cause)
    }

    /// Whether the request becomes a GET: after 303 always, after 301 and 302 if it was a POST, as browsers do.
    private static func changesToGet(_ method: HTTPMethod, on statusCode: Int) -> Bool {
        switch statusCode {
        case 303: return method != .get && method != .head
        case 301, 302: return method == .post
        default: return false
        }
    }
}
