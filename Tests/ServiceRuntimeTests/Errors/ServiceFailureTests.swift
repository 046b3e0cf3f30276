import Testing

@testable import ServiceRuntime

@Suite("ServiceFailure")
struct ServiceFailureTests {
    private func failure(_ statusCode: Int, error: (any Sendable)? = nil) -> ServiceFailure {
        ServiceFailure(
            statusCode: statusCode,
            httpResponse: HTTPResponse(statusCode: statusCode),
            error: error,
            decodingError: nil,
            method: .get,
            url: "https://example.org/",
            requestId: nil,
            tries: 1,
            message: nil
        )
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

    @Test(
        "leaves out what is not known",
        arguments: [
            (404, "The service answered 404 (Not Found) to GET https://example.org/"),
            (499, "The service answered 499 to GET https://example.org/"),
        ]
    )
    func text(statusCode: Int, text: String) {
        #expect(failure(statusCode).description == text)
    }
}
