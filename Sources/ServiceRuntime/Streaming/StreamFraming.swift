import Foundation

/// Cuts a body into its items, in one of the forms that streams have.
enum StreamFraming {
    /// Events of lines (`text/event-stream`).
    case events(LineSplitter, ServerSentEventParser)
    /// A value between two line feeds (`application/jsonl`, `application/x-ndjson`), or behind each record separator
    /// (`application/json-seq`).
    case values(LineSplitter)

    /// The form that a media type has.
    ///
    /// - Parameters:
    ///   - mediaType: That of the answer; nil if the service does not say.
    ///   - accepted: What the request asked for, which counts if the service does not say.
    init(mediaType: String?, accepted: String?) {
        let type = MediaType(mediaType ?? accepted ?? "").essence
        if type == "text/event-stream" || (mediaType == nil && accepted?.contains("text/event-stream") ?? false) {
            self = .events(LineSplitter(.anyLineBreak), ServerSentEventParser())
        } else if type.hasSuffix("json-seq") {
            self = .values(LineSplitter(.recordSeparator))
        } else {
            self = .values(LineSplitter(.lineFeed))
        }
    }

    /// The items that end in the next part of the body.
    mutating func items(in part: Data) -> [ServerSentEvent] {
        switch self {
        case .events(var splitter, var parser):
            let items = splitter.lines(in: part).compactMap { parser.take($0) }
            self = .events(splitter, parser)
            return items
        case .values(var splitter):
            let items = splitter.lines(in: part).compactMap(Self.value)
            self = .values(splitter)
            return items
        }
    }

    /// The item that the end of the body ends. An event needs a blank line behind it; without one, it is not complete.
    mutating func lastItem() -> ServerSentEvent? {
        switch self {
        case .events: return nil
        case .values(var splitter): return Self.value(splitter.lastLine())
        }
    }

    /// What events have said about connecting again; nil if the items are no events.
    var events: ServerSentEventParser? {
        if case .events(_, let parser) = self { parser } else { nil }
    }

    /// Begins with another connection.
    mutating func restart() {
        guard case .events(_, var parser) = self else { return }
        parser.restart()
        self = .events(LineSplitter(.anyLineBreak), parser)
    }

    private static func value(_ line: String) -> ServerSentEvent? {
        line.allSatisfy(\.isWhitespace) ? nil : ServerSentEvent(data: line)
    }
}
