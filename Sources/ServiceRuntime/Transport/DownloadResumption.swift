import Foundation

/// Where an interrupted download can resume.
struct DownloadResumption: Sendable, Hashable {
    /// How many bytes are there already.
    var offset = 0
    /// The strong entity tag of the representation that these bytes begin (RFC 9110, section 8.8.3).
    let entityTag: String
    /// Where they came from. Another origin may use the same tag for something else.
    let source: URL

    /// Whether a response is all of what is missing. A service may send less (RFC 9110, section 15.3.7), and need not say how
    /// much there is.
    func isContinued(by response: PipelineResponse) -> Bool {
        let (url, response) = (response.httpRequest.url, response.httpResponse)
        let range = response.headers["Content-Range"].flatMap(ContentRange.init)
        return response.statusCode == 206 && range?.first == Int64(offset) && range?.isAtEnd == true
            && isSame(as: response.headers["ETag"] ?? entityTag, from: url) && Self.isPlain(response)
    }

    /// Whether a tag stands for what these bytes begin.
    ///
    /// - Parameters:
    ///   - tag: The tag.
    ///   - url: Where it came from.
    func isSame(as tag: String, from url: URL) -> Bool { tag == entityTag && url.hasSameOrigin(as: source) }

    /// Whether the body is not compressed: the bytes of one that is are others than the service counts.
    fileprivate static func isPlain(_ response: HTTPResponse) -> Bool { response.headers["Content-Encoding"] == nil }
}

extension DownloadResumption {
    /// The beginning of what a response has, if what is lost of it can be asked for later: its tag is strong, and the bytes that
    /// come are those that the service counts.
    init?(beginning response: PipelineResponse) {
        let (url, response) = (response.httpRequest.url, response.httpResponse)
        guard let tag = response.headers["ETag"], tag.hasPrefix("\""), Self.isPlain(response),
            response.headers["Accept-Ranges"]?.lowercased() != "none"
        else { return nil }
        self.init(entityTag: tag, source: url)
    }
}

/// A response that is not what is missing of a download.
struct ResumptionRefused: Error {}
