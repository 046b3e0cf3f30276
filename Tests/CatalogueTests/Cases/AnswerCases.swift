import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Answers.AnswersClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Answers by status code, and failures.
    @CaseBuilder static var responses: [Case] {
        Case(
            "a value",
            "GET /value",
            headers: ["Accept": "application/json"],
            reply: .json(#"{"name":"a"}"#),
            expect: Answers.Item(name: "a")
        ) { try await client($0).value() }
        Case("a range", "GET /range", reply: .json(#"{"name":"a"}"#, status: 201), expect: Answers.Item(name: "a")) {
            try await client($0).range()
        }
        Case("the default", "GET /default", reply: .json(#"{"name":"a"}"#), expect: Answers.Item(name: "a")) {
            try await client($0).defaultAnswer()
        }
        Case(
            "a file in the media type that the service chooses",
            "GET /report",
            headers: ["Accept": "application/pdf, text/csv"],
            reply: Reply(headers: [("Content-Type", "text/csv")], body: Data("a,b".utf8)),
            expect: Data("a,b".utf8)
        ) { try await client($0).report() }
        Case(
            "a file in the media type that the caller chooses",
            "GET /report",
            headers: ["Accept": "text/csv"],
            reply: Reply(headers: [("Content-Type", "text/csv")], body: Data("a,b".utf8)),
            expect: Data("a,b".utf8)
        ) { try await client($0).report(withOptions: .init(accept: "text/csv")) }
        Case(
            "a text in the media type that the caller chooses",
            "GET /log",
            headers: ["Accept": "text/html"],
            reply: Reply(headers: [("Content-Type", "text/html")], body: Data("<p>".utf8)),
            expect: "<p>"
        ) { try await client($0).log(withOptions: .init(accept: "text/html")) }
        Case("nothing", "DELETE /none") { try await client($0).none() }
        Case("something or nothing: something", "GET /either", reply: .json(#"{"name":"a"}"#), expect: "a") {
            try await client($0).either()?.name
        }
        Case("something or nothing: nothing", "GET /either", reply: .status(204), expect: nil) {
            try await client($0).either()?.name
        }
        Case("a list", "GET /list", reply: .json(#"[{"name":"a"},{"name":"b"}]"#), expect: ["a", "b"]) {
            try await client($0).list().all().map(\.name)
        }
        Case("a map", "GET /map", reply: .json(#"{"a":1,"b":2}"#), expect: ["a": 1, "b": 2]) {
            try await client($0).map()
        }
        Case("a number", "GET /scalar", reply: .json("12"), expect: 12) {
            try await client($0).scalar()
        }
        Case("text", "GET /text", headers: ["Accept": "text/plain"], reply: .text("a\né"), expect: "a\né") {
            try await client($0).text()
        }
        Case("bytes", "GET /bytes", reply: Reply(body: Data([0, 255, 10])), expect: Data([0, 255, 10])) {
            try await client($0).bytes()
        }
        Case("anything", "GET /any", reply: .json(#"{"a":[1,null]}"#), expect: ["a": [1, nil]]) {
            try await client($0).any()
        }
        Case("HEAD", "HEAD /head", reply: .status(200)) { try await client($0).head() }
        Case(
            "a failure by its code",
            "GET /failures",
            reply: .json(#"{"missing":"x"}"#, status: 404),
            expect: Failure(404, Answers.Missing(missing: "x"))
        ) { url in
            try await failure(as: Answers.Missing.self) { try await client(url).failures() }
        }
        Case(
            "a failure by its range",
            "GET /failures",
            reply: Reply(
                status: 409,
                headers: [("Content-Type", "application/problem+json")],
                body: Data(#"{"title":"x"}"#.utf8)
            ),
            expect: Failure(409, Answers.Refusal(title: "x"))
        ) { url in
            try await failure(as: Answers.Refusal.self) { try await client(url).failures() }
        }
        Case(
            "a failure by its code and its media type",
            "GET /failures",
            reply: Reply(
                status: 404,
                headers: [("Content-Type", "Application/Problem+JSON; charset=utf-8")],
                body: Data(#"{"title":"x"}"#.utf8)
            ),
            expect: Failure(404, Answers.Refusal(title: "x"))
        ) { url in
            try await failure(as: Answers.Refusal.self) { try await client(url).failures() }
        }
        Case(
            "any other failure",
            "GET /failures",
            reply: .json(#"{"code":7}"#, status: 501),
            expect: Failure(501, Answers.Failure(code: 7))
        ) { url in
            try await failure(as: Answers.Failure.self) { try await client(url).failures() }
        }
        Case(
            "a failure that nothing describes",
            "GET /value",
            reply: .json(#"{"code":7}"#, status: 400),
            expect: Failure(400, nil)
        ) { url in
            try await failure(as: Answers.Failure.self) { try await client(url).value() }
        }
    }
}
