import Foundation
import LoopbackServer
import Testing

@testable import ServiceRuntime

@Suite("Conditions", .timeLimit(.minutes(20)))
struct ConditionTests {
    private static let date = Date(timeIntervalSince1970: 0)
    private static let dateText = "Thu, 01 Jan 1970 00:00:00 GMT"

    private let server: LoopbackServer

    init() throws {
        server = try LoopbackServer()
    }

    private func request(
        _ conditions: RequestConditions,
        method: HTTPMethod = .get
    ) throws -> ServiceRequest<Data> {
        let client = try PipelineClient.scripted(URLSessionTransport(), endpoint: server.url.absoluteString)
        return ServiceRequest(RequestDescription(method, "/", options: nil), client: client, returns: .data)
            .with(conditions)
    }

    @Test(
        "are sent as header fields, tags in quotes",
        arguments: [
            (.onlyIfChanged(since: "1"), ["If-None-Match": "\"1\""]),
            (.onlyIfUnchanged(since: "W/\"1\""), ["If-Match": "W/\"1\""]),
            (.onlyIfMissing, ["If-None-Match": "*"]),
            (.onlyIfPresent, ["If-Match": "*"]),
            (.onlyIfChanged(since: date), ["If-Modified-Since": dateText]),
            (.onlyIfUnchanged(since: date), ["If-Unmodified-Since": dateText]),
            (
                RequestConditions(ifMatch: "a", ifNoneMatch: "b", ifModifiedSince: date, ifUnmodifiedSince: date),
                [
                    "If-Match": "\"a\"", "If-None-Match": "\"b\"", "If-Modified-Since": dateText,
                    "If-Unmodified-Since": dateText,
                ]
            ),
            (.onlyIfChanged(since: nil), [:]),
        ] as [(RequestConditions, [String: String])]
    )
    func fields(conditions: RequestConditions, expected: [String: String]) async throws {
        server.reply(.json("1"))
        _ = try await request(conditions).value()
        let sent = try #require(server.requests.first)
        for name in ["If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since"] {
            #expect(sent[header: name] == expected[name])
        }
    }

    /// The options of an operation.
    private struct Options: OperationOptions {
        var common = CommonOptions(clientRequestId: "7")

        init(_ conditions: RequestConditions? = nil) {
            common.conditions = conditions
        }
    }

    @Test(
        "of the operation's options are sent, and what else these have too",
        arguments: [
            (Options(.onlyIfUnchanged(since: "1")), ["If-Match": "\"1\""]),
            (Options(.onlyIfMissing), ["If-None-Match": "*"]),
            (
                Options(RequestConditions(ifMatch: "1", ifModifiedSince: date)),
                ["If-Match": "\"1\"", "If-Modified-Since": dateText]
            ),
            (Options(), ["If-Match": "\"own\""]),
        ] as [(Options, [String: String])]
    )
    private func options(options: Options, expected: [String: String]) async throws {
        server.reply(.json("1"))
        let client = try PipelineClient.scripted(URLSessionTransport(), endpoint: server.url.absoluteString)
        var options = options
        options.context = PipelineContext()
        var description = RequestDescription(.get, "/", options: options)
        // A condition takes the place of the parameter for the same field.
        description.header("If-Match", "own")
        _ = try await ServiceRequest<Data>(description, client: client, returns: .data).value()
        let sent = try #require(server.requests.first)
        for name in ["If-Match", "If-None-Match", "If-Modified-Since", "If-Unmodified-Since"] {
            #expect(sent[header: name] == expected[name] ?? (name == "If-Match" ? "\"own\"" : nil))
        }
        #expect(sent[header: "x-ms-client-request-id"] == "7")
    }

    @Test("of a request come before those of its options, field by field")
    func precedence() async throws {
        server.reply(.json("1"))
        let client = try PipelineClient.scripted(URLSessionTransport(), endpoint: server.url.absoluteString)
        let options = Options(RequestConditions(ifNoneMatch: "old", ifUnmodifiedSince: Self.date))
        let description = RequestDescription(.get, "/", options: options)
        _ = try await ServiceRequest<Data>(description, client: client, returns: .data)
            .with(.onlyIfPresent).with(.onlyIfChanged(since: "1")).with(.onlyIfChanged(since: "2")).value()
        let sent = try #require(server.requests.first)
        #expect(sent[header: "If-None-Match"] == "\"2\"")
        #expect(sent[header: "If-Match"] == "*")
        #expect(sent[header: "If-Unmodified-Since"] == Self.dateText)
    }

    @Test("that do not hold for reading are no error, only a value that is not there")
    func notModified() async throws {
        server.reply(.status(304, headers: [("ETag", "\"1\"")]))
        let response = try await request(.onlyIfChanged(since: "1")).response()
        #expect(response.statusCode == 304)
        #expect(response.httpResponse.headers["ETag"] == "\"1\"")
        let error = #expect(throws: ServiceError.self) { try response.value }
        #expect(error?.failure?.isNotModified == true)
    }

    @Test(
        "that do not hold for changing are told apart from conflicts",
        arguments: [(412, true, false), (409, false, true), (404, false, false)]
    )
    func failure(status: Int, isPreconditionFailed: Bool, isConflict: Bool) async throws {
        server.reply(.status(status))
        let request = try request(.onlyIfUnchanged(since: "1"), method: .put)
        let error = await #expect(throws: ServiceError.self) { try await request.value() }
        #expect(error?.failure?.isPreconditionFailed == isPreconditionFailed)
        #expect(error?.failure?.isConflict == isConflict)
        #expect(error?.recoverySuggestion != nil)
    }

    @Test("with a line break are refused, and nothing is sent")
    func lineBreak() async throws {
        let request = try request(.onlyIfUnchanged(since: "1\r\nX-Evil: 1"))
        let error = await #expect(throws: ServiceError.self) { try await request.value() }
        #expect(error?.clientMessage?.contains("'If-Match' contains a line break") == true)
        #expect(server.requests.isEmpty)
    }
}
