import AppConfiguration
import Foundation
import ServiceRuntime
import Soracom

// What stands in Documentation/Requests.md; `DocumentationTests` compares.

func sendAsYouLike(_ client: ConfigurationClient) async throws -> ConfigurationSetting {
    let request = client.requests.get(configurationSetting: "FooSetting")

    let setting = try await request.value()

    request.run { response in
        if let error = response.error { return print(error) }
        print("The response has status \(response.statusCode ?? 0).")
    }
    return setting
}

func goBeyondTheDescription(
    _ client: ConfigurationClient,
    _ setting: ConfigurationSetting,
    _ key: String,
    _ file: URL
) async throws -> ConfigurationSetting {
    let request = client.requests.set(configurationSetting: "FooSetting", setting: setting)
    let saved = try await request.header("Idempotency-Key", key).query("trace", true).value()
    try await client.requests.get(configurationSetting: "FooSetting").returning(.data).download(to: file)
    return saved
}

func waitForToken(_ client: SoracomClient, _ credentials: AuthenticationCredentials) throws -> AuthenticationResult {
    let result = try client.authentication.requests.authenticate(credentials: credentials).wait().value
    return result
}

/// Async, because `addOperations(_:waitUntilFinished:)` does not compile there.
func queueUp(
    _ client: SoracomClient,
    _ credentials: AuthenticationCredentials,
    _ authenticatedClient: @escaping @Sendable (AuthenticationResult) throws -> SoracomClient
) async -> OperationQueue {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1

    let login = RequestOperation(client.authentication.requests.authenticate(credentials: credentials))
    let logout = RequestOperation {
        let result = try login.value
        let client = try authenticatedClient(result)
        return client.authentication.requests.logout()
    } responseHandler: { response in
        if response.error != nil { queue.cancelAllOperations() }
    }
    queue.addOperation(login)
    queue.addOperation(logout)
    return queue
}

func cancel(_ queue: OperationQueue) {
    queue.isSuspended = true
    queue.cancelAllOperations()
    queue.isSuspended = false
}

struct PictureUpload: ArrayRequestSequence {
    let client: AlbumClient
    let picture: URL

    var requests: [RequestStep] { [allocate, upload, confirm] }

    func allocate(after _: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
        client.requests.allocate()
    }

    func upload(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
        let ticket: UploadTicket = try previous.value()
        var description = RequestDescription(.post, elsewhere: ticket.url)
        description.body(
            MultipartForm(fields: ticket.fields, files: ["file": .file(picture)]),
            as: "multipart/form-data"
        )
        return ServiceRequest(description, client: client, returns: .nothing)
    }

    func confirm(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
        let ticket: UploadTicket = try previous.response(to: 0).value()
        return client.requests.confirm(picture: ticket.id)
    }
}

func upload(_ client: AlbumClient, _ picture: URL, _ position: URL) async throws {
    let executor = RequestSequenceExecutor(connectionMonitor: ConnectionMonitors.polling()) { failure in
        failure.error.failure?.isConflict == true && failure.failureCount < 3 ? .tryAgain : .stop
    }
    executor.events.onResponse.register { response in print("Request \(response.index + 1) is done.") }
    try await executor.run(PictureUpload(client: client, picture: picture), savingPositionIn: position)
}

// MARK: - What the samples use

final class AlbumClient: PipelineClient, @unchecked Sendable {
    struct Requests: Sendable {
        let client: AlbumClient

        func allocate() -> ServiceRequest<UploadTicket> {
            ServiceRequest(RequestDescription(.post, "/pictures", options: nil), client: client, returns: .value)
        }

        func confirm(picture: String) -> ServiceRequest<Void> {
            var description = RequestDescription(.put, "/pictures/{id}", options: nil)
            description.path("id", picture)
            return ServiceRequest(description, client: client, returns: .nothing)
        }
    }

    var requests: Requests { Requests(client: self) }
}

struct UploadTicket: ServiceModel {
    let id: String
    let url: URL
    let fields: [String: String]

    init(reading reader: ModelReader) throws {
        id = try reader.read("id")
        url = try reader.read("url")
        fields = try reader.read("fields")
    }

    func writeMembers(to writer: ModelWriter) {}
}
