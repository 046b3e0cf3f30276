import Foundation
import Testing

@testable import ServiceRuntime

@Suite("Credentials in the middle of a text")
struct EmbeddedCredentialTests {
    @Test(
        "are hidden",
        arguments: [
            ("AccountKey=s3cret==;EndpointSuffix=b", "AccountKey=REDACTED;EndpointSuffix=b"),
            ("see (sig=s3cret).", "see (sig=REDACTED)."),
            // What follows on the name of something else may have a name in it.
            ("url=https://a.example/b?sv=1&sig=s3cret", "url=https://a.example/b?sv=1&sig=REDACTED"),
            ("url=https://a.example/b?sig=s3cret", "url=https://a.example/b?sig=REDACTED"),
            ("9-password=s3cret 9sig=s3cret", "9-password=REDACTED 9sig=REDACTED"),
            ("“sig=s3cret”; passwordé=s3cret", "“sig=REDACTED; passwordé=REDACTED"),
            (#"a="b" password="two s3crets" c"#, #"a="b" password="REDACTED" c"#),
            ("password='s3cret", "password='REDACTED"),
            ("Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.s3cret,", "Bearer REDACTED,"),
            ("eyJh..s3cret.x.y.z eyJh.b", "REDACTED.z eyJh.b"),
            (#"{"password":"s3cret","a":"b"}"#, #"{"password":"REDACTED","a":"b"}"#),
            (#"got {"client_secret" : "s3\"cret\\"}"#, #"got {"client_secret" : "REDACTED"}"#),
            (#"{"a":"{\"token\": \"s3cr\\\"et\"}"}"#, #"{"a":"{\"token\": \"REDACTED\"}"}"#),
            (#"{"password":"s3cret"#, #"{"password":"REDACTED"#),
            ("sent 'Authorization: Bearer s3cret-0000'.", "sent 'Authorization: Bearer REDACTED'."),
            ("Basic dXNlcjpzM2NyZXQ=, Bearer s3cret/+~x==", "Basic REDACTED, Bearer REDACTED"),
            ("Bearer Bearer 9s3crets-", "Bearer Bearer REDACTED"),
            ("Bearer 9s3crets-Bearer 8s3crets", "Bearer REDACTED REDACTED"),
            ("-----BEGIN PRIVATE KEY-----s3cret", "REDACTED"),
            ("cannot fetch https://eve:s3cret@a.example/b@c.", "cannot fetch https://REDACTED@a.example/b@c."),
            ("'git+ssh://s3cret@a.example'", "'git+ssh://REDACTED@a.example'"),
        ]
    )
    func hidden(text: String, shown: String) {
        #expect(RequestRedactor.hidingCredentials(in: text) == shown)
    }

    @Test(
        "leave everything else as it is",
        arguments: [
            "", "=", "a = b, c=d; eyJ", "password=", "password=;a=b", "password= s3", "(sig=).", "heyJh.b.c",
            "sig=REDACTED-1",
            #""password": null"#, #""password": 1"#, #""password""#, #""password":"#, #""password":"""#, #"a:"b""#,
            "the password: s3", #"token":"#, "日本=語",
            "https://a.example/b@c", "https://a.example?b@c", "https://a.example b@c", "a@b://c", "://@",
            "https://REDACTED@a", "Bearer authentication is required.", "Basic auth", "Bearer REDACTED-1", "Bearer ",
            "Bearer a1b2", "ForBearer abcdef-9",
        ]
    )
    func shown(text: String) {
        #expect(RequestRedactor.hidingCredentials(in: text) == text)
    }

    @Test(
        "are found in time that grows with the length of the text, whatever a service writes",
        .timeLimit(.minutes(20)),
        arguments: [
            String(repeating: "a", count: 60_000) + " =", String(repeating: "eyJ-", count: 15_000) + "=",
            "sig=" + String(repeating: ".", count: 60_000) + "x", String(repeating: "a=", count: 30_000),
            String(repeating: "\"a\":", count: 10_000), String(repeating: "\"", count: 30_000) + ":",
            String(repeating: "\"token\":\"\\", count: 4_000), String(repeating: "://a", count: 15_000) + "@",
            String(repeating: "Bearer ", count: 8_000), "Bearer " + String(repeating: "a", count: 60_000),
        ]
    )
    func time(text: String) throws {
        let client = try PipelineClient.scripted(ScriptedTransport(.status(200)))
        let body = try ModelCoder.encode(["message": text])
        let response = HTTPResponse(statusCode: 400, headers: ["Content-Type": "application/json"], data: body)
        let request = PipelineRequest(httpRequest: HTTPRequest(method: .get, url: client.endpoint))
        #expect(FailureFormats().failure(for: PipelineResponse(to: request, response)).message != nil)
    }
}
