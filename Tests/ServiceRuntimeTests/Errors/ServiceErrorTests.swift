import Foundation
import Testing

@testable import ServiceRuntime

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("ServiceError")
struct ServiceErrorTests {
    @Test(
        "says whether the connection failed, and whether that was for lack of time",
        arguments: [
            (ServiceError.client("", URLError(.timedOut)), true, true),
            (.client("", URLError(.networkConnectionLost)), true, false),
            (.client("", URLError(.dataNotAllowed)), true, false),
            (.client("", ServiceError.client("no token", URLError(.timedOut))), true, true),
            (.client("", URLError(.serverCertificateUntrusted)), false, false),
            (.client("", CancellationError()), false, false), (.client(""), false, false),
        ]
    )
    func kinds(error: ServiceError, isConnectionFailure: Bool, isTimeout: Bool) {
        #expect(error.isConnectionFailure == isConnectionFailure)
        #expect(error.isTimeout == isTimeout)
    }

    @Test(
        "is one line, whatever a service sends in place of a value",
        arguments: [#"{"on": "1\r\n[INFO] --> GET /\u2028x"}"#, #"{"o\nn": {"a\u0085b": [""]}}"#]
    )
    func oneLine(body: String) async throws {
        let client = try StubClient(answering: 200, body)
        let request = client.fruit(returns: ResponseFormat<[String: [String: CalendarDate]]>.value)
        let error = try await ServiceRuntimeTests.failure { try await request.value() }
        #expect(error.description.contains { $0.isNewline } == false, "\(error)")
        let flat = client.fruit(returns: ResponseFormat<[String: CalendarDate]>.value)
        let other = try await ServiceRuntimeTests.failure { try await flat.value() }
        #expect(other.description.contains { $0.isNewline } == false, "\(other)")
    }

    private struct Broken: Error {}

    private struct Locked: LocalizedError {
        var errorDescription: String? { "the keychain is locked" }
    }

    private static let failure = ServiceFailure(
        statusCode: 412,
        message: "The tag has changed.",
        error: ["message": "Bad key: s3cret"],
        httpResponse: HTTPResponse(statusCode: 412, headers: ["Set-Cookie": "s3cret"]),
        method: .put,
        url: "https://example.org/kv/a?sig=REDACTED",
        requestId: "42",
        earlierTries: [FailedTry(number: 1, reason: "status 412", delay: 1)]
    )

    @Test(
        "tells what happened and why",
        arguments: [
            (.client("It broke."), "It broke."),
            (.client("Decoding error.", Broken()), "Decoding error. (Broken())"),
            (.client("It took too long.", URLError(.timedOut)), "It took too long. (URLError -1001)"),
            (.client("It broke.", NSError(domain: "D", code: 3, userInfo: ["key": "s3cret"])), "It broke. (D 3)"),
            (.client("It was canceled.", CancellationError()), "It was canceled."),
            (.client("No token.", Locked()), "No token. (the keychain is locked)"),
            (
                .client(
                    "No token.",
                    NSError(
                        domain: "Auth",
                        code: 7,
                        userInfo: [NSLocalizedDescriptionKey: "at https://a.org/?code=s3cret\nby Bearer s3cret-T0ken"]
                    )
                ),
                "No token. (Auth 7: at https://a.org/?code=REDACTED by Bearer REDACTED)"
            ),
            (
                .client("x", CocoaError(.fileNoSuchFile, userInfo: [NSLocalizedDescriptionKey: "s3cret"])),
                "x (NSCocoaErrorDomain 4)"
            ),
            (
                .client("x", CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)])),
                "x (NSCocoaErrorDomain 512: No space left on device)"
            ),
            (.client("x", POSIXError(.ENOENT)), "x (NSPOSIXErrorDomain 2: No such file or directory)"),
            (
                .service(failure),
                "The service returned 412 (Precondition Failed) for PUT https://example.org/kv/a?sig=REDACTED after 2"
                    + " tries [request id 42]: The tag has changed."
            ),
        ] as [(ServiceError, String)]
    )
    func text(error: ServiceError, text: String) {
        #expect(error.description == text)
        #expect(error.localizedDescription == text)
        #expect(String(reflecting: Optional.some(error)) == "Optional(\(text))")
    }

    @Test(
        "shows no secret, however it is looked at",
        arguments: [
            .client("x", URLError(.timedOut, userInfo: [NSURLErrorFailingURLErrorKey: "https://a.org?code=s3cret"])),
            .client("x", NSError(domain: "D", code: 3, userInfo: ["key": "s3cret"])),
            .client("x", CocoaError(.fileNoSuchFile, userInfo: ["key": "s3cret"])),
            .service(failure),
        ] as [ServiceError]
    )
    func secrecy(error: ServiceError) {
        var dumped = ""
        dump(error, to: &dumped)
        for text in ["\(error)", String(reflecting: error), dumped, error.localizedDescription] {
            #expect(!text.contains("s3cret"))
        }
    }

    @Test(
        "has a code for reports, and the code of its cause, without what that says",
        arguments: [
            (.client("a", URLError(.timedOut)), URLError.timedOut.rawValue, "NSURLErrorDomain -1001"),
            (.client("a", CancellationError()), URLError.cancelled.rawValue, "Swift.CancellationError 1"),
            (.client("a", NSError(domain: "d", code: 7, userInfo: [NSLocalizedDescriptionKey: "s3cret"])), 0, "d 7"),
            (.client("a"), 0, nil), (.service(ServiceFailure(statusCode: 404)), 404, nil),
        ] as [(ServiceError, Int, String?)]
    )
    func bridged(error: ServiceError, code: Int, cause: String?) {
        let bridged = error as NSError
        #expect(bridged.code == code)
        #expect(bridged.localizedDescription == error.description)
        let underlying = (bridged.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
        #expect(underlying.map { "\($0.domain) \($0.code)" } == cause)
        #expect(underlying?.userInfo.isEmpty != false)
        #expect((error.underlyingError == nil) == (cause == nil))
    }

    @Test("of a proxy that wants a password says so, and what to do")
    func proxy() async throws {
        let request = try StubClient(answering: 407, "").fruit(returns: ResponseFormat<String>.value)
        let error = try await ServiceRuntimeTests.failure { try await request.value() }
        #expect(error.description.hasPrefix("The service returned 407 (Proxy Authentication Required)"), "\(error)")
        #expect(error.recoverySuggestion?.contains("password of the proxy") == true)
    }

    @Test("knows whether the call was canceled")
    func isCanceled() {
        #expect(ServiceError.client("x", CancellationError()).isCanceled)
        #expect(!ServiceError.client("x", Broken()).isCanceled)
        #expect(!ServiceError.client("x").isCanceled)
        #expect(!ServiceError.service(Self.failure).isCanceled)
    }

    @Test("any error becomes one of ours, once")
    func wrapping() throws {
        #expect(ServiceError(wrapping: ServiceError.client("x")).description == "x")
        #expect(ServiceError(wrapping: CancellationError()).isCanceled)
        #expect(ServiceError(wrapping: Broken()).description == "The request could not be completed. (Broken())")
    }
}
