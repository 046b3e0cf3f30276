import Foundation
import Testing

@testable import ServiceRuntime

@Suite("ServiceFailure")
struct ServiceFailureTests {
    private func failure(_ statusCode: Int, error: (any Sendable)? = nil) -> ServiceFailure {
        ServiceFailure(statusCode: statusCode, error: error)
    }

    @Test("gives the decoded error only as what it is")
    func decodedError() {
        #expect(failure(400, error: "text").error(as: String.self) == "text")
        #expect(failure(400, error: "text").error(as: Int.self) == nil)
        #expect(failure(400).error(as: String.self) == nil)
    }

    @Test("tells the kinds of refusal apart", arguments: [304, 400, 404, 409, 410, 412])
    func kinds(statusCode: Int) {
        let failure = failure(statusCode)
        #expect(failure.isNotModified == (statusCode == 304))
        #expect(failure.isNotFound == (statusCode == 404 || statusCode == 410))
        #expect(failure.isConflict == (statusCode == 409))
        #expect(failure.isPreconditionFailed == (statusCode == 412))
    }

    @Test("says of a 304 why there is no value")
    func textOfNotModified() {
        #expect(
            failure(304).description
                == "The service returned 304 (Not Modified) for GET https://example.org/: nothing has changed since the "
                + "version that the request named, so there is no value to return"
        )
        #expect(failure(404).description == "The service returned 404 (Not Found) for GET https://example.org/")
    }

    @Test("does not steer a terminal, whatever the service says")
    func controlCharacters() async throws {
        let client = try StubClient(answering: 500, #"{"error": {"message": "a\u001b]0;b\u0007\r\nc\u0000\u202e"}}"#)
        let error = try await ServiceRuntimeTests.failure { try await client.fruit(returns: .nothing).value() }
        #expect(error.failure?.message == #"a\u{1b}]0;b\u{7}"# + "\n" + #"c\u{0}\u{202e}"#)
        #expect(error.description.hasSuffix(#": a\u{1b}]0;b\u{7} c\u{0}\u{202e}"#), "\(error)")
        let other = ServiceFailure(statusCode: 500, code: "\u{1B}c", requestId: "\u{9B}")
        #expect(other.description.hasSuffix(#" [request id \u{9b}]: \u{1b}c"#), "\(other)")
        #expect(ServiceError.client("a\u{1B}", nil).description == #"a\u{1b}"#)
    }

    @Test("says when the service asks to try again")
    func retryAfter() {
        let failure = { (headers: HTTPHeaders, message: String?) in
            let response = HTTPResponse(statusCode: 503, headers: headers)
            return ServiceFailure(statusCode: 503, message: message, httpResponse: response)
        }
        let text = "The service returned 503 (Service Unavailable) for GET https://example.org/"
        #expect(failure(["Retry-After": "61"], nil).description == "\(text): it asks to try again in 61 s")
        let other = failure(["retry-after-ms": "250"], "Busy.")
        #expect(other.description == "\(text): Busy; it asks to try again in 0.25 s")
        #expect(other.retryAfter == 0.25)
        #expect(failure(["Retry-After": "soon"], nil).description == text)
    }

    @Test("names the service's code if there is no body, as in the response to HEAD")
    func codeWithoutBody() throws {
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .head, url: "https://example.org/"))
        let response = HTTPResponse(statusCode: 404, headers: ["x-ms-error-code": "BlobNotFound"])
        let failure = FailureFormats().failure(for: PipelineResponse(to: request, response))
        #expect(failure.message == "BlobNotFound")
        let long = HTTPResponse(statusCode: 404, headers: ["x-ms-error-code": String(repeating: "x", count: 60_000)])
        let other = FailureFormats().failure(for: PipelineResponse(to: request, long))
        #expect(other.message == String(repeating: "x", count: 500) + "…")
    }

    @Test("has the message of a body of any size that people read, and looks for none in others", arguments: [60, 70])
    func longBody(kilobytes: Int) {
        let body = #"{"message":"full","more":["\#(String(repeating: "x", count: kilobytes << 10))"]}"#
        let message = FailureBody(Data(body.utf8), mediaType: "application/json")?.message()
        #expect(message == (kilobytes < 64 ? "full" : nil))
    }

    @Test("has 500 bytes of a message at most, of which one character may have any number")
    func longMessage() {
        let accents = { (count: Int) in "aa" + String(repeating: "\u{301}", count: count) }
        let body = Data(#"{"message":"\#(accents(10_000))"}"#.utf8)
        #expect(FailureBody(body, mediaType: "application/json")?.message() == accents(249) + "…")
    }

    @Test(
        "says once what happened in several tries",
        arguments: [
            (["status 503", "status 503"], "after 3 tries"),
            (["status 429", "lost", "status 429"], "after 4 tries (tries 1, 3: status 429; try 2: lost)"),
            (["status 503", "lost"], "after 3 tries (try 2: lost)"),
        ]
    )
    func tries(reasons: [String], text: String) {
        let earlier = reasons.enumerated().map { FailedTry(number: $0.offset + 1, reason: $0.element, delay: 1) }
        let failure = ServiceFailure(statusCode: 503, earlierTries: earlier)
        #expect(
            failure.description == "The service returned 503 (Service Unavailable) for GET https://example.org/ \(text)"
        )
    }

    @Test("is one line, whatever the service says")
    func oneLine() throws {
        let body = Data(#"{"message": "No.\r\n--> GET /\u2028x\n"}"#.utf8)
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .get, url: "https://example.org/"))
        let response = HTTPResponse(statusCode: 499, headers: ["Content-Type": "application/json"], data: body)
        let failure = FailureFormats().failure(for: PipelineResponse(to: request, response))
        #expect(failure.message == "No.\n--> GET /\u{2028}x\n")
        #expect(failure.description == "The service returned 499 for GET https://example.org/: No. --> GET / x")
    }

    @Test(
        "finds the message in the forms of frameworks",
        arguments: [
            (#"{"error": {"code": "Gone", "message": "No."}}"#, "No."),
            (
                #"{"statusCode": 400, "message": ["a must be text", "b is empty"], "error": "Bad Request"}"#,
                "a must be text; b is empty"
            ),
            (
                #"{"detail": [{"type": "int", "loc": ["query", 0, "skip"], "msg": "Not a number"}]}"#,
                "query.0.skip: Not a number"
            ),
            (#"{"errors": ["Name is blank", "Too old"]}"#, "Name is blank; Too old"),
            (#"{"fault": {"faultstring": "Invalid ApiKey", "detail": {"errorcode": "x"}}}"#, "Invalid ApiKey"),
            (
                #"{"error": {"root_cause": [], "type": "x", "reason": "no such index [x]"}, "status": 404}"#,
                "no such index [x]"
            ),
            (#"{"errorMessages": ["No such issue."], "errors": {}}"#, "No such issue."),
            (#"{"errorCode": "E0000011", "errorSummary": "Invalid token", "errorCauses": []}"#, "Invalid token"),
            (#"{"ok": false, "error_code": 401, "description": "Unauthorized"}"#, "Unauthorized"),
            (#"{"error": {"error_msg": "Unknown user.", "error_name": "x"}}"#, "Unknown user."),
            (#"{"errors": [{"field": "label", "reason": "Must be unique"}]}"#, "label: Must be unique"),
            (#"{"error": "not_found", "reason": "No database."}"#, "No database."),
            (#"{"status": 404, "err": "Not found"}"#, "Not found"),
            (#"{"error": {"type": "x", "messages": ["No ID"]}}"#, "No ID"),
            (#"{"errors": [{"path": ["pet"], "message": "Unknown"}, {"message": "Stop"}]}"#, "pet: Unknown; Stop"),
            (
                #"{"title": "Errors.", "errors": {"b": ["Not b."], "Name": ["It is required.", "It is short."]}}"#,
                "Name: It is required.; It is short.; b: Not b."
            ),
            (#"{"name": ["This field is required."]}"#, "name: This field is required."),
            (
                #"{"code": 422, "status": "x", "errors": {"json": {"owner": {"email": ["Not valid."]}, "age": ["Too old."]}}}"#,
                "json.age: Too old.; json.owner.email: Not valid."
            ),
            (
                #"{"detail": {"json": {"name": ["Too long."]}}, "message": "Validation error"}"#,
                "Validation error (json.name: Too long.)"
            ),
            (
                #"{"errors": {"task": "'' is too short"}, "message": "Input payload validation failed"}"#,
                "Input payload validation failed (task: '' is too short)"
            ),
            (#"{"message": "No such pet", "detail": {"id": 7}}"#, "No such pet"),
            (#"[{"message": "Session expired", "errorCode": "X"}]"#, "Session expired"),
            (#"{"code": 1, "msg": "No such thing"}"#, "No such thing"),
            (#"{"title": "Conflict", "errors": []}"#, "Conflict"),
            (#"{"names": ["a", "b"]}"#, nil),
            (#"{"names": []}"#, nil),
            ("{}", nil),
            ("[]", nil),
            (#""text""#, "text"),
        ] as [(String, String?)]
    )
    func message(body: String, message: String?) {
        #expect(FailureBody(Data(body.utf8), mediaType: "application/json")?.message() == message)
    }

    @Test(
        "finds the code in the forms of services",
        arguments: [
            (
                ["x-amzn-errortype": "NotFoundException:http://internal.amazon.com/x"], #"{"message": "No"}"#,
                "NotFoundException"
            ),
            (["x-ms-error-code": "BlobNotFound"], "", "BlobNotFound"),
            ([:], #"{"__type": "com.amazonaws.lambda#NotFoundException", "message": "No"}"#, "NotFoundException"),
            ([:], #"{"error": {"code": "Gone", "message": "No"}}"#, "Gone"),
            ([:], #"{"error": {"code": 404, "message": "No", "status": "NOT_FOUND"}}"#, "NOT_FOUND"),
            (
                [:], #"{"error": {"code": null, "message": "No", "type": "invalid_request_error"}}"#,
                "invalid_request_error"
            ),
            ([:], #"{"code": 20404, "message": "No", "status": 404}"#, "20404"),
            ([:], #"{"code": "404", "message": "No", "status": "error"}"#, nil),
            ([:], #"{"error": "invalid_grant", "error_description": "No"}"#, "invalid_grant"),
            ([:], #"{"error": "It is gone.", "statusCode": 404}"#, nil),
            ([:], #"{"type": "https://example.org/gone", "title": "Gone"}"#, "https://example.org/gone"),
            ([:], #"{"type": "about:blank", "title": "Gone"}"#, nil),
            ([:], #"{"errors": [{"code": 9103, "message": "No"}], "success": false}"#, "9103"),
            ([:], #"[{"message": "Session expired", "errorCode": "INVALID_SESSION"}]"#, "INVALID_SESSION"),
            (
                [:],
                #"{"fault": {"faultstring": "Invalid ApiKey", "detail": {"errorcode": "oauth.v2.InvalidApiKey"}}}"#,
                "oauth.v2.InvalidApiKey"
            ),
            ([:], #"{"error": {"errors": [{"domain": "calendar", "reason": "deleted"}], "code": 404}}"#, "deleted"),
            ([:], #"{"errors": [{"reason": "It is gone."}], "error": "not_found"}"#, "not_found"),
            ([:], #"{"error": "not_found", "reason": "missing"}"#, "not_found"),
            ([:], #"{"code": "the s3cret"}"#, nil),
            ([:], #"{"code": "a-s3cret"}"#, "a-REDACTED"),
            ([:], #"{"message": "No"}"#, nil),
        ] as [(HTTPHeaders, String, String?)]
    )
    func code(headers: HTTPHeaders, body: String, code: String?) {
        let response = HTTPResponse(statusCode: 404, headers: headers)
        let failure = FailureBody(Data(body.utf8), mediaType: "application/json")
        #expect(FailureCode.find(in: response, failure, hiding: ["s3cret"]) == code)
    }

    @Test(
        "has a short plain text or a string as its message, and no page",
        arguments: [
            ("text/plain; charset=utf-8", "The pot is é.\n", "The pot is é."),
            ("application/json", #""No pot.""#, "No pot."),
            ("text/plain; charset=iso-8859-1", "plain", "plain"), ("text/plain", " \n", nil),
            ("text/plain", "<html>No pot.</html>", nil), ("text/html", "No pot.", nil),
            ("text/plain", String(repeating: "x", count: 1025), nil), ("text/plain", "my s3cret-1", "my REDACTED"),
        ] as [(String, String, String?)]
    )
    func plainText(mediaType: String, body: String, message: String?) throws {
        var sent = try HTTPRequest(method: .get, url: "https://example.org/")
        sent.addSecret("s3cret-1")
        let response = HTTPResponse(statusCode: 418, headers: ["Content-Type": mediaType], data: Data(body.utf8))
        let pipelineResponse = PipelineResponse(to: PipelineRequest(httpRequest: sent), response)
        #expect(FailureFormats().failure(for: pipelineResponse).message == message)
    }

    @Test(
        "finds code and message in one place, whatever the capitals of its names",
        arguments: [
            (
                "<ErrorResponse><Error><Type>Sender</Type><Code>InvalidClientTokenId</Code><Message>No.</Message></Error>"
                    + "<RequestId>1</RequestId></ErrorResponse>", "InvalidClientTokenId", "No."
            ),
            (
                "<Response><Errors><Error><Code>InvalidID.NotFound</Code><Message>No a.</Message></Error></Errors>"
                    + "<RequestID>1</RequestID></Response>", "InvalidID.NotFound", "No a."
            ),
            (
                "<Response><Errors><Error><Code>A</Code><Message>No a.</Message></Error>"
                    + "<Error><Code>B</Code><Message>No b.</Message></Error></Errors></Response>", "A", "No a.; No b."
            ),
            (#"{"Error": {"Code": "NoFruit", "Message": "There is none."}}"#, "NoFruit", "There is none."),
            (
                #"{"Fault": {"faultstring": "There is none.", "detail": {"errorcode": "x.y"}}}"#, "x.y",
                "There is none."
            ),
            (#"{"error": {"code": 404, "status": 404, "message": "No."}}"#, nil, "No."),
        ] as [(String, String?, String)]
    )
    func codeAndMessage(body: String, code: String?, message: String) {
        let mediaType = body.hasPrefix("<") ? "text/xml" : "application/json"
        let failure = FailureBody(Data(body.utf8), mediaType: mediaType)
        #expect(FailureCode.find(in: HTTPResponse(statusCode: 404), failure) == code)
        #expect(failure?.message() == message)
    }

    @Test(
        "shows the code before the message, unless that has it",
        arguments: [
            (#"{"__type": "x#NotFoundException", "message": "No pet"}"#, "NotFoundException: No pet"),
            (#"{"error": "invalid_grant"}"#, "invalid_grant"),
            (#"{"code": "Gone", "detail": {"id": 7}}"#, "Gone"),
        ]
    )
    func textWithCode(body: String, text: String) throws {
        let request = PipelineRequest(httpRequest: try HTTPRequest(method: .get, url: "https://example.org/"))
        let headers: HTTPHeaders = ["Content-Type": "application/json"]
        let response = HTTPResponse(statusCode: 400, headers: headers, data: Data(body.utf8))
        let failure = FailureFormats().failure(for: PipelineResponse(to: request, response))
        #expect(failure.description == "The service returned 400 (Bad Request) for GET https://example.org/: \(text)")
    }

    @Test(
        "leaves out what is not known",
        arguments: [
            (404, "The service returned 404 (Not Found) for GET https://example.org/"),
            (499, "The service returned 499 for GET https://example.org/"),
        ]
    )
    func text(statusCode: Int, text: String) {
        #expect(failure(statusCode).description == text)
    }
}
