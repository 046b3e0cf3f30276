import CatalogueClients
import Foundation
import ServiceRuntime
import Testing

private typealias Client = PathStyles.PathStylesClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Parameters in paths (OpenAPI 3.0, "Style Examples").
    @CaseBuilder static var paths: [Case] {
        Case("simple: a value", "GET /simple/a%20b%2F%C3%A9%3F") {
            try await client($0).simpleValue(v: "a b/é?")
        }
        Case("simple: a list", "GET /simple/list/a,b%2Fc") {
            try await client($0).simpleList(v: ["a", "b/c"])
        }
        Case("simple: a list, exploded", "GET /simple/list/exploded/a,b%2Fc") {
            try await client($0).simpleListExploded(v: ["a", "b/c"])
        }
        Case("simple: an object", "GET /simple/object/x,1,y,-2") {
            try await client($0).simpleObject(v: .init(x: 1, y: -2))
        }
        Case("simple: an object, exploded", "GET /simple/object/exploded/x=1,y=-2") {
            try await client($0).simpleObjectExploded(v: .init(x: 1, y: -2))
        }
        Case("label: a value", "GET /label/.a%20b%2F%C3%A9%3F") {
            try await client($0).labelValue(v: "a b/é?")
        }
        Case("label: a list", "GET /label/list/.a,b%2Fc") {
            try await client($0).labelList(v: ["a", "b/c"])
        }
        Case("label: a list, exploded", "GET /label/list/exploded/.a.b%2Fc") {
            try await client($0).labelListExploded(v: ["a", "b/c"])
        }
        Case("label: an object", "GET /label/object/.x,1,y,-2") {
            try await client($0).labelObject(v: .init(x: 1, y: -2))
        }
        Case("label: an object, exploded", "GET /label/object/exploded/.x=1.y=-2") {
            try await client($0).labelObjectExploded(v: .init(x: 1, y: -2))
        }
        Case("matrix: a value", "GET /matrix/;v=a%20b%2F%C3%A9%3F") {
            try await client($0).matrixValue(v: "a b/é?")
        }
        Case("matrix: a list", "GET /matrix/list/;v=a,b%2Fc") {
            try await client($0).matrixList(v: ["a", "b/c"])
        }
        Case("matrix: a list, exploded", "GET /matrix/list/exploded/;v=a;v=b%2Fc") {
            try await client($0).matrixListExploded(v: ["a", "b/c"])
        }
        Case("matrix: an object", "GET /matrix/object/;v=x,1,y,-2") {
            try await client($0).matrixObject(v: .init(x: 1, y: -2))
        }
        Case("matrix: an object, exploded", "GET /matrix/object/exploded/;x=1;y=-2") {
            try await client($0).matrixObjectExploded(v: .init(x: 1, y: -2))
        }
        Case("reserved characters stay", "GET /reserved/a/b:c@d%20e%23") {
            try await client($0).reserved(v: "a/b:c@d e#")
        }
        Case("JSON", "GET /json/%7B%22x%22%3A1%2C%22y%22%3A2%7D") {
            try await client($0).json(v: .init(x: 1, y: 2))
        }
        Case("several in one segment", "GET /several/7/in/true.2026-11-21") {
            try await client($0).several(a: 7, b: true, c: #require(CalendarDate("2026-11-21")))
        }
    }
}
