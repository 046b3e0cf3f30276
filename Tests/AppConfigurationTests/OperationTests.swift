import AppConfiguration
import Foundation
import LoopbackServer
import ServiceRuntime
import Testing

/// Single operations of the generated client: the request on the wire, and what becomes of the response.
@Suite(.timeLimit(.minutes(20))) struct OperationTests {
    @Test func getsASetting() async throws {
        let test = try TestClient()
        test.server.reply(
            .json(
                #"""
                {"key":"app:colour","label":"prod","content_type":null,"value":"blue","tags":{"team":"a"},
                 "locked":false,"etag":"4f6d","last_modified":"2026-11-20T20:12:00+01:00","unknown":[1]}
                """#
            )
        )
        let setting = try await test.client.get(
            configurationSetting: "app:colour/100%",
            withOptions: GetConfigurationSettingOptions(
                clientRequestId: "id-7",
                select: [.key, .lastModified],
                ifNoneMatch: "4f6d",
                acceptDatetime: Date(timeIntervalSince1970: 0),
                label: "prod"
            )
        )
        #expect(
            setting
                == ConfigurationSetting(
                    key: "app:colour",
                    label: "prod",
                    value: "blue",
                    lastModified: Date(timeIntervalSince1970: 1_795_201_920),
                    tags: ["team": "a"],
                    locked: false,
                    etag: "4f6d"
                )
        )
        let request = try #require(test.server.requests.first)
        #expect(request.method == "GET")
        #expect(request.path == "/kv/app%3Acolour%2F100%25")
        #expect(
            request.query?.split(separator: "&").sorted()
                == ["%24select=key,last_modified", "api-version=2024-09-01", "label=prod"]
        )
        #expect(request[header: "Authorization"] == "Bearer s3cret-token")
        #expect(request[header: "If-None-Match"] == "\"4f6d\"")
        #expect(request[header: "Accept-Datetime"] == "Thu, 01 Jan 1970 00:00:00 GMT")
        #expect(
            request[header: "Accept"] == "application/vnd.microsoft.appconfig.kv+json, application/problem+json"
        )
        #expect(request[header: "x-ms-client-request-id"] == "id-7")
        #expect(request[header: "User-Agent"]?.hasPrefix("azsdk-ios-AppConfiguration/") == true)
    }

    @Test func setsASettingIfItIsUnchanged() async throws {
        let test = try TestClient()
        test.server.reply(.json(#"{"key":"k","value":"new","etag":"2"}"#))
        let read = ConfigurationSetting(key: "k", value: "old", tags: [:], etag: "1")
        let stored = try await test.client.set(
            configurationSetting: "k",
            setting: read.copy { $0.value = "new" },
            withOptions: SetConfigurationSettingOptions(ifMatch: read.etag)
        )
        #expect(stored.etag == "2")
        let request = try #require(test.server.requests.first)
        #expect(request.method == "PUT")
        #expect(request[header: "If-Match"] == "\"1\"")
        #expect(request[header: "Content-Type"] == "application/vnd.microsoft.appconfig.kv+json")
        #expect(request.text == #"{"key":"k","value":"new","tags":{}}"#)
    }

    @Test func conditionsAreSaidByTheirEffect() async throws {
        let test = try TestClient()
        let setting = #"{"key":"k","value":"v","etag":"1"}"#
        test.server.reply(.json(setting), .json(setting), .status(304))
        let read = try await test.client.set(
            configurationSetting: "k",
            setting: ConfigurationSetting(value: "v"),
            withOptions: .init(label: "l").copy { $0.conditions = .onlyIfMissing }
        )
        _ = try await test.client.set(
            configurationSetting: "k",
            setting: read,
            withOptions: .init(ifMatch: read.etag)
        )
        let failure = try await serviceFailure {
            try await test.client.requests.get(configurationSetting: "k").with(.onlyIfChanged(since: read.etag)).value()
        }
        #expect(failure.isNotModified)
        let requests = test.server.requests
        #expect(requests.map { $0[header: "If-None-Match"] } == ["*", nil, "\"1\""])
        #expect(requests.map { $0[header: "If-Match"] } == [nil, "\"1\"", nil])
        #expect(requests.first?.target.contains("label=l") == true)
    }

    @Test func aSettingThatHasChangedIsAPreconditionFailed() async throws {
        let test = try TestClient()
        test.server.reply(.status(412))
        let failure = try await serviceFailure {
            try await test.client.set(
                configurationSetting: "k",
                setting: ConfigurationSetting(value: "v"),
                withOptions: SetConfigurationSettingOptions(ifMatch: "1")
            )
        }
        #expect(failure.statusCode == 412)
        #expect(failure.isPreconditionFailed)
        #expect(!failure.isConflict)
    }

    @Test func anErrorOfTheServiceIsDecoded() async throws {
        let test = try TestClient()
        let body = #"{"type":"https://azconfig.io/errors/x","title":"Not found","name":"k","detail":"d","status":404}"#
        test.server.reply(
            Reply(status: 404, headers: [("Content-Type", "application/problem+json")], body: Data(body.utf8))
        )
        let failure = try await serviceFailure { try await test.client.get(configurationSetting: "k") }
        let error = try #require(failure.error(as: ConfigurationError.self))
        #expect(error.title == "Not found")
        #expect(error.status == 404)
        #expect(failure.httpResponse.data == Data(body.utf8))
        #expect(test.server.requests.count == 1)
    }

    @Test func notModifiedIsAResponseWithoutAValue() async throws {
        let test = try TestClient()
        test.server.reply(.status(304))
        let request = test.client.requests.get(
            configurationSetting: "k",
            withOptions: GetConfigurationSettingOptions(ifNoneMatch: "1")
        )
        let response = try await test.client.send(request)
        #expect(response.statusCode == 304)
        #expect(throws: ServiceError.self) { try response.value }
    }

    @Test func deletingWhatIsNotThereIsNoError() async throws {
        let test = try TestClient()
        test.server.reply(.status(204))
        #expect(try await test.client.delete(configurationSetting: "k") == nil)
    }

    @Test func aCompletionHandlerIsCalledOnTheQueueOfTheOptions() async throws {
        let test = try TestClient()
        test.server.reply(.json(#"{"key":"k"}"#))
        let queue = DispatchQueue(label: "test")
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let (value, status, isOnQueue) = try await withCheckedThrowingContinuation { continuation in
            let options = GetConfigurationSettingOptions(dispatchQueue: queue)
            test.client.get(configurationSetting: "k", withOptions: options) { result, httpResponse in
                let isOnQueue = DispatchQueue.getSpecific(key: key) == true
                continuation.resume(with: result.map { ($0.key, httpResponse?.statusCode, isOnQueue) })
            }
        }
        #expect(value == "k")
        #expect(status == 200)
        #expect(isOnQueue)
    }

    @Test func aResponseThatIsNoSettingIsADecodingError() async throws {
        let test = try TestClient()
        test.server.reply(.json(#"{"key":"k","tags":{"a":[]}}"#))
        let error = try await serviceError { try await test.client.get(configurationSetting: "k") }
        guard case .client(let message, let underlying) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(message.hasPrefix("Decoding error"))
        let expected = "tags.a: expected a string, found an array"
        #expect(underlying.map { String(describing: $0) } == expected)
    }

    @Test func anotherVersionOfTheAPI() async throws {
        let test = try TestClient()
        let client = try ConfigurationClient(
            endpoint: test.server.url,
            credential: StaticTokenCredential("s3cret-token"),
            withOptions: ConfigurationClientOptions(
                apiVersion: .v10,
                logger: sweeping,
                transportOptions: TransportOptions(allowsInsecureCredentials: true)
            )
        )
        test.server.reply(.json("{}"))
        _ = try await client.get(configurationSetting: "k")
        #expect(test.server.requests.first?.query == "api-version=1.0")
    }

    @Test func aTokenIsNotSentInTheClear() {
        #expect(throws: ServiceError.self) {
            try ConfigurationClient(
                endpoint: try #require(URL(string: "http://store.example")),
                credential: StaticTokenCredential("s3cret-token")
            )
        }
    }
}

/// The error of the runtime that a call ends with.
func serviceError(_ call: () async throws -> some Any) async throws -> ServiceError {
    try #require(await #expect(throws: ServiceError.self) { _ = try await call() })
}

/// The failure that the service answered a call with.
func serviceFailure(_ call: () async throws -> some Any) async throws -> ServiceFailure {
    try #require(try await serviceError(call).failure)
}
