import Foundation
import LoopbackServer

@testable import ServiceRuntime

/// A service for pictures, the store that it uses, and a picture.
struct AlbumService {
    let service: LoopbackServer
    let store: LoopbackServer
    let files: TemporaryFiles
    let picture: URL

    init() throws {
        let (service, store) = (try LoopbackServer(), try LoopbackServer())
        let ticket =
            #"{"id": "p1", "url": "\#(store.url)/bucket?sig=s3cret", "fields": {"key": "p1", "acl": "private"}}"#
        service.on("POST", "/pictures") { _ in .json(ticket, status: 201, headers: [("Set-Cookie", "session=1")]) }
        service.on("PUT", "/pictures/p1/state") { _ in .status(204) }
        store.on("POST", "/bucket") { _ in .status(204) }
        (self.service, self.store) = (service, store)
        files = try TemporaryFiles()
        picture = try files.file("fig.png", "picture")
    }

    /// Where the position in a sequence is saved.
    var position: URL { files.folder.appendingPathComponent("upload.position") }

    func client(retryOptions: RetryOptions = .none) throws -> AlbumClient {
        var options = ScriptedClientOptions()
        options.transportOptions = TransportOptions(retryOptions: retryOptions, allowsInsecureCredentials: true)
        return try AlbumClient(
            endpoint: service.url,
            authPolicy: BearerTokenCredentialPolicy(credential: StaticTokenCredential("our-s3cret")),
            withOptions: options,
            package: "Albums"
        )
    }

    func upload(_ client: AlbumClient? = nil) throws -> PictureUpload {
        PictureUpload(client: try client ?? self.client(), picture: picture, size: 7)
    }
}
