/// A part of a body, in bytes (RFC 9110, section 14.1.2).
public struct ByteRange: Sendable, Hashable {
    private enum Bounds: Sendable, Hashable {
        case closed(first: Int64, last: Int64)
        case from(Int64)
        case last(Int64)
    }

    private let bounds: Bounds

    /// The bytes with the given numbers, counted from 0. There must be one at least.
    ///
    /// - Parameter range: The numbers, such as `0..<1024`.
    /// - Returns: Nil if the range is empty or begins before 0.
    public init?(_ range: Range<Int64>) {
        guard !range.isEmpty, range.lowerBound >= 0 else { return nil }
        bounds = .closed(first: range.lowerBound, last: range.upperBound - 1)
    }

    /// All bytes but the first ones.
    ///
    /// - Parameter offset: How many are left out; less than 0 counts as 0.
    public static func from(_ offset: Int64) -> ByteRange { ByteRange(.from(max(0, offset))) }

    /// The last bytes.
    ///
    /// - Parameter count: How many; less than 1 counts as 1.
    public static func last(_ count: Int64) -> ByteRange { ByteRange(.last(max(1, count))) }

    private init(_ bounds: Bounds) { self.bounds = bounds }

    /// The range as the `Range` field of a request names it.
    var headerValue: String {
        switch bounds {
        case .closed(let first, let last): "bytes=\(first)-\(last)"
        case .from(let first): "bytes=\(first)-"
        case .last(let count): "bytes=-\(count)"
        }
    }

    /// Makes sure that an answer has this part and no other. It may end earlier, where there is no more.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it has not, as that of a service that knows no ranges.
    func check(_ response: HTTPResponse, to request: HTTPRequest) throws(ServiceError) {
        guard response.statusCode == 206 else {
            throw .client(
                "The answer (\(response.statusCode)) to \(request.method.rawValue) \(RequestRedactor.url(of: request)) is the"
                    + " whole, not the range '\(headerValue)': the service takes no ranges. Ask for the whole."
            )
        }
        let part = response.headers["Content-Range"].flatMap(ContentRange.init)
        guard let part, fits(part) else {
            throw .client(
                "The answer to \(request.method.rawValue) \(RequestRedactor.url(of: request)) is another part than the range"
                    + " '\(headerValue)': its Content-Range is '\(response.headers["Content-Range"] ?? "")'."
            )
        }
    }

    private func fits(_ part: ContentRange) -> Bool {
        switch bounds {
        case .closed(let first, let last): part.first == first && part.last <= last
        case .from(let first): part.first == first
        case .last(let count): part.last - part.first < count
        }
    }
}

/// The `Content-Range` field of an answer (RFC 9110, section 14.4).
struct ContentRange: Sendable {
    /// The number of the first byte.
    let first: Int64
    /// The number of the last byte.
    let last: Int64

    /// Reads a field; nil if it has another form.
    init?(_ text: String) {
        guard let match = text.wholeMatch(of: /bytes (\d{1,18})-(\d{1,18})\/(?:\d+|\*)/), let first = Int64(match.1),
            let last = Int64(match.2), first <= last
        else { return nil }
        self.first = first
        self.last = last
    }
}
