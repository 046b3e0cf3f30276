import Foundation

/// What the server does with a request: a response, or a fault.
public struct Reply: Sendable {
    /// How the response is sent, and what goes wrong on the way.
    public enum Delivery: Sendable {
        /// The whole response at once.
        case whole
        /// The body in chunks (RFC 9112, section 7.1).
        case chunked([Data])
        /// Nothing is sent before the gate is open.
        case delayed(Gate)
        /// Nothing is ever sent; the connection stays open until the client leaves or the server stops.
        case stalled
        /// The head and half of the body are sent, and nothing more.
        case stalledInBody
        /// The connection is closed instead of a response.
        case dropped
        /// The body in chunks, of which the last never comes; the connection stays open until the client leaves.
        case stalledAfter([Data])
        /// The body in chunks, of which the last never comes; the connection is closed.
        case droppedAfter([Data])
        /// The head announces this many bytes more than the body has; the connection is closed after the body.
        case truncated(by: Int)
        /// The whole response at once; then the connection is closed without a word.
        case wholeThenDropped
        /// The body in chunks, and header fields behind them (RFC 9112, section 7.1.2).
        case trailed([Data], fields: [(name: String, value: String)])
        /// These bytes instead of head and body; then the connection is closed, what the client sends is still received.
        case raw(Data)

        /// Whether the connection can be used for another request behind it.
        var keepsConnection: Bool {
            switch self {
            case .whole, .chunked, .delayed, .trailed: true
            case .stalled, .stalledInBody, .stalledAfter, .dropped, .droppedAfter, .truncated, .wholeThenDropped, .raw:
                false
            }
        }
    }

    /// The status code.
    public var status: Int
    /// The header fields, besides those that describe the body's length.
    public var headers: [(name: String, value: String)]
    /// The body.
    public var body: Data
    /// How it is sent.
    public var delivery: Delivery

    /// A response of the given parts.
    public init(
        status: Int = 200,
        headers: [(name: String, value: String)] = [],
        body: Data = Data(),
        delivery: Delivery = .whole
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.delivery = delivery
    }

    /// A response with a JSON body.
    public static func json(
        _ text: String,
        status: Int = 200,
        headers: [(name: String, value: String)] = [],
        delivery: Delivery = .whole
    ) -> Reply {
        let type = [(name: "Content-Type", value: "application/json")]
        return Reply(status: status, headers: type + headers, body: Data(text.utf8), delivery: delivery)
    }

    /// A response without a body.
    public static func status(_ status: Int, headers: [(name: String, value: String)] = []) -> Reply {
        Reply(status: status, headers: headers)
    }

    /// No response, until the client leaves.
    public static let stall = Reply(delivery: .stalled)
    /// The connection is closed instead of a response.
    public static let drop = Reply(delivery: .dropped)

    /// Whether a response of this status has a body (RFC 9110, section 6.4.1).
    var mayHaveBody: Bool { status >= 200 && status != 204 && status != 304 }

    /// The status line and the header fields.
    ///
    /// - Parameter length: The body's length as it is announced; `nil`: in chunks.
    func head(length: Int?) -> Data {
        var text = "HTTP/1.1 \(status) Status\r\n"
        for (name, value) in headers { text += "\(name): \(value)\r\n" }
        if let length {
            if mayHaveBody { text += "Content-Length: \(length)\r\n" }
        } else {
            text += "Transfer-Encoding: chunked\r\n"
        }
        return Data((text + "\r\n").utf8)
    }
}
