import Foundation

@testable import ServiceRuntime

/// A client as a generated one is, for a service that stores pictures elsewhere.
final class AlbumClient: PipelineClient, @unchecked Sendable {
    /// The client's requests, as values.
    var requests: Requests { Requests(client: self) }

    struct Requests: Sendable {
        fileprivate let client: AlbumClient

        /// Asks where a picture is to be stored.
        func allocate(pictureOfSize size: Int) -> ServiceRequest<UploadTicket> {
            var description = RequestDescription(.post, "/pictures", options: nil)
            description.body(["size": size], as: "application/json")
            return ServiceRequest(description, client: client, returns: .value)
        }

        /// Says that a picture has been stored.
        func confirm(picture id: String) -> ServiceRequest<Void> {
            var description = RequestDescription(.put, "/pictures/{id}/state", options: nil)
            description.path("id", id)
            description.body("stored", as: "text/plain")
            return ServiceRequest(description, client: client, returns: .nothing)
        }
    }
}

/// Where a picture is to be stored, and what the store wants to see.
struct UploadTicket: ServiceModel, Codable, Hashable {
    let id: String
    let url: URL
    let fields: [String: String]

    init(reading reader: ModelReader) throws {
        id = try reader.read("id")
        url = try reader.read("url")
        fields = try reader.read("fields")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.write(id, for: "id")
        writer.write(url, for: "url")
        writer.write(fields, for: "fields")
    }
}

/// An upload in three steps: a place is allocated, the picture is stored there, and the service is told.
struct PictureUpload: ArrayRequestSequence {
    let client: AlbumClient
    let picture: URL
    let size: Int

    var requests: [RequestStep] { [allocate, upload, confirm] }

    private func allocate(after _: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
        client.requests.allocate(pictureOfSize: size)
    }

    private func upload(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
        let ticket: UploadTicket = try previous.value()
        var description = RequestDescription(.post, elsewhere: ticket.url)
        description.body(
            MultipartForm(fields: ticket.fields, files: ["file": .file(picture)]),
            as: "multipart/form-data"
        )
        return ServiceRequest(description, client: client, returns: .nothing)
    }

    private func confirm(after previous: RequestSequenceResponse?) throws -> (any SequencedRequest)? {
        let ticket: UploadTicket = try previous.response(to: 0).value()
        return client.requests.confirm(picture: ticket.id)
    }
}
