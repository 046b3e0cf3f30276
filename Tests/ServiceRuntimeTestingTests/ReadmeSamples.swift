import AppConfiguration
import Foundation
import ServiceRuntime

/// What stands in README.md; `DocumentationTests` compares. It is only compiled, because nothing answers.
enum ReadmeSamples {
    static func calls(endpoint: URL, credential: any TokenCredential, queue: OperationQueue) async throws {
        let client = try ConfigurationClient(endpoint: endpoint, credential: credential)

        // You can call each operation in three ways: with async/await …
        let setting = try await client.get(configurationSetting: "FooSetting")

        // … with a completion handler (in a class of the main actor, with MainActor.assumeIsolated { … } in it) …
        client.get(configurationSetting: "FooSetting") { result, httpResponse in
            switch result {
            case .success(let setting): print(setting.value ?? "")
            case .failure(let error): print(error)
            }
        }

        // … or as a request value, which you can send later, wait for or queue. It also gives you the raw response.
        let request = client.requests.get(configurationSetting: "FooSetting")
        let response = try await client.send(request)
        print(response.statusCode, response.headers["ETag"] ?? "", try response.value)
        queue.addOperation(RequestOperation(request))

        // Models are immutable. To change members, make a copy.
        let changed = setting.copy { $0.value = "blue" }

        // A failed precondition is a distinct error.
        do {
            _ = try await client.set(
                configurationSetting: "FooSetting",
                setting: changed,
                withOptions: SetConfigurationSettingOptions(ifMatch: setting.etag)
            )
        } catch .service(let failure) where failure.isPreconditionFailed {
            print("the setting has changed:", failure.error(as: ConfigurationError.self)?.title ?? "")
        } catch {
            print(error)
        }

        // Collections are fetched page by page as you iterate over their items.
        for try await setting in try await client.listConfigurationSettings() {
            print(setting.key ?? "")
        }

        // A token cancels a request in flight. Canceling the task does so, too.
        let token = CancellationToken(timeout: 30)
        let options = GetConfigurationSettingOptions(cancellationToken: token)
        _ = options
    }
}
