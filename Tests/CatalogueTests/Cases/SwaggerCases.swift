import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = CollectionFormats.CollectionFormatsClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Parameters, forms and bodies of Swagger 2.0.
    @CaseBuilder static var swagger: [Case] {
        Case("csv", "GET /q?v=a,b%2Cc") {
            try await client($0).csv(withOptions: .init(v: ["a", "b,c"]))
        }
        Case("ssv", "PUT /q?v=a%20b") {
            try await client($0).ssv(withOptions: .init(v: ["a", "b"]))
        }
        Case("tsv", "POST /q?v=a%09b") {
            try await client($0).tsv(withOptions: .init(v: ["a", "b"]))
        }
        Case("pipes", "DELETE /q?v=a%7Cb") {
            try await client($0).pipes(withOptions: .init(v: ["a", "b"]))
        }
        Case("multi", "PATCH /q?v=1&v=2") {
            try await client($0).multi(withOptions: .init(v: [1, 2]))
        }
        Case("lists in a list", "GET /lists?v=a,b%2Cc%7Cd") {
            try await client($0).lists(withOptions: .init(v: [["a", "b,c"], ["d"]]))
        }
        Case("lists in the lists of a list", "PUT /lists?v=1%202%093&v=4") {
            try await client($0).listsOfLists(withOptions: .init(v: [[[1, 2], [3]], [[4]]]))
        }
        Case("lists in the list of a path", "GET /lists/a%7Cb,c%2C") {
            try await client($0).listsInPath(v: [["a", "b"], ["c,"]])
        }
        Case("lists in the list of a header field", "GET /lists/header", headers: ["X-V": "1 2,3"]) {
            try await client($0).listsInHeader(withOptions: .init(xV: [[1, 2], [3]]))
        }
        Case("a list in a path", "GET /path/a,b/end") {
            try await client($0).path(v: ["a", "b"])
        }
        Case("a list in a header", "GET /header", headers: ["X-V": "a,b"]) {
            try await client($0).header(withOptions: .init(xV: ["a", "b"]))
        }
        Case("ssv in a header", "PUT /header", headers: ["X-V": "a b"]) {
            try await client($0).ssvHeader(withOptions: .init(xV: ["a", "b"]))
        }
        Case("tsv in a header", "POST /header", headers: ["X-V": "a\tb"]) {
            try await client($0).tsvHeader(withOptions: .init(xV: ["a", "b"]))
        }
        Case("pipes in a header", "DELETE /header", headers: ["X-V": "1|2"]) {
            try await client($0).pipesHeader(withOptions: .init(xV: [1, 2]))
        }
        Case("pipes in a path", "GET /path/a%7Cb%7Cc/pipes") {
            try await client($0).pipesPath(v: ["a", "b|c"])
        }
        Case(
            "a form",
            "POST /form",
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: "a=x+y%26&b=1&b=2"
        ) {
            try await client($0).form(body: .init(a: "x y&", b: [1, 2]))
        }
        Case(
            "lists in the lists of a form",
            "POST /form/lists",
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: "a=x+y%20z%7Cw&b=1,2&b=3"
        ) {
            try await client($0).listsInForm(body: .init(a: [["x y", "z"], ["w"]], b: [[1, 2], [3]]))
        }
        Case(
            "lists in the list of a part",
            "POST /upload/lists",
            headers: ["Content-Type": "multipart/form-data; boundary=BOUNDARY"],
            body: "--BOUNDARY\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nx,y|z\r\n--BOUNDARY--\r\n"
        ) {
            try await client($0).listsInParts(body: .init(a: [["x", "y"], ["z"]]))
        }
        Case(
            "a file",
            "POST /upload",
            headers: ["Content-Type": "multipart/form-data; boundary=BOUNDARY"],
            body: "--BOUNDARY\r\nContent-Disposition: form-data; name=\"title\"\r\n\r\nT\r\n"
                + "--BOUNDARY\r\nContent-Disposition: form-data; name=\"file\"; filename=\"file\"\r\n"
                + "Content-Type: application/octet-stream\r\n\r\nabc\r\n--BOUNDARY--\r\n"
        ) {
            try await client($0).upload(body: .init(title: "T", file: .data(Data("abc".utf8))))
        }
        Case(
            "a body",
            "PUT /body",
            headers: ["Content-Type": "application/json", "Accept": "application/json"],
            body: #"{"name":"Tom","age":3}"#,
            reply: .json(#"{"name":"Tim"}"#),
            expect: CollectionFormats.Pet(name: "Tim")
        ) {
            try await client($0).body(pet: .init(name: "Tom", age: 3))
        }
        Case("x-ms-skip-url-encoding", "GET /skip/a/b%20c") {
            try await client($0).skipEncoding(path: "a/b c")
        }
    }
}
