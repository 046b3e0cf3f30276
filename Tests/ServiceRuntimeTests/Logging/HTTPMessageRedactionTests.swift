import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Requests and responses as text")
struct HTTPMessageRedactionTests {
    private func looks(at value: Any) -> [String] {
        var dumped = ""
        dump(value, to: &dumped)
        return ["\(value)", String(reflecting: value), dumped]
    }

    @Test("show no secret, however they are looked at")
    func secrecy() throws {
        let request = try HTTPRequest(
            method: .put,
            url: "https://user:s3cret@example.org/a?code=s3cret",
            headers: ["Authorization": "Bearer s3cret", "Accept": "text/plain"],
            data: Data("s3cret".utf8)
        )
        let response = HTTPResponse(statusCode: 200, headers: ["Set-Cookie": "s3cret"], data: Data("s3cret".utf8))
        var pipelineRequest = PipelineRequest(httpRequest: request)
        pipelineRequest.context.call.redirectedURL = request.url
        var description = RequestDescription(.put, "/a/{pin}", options: nil)
        description.path("pin", "s3cret")
        description.body(["password": "s3cret"], as: "application/json")
        let client = try PipelineClient.scripted(
            ScriptedTransport(response),
            endpoint: "https://example.org/?sig=s3cret",
            authPolicy: BasicCredentialPolicy(credential: BasicCredential(userName: "a", password: "s3cret"))
        )
        let values: [Any] = [
            description, description.fields.parameters, try #require(description.fields.content),
            ServiceRequest(description, client: client, returns: .data), client, request, request.headers,
            request.headers.fields, response, pipelineRequest,
            PipelineResponse(to: pipelineRequest, response), pipelineRequest.context, ServiceStream(["s3cret"]),
        ]
        for text in values.flatMap(looks(at:)) {
            #expect(!text.contains("s3cret"))
        }
    }

    @Test(
        "hide a secret whatever stands beside it",
        arguments: [
            ("s3cret\u{301}", "REDACTED\u{301}"), ("s3cret\u{200D}", "REDACTED\u{200D}"),
            ("s3cret\u{FE0F}", "REDACTED\u{FE0F}"), ("\r\ns3cret\r\n", "\r\nREDACTED\r\n"), ("és3cret", "éREDACTED"),
            ("s3crets3cret", "REDACTEDREDACTED"),
        ]
    )
    func neighbors(text: String, shown: String) {
        #expect(RequestRedactor.hiding(["s3cret"], in: text) == shown)
    }

    @Test(
        "show a parameter without a value if it is a word",
        arguments: [
            ("acl", "acl"), ("object-lock&prefix=a", "object-lock&prefix=REDACTED"), ("eyJhbGciOi", "REDACTED"),
            ("tulip7", "REDACTED"), ("abcdefghijklmnopqrstuvwxyz", "REDACTED"), ("a%62c", "REDACTED"), ("$top", "$top"),
        ]
    )
    func bareParameters(query: String, shown: String) throws {
        let request = try HTTPRequest(method: .get, url: "https://example.org/a?\(query)")
        #expect("\(request)" == "GET https://example.org/a?\(shown) [] 0 bytes")
    }

    @Test("say what they are about")
    func text() throws {
        let request = try HTTPRequest(
            method: .put,
            url: "https://example.org/a?code=1&api-version=2",
            headers: ["Authorization": "Bearer 1", "Accept": "text/plain"],
            data: Data([1, 2])
        )
        #expect(
            "\(request)" == "PUT https://example.org/a?code=REDACTED&api-version=2"
                + " [Authorization: REDACTED; Accept: text/plain] 2 bytes"
        )
        #expect("\(RequestDescription(.put, "/a/{pin}", options: nil))" == "PUT /a/{pin}")
        let client = try PipelineClient.scripted(ScriptedTransport(HTTPResponse(statusCode: 204)))
        var description = RequestDescription(.get, "/kv/{key}")
        description.path("key", "1")
        #expect("\(ServiceRequest(description, client: client, returns: .nothing))" == "GET /kv/{key}")
        #expect("\(PagedCollection([1, 2]))" == "PagedCollection<Int>(count: 2, isExhausted: true)")
        #expect("\(ServiceStream([1, 2]))" == "ServiceStream<Int>")
        #expect("\(LongRunningOperation(.success("a")))" == "LongRunningOperation<String>(state: Succeeded)")
        #expect("\(HTTPResponse(statusCode: 204, headers: ["ETag": "\"1\""]))" == "204 [ETag: \"1\"] 0 bytes")
    }

    @Test("say of a body that is a file or a stream only that it is not in memory")
    func bodyElsewhere() throws {
        let file = URL(fileURLWithPath: "/picture.png")
        var request = try HTTPRequest(method: .put, url: "https://example.org/a")
        request.body = .file(file)
        #expect("\(request)" == "PUT https://example.org/a [] (not in memory)")
        var response = HTTPResponse(statusCode: 200)
        response.bodyStream = HTTPBodyStream(Data([1]))
        #expect("\(response)" == "200 [] (not in memory)")
    }

    @Test(
        "hide a secret parameter as it is sent and as it reads",
        arguments: [
            ("correct horse/battery", "the pin 'REDACTED' is wrong"), ("7", "the pin '7' is wrong"),
            ("a?", "the pin 'a?' is wrong"),
        ]
    )
    func secretParameters(pin: String, shown: String) async throws {
        let body = Data(try encoded(["message": "the pin '\(pin)' is wrong"]).utf8)
        let response = HTTPResponse(statusCode: 400, headers: ["Content-Type": "application/json"], data: body)
        let client = try PipelineClient.scripted(ScriptedTransport(response))
        for path in ["/pins/{pin}", "/pins"] {
            var description = RequestDescription(.get, path, options: ScriptedOptions(clientRequestId: "777-7777"))
            if path == "/pins" { description.query("pin", pin) } else { description.path("pin", pin) }
            description.secret("pin")
            let error = try await failure {
                try await ServiceRequest(description, client: client, returns: .data).value()
            }
            #expect(
                "\(error)"
                    == "The service returned 400 (Bad Request) for GET https://example.org/pins"
                    + "\(path == "/pins" ? "?pin=" : "/")REDACTED [request id 777-7777]: \(shown)"
            )
        }
    }
}
