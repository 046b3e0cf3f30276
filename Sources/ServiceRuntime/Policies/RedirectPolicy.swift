import Foundation

/// Follows the service to where it says a resource is (RFC 9110 section 15.4).
///
/// The client's credential goes along only within the origin the request was meant for; to another host the request
/// goes anonymously. From https to plain http nothing goes.
struct RedirectPolicy: PipelineStage {
    /// How many times one request is sent elsewhere before that counts as a loop.
    private static let longestChain = 10

    /// Fields that a caller may have set and that are meant for the service only.
    private static let privateFields = ["Authorization", "Proxy-Authorization", "Cookie"]

    func process(_ request: PipelineRequest, next: PipelineNext) async throws -> PipelineResponse {
        var request = request
        for _ in 0...Self.longestChain {
            let response = try await next(request)
            guard let redirected = try Self.request(afterRedirecting: request, by: response.httpResponse) else {
                return response
            }
            request = redirected
        }
        throw ServiceError.client(
            "The service redirected the request more than \(Self.longestChain) times; the last time to"
                + " '\(RequestRedactor.url(of: request.httpRequest))'."
        )
    }

    /// The request to send instead; nil if the response is the answer.
    private static func request(
        afterRedirecting request: PipelineRequest,
        by response: HTTPResponse
    ) throws -> PipelineRequest? {
        guard [301, 302, 303, 307, 308].contains(response.statusCode),
            let location = response.headers["Location"],
            let url = URL(string: location, relativeTo: request.httpRequest.url)?.absoluteURL,
            ["http", "https"].contains(url.scheme?.lowercased())
        else {
            return nil
        }
        let origin = request.httpRequest.url
        guard url.isSecure || !origin.isSecure else {
            throw ServiceError.client(
                "The service redirected the request from https to '\(RequestRedactor.text(of: url))', which anybody on"
                    + " the way could read. It was not sent there."
            )
        }
        var redirected = request
        redirected.httpRequest.url = url
        if changesToGet(request.httpRequest.method, on: response.statusCode) {
            redirected.httpRequest.method = .get
            redirected.httpRequest.data = nil
            redirected.httpRequest.headers["Content-Type"] = nil
        }
        if !url.hasSameOrigin(as: origin) {
            redirected.context.isAnonymous = true
            let secrets = Set(request.httpRequest.secrets)
            let secretFields = redirected.httpRequest.headers.filter { secrets.contains($0.value) }.map(\.name)
            for name in privateFields + secretFields {
                redirected.httpRequest.headers[name] = nil
            }
        }
        return redirected
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
