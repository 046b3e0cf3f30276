import AppConfiguration
import Foundation
import LoopbackServer
import ServiceRuntime
import Testing

/// What servers and networks do at their worst.
@Suite(.timeLimit(.minutes(20))) struct FaultTests {
    @Test func aTokenEndsTheRequestInFlight() async throws {
        let test = try TestClient()
        test.server.reply(.stall)
        let token = CancellationToken()
        let call = Task {
            try await test.client.get(
                configurationSetting: "k",
                withOptions: GetConfigurationSettingOptions(cancellationToken: token)
            )
        }
        _ = await test.server.requests(count: 1)
        token.cancel()
        let error = try await serviceError { try await call.value }
        #expect(error.isCanceled)
        await test.server.disconnected()
    }

    @Test func aTaskEndsTheRequestInFlight() async throws {
        let test = try TestClient()
        test.server.reply(.stall)
        let call = Task { try await test.client.get(configurationSetting: "k") }
        _ = await test.server.requests(count: 1)
        call.cancel()
        let error = try await serviceError { try await call.value }
        #expect(error.isCanceled)
        await test.server.disconnected()
    }

    @Test func aCanceledTokenSendsNothing() async throws {
        let test = try TestClient()
        let token = CancellationToken()
        token.cancel()
        let options = GetConfigurationSettingOptions(cancellationToken: token)
        let error = try await serviceError {
            try await test.client.get(configurationSetting: "k", withOptions: options)
        }
        #expect(error.isCanceled)
        #expect(test.server.requests.isEmpty)
    }

    @Test func cancelingEndsACompletionHandlersCallOnce() async throws {
        let test = try TestClient()
        test.server.reply(.stall)
        let token = CancellationToken()
        let calls = Locked(0)
        let result = await withCheckedContinuation { continuation in
            let options = GetConfigurationSettingOptions(cancellationToken: token, dispatchQueue: .global())
            test.client.get(configurationSetting: "k", withOptions: options) { result, _ in
                calls.withLock { $0 += 1 }
                continuation.resume(returning: result)
            }
            Task {
                _ = await test.server.requests(count: 1)
                token.cancel()
                token.cancel()
            }
        }
        let error = #expect(throws: ServiceError.self) { try result.get() }
        #expect(error?.isCanceled == true)
        #expect(calls.withLock { $0 } == 1)
    }

    @Test func aResponseThatDoesNotComeTimesOut() async throws {
        let test = try TestClient(timeout: 1)
        test.server.reply(.stall)
        let error = try await serviceError { try await test.client.get(configurationSetting: "k") }
        #expect(String(describing: error).contains("timed out"), "\(error)")
    }

    @Test func aBodyThatIsCutOffIsAnError() async throws {
        let test = try TestClient()
        test.server.reply(.json(#"{"key":"k"}"#, delivery: .truncated(by: 10)))
        let error = try await serviceError { try await test.client.get(configurationSetting: "k") }
        #expect("\(error)".contains("the connection was lost before the response was complete"), "\(error)")
    }

    @Test func whatCanBeSentAgainIsSentAgain() async throws {
        let test = try TestClient(tries: 3)
        test.server.reply(.status(503), .drop, .json(#"{"key":"k"}"#))
        #expect(try await test.client.get(configurationSetting: "k").key == "k")
        let requests = test.server.requests
        #expect(requests.count == 3)
        #expect(Set(requests.map { $0[header: "x-ms-client-request-id"] }).count == 1)
    }

    @Test func aConnectionThatIsClosedIsAnError() async throws {
        let test = try TestClient()
        test.server.reply(.drop, .drop, .drop)
        let error = try await serviceError { try await test.client.get(configurationSetting: "k") }
        #expect("\(error)".contains("the connection was closed without a response"), "\(error)")
    }
}
