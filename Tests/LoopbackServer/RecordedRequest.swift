import Foundation

/// A request as it arrived.
public struct RecordedRequest: Sendable {
    /// The method, such as `GET`.
    public let method: String
    /// The path and the query, exactly as they were on the wire.
    public let target: String
    /// The header fields in the order of their coming.
    public let headers: [(name: String, value: String)]
    /// The body; without the chunks that it may have come in.
    public let body: Data

    /// The path, exactly as it was on the wire.
    public var path: String { String(target.prefix { $0 != "?" }) }
    /// The query, exactly as it was on the wire.
    public var query: String? { target.firstIndex(of: "?").map { String(target[target.index(after: $0)...]) } }
    /// The body as text.
    public var text: String { String(decoding: body, as: UTF8.self) }

    /// The value of the first header field of that name, whose case does not matter.
    public subscript(header name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
