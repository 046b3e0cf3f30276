import CatalogueClients
import Foundation
import ServiceRuntime

private typealias Client = HeadersAndCookies.HeadersAndCookiesClient
private typealias NewerClient = NewerParameters.NewerParametersClient

private func newerClient(_ url: URL) throws -> NewerClient {
    try NewerClient(endpoint: url, withOptions: .init(logger: sweeping))
}

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Parameters in header fields and cookies.
    @CaseBuilder static var headers: [Case] {
        Case("a value", "GET /header", headers: ["X-Value": "a b/é", "Accept": "*/*"]) {
            try await client($0).value(xValue: "a b/é")
        }
        Case("a list", "PUT /header", headers: ["X-List": "a,b"]) {
            try await client($0).list(withOptions: .init(xList: ["a", "b"]))
        }
        Case("no list", "PUT /header", headers: ["X-List": nil]) {
            try await client($0).list()
        }
        Case("an object", "POST /header", headers: ["X-Object": "x,1,y,2"]) {
            try await client($0).object(withOptions: .init(xObject: .init(x: 1, y: 2)))
        }
        Case("an object, exploded", "DELETE /header", headers: ["X-Object": "x=1,y=2"]) {
            try await client($0).objectExploded(withOptions: .init(xObject: .init(x: 1, y: 2)))
        }
        Case("JSON", "PATCH /header", headers: ["X-JSON": #"{"x":1,"y":2}"#]) {
            try await client($0).json(withOptions: .init(xJson: .init(x: 1, y: 2)))
        }
        Case("cookies", "GET /cookie", headers: ["Cookie": "session=a%3Bb; theme=dark"]) {
            try await client($0).cookie(session: "a;b", withOptions: .init(theme: "dark"))
        }
        Case("a cookie with a list", "PUT /cookie", headers: ["Cookie": "c=a,b"]) {
            try await client($0).cookieListJoined(withOptions: .init(c: ["a", "b"]))
        }
        Case("a cookie with a list, exploded", "DELETE /cookie", headers: ["Cookie": "c=a; c=b"]) {
            try await client($0).cookieList(withOptions: .init(c: ["a", "b"]))
        }
        Case("a cookie with an object", "POST /cookie", headers: ["Cookie": "c=x,1,y,2"]) {
            try await client($0).cookieObjectJoined(withOptions: .init(c: .init(x: 1, y: 2)))
        }
        Case("a cookie with JSON", "PATCH /cookie", headers: ["Cookie": "c=%7B%22x%22%3A1%2C%22y%22%3A2%7D"]) {
            try await client($0).cookieJson(withOptions: .init(c: .init(x: 1, y: 2)))
        }
        Case("no cookie", "PATCH /cookie", headers: ["Cookie": nil]) {
            try await client($0).cookieJson()
        }
        Case("cookies that are not encoded", "GET /cookie", headers: ["Cookie": "c=a=b/c; l=x,y"]) {
            try await newerClient($0).cookie(withOptions: .init(c: "a=b/c", l: ["x", "y"]))
        }
    }
}
