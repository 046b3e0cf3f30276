import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Bodies.BodiesClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Bodies of requests by media type.
    @CaseBuilder static var bodies: [Case] {
        Case(
            "JSON",
            "POST /json",
            headers: ["Content-Type": "application/json"],
            body: #"{"name":"a \"b\" é/","price":1.5}"#
        ) {
            try await client($0).json(body: .init(name: "a \"b\" é/", price: 1.5))
        }
        Case("+json", "PUT /json", headers: ["Content-Type": "application/vnd.shop.v2+json"], body: #"{"name":"a"}"#) {
            try await client($0).suffixJson(body: .init(name: "a"))
        }
        Case("an optional body", "PATCH /json", headers: ["Content-Type": "application/json"], body: #"{"name":"a"}"#) {
            try await client($0).optionalJson(body: .init(name: "a"))
        }
        Case("an optional body that is not there", "PATCH /json", headers: ["Content-Type": nil]) {
            try await client($0).optionalJson()
        }
        Case("JSON: an array", "POST /json/list", body: "[1,-2]") {
            try await client($0).jsonList(body: [1, -2])
        }
        Case("JSON: text", "POST /json/text", headers: ["Content-Type": "application/json"], body: #""a\nb""#) {
            try await client($0).jsonText(body: "a\nb")
        }
        Case("JSON: a map", "POST /json/map", body: #"{"a":1,"b":0.25}"#) {
            try await client($0).jsonMap(body: ["b": 0.25, "a": 1])
        }
        Case("JSON: anything", "POST /json/any", body: #"[null,true,"x",{"a":1}]"#) {
            try await client($0).jsonAny(body: [nil, true, "x", ["a": 1]])
        }
        Case(
            "a form",
            "POST /form",
            headers: ["Content-Type": "application/x-www-form-urlencoded"],
            body: "name=a%2Bb&tags=x&tags=y&size=2&item=%7B%22name%22%3A%22i%22%7D"
        ) {
            try await client($0)
                .form(body: .init(name: "a+b", tags: ["x", "y"], size: 2, item: .init(name: "i")))
        }
        Case(
            "a form in parts",
            "POST /multipart",
            headers: ["Content-Type": "multipart/form-data; boundary=BOUNDARY"],
            body: part("name=\"note\"", "N\r\n")
                + part("name=\"file\"; filename=\"file\"\r\nContent-Type: application/octet-stream", "F")
                + part("name=\"pages\"; filename=\"pages\"\r\nContent-Type: application/octet-stream", "1")
                + part("name=\"pages\"; filename=\"pages\"\r\nContent-Type: application/octet-stream", "2")
                + part("name=\"item\"\r\nContent-Type: application/json", #"{"name":"i"}"#) + "--BOUNDARY--\r\n"
        ) {
            let form = Bodies.MultipartRequest(
                note: "N\r\n",
                file: .data(Data("F".utf8)),
                pages: [.data(Data("1".utf8)), .data(Data("2".utf8))],
                item: .init(name: "i")
            )
            try await client($0).multipart(body: form)
        }
        Case("text", "POST /text", headers: ["Content-Type": "text/plain"], body: "a\"b\né") {
            try await client($0).text(body: "a\"b\né")
        }
        Case("dates as numbers in a form", "POST /times", body: "a=5") {
            try await client($0).timesInForm(body: ["a": Date(timeIntervalSince1970: 5)])
        }
        Case("dates as numbers in parts", "PUT /times", body: part("name=\"a\"", "5") + "--BOUNDARY--\r\n") {
            try await client($0).timesInParts(body: ["a": Date(timeIntervalSince1970: 5)])
        }
        Case("a date as a number in text", "PATCH /times", body: "5") {
            try await client($0).timeAsText(body: Date(timeIntervalSince1970: 5))
        }
        Case("bytes", "POST /bytes", headers: ["Content-Type": "application/octet-stream"], body: "\0a") {
            try await client($0).bytes(body: .data(Data([0, 97])))
        }
        Case("bytes of another media type", "POST /image", headers: ["Content-Type": "image/png"], body: "PNG") {
            try await client($0).image(body: .data(Data("PNG".utf8)))
        }
        Case("no body", "POST /none", headers: ["Content-Type": nil]) {
            try await client($0).none()
        }
    }

    private static func part(_ head: String, _ body: String) -> String {
        "--BOUNDARY\r\nContent-Disposition: form-data; \(head)\r\n\r\n\(body)\r\n"
    }
}
