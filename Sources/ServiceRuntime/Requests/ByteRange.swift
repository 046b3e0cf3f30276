/// A range of bytes of a body (RFC 9110, section 14.1.2).
public struct ByteRange: Sendable, Hashable {
    private enum Bounds: Sendable, Hashable {
        case closed(first: Int64, last: Int64)
        case from(Int64)
        case last(Int64)
    }

    private let bounds: Bounds

    /// Some bytes.
    ///
    /// - Parameter offsets: The offsets of the bytes, which start at 0. Nothing is sent if there are none, or one is negative.
    public static func offsets(_ offsets: Range<Int64>) -> ByteRange {
        ByteRange(.closed(first: offsets.lowerBound, last: offsets.upperBound &- 1))
    }

    /// All bytes from an offset on.
    ///
    /// - Parameter offset: The offset of the first byte. Values below 0 count as 0.
    public static func from(_ offset: Int64) -> ByteRange { ByteRange(.from(max(0, offset))) }

    /// The last bytes.
    ///
    /// - Parameter count: The number of bytes. Values below 1 count as 1.
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

    /// Verifies that the range has bytes.
    ///
    /// - Throws: ``ServiceError/client(_:_:)`` if it does not, or begins before the first one.
    func validate() throws(ServiceError) {
        guard case .closed(let first, let last) = bounds, first < 0 || last < first else { return }
        throw .client("The range \(first)..<\(last &+ 1) has no bytes, or begins before the first one, which is 0.")
    }

    /// Verifies that a response contains exactly this range. It may end earlier if there is no more.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - request: The request.
    ///   - count: How many bytes have come, or `nil` if they are still to come.
    /// - Throws: ``ServiceError/client(_:_:)`` if it does not, for example because the service does not support ranges.
    func check(_ response: HTTPResponse, to request: HTTPRequest, count: Int?) throws(ServiceError) {
        guard response.statusCode == 206 else {
            // The whole is the answer to a range of another version (RFC 9110, section 13.1.5).
            let change = request.headers["If-Range"] == nil ? "" : "the content is not that of 'If-Range' any more, or "
            throw .client(
                "The response (\(response.statusCode)) to \(response.call) is the whole content, not the range "
                    + "'\(headerValue)': \(change)the service does not support ranges. Request the whole content."
            )
        }
        let field = response.headers["Content-Range"] ?? ""
        let other =
            "The response to \(response.call) is not the range '\(headerValue)': its Content-Range is '\(field)'"
        guard let part = ContentRange(field), fits(part) else { throw .client("\(other).") }
        // The bytes of a compressed body are others than the service counts.
        if let count, count != part.count, response.headers["Content-Encoding"] == nil {
            throw .client("\(other), but it has \(count) bytes.")
        }
    }

    /// Whether a part is the range, and not a piece of it, which a service may send instead (RFC 9110, section 15.3.7).
    private func fits(_ part: ContentRange) -> Bool {
        switch bounds {
        case .closed(let first, let last):
            part.first == first && (part.last == last || (part.last < last && part.isAtEnd != false))
        case .from(let first):
            part.first == first && part.isAtEnd != false
        case .last(let count):
            part.isAtEnd != false
                && part.completeLength.map { part.first == max(0, $0 - count) } ?? (part.count <= count)
        }
    }
}

extension HTTPResponse {
    /// Verifies that a response to a request for all of the content is not a part of it, which a cache on the way may have. Services
    /// that mean something else by 206, such as a page of a list, do not say which bytes it has.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - count: How many bytes have come, or `nil` if they are still to come.
    /// - Throws: ``ServiceError/client(_:_:)`` if it is only a part (RFC 9110, section 15.3.7).
    func checkIsWhole(for request: HTTPRequest, count: Int?) throws(ServiceError) {
        // Some services have a field of their own, such as `x-ms-range`.
        guard statusCode == 206, !request.headers.contains(where: { $0.name.lowercased().hasSuffix("range") }) else {
            return
        }
        let part = headers["Content-Range"].flatMap(ContentRange.init)
        let isPart =
            if let part {
                part.first > 0 || part.isAtEnd != true
                    || (headers["Content-Encoding"] == nil && count.map { $0 != part.count } == true)
            } else {
                MediaType(headers["Content-Type"] ?? "").essence == "multipart/byteranges"
            }
        guard isPart else { return }
        throw .client(
            "The response (206) to \(call) is only a part of the content (\(headers["Content-Range"] ?? "several ranges")), though "
                + "the request is for all of it. A cache on the way may be the reason; try again later."
        )
    }
}

/// The `Content-Range` field of a response (RFC 9110, section 14.4).
struct ContentRange: Sendable {
    /// The number of the first byte.
    let first: Int64
    /// The number of the last byte.
    let last: Int64
    /// The number of bytes of the whole, or `nil` if the service does not say.
    let completeLength: Int64?

    /// Reads a field, or `nil` if it has another form or contradicts itself.
    init?(_ text: String) {
        // The names of units are case-insensitive (section 14.1).
        guard let match = text.wholeMatch(of: /(?i:bytes) (\d{1,18})-(\d{1,18})\/(\d{1,18}|\*)/),
            let first = Int64(match.1), let last = Int64(match.2), first <= last
        else { return nil }
        completeLength = Int64(match.3)
        guard completeLength.map({ last < $0 }) ?? true else { return nil }
        self.first = first
        self.last = last
    }

    /// The number of bytes of the part.
    var count: Int64 { last - first + 1 }

    /// Whether nothing follows the part, or `nil` if the service does not say.
    var isAtEnd: Bool? { completeLength.map { $0 == last + 1 } }
}
