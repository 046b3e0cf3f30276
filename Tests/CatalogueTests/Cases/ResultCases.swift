import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Results.ResultsClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Results by status and by range, and header fields of responses.
    @CaseBuilder static var results: [Case] {
        Case("200", "POST /job", reply: .json(#"{"name":"a"}"#), expect: "ok a") {
            try await text(of: client($0).startJob())
        }
        Case("202", "POST /job", reply: .json(#"{"ticket":1}"#, status: 202), expect: "accepted 1") {
            try await text(of: client($0).startJob())
        }
        Case("204", "POST /job", reply: .status(204), expect: "noContent") {
            try await text(of: client($0).startJob())
        }
        Case(
            "202 with the shape of 200",
            "POST /job",
            reply: .json(#"{"name":"a"}"#, status: 202),
            expect: "ticket: the member is missing"
        ) {
            url in try await readingError { try await client(url).startJob() }
        }
        Case("a code before its range", "GET /ranges", reply: .json(#"{"ticket":1}"#, status: 201), expect: "created 1")
        {
            try await text(of: client($0).getRanges())
        }
        Case("a range", "GET /ranges", reply: .json(#"{"name":"a"}"#, status: 203), expect: "success a") {
            try await text(of: client($0).getRanges())
        }
        Case(
            "a failure by its range",
            "GET /ranges",
            reply: .json(#"{"why":"w","more":1}"#, status: 418),
            expect: Failure(418, Results.Refusal(why: "w"))
        ) { url in try await failure(as: Results.Refusal.self) { try await client(url).getRanges() } }
        Case(
            "a failure of another shape than described",
            "GET /ranges",
            reply: .json(#"{"why":[1]}"#, status: 400),
            expect: Failure(400, nil)
        ) { url in try await failure(as: Results.Refusal.self) { try await client(url).getRanges() } }
        Case("a failure in text", "GET /ranges", reply: .text("broken", status: 501), expect: Failure(501, "broken")) {
            url in try await failure(as: String.self) { try await client(url).getRanges() }
        }
        Case(
            "header fields beside a body",
            "GET /item",
            reply: .json(#"{"name":"a"}"#, headers: fields),
            expect: ["a", "7", "0.0", "[\"x\", \"y\"]", "high", "[\"color\": \"red\"]"]
        ) { url in
            let client = try client(url)
            let response = try await client.send(client.requests.getItem())
            let headers = try response.headers(as: Results.GetItemHeaders.self)
            return [
                try response.value.name, String(headers.xLeft ?? 0), "\(headers.xUntil?.timeIntervalSince1970 ?? -1)",
                "\(headers.xTags ?? [])", headers.xLevel?.rawValue ?? "", "\(headers.xMsMeta)",
            ]
        }
        Case(
            "header fields as the value",
            "HEAD /item",
            reply: .status(200, headers: [("x-left", "1"), ("X-Level", "extreme")]),
            expect: ["1", "extreme", "none"]
        ) {
            let headers = try await client($0).headItem()
            return [
                headers.xLeft.map { "\($0)" } ?? "", headers.xLevel?.rawValue ?? "",
                headers.xUntil.map { "\($0)" } ?? "none",
            ]
        }
        Case(
            "a header field of another type",
            "HEAD /item",
            reply: .status(200, headers: [("X-Left", "few")]),
            expect: "X-Left: expected an integer, found 'few'"
        ) { url in try await readingError { try await client(url).headItem() } }
        Case("Location", "POST /item", reply: .status(201, headers: [("Location", "/item/1")]), expect: "/item/1") {
            try await client($0).createItem().location
        }
        Case("304", "GET /cached", reply: .status(304), expect: 304) { url in
            let client = try client(url)
            return try await client.send(client.requests.getCached()).httpResponse.statusCode
        }
        Case(
            "another media type by status",
            "GET /bytes",
            reply: Reply(status: 206, headers: [("Content-Type", "application/octet-stream")], body: Data([0, 255])),
            expect: Data([0, 255])
        ) {
            guard case .partialContent(let data) = try await client($0).getBytes() else { return Data() }
            return data
        }
    }

    private static let fields = [
        (name: "X-Left", value: "7"), ("X-Until", "1970-01-01T00:00:00Z"), ("X-Tags", "x, y"), ("X-Level", "high"),
        ("x-ms-meta-color", "red"),
    ]

    private static func text(of result: Results.StartJobResult) -> String {
        switch result {
        case .ok(let item): "ok \(item.name)"
        case .accepted(let ticket): "accepted \(ticket.ticket)"
        case .noContent: "noContent"
        }
    }

    private static func text(of result: Results.GetRangesResult) -> String {
        switch result {
        case .created(let ticket): "created \(ticket.ticket)"
        case .success(let item): "success \(item.name)"
        }
    }
}
