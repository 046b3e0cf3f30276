import AppConfiguration
import AzureCore
import Foundation
import LoopbackServer
import Testing

/// Runs the samples that call a service method.
@Suite(.timeLimit(.minutes(20))) struct ServiceMethodSamplesTests {
    @Test func aClosureGetsTheValueAndTheRawResponse() async throws {
        let store = try ConfigurationStore()
        store.server.reply(.json(#"{"key":"FooSetting","value":"bar"}"#))
        let outcome = try await closureSample(store)

        #expect(outcome == Outcome(value: "bar", error: nil, statusCode: 200))
        #expect(store.server.requests.map(\.target) == ["/kv/FooSetting?api-version=2024-09-01"])
    }

    @Test func aClosureGetsTheErrorAndTheRawResponse() async throws {
        let store = try ConfigurationStore()
        store.server.reply(.json(#"{"title":"No such setting"}"#, status: 404))
        let outcome = try await closureSample(store)

        #expect(outcome == Outcome(value: nil, error: "No such setting", statusCode: 404))
    }

    @Test func aClientMayHandOutTheBareValue() async throws {
        let store = try ConfigurationStore()
        store.server.reply(.json(#"{"key":"FooSetting","value":"bar"}"#))
        let client = ClosureSamples.ConfigurationClient(client: store.client)

        let value = try await withCheckedThrowingContinuation { continuation in
            client.get(configurationSetting: "FooSetting") { result, _ in continuation.resume(with: result) }
        }

        #expect(value == "bar")
    }

    @Test func theVerbsNameTheMethods() async throws {
        let store = try ConfigurationStore()
        store.server.reply(.json(#"{"key":"FooSetting"}"#), .json(#"{"items":[{"key":"FooSetting"}]}"#))

        let setting = try await withCheckedThrowingContinuation { continuation in
            NamingSamples.get(store.client) { result, _ in continuation.resume(with: result) }
        }
        let settings = try await NamingSamples.list(store.client)

        #expect(setting.key == "FooSetting")
        #expect(settings.items == [setting])
    }

    @Test func optionsOfOnesOwnAccompanyARequest() async throws {
        let store = try ConfigurationStore()
        store.server.reply(.json(#"{"items":[]}"#))
        let options = RequestOptionsSamples.ListConfigurationSettingsOptions(clientRequestId: "my-id", maxResults: 3)
        var description = RequestDescription(.get, "/kv", options: options)
        description.query("maxResults", options.maxResults)

        let format = ResponseFormat<PagedCollection<ConfigurationSetting>>.page(items: "items", nextLink: nil)
        _ = try await ServiceRequest(description, client: store.client, returns: format).value()

        let request = try #require(store.server.requests.first)
        #expect(request.target == "/kv?maxResults=3")
        #expect(request[header: "x-ms-client-request-id"] == "my-id")
    }

    @Test func aConditionThatDoesNotHoldIsToldFromAFailure() async throws {
        let store = try ConfigurationStore()
        store.server.reply(.status(304))

        let (result, statusCode) = await withCheckedContinuation { continuation in
            ConditionalRequestSamples.get(store.client, unlessMatching: "v1") { result, httpResponse in
                continuation.resume(returning: (result, httpResponse?.statusCode))
            }
        }

        #expect(statusCode == 304)
        let error = #expect(throws: AzureError.self) { try result.get() }
        #expect(error?.failure?.isNotModified == true)
        #expect(store.server.requests.map { $0[header: "If-None-Match"] } == ["\"v1\""])
    }

    @Test func withoutATagARequestIsUnconditional() async throws {
        let store = try ConfigurationStore()
        store.server.reply(.json(#"{"key":"FooSetting","etag":"v2"}"#))

        let setting = try await withCheckedThrowingContinuation { continuation in
            ConditionalRequestSamples.get(store.client, unlessMatching: nil) { result, _ in
                continuation.resume(with: result)
            }
        }

        #expect(setting.etag == "v2")
        #expect(store.server.requests.map { $0[header: "If-None-Match"] } == [nil])
    }

    // MARK: - The sample of the closures

    private struct Outcome: Equatable {
        var value: String?
        var error: String?
        var statusCode: Int?
    }

    private func closureSample(_ store: ConfigurationStore) async throws -> Outcome {
        try await withCheckedThrowingContinuation { continuation in
            do {
                try ClosureSamples.get(
                    endpoint: store.server.url,
                    credential: ConfigurationStore.credential,
                    options: ConfigurationStore.options,
                    operate: { setting, httpResponse in
                        let outcome = Outcome(value: setting.value, error: nil, statusCode: httpResponse?.statusCode)
                        continuation.resume(returning: outcome)
                    },
                    handle: { error, httpResponse in
                        let title = error.failure?.error(as: ConfigurationError.self)?.title
                        let outcome = Outcome(value: nil, error: title, statusCode: httpResponse?.statusCode)
                        continuation.resume(returning: outcome)
                    }
                )
            } catch {
                continuation.resume(throwing: error)
            }
        }
    }
}
