/// Where an interrupted download can resume.
struct DownloadResumption: Sendable, Hashable {
    /// How many bytes are there already.
    let offset: Int
    /// The strong entity tag of the representation that these bytes begin (RFC 9110, section 8.8.3).
    let entityTag: String

    /// The entity tag of a response, if what is lost of it can be asked for later: it is strong, and the bytes that
    /// come are those that the service counts.
    static func entityTag(of response: HTTPResponse) -> String? {
        guard let tag = response.headers["ETag"], tag.hasPrefix("\""), isPlain(response),
            response.headers["Accept-Ranges"]?.lowercased() != "none"
        else { return nil }
        return tag
    }

    /// Whether a response is all of what is missing. A service may send less (RFC 9110, section 15.3.7), and need not say how
    /// much there is.
    func isContinued(by response: HTTPResponse) -> Bool {
        let range = response.headers["Content-Range"].flatMap(ContentRange.init)
        let tag = response.headers["ETag"]
        return response.statusCode == 206 && range?.first == Int64(offset) && range?.isAtEnd == true
            && (tag == nil || tag == entityTag) && Self.isPlain(response)
    }

    /// Whether the body is not compressed: the bytes of one that is are others than the service counts.
    private static func isPlain(_ response: HTTPResponse) -> Bool { response.headers["Content-Encoding"] == nil }
}

/// A response that is not what is missing of a download.
struct ResumptionRefused: Error {}
