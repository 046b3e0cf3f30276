import ServiceRuntimeTesting
import Testing

@testable import ServiceRuntime

@Suite("A request's outcome", .timeLimit(.minutes(20)))
struct RequestOutcomeTests {
    private let transport = MockTransport()

    private func outcome(_ token: CancellationToken? = nil) async throws -> RequestOutcome<Fruit> {
        let client = try PipelineClient.scripted(transport, retryOptions: .none)
        let options = ScriptedOptions(cancellationToken: token)
        let request = ServiceRequest<Fruit>(
            RequestDescription(.get, "/", options: options),
            client: client,
            returns: .value
        )
        return await withCheckedContinuation { continuation in
            request.run { response in continuation.resume(returning: response) }
        }
    }

    @Test("has the value and the raw answer")
    func value() async throws {
        transport.reply(.json(#"{"name": "fig"}"#))
        let response = try await outcome()
        #expect(try response.value.name == "fig")
        #expect(response.error == nil)
        #expect(response.httpResponse?.statusCode == 200)
        #expect(response.statusCode == 200)
        #expect(response.headers["content-type"] == "application/json")
        #expect(!response.isNotModified)
    }

    @Test("has the error, and the raw answer if there was one")
    func error() async throws {
        transport.reply(.status(404), .connectionFailure())
        let refused = try await outcome()
        #expect(refused.error?.failure?.isNotFound == true)
        #expect(refused.httpResponse?.statusCode == 404)
        #expect(throws: ServiceError.self) { try refused.value }
        let lost = try await outcome()
        #expect(lost.error != nil && lost.httpResponse == nil)
        #expect(lost.statusCode == nil && lost.headers == HTTPHeaders())
    }

    @Test("is that of a canceled call if the token was canceled before")
    func canceled() async throws {
        let token = CancellationToken()
        token.cancel()
        #expect(try await outcome(token).error?.isCanceled == true)
        #expect(transport.requests.isEmpty)
    }
}
