import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Streams.StreamsClient
private typealias Tick = Streams.Tick

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Events and lines of JSON.
    @CaseBuilder static var streams: [Case] {
        Case(
            "lines that are sent",
            "POST /bulk",
            headers: ["Content-Type": "application/x-ndjson"],
            body: "{\"n\":1}\n{\"n\":2}\n"
        ) { try await client($0).sendLines(body: [Tick(n: 1), Tick(n: 2)]) }
        Case(
            "a JSON text sequence that is sent",
            "POST /records",
            headers: ["Content-Type": "application/json-seq"],
            body: "\u{1E}{\"n\":1}\n\u{1E}{\"n\":2}\n"
        ) { try await client($0).sendRecords(body: [Tick(n: 1), Tick(n: 2)]) }
        Case(
            "events",
            "GET /events",
            headers: ["Accept": "text/event-stream"],
            reply: .events(": hello\nevent: a\nid: 1\ndata: x\ndata: y\n\nretry: 10\n\ndata:z\n\n"),
            expect: [.init(event: "a", data: "x\ny", id: "1"), .init(data: "z", id: "1")]
        ) {
            try await client($0).events().elements().elements.filter { !$0.data.isEmpty }.map(\.withoutRetry)
        }
        Case(
            "the data of events",
            "GET /data",
            reply: .events("event: tick\ndata: {\"n\":1}\n\ndata: {\"n\":\ndata: 2}\n\n"),
            expect: [Tick(n: 1), Tick(n: 2)]
        ) { try await client($0).data().elements().elements }
        Case(
            "data that is described as the schema",
            "GET /ticks",
            reply: .events("data: {\"n\":1,\"more\":0}\r\n\r\ndata: [DONE]\r\n\r\n"),
            expect: [Tick(n: 1)]
        ) { try await client($0).ticks().elements().elements }
        Case(
            "events of several kinds with equal data, told apart by their names",
            "GET /kinds",
            reply: .events("data: {\"n\":1}\n\nevent: stop\nid: 5\nretry: 10\ndata: {\"n\":1}\n\n"),
            expect: [
                Streams.KindsItem.eventMessage(.init(event: .message, data: Tick(n: 1))),
                .eventStop(.init(data: Tick(n: 1), id: 5, retry: 10)),
            ]
        ) { try await client($0).kinds().elements().elements }
        Case(
            "an event of a kind that is not known",
            "GET /kinds",
            reply: .events("event: pause\ndata: until noon\n\n"),
            expect: [Streams.KindsItem.unknown(["event": "pause", "data": "until noon"])]
        ) { try await client($0).kinds().elements().elements }
        Case(
            "an event whose data is of another type",
            "GET /kinds",
            reply: .events("event: stop\ndata: {\"n\":null}\n\n"),
            expect: "data.n: expected an integer, found null"
        ) { try await client($0).kinds().elements().error }
        Case(
            "events of several kinds, as OpenAPI 3.2 describes them",
            "GET /changes",
            reply: .events("event: removed\nid: a\ndata: 2\n\nevent: added\ndata: {\"n\":3}\n\n"),
            expect: [
                Streams.ChangesItem.removed(.init(data: 2, id: "a")),
                .added(.init(data: Tick(n: 3), id: "a")),
            ]
        ) { try await client($0).changes().elements().elements }
        Case(
            "events of which some are text, also where it could be JSON",
            "GET /log",
            reply: .events(
                "event: line\ndata: {\"n\":3}\n\nevent: tick\ndata: {\"n\":3}\n\nevent: line\ndata: 5\ndata: a\n\n"
            ),
            expect: [
                Streams.LogItem.logLine(.init(data: "{\"n\":3}")), .logTick(.init(data: Tick(n: 3))),
                .logLine(.init(data: "5\na")),
            ]
        ) { try await client($0).log().elements().elements }
        Case(
            "a connection that is made again",
            "GET /ticks",
            "GET /ticks",
            "GET /ticks",
            headers: ["Last-Event-ID": "a"],
            reply: .events("retry: 0\n\nid: a\ndata: {\"n\":1}\n\n"),
            .events("data: {\"n\":2}\n\n"),
            .status(204),
            expect: [Tick(n: 1), Tick(n: 2)]
        ) { try await client($0).ticks().reconnecting().elements().elements }
        Case(
            "lines of JSON, by Spring's name of them",
            "GET /prices",
            headers: ["Accept": "application/stream+json"],
            reply: .text("{\"n\":1}\n{\"n\":2}\n", as: "application/stream+json"),
            expect: [Tick(n: 1), Tick(n: 2)]
        ) { try await client($0).prices().elements().elements }
        Case(
            "points in time as numbers",
            "GET /times",
            reply: .text("90\n0.5\n", as: "application/jsonl"),
            expect: [Date(timeIntervalSince1970: 90), Date(timeIntervalSince1970: 0.5)]
        ) { try await client($0).times().elements().elements }
        Case(
            "data of another type",
            "GET /ticks",
            reply: .events("data: {\"n\":1}\n\ndata: {\"n\":null}\n\n"),
            expect: "n: expected an integer, found null"
        ) { try await client($0).ticks().elements().error }
        Case(
            "a failure instead of events",
            "GET /ticks",
            reply: .json("{}", status: 403),
            expect: 403
        ) { url in
            try await failure(as: JSONValue.self) { try await client(url).ticks() }?.statusCode
        }
        Case(
            "lines of JSON",
            "GET /lines",
            headers: ["Accept": "application/jsonl"],
            reply: .text("{\"n\":1}\n\n{\"n\":2}", as: "application/jsonl"),
            expect: [Tick(n: 1), Tick(n: 2)]
        ) { try await client($0).lines().elements().elements }
        Case(
            "a line that is no JSON",
            "GET /nd",
            headers: ["Accept": "application/x-ndjson"],
            reply: .text("{\"n\":1}\n{\n", as: "application/x-ndjson"),
            expect: [Tick(n: 1)]
        ) { try await client($0).newlines().elements().elements }
        Case(
            "a sequence of JSON texts",
            "GET /seq",
            headers: ["Accept": "application/json-seq"],
            reply: .text("\u{1E}{\"n\":1}\n\u{1E}{\n\"n\":2}\n", as: "application/json-seq"),
            expect: [Tick(n: 1), Tick(n: 2)]
        ) { try await client($0).sequence().elements().elements }
        Case(
            "a response at once, or as a stream: at once",
            "POST /complete",
            headers: ["Accept": "application/json"],
            body: #"{"stream":false}"#,
            reply: .json(#"{"n":1}"#),
            expect: Tick(n: 1)
        ) { try await client($0).complete(body: .init(stream: true)) }
        Case(
            "a response at once, or as a stream: as a stream",
            "POST /complete",
            headers: ["Accept": "text/event-stream"],
            body: #"{"stream":true}"#,
            reply: .events("data: {\"n\":1}\n\n"),
            expect: [Tick(n: 1)]
        ) { try await client($0).completeStream(body: .init()).elements().elements }
        Case(
            "a response as a stream: without a body of the caller's",
            "POST /answer",
            body: #"{"stream":true}"#,
            reply: .events("data: {\"n\":1}\n\n"),
            expect: [Tick(n: 1)]
        ) { try await client($0).answerStream().elements().elements }
        Case(
            "a response at once: without a body of the caller's",
            "POST /answer",
            headers: ["Content-Type": nil],
            reply: .json(#"{"n":1}"#),
            expect: Tick(n: 1)
        ) { try await client($0).answer() }
        Case(
            "a response as a stream: one value instead",
            "POST /answer",
            body: #"{"q":"a","stream":true}"#,
            reply: .json(#"{"n":1}"#),
            expect: "a single value ('application/json')"
        ) { url in
            do {
                _ = try await client(url).answerStream(body: .init(q: "a")).elements()
                return "no error"
            } catch {
                let text = String(describing: error)
                let start = text.firstRange(of: "a single value")?.lowerBound ?? text.startIndex
                return String(text[start...].prefix { $0 != ")" }) + ")"
            }
        }
    }
}

extension Reply {
    /// Server-sent events.
    fileprivate static func events(_ text: String) -> Reply { .text(text, as: "text/event-stream") }
}

extension ServerSentEvent {
    fileprivate var withoutRetry: ServerSentEvent { ServerSentEvent(event: event, data: data, id: id) }
}
