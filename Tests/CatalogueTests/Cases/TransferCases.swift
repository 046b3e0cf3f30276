import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Transfers.TransfersClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    private static func part(_ head: String, _ body: String) -> String {
        "--BOUNDARY\r\n\(head)\r\n\r\n\(body)\r\n"
    }

    private static func field(_ head: String, _ body: String) -> String {
        part("Content-Disposition: form-data; \(head)", body)
    }

    /// Files, bodies in parts, and several media types for one body.
    @CaseBuilder static var transfers: [Case] {
        Case(
            "a download to a file",
            "GET /picture",
            headers: ["Accept": "image/png"],
            reply: Reply(headers: [("Content-Type", "image/png")], body: Data([0, 1, 255])),
            expect: Data([0, 1, 255])
        ) { url in
            try await withFile { file in
                _ = try await client(url).requests.getPicture().download(to: file)
                return try Data(contentsOf: file)
            }
        }
        Case("a download that is refused", "GET /picture", reply: .status(404), expect: false) { url in
            try await withFile { file in
                _ = try? await client(url).requests.getPicture().download(to: file)
                return FileManager.default.fileExists(atPath: file.path)
            }
        }
        Case("an upload", "PUT /picture", headers: ["Content-Type": "image/gif"], body: "GIF") {
            try await client($0).putPicture(body: .data(Data("GIF".utf8)), contentType: "image/gif")
        }
        Case(
            "an upload of a file",
            "PUT /picture",
            headers: ["Content-Type": "image/png", "Content-Length": "3"],
            body: "PNG",
            reply: .status(204),
            expect: true
        ) { url in
            try await withFile { file in
                try Data("PNG".utf8).write(to: file)
                try await client(url).putPicture(body: .file(file), contentType: "image/png")
                return true
            }
        }
        Case(
            "an upload of a stream",
            "PUT /picture",
            headers: ["Content-Type": "image/png", "Content-Length": "3"],
            body: "PNG"
        ) {
            let body = HTTPBody.stream { InputStream(data: Data("PNG".utf8)) }
            try await client($0).putPicture(body: body, contentType: "image/png")
        }
        Case(
            "parts with header fields, and lists of parts",
            "POST /parts",
            headers: ["Content-Type": "multipart/form-data; boundary=BOUNDARY"],
            body: field("name=\"note\"", "N") + field("name=\"numbers\"", "1,2")
                + field("name=\"items\"\r\nContent-Type: application/json", #"{"name":"a"}"#)
                + field("name=\"items\"\r\nContent-Type: application/json", #"{"size":1}"#)
                + field("name=\"photo\"; filename=\"p.jpg\"\r\nContent-Type: image/jpeg\r\nX-Caption: Tom", "J")
                + field("name=\"photos\"; filename=\"a.png\"\r\nContent-Type: image/png", "A")
                + field("name=\"photos\"; filename=\"photos\"\r\nContent-Type: application/octet-stream", "B")
                + "--BOUNDARY--\r\n"
        ) {
            let form = Transfers.SendPartsRequest(
                note: "N",
                numbers: [1, 2],
                items: [.init(name: "a"), .init(size: 1)],
                photo: .data(Data("J".utf8), name: "p.jpg", contentType: "image/jpeg", headers: ["X-Caption": "Tom"]),
                photos: [.data(Data("A".utf8), name: "a.png", contentType: "image/png"), .data(Data("B".utf8))]
            )
            try await client($0).sendParts(body: form)
        }
        Case(
            "parts without names",
            "POST /mixed",
            headers: ["Content-Type": "multipart/mixed; boundary=BOUNDARY"],
            body: part("Content-Type: text/plain", "a") + part("Content-Type: application/octet-stream", "b")
                + "--BOUNDARY--\r\n"
        ) {
            let parts = [MultipartFile.data(Data("a".utf8), contentType: "text/plain"), .data(Data("b".utf8))]
            try await client($0).sendMixed(body: parts)
        }
        Case(
            "a form with encodings",
            "POST /form",
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: "list=a%7Cb&deep%5Bname%5D=x&deep%5Bsize%5D=1"
        ) {
            try await client($0).sendForm(body: .init(list: ["a", "b"], deep: .init(name: "x", size: 1)))
        }
        Case(
            "several media types: JSON",
            "POST /several",
            headers: ["Content-Type": "application/json"],
            body: #"{"name":"a b"}"#
        ) { try await client($0).sendSeveral(body: Transfers.Item(name: "a b")) }
        Case(
            "several media types: a form",
            "POST /several",
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: "name=a+b"
        ) {
            let options = Transfers.SendSeveralOptions(contentType: "application/x-www-form-urlencoded")
            try await client($0).sendSeveral(body: Transfers.Item(name: "a b"), withOptions: options)
        }
        Case("several media types: text", "POST /several", headers: ["Content-Type": "text/plain"], body: "a b") {
            try await client($0).sendSeveral(body: "a b")
        }
        Case(
            "several media types: bytes",
            "POST /several",
            headers: ["Content-Type": "application/octet-stream"],
            body: "a b"
        ) { try await client($0).sendSeveral(body: .data(Data("a b".utf8))) }
        Case(
            "bytes of the media type that a header field names",
            "POST /upload",
            headers: ["Content-Type": "image/png"],
            body: "PNG"
        ) { try await client($0).upload(body: .data(Data("PNG".utf8)), withOptions: .init(contentType: "image/png")) }
        Case(
            "bytes of no media type",
            "POST /upload",
            headers: ["Content-Type": "application/octet-stream"],
            body: "PNG"
        ) { try await client($0).upload(body: .data(Data("PNG".utf8))) }
        Case(
            "text in a language, and in another notation",
            "POST /query",
            headers: ["Content-Type": "application/graphql", "Accept": "application/yaml"],
            body: "{ pets { name } }",
            reply: Reply(headers: [("Content-Type", "application/yaml")], body: Data("\"a\"".utf8)),
            expect: "\"a\""
        ) { try await client($0).query(body: "{ pets { name } }") }
        Case(
            "a file that is described as anything, beside text",
            "POST /send-photo",
            body: field("name=\"photo\"; filename=\"a.png\"\r\nContent-Type: image/png", "PNG") + "--BOUNDARY--\r\n"
        ) {
            try await client($0).sendPhoto(body: .init(photo: .data(Data("PNG".utf8), name: "a.png")))
        }
        Case(
            "text in place of a file that is described as anything",
            "POST /send-photo",
            body: field("name=\"photo\"", "f1") + "--BOUNDARY--\r\n"
        ) { try await client($0).sendPhoto(body: .init(photo: .text("f1"))) }
    }

    /// Several media types for one response: what is different has a method of its own, and what is nothing is not in the way.
    @CaseBuilder static var shapes: [Case] {
        Case(
            "several formats: JSON",
            "GET /report",
            headers: ["Accept": "application/json"],
            reply: .json(#"{"name":"n"}"#),
            expect: "n"
        ) { try await client($0).getReport()?.name }
        Case(
            "several formats: text",
            "GET /report",
            headers: ["Accept": "text/csv"],
            reply: Reply(headers: [("Content-Type", "text/csv")], body: Data("a,b".utf8)),
            expect: "a,b"
        ) { try await client($0).getReportCsv() }
        Case(
            "several formats: a file",
            "GET /report",
            headers: ["Accept": "application/pdf"],
            reply: Reply(headers: [("Content-Type", "application/pdf")], body: Data([37, 0, 255])),
            expect: Data([37, 0, 255])
        ) { try await client($0).getReportPdf() }
        Case("several formats: no file", "GET /report", reply: .status(204), expect: true) {
            try await client($0).getReportPdf() == nil
        }
        Case(
            "several formats: an error instead of a file",
            "GET /report",
            reply: .json(#"{"name":"gone"}"#, status: 410),
            expect: "gone"
        ) { url in
            try await failure(as: Transfers.Item.self) { try await client(url).getReportPdf() }?.value?.name
        }
        Case(
            "a picture that is said to be JSON, too",
            "GET /photo",
            headers: ["Accept": "image/png, application/json"],
            reply: Reply(headers: [("Content-Type", "image/png")], body: Data([137, 80])),
            expect: Data([137, 80])
        ) { try await client($0).getPhoto() }
    }

    /// Patches: what is absent stays, and what is null goes.
    @CaseBuilder static var patches: [Case] {
        Case(
            "set, removed, and not mentioned",
            "PATCH /item",
            headers: ["Content-Type": "application/merge-patch+json"],
            body: #"{"name":"n","size":null}"#
        ) { try await client($0).patchItem(body: .init(name: .set("n"), size: .null)) }
        Case("nothing", "PATCH /item", body: "{}") { try await client($0).patchItem(body: .init()) }
        Case("a patch inside of a patch", "PATCH /item", body: #"{"tags":[],"part":{"name":null}}"#) {
            try await client($0).patchItem(body: .init(tags: .set([]), part: .set(.init(name: .null))))
        }
        Case(
            "a list of operations",
            "PATCH /json-patch",
            headers: ["Content-Type": "application/json-patch+json"],
            body: #"[{"op":"remove","path":"/a~1b"},{"op":"add","path":"/c","value":null}]"#
        ) {
            try await client($0)
                .patchByOperations(body: [.init(op: .remove, path: "/a~1b"), .init(op: .add, path: "/c", value: .null)])
        }
    }

    private static func withFile<Value>(_ body: (URL) async throws -> Value) async throws -> Value {
        let file = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        return try await body(file)
    }
}
