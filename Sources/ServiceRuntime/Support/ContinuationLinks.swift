import Foundation

/// What a client does with the addresses that a service puts into its responses for going on: of the next page of a
/// collection, and of what tells about a long-running operation.
///
/// One that leads to another origin (RFC 6454) is refused, unless the call trusts that origin
/// (``PipelineContext/trustedOrigins``); nothing that is meant for the service goes there even then.
struct ContinuationLinks: Sendable {
    /// Where an address stands, for errors.
    struct Place {
        /// What has it, such as `The page`.
        let subject: String
        /// What it is called there, with its article, such as `a 'Location'`.
        let name: String
        /// The id of the request, and how often it was tried, as ``TryError/Tries/details(statusCode:)`` says it.
        var details = ""
    }

    private let secrets: RequestSecrets
    private let trustedOrigins: [URL]

    /// The rules for what follows on a request.
    init(following request: HTTPRequest, context: PipelineContext) {
        secrets = request.secrets
        trustedOrigins = context.trustedOrigins
    }

    /// The address that a text stands for.
    ///
    /// - Parameters:
    ///   - text: What the service says: an absolute address, or one relative to that of its response.
    ///   - exchange: The response that it is in, with its request.
    ///   - place: The place of the text.
    /// - Throws: ``ServiceError/client(_:_:)`` if it is not an address, or must not be asked.
    func url(_ text: String, in exchange: Exchange, at place: Place) throws(ServiceError) -> URL {
        try checked(URL(link: text, relativeTo: exchange.base), from: exchange.request.url, in: place)
    }

    /// An address that may be asked, without its fragment, which is never sent.
    ///
    /// - Parameters:
    ///   - url: The address, or `nil` if there is none.
    ///   - origin: The requested address.
    ///   - place: The place of the address.
    /// - Throws: ``ServiceError/client(_:_:)`` if there is none, or it must not be asked.
    func checked(_ url: URL?, from origin: URL, in place: Place) throws(ServiceError) -> URL {
        guard let url = url?.withoutFragment, url.host != nil else {
            throw .client("\(place.subject) at \(shown(origin))\(place.details) has \(place.name) that is not a URL.")
        }
        if let obstacle = url.obstacle() {
            throw .client(
                "\(place.subject) at \(shown(origin))\(place.details) has \(place.name) that was not followed: \(obstacle.rawValue)."
            )
        }
        guard url.hasSameOrigin(as: origin) || trustedOrigins.contains(where: url.hasSameOrigin(as:)) else {
            throw .client(
                "\(place.subject) at \(shown(origin))\(place.details) has \(place.name) to another host, \(shown(url)). It was not "
                    + "followed, because data for the service would be sent there. If you trust the host, add it to "
                    + "the trustedOrigins of the call's context."
            )
        }
        return url
    }

    /// An address for logs and errors: what is secret in the request is hidden.
    func shown(_ url: URL) -> String {
        RequestRedactor.text(of: url, hiding: secrets)
    }
}

extension PipelineContext {
    /// Origins other than the service's to which the call may follow links from the service: to the next page of a
    /// collection, and to the status of a long-running operation. Only the scheme, host and port of each URL are used.
    ///
    /// The client's credential, and header fields of the call other than `Accept…`, are not sent there.
    public var trustedOrigins: [URL] {
        get { self[TrustedOriginsKey.self] }
        set { self[TrustedOriginsKey.self] = newValue }
    }

    private enum TrustedOriginsKey: PipelineContextKey {
        static var defaultValue: [URL] { [] }
    }
}

extension URL {
    fileprivate var withoutFragment: URL? {
        guard fragment(percentEncoded: true) != nil else { return self }
        let text = absoluteString
        return URL(string: String(text.prefix { $0 != "#" }))
    }
}
