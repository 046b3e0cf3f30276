import Foundation
import LoopbackServer
import SecretSweep
import ServiceRuntime
import Testing

/// The logger of every client of the catalogue: fails the test if a secret is in the log.
let sweeping = SweepingLogger { Issue.record("\($0)") }

/// How requests with a credential travel: the server speaks no TLS, without which none is sent unless one allows it.
let insecure = TransportOptions(allowsInsecureCredentials: true)

/// One line of the catalogue: a call of a generated client, what it sends, what the service answers, and what comes of it.
struct Case: Sendable, CustomTestStringConvertible {
    /// What the case shows.
    let testDescription: String
    /// The requests that are expected, each with its method and its target.
    private let requests: [String]
    /// Header fields that the last request must have; `nil`: that it must not have.
    private let headers: [String: String?]
    /// The body of the last request.
    private let body: String
    private let replies: [Reply]
    /// Makes the call, and compares its value.
    private let check: @Sendable (URL) async throws -> Void

    /// A case with a value.
    ///
    /// - Parameters:
    ///   - name: What the case shows.
    ///   - requests: The requests, such as `GET /pets?limit=1`.
    ///   - headers: Header fields of the last request; `nil` for one that it must not have. The boundary of a form in
    ///     parts is `BOUNDARY`, here and in the body.
    ///   - body: The body of the last request.
    ///   - reply: The responses, one for each request.
    ///   - value: What the call returns.
    ///   - call: The call, given the URL of the server.
    init<Value: Equatable & Sendable>(
        _ name: String,
        _ requests: String...,
        headers: [String: String?] = [:],
        body: String = "",
        reply: Reply...,
        expect value: Value,
        call: @escaping @Sendable (URL) async throws -> Value
    ) {
        testDescription = name
        (self.requests, self.headers, self.body, replies) = (requests, headers, body, reply)
        check = { url in
            let actual = try await call(url)
            #expect(actual == value)
        }
    }

    /// A case without a value, which is answered with 204 unless it says otherwise.
    init(
        _ name: String,
        _ requests: String...,
        headers: [String: String?] = [:],
        body: String = "",
        reply: Reply = .status(204),
        call: @escaping @Sendable (URL) async throws -> Void
    ) {
        testDescription = name
        (self.requests, self.headers, self.body, replies, check) = (requests, headers, body, [reply], call)
    }

    /// Runs the case against a server of its own.
    func run() async throws {
        let server = try LoopbackServer()
        defer { server.stop() }
        for reply in replies { server.reply(reply) }
        try await check(server.url)
        let received = server.requests
        #expect(received.map { "\($0.method) \($0.target)" } == requests)
        let request = try #require(received.last)
        let boundary = request[header: "Content-Type"]?.split(separator: "boundary=").dropFirst().first.map(String.init)
        let fixed: (String) -> String = { text in boundary.map { text.replacing($0, with: "BOUNDARY") } ?? text }
        #expect(fixed(request.text) == body)
        for (name, value) in headers { #expect(request[header: name].map(fixed) == value, "\(name)") }
    }
}

/// Collects cases, so that each is checked by the compiler on its own.
@resultBuilder
enum CaseBuilder {
    static func buildBlock(_ cases: Case...) -> [Case] { cases }
}

/// What the service describes about its failure, and the status code.
struct Failure<Value: Equatable & Sendable>: Equatable, Sendable {
    let statusCode: Int
    let value: Value?

    init(_ statusCode: Int, _ value: Value?) {
        (self.statusCode, self.value) = (statusCode, value)
    }
}

/// The failure that a call ends with.
func failure<Value: ModelValue & Equatable>(
    as type: Value.Type,
    _ call: () async throws -> some Sendable
) async throws -> Failure<Value>? {
    do {
        _ = try await call()
        return nil
    } catch ServiceError.service(let failure) {
        return Failure(failure.statusCode, failure.error(as: type))
    }
}

/// Why a response cannot be read.
func readingError(_ call: () async throws -> some Sendable) async throws -> String? {
    do {
        _ = try await call()
        return nil
    } catch ServiceError.client(_, let error?) {
        return String(describing: error)
    }
}

extension Reply {
    /// A response with text of some media type.
    static func text(_ text: String, as mediaType: String = "text/plain; charset=utf-8", status: Int = 200) -> Reply {
        Reply(status: status, headers: [("Content-Type", mediaType)], body: Data(text.utf8))
    }

    /// A response in XML.
    static func xml(_ text: String, status: Int = 200) -> Reply { .text(text, as: "application/xml", status: status) }
}

extension AsyncSequence {
    /// All elements, and how the sequence ends if that is by an error.
    func elements() async -> (elements: [Element], error: String?) {
        var elements: [Element] = []
        do {
            for try await element in self { elements.append(element) }
        } catch {
            if case .client(_, let reason?)? = error as? ServiceError { return (elements, String(describing: reason)) }
            return (elements, "\(error)")
        }
        return (elements, nil)
    }
}

extension PagedCollection {
    /// All items of all pages.
    func all() async throws -> [Element] {
        var items: [Element] = []
        for try await item in self { items.append(item) }
        return items
    }
}
