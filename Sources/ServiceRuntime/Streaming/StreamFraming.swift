import Foundation

/// Cuts a body into its items, in one of the forms that streams have: events of lines (`text/event-stream`), a value between two
/// line feeds (`application/jsonl`, `application/x-ndjson`), or one behind each record separator (`application/json-seq`).
struct StreamFraming {
    private var splitter: LineSplitter
    /// How the items are told apart, or `nil` if they are events.
    private let sequence: JSONSequence?
    /// What events have said about connecting again, or `nil` if the items are not events.
    private(set) var events: ServerSentEventParser?

    /// The form that a media type has.
    ///
    /// - Parameters:
    ///   - mediaType: That of the response, or `nil` if the service does not say.
    ///   - accepted: What the request asked for, which counts if the service does not say.
    init(mediaType: String?, accepted: String?) {
        let type = MediaType(mediaType ?? accepted ?? "")
        let acceptsEvents = accepted?.contains(MediaType.eventStreamText) ?? false
        let isEvents = type.isEventStream || (mediaType == nil && acceptsEvents)
        sequence = isEvents ? nil : type.sequence ?? .lines
        splitter = LineSplitter(sequence)
        if isEvents { events = ServerSentEventParser() }
    }

    /// How many bytes have come of an item that is not complete.
    var pendingSize: Int { splitter.pendingSize + (events?.pendingSize ?? 0) }

    /// An item, or why it is none.
    typealias Item = Result<ServerSentEvent, ModelReadingError>

    /// The items that end in the next part of the body.
    mutating func items(in part: Data) -> [Item] {
        splitter.lines(in: part).compactMap { line in
            // In events, what is not UTF-8 is replaced (WHATWG HTML, section 9.2.5).
            events == nil ? value(line) : events?.take(line.text).map { .success($0) }
        }
    }

    /// The item that the end of the body ends. An event needs a blank line behind it; without one, it is not complete.
    mutating func lastItem() -> Item? {
        events == nil ? value(splitter.takeLine()) : nil
    }

    /// Begins with another connection.
    mutating func restart() {
        events?.restart()
        splitter = LineSplitter(sequence)
    }

    private func value(_ line: LineSplitter.Line) -> Item? {
        if let position = line.firstInvalidByte { return .failure(.notUTF8(at: position)) }
        if line.text.allSatisfy(\.isWhitespace) { return nil }
        // Of a number or a word, only the line feed behind it shows that it is all there (RFC 7464, section 2.4).
        if sequence == .records, let last = line.text.last, !last.isWhitespace, !"}]\"".contains(last) {
            return .failure(ModelReadingError("the value may be cut off: there is no line feed behind it"))
        }
        return .success(ServerSentEvent(data: line.text))
    }
}

extension Exchange {
    /// How the response's body is cut into items.
    var framing: StreamFraming { StreamFraming(mediaType: mediaType, accepted: request.headers["Accept"]) }
}
