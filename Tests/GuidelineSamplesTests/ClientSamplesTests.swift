import AppConfiguration
import AzureCore
import Foundation
import LoopbackServer
import Testing

/// Runs the samples that create clients and their options.
@Suite(.timeLimit(.minutes(20))) struct ClientSamplesTests {
    @Test func aClientWrittenByHandAuthenticatesAndFollowsItsOwnTokens() async throws {
        let server = try LoopbackServer()
        server.reply(.json(#"{"items":[{"key":"a"}],"@nextLink":"b c"}"#), .json(#"{"items":[{"key":"d"}]}"#))
        let client = try ServiceClientSamples.ConfigurationClient(
            endpoint: server.url,
            credential: ConfigurationStore.credential,
            withOptions: ConfigurationStore.options
        )

        let settings = try await withCheckedThrowingContinuation { continuation in
            client.listConfigurationSettings { result, _ in continuation.resume(with: result) }
        }
        var keys: [String?] = []
        for try await setting in settings {
            keys.append(setting.key)
        }

        #expect(keys == ["a", "d"])
        #expect(server.requests.map(\.target) == ["/kv?api-version=2024-09-01", "/kv?after=b%20c"])
        #expect(server.requests.map { $0[header: "Authorization"] } == ["Bearer s3cret", "Bearer s3cret"])
    }

    @Test func everyWayOfCreatingAClientChecksItsArguments() throws {
        typealias Client = ServiceClientCreationSamples.ConfigurationClient
        let endpoint = try #require(URL(string: "https://store.azconfig.io"))

        #expect(try Client(endpoint: endpoint, credential: ConfigurationStore.credential).endpoint == endpoint)
        #expect(try Client(connectionString: "Endpoint=https://store.azconfig.io;Token=a=b").endpoint == endpoint)
        #expect(throws: AzureError.self) { try Client(connectionString: "Token=s3cret") }
        #expect(throws: AzureError.self) { try Client(connectionString: "Endpoint=https://store.azconfig.io") }
    }

    @Test func optionsHaveDefaultsForAll() {
        let options = ClientOptionsSamples.ConfigurationClientOptions(
            configurationSettingEncryptionKey: .init(name: "k")
        )

        #expect(options.apiVersion == ConfigurationClient.ApiVersion.latest.rawValue)
        #expect(options.telemetryOptions == TelemetryOptions())
        #expect(options.dispatchQueue == nil)
        #expect(options.configurationSettingEncryptionKey?.name == "k")
    }

    @Test func optionsOfOnesOwnMakeAClient() throws {
        let client = try PipelineClient(
            endpoint: URL(string: "https://store.azconfig.io"),
            authPolicy: nil,
            withOptions: ClientOptionsSamples.ConfigurationClientOptions(apiVersion: .v10),
            package: "AppConfiguration"
        )
        #expect(client.commonOptions.apiVersion == "1.0")
    }

    @Test func latestIsTheNewestVersion() {
        #expect(ApiVersionSamples.ConfigurationClient.ApiVersion.latest == .v20190506)
        #expect(ApiVersionSamples.ConfigurationClientOptions().apiVersion == "2019-05-06")
        #expect(ApiVersionSamples.ConfigurationClientOptions(apiVersion: .v20180102).apiVersion == "2018-01-02")
    }

    @Test func theGeneratedClientHasVersionsOfTheSameShape() {
        let latest = ConfigurationClient.ApiVersion.latest

        #expect(latest == .v20240901)
        #expect(ConfigurationClientOptions().apiVersion == latest.rawValue)
        #expect(ConfigurationClientOptions(apiVersion: .v20231101).apiVersion == "2023-11-01")
    }
}
