import Foundation
import ServiceRuntime
import Testing

struct FormTests {
    /// A model with all that a form can hold.
    struct Upload: ServiceModel, Codable, Hashable {
        let name: String
        let sizes: [Int]
        let owner: Owner?
        let file: Data?
        let at: Date?

        init(name: String, sizes: [Int] = [], owner: Owner? = nil, file: Data? = nil, at: Date? = nil) {
            self.name = name
            self.sizes = sizes
            self.owner = owner
            self.file = file
            self.at = at
        }

        init(reading reader: ModelReader) throws {
            name = try reader.read("name")
            sizes = try reader.read("sizes")
            owner = reader.readIfPresent("owner")
            file = reader.readIfPresent("file")
            at = reader.readIfPresent("at", as: .rfc1123)
        }

        func writeMembers(to writer: ModelWriter) {
            writer.write(name, for: "name")
            writer.write(sizes, for: "sizes")
            writer.write(owner, for: "owner")
            writer.write(file, for: "file")
            writer.write(at, for: "at", as: .rfc1123)
        }
    }

    private func form(_ value: some ModelValue, _ mediaType: String) throws -> String {
        String(decoding: try ModelCoder.encode(value, mediaType: mediaType), as: UTF8.self)
    }

    @Test func writesAForm() throws {
        let upload = Upload(
            name: "a b&c=é+",
            sizes: [1, 2],
            owner: Owner(name: "x"),
            file: Data([0xFB]),
            at: Date(timeIntervalSince1970: 0)
        )
        #expect(
            try form(upload, "application/x-www-form-urlencoded; charset=utf-8")
                == "name=a+b%26c%3D%C3%A9%2B&sizes=1&sizes=2&owner=%7B%22name%22%3A%22x%22%2C%22roles%22%3A%5B%5D%7D"
                + "&file=%2Bw%3D%3D&at=Thu%2C+01+Jan+1970+00%3A00%3A00+GMT"
        )
    }

    @Test func aDateBeyondTheCalendarIsAnError() {
        let upload = Upload(name: "a", at: Date(timeIntervalSince1970: 1e12))
        for mediaType in ["application/x-www-form-urlencoded", "multipart/form-data; boundary=b"] {
            let error = #expect(throws: ModelWritingError.self) { try form(upload, mediaType) }
            #expect(error?.message.contains("is not within the years 0 to 9999") == true)
        }
    }

    @Test func aFileOnDiskIsNotSentAsNothing() throws {
        let files: [String: MultipartFile] = ["a": .file(URL(filePath: "/tmp/a.png"))]
        let error = #expect(throws: ModelWritingError.self) { try form(files, "application/x-www-form-urlencoded") }
        #expect(error?.description == "a: a file on disk or a stream can only be sent as a part of a multipart body")
        let lists = ["a": [["b": MultipartFile.data(Data())], ["b": .file(URL(filePath: "/tmp/a.png"))]]]
        let inList = #expect(throws: ModelWritingError.self) { try form(lists, "multipart/form-data; boundary=b") }
        #expect(
            inList?.description == "a[1].b: a file on disk or a stream can only be sent as a part of a multipart body"
        )
        let data = ["a": MultipartFile.data(Data([0xFB]))]
        #expect(try form(data, "application/x-www-form-urlencoded") == "a=%2Bw%3D%3D")
    }

    @Test func writesAMapAsAForm() throws {
        #expect(try form(["b": "2", "a": "1"], "application/x-www-form-urlencoded") == "a=1&b=2")
    }

    @Test func writesAMultipartForm() throws {
        let upload = Upload(name: "é", sizes: [1, 2], owner: Owner(name: "x"), file: Data("data".utf8))
        let parts = [
            "--b\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\né",
            "--b\r\nContent-Disposition: form-data; name=\"sizes\"\r\n\r\n1",
            "--b\r\nContent-Disposition: form-data; name=\"sizes\"\r\n\r\n2",
            "--b\r\nContent-Disposition: form-data; name=\"owner\"\r\nContent-Type: application/json\r\n\r\n"
                + "{\"name\":\"x\",\"roles\":[]}",
            "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"file\"\r\n"
                + "Content-Type: application/octet-stream\r\n\r\ndata",
            "--b--\r\n",
        ]
        #expect(try form(upload, "multipart/form-data; boundary=\"b\"") == parts.joined(separator: "\r\n"))
    }

    @Test(arguments: ["multipart/form-data", "application/x-www-form-urlencoded", "application/xml"])
    func whatCannotBeWrittenIsAnError(mediaType: String) {
        #expect(throws: ModelWritingError.self) { try form([1], mediaType) }
    }
}
