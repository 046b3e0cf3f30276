import Foundation
import Testing

@testable import ServiceRuntime

/// What an event stream says, by the rules of WHATWG HTML, section 9.2.6.
@Suite("Server-sent events")
struct ServerSentEventTests {
    /// The events of a stream that comes in parts of some size.
    private func events(of text: String, inPartsOf size: Int) throws -> [ServerSentEvent] {
        var framing = StreamFraming(mediaType: "text/event-stream; charset=utf-8", accepted: nil)
        let bytes = Data(text.utf8)
        var events: [ServerSentEvent] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            events += try framing.items(in: bytes[start..<min(start + size, bytes.count)]).map { try $0.get() }
        }
        return events + (try framing.lastItem().map { [try $0.get()] } ?? [])
    }

    @Test(
        "are read as the standard says, wherever the stream is cut",
        arguments: [
            // The examples of the standard.
            (
                ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
                [
                    ServerSentEvent(data: "first event", id: "1"), ServerSentEvent(data: "second event"),
                    ServerSentEvent(data: " third event"),
                ]
            ),
            ("data: YHOO\ndata: +2\ndata: 10\n\n", [ServerSentEvent(data: "YHOO\n+2\n10")]),
            // The last block has no blank line behind it, so it is no event.
            ("data\n\ndata\ndata\n\ndata:", [ServerSentEvent(data: ""), ServerSentEvent(data: "\n")]),
            (
                "event: add\ndata: 73857293\n\nevent: remove\ndata: 2153\n\n",
                [ServerSentEvent(event: "add", data: "73857293"), ServerSentEvent(event: "remove", data: "2153")]
            ),
            // Each way to end a line, and a byte order mark.
            (
                "\u{FEFF}data: a\r\n\r\ndata: b\r\rdata: c\n\n",
                [ServerSentEvent(data: "a"), ServerSentEvent(data: "b"), ServerSentEvent(data: "c")]
            ),
            // An event without data is none; its type does not last, its identifier does.
            ("event: ping\nid: 7\n\ndata: a\n\n", [ServerSentEvent(data: "a", id: "7")]),
            ("id: 1\u{0}\ndata: a\n\n", [ServerSentEvent(data: "a")]),
            (
                "retry: 250\ndata: a\n\nretry: 1s\ndata: b\n\n",
                [
                    ServerSentEvent(data: "a", retry: 0.25), ServerSentEvent(data: "b"),
                ]
            ),
            ("unknown: 1\n:comment\ndata: ä€𝄞\u{301}: x\n\n", [ServerSentEvent(data: "ä€𝄞\u{301}: x")]),
        ] as [(String, [ServerSentEvent])]
    )
    func events(text: String, expected: [ServerSentEvent]) throws {
        for size in 1...9 {
            #expect(try events(of: text, inPartsOf: size) == expected, "in parts of \(size)")
        }
    }

    @Test(
        "are told from lines and sequences of JSON by the media type that came",
        arguments: [
            ("application/jsonl", nil, "1\n\n\"a\u{2028}\"\r\n3", ["1", "\"a\u{2028}\"\r", "3"]),
            ("application/x-ndjson", "text/event-stream", "1\n2\n", ["1", "2"]),
            ("application/json-seq", nil, "\u{1E}{\n}\n\u{1E}2\n", ["{\n}\n", "2\n"]),
            ("application/geo+json-seq", nil, "\u{1E}1\n", ["1\n"]),
            (nil, "application/jsonl", "1\n2", ["1", "2"]),
            ("application/json-seq", nil, "\u{1E}{}\u{1E}[1]\u{1E}\"a\"", ["{}", "[1]", "\"a\""]),
            (nil, "application/json, text/event-stream", "data: 1\n\n", ["1"]),
        ] as [(String?, String?, String, [String])]
    )
    func framing(mediaType: String?, accepted: String?, text: String, items: [String]) throws {
        for size in 1...3 {
            var framing = StreamFraming(mediaType: mediaType, accepted: accepted)
            var found: [ServerSentEvent] = []
            let bytes = Data(text.utf8)
            for start in stride(from: 0, to: bytes.count, by: size) {
                found += try framing.items(in: bytes[start..<min(start + size, bytes.count)]).map { try $0.get() }
            }
            if let last = framing.lastItem() { found.append(try last.get()) }
            #expect(found.map(\.data) == items)
        }
    }

    /// RFC 7464, section 2.4.
    @Test(
        "are not taken for numbers and words of a sequence that may be cut off",
        arguments: ["12", "true", "nul", "-"]
    )
    func cutOff(value: String) throws {
        var framing = StreamFraming(mediaType: "application/json-seq", accepted: nil)
        var items = framing.items(in: Data("\u{1E}1\n\u{1E}\(value)\u{1E}2".utf8))
        if let last = framing.lastItem() { items.append(last) }
        let values = items.map { item in
            if case .success(let event) = item { event.data } else { "cut off" }
        }
        #expect(values == ["1\n", "cut off", "cut off"])
    }

    @Test(
        "is an object without a delay that is no number of milliseconds",
        arguments: [.nan, .infinity, 1e300] as [TimeInterval]
    )
    func object(retry: TimeInterval) throws {
        #expect(try ServerSentEvent(data: "1", retry: 1.5).object(isText: false).count == 3)
        #expect(try ServerSentEvent(data: "1", retry: retry).object(isText: false).count == 2)
    }
}
