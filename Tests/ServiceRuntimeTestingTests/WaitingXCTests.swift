import AppConfiguration
import Foundation
import SecretSweep
import ServiceRuntime
import ServiceRuntimeTesting
import XCTest

/// The tools for tests under XCTest, whose tests run on the main thread and in no task: what a command-line tool does.
final class WaitingXCTests: XCTestCase {
    /// A credential that lives on the main actor.
    @MainActor
    private final class MainActorCredential: TokenCredential {
        private(set) var count = 0

        nonisolated func validate() throws {}

        func token(forScopes scopes: [String]) async throws -> AccessToken {
            count += 1
            return AccessToken(token: "s3cret \(count)", expiresOn: .distantFuture)
        }
    }

    private func client(_ transport: MockTransport, _ credential: any TokenCredential) throws -> ConfigurationClient {
        try ConfigurationClient(
            endpoint: try XCTUnwrap(URL(string: "https://store.example.com")),
            credential: credential,
            withOptions: ConfigurationClientOptions(
                logger: SweepingLogger { XCTFail($0) },
                transportOptions: TransportOptions(retryOptions: .none, transport: transport)
            )
        )
    }

    func testTheMainThreadMayWait() throws {
        XCTAssertTrue(Thread.isMainThread)
        let transport = MockTransport()
        transport.reply(.json(#"{"key": "FooSetting", "value": "blue"}"#))
        let request = try client(transport, StaticTokenCredential("our-s3cret")).requests.get(
            configurationSetting: "FooSetting"
        )
        XCTAssertEqual(try request.wait().value.value, "blue")
        XCTAssertEqual(transport.requests.first?.headers["Authorization"], "Bearer our-s3cret")
        try transport.verify()
    }

    @MainActor
    func testWhatLivesOnTheMainActorGoesOnWhileTheMainThreadWaits() throws {
        let transport = MockTransport()
        transport.reply(.json(#"{"key": "FooSetting", "value": "blue"}"#))
        let request = try client(transport, MainActorCredential()).requests.get(configurationSetting: "FooSetting")
        XCTAssertEqual(try request.wait().value.value, "blue")
        XCTAssertEqual(transport.requests.first?.headers["Authorization"], "Bearer s3cret 1")
    }

    func testTheMainThreadWaitsForAQueueWhoseHandlersAreNotOnIt() throws {
        let transport = MockTransport()
        transport.on(.get, "/kv/FooSetting", .json(#"{"key": "FooSetting", "value": "blue"}"#))
        let request = try client(transport, StaticTokenCredential("our-s3cret")).requests.get(
            configurationSetting: "FooSetting"
        )
        let isHandled = expectation(description: "handled")
        let operation = RequestOperation(request) { _ in isHandled.fulfill() }
        let queue = OperationQueue()
        queue.addOperations([operation], waitUntilFinished: true)
        XCTAssertEqual(try operation.value.value, "blue")
        wait(for: [isHandled], timeout: 0)
    }

    func testWhatIsNotScriptedIsAnErrorThatXCTestShows() throws {
        let transport = MockTransport()
        transport.reply(.status(204))
        let request = try client(transport, StaticTokenCredential("our-s3cret")).requests.delete(
            configurationSetting: "FooSetting"
        )
        XCTAssertNoThrow(try request.wait())
        XCTAssertThrowsError(try request.wait()) { error in
            let text = error.localizedDescription
            XCTAssertTrue(
                text.hasPrefix("MockTransport has no response for DELETE https://store.example.com/kv/FooSetting"),
                text
            )
        }
        XCTAssertThrowsError(try transport.verify()) { error in
            XCTAssertTrue(error.localizedDescription.hasPrefix("No response was set up for DELETE "))
        }
    }
}
