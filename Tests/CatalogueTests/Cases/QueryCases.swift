import CatalogueClients
import Foundation
import ServiceRuntime

private typealias NewerClient = NewerParameters.NewerParametersClient
private typealias Client = QueryStyles.QueryStylesClient

private func newerClient(_ url: URL) throws -> NewerClient {
    try NewerClient(endpoint: url, withOptions: .init(logger: sweeping))
}

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Parameters in queries (OpenAPI 3.0, "Style Examples").
    @CaseBuilder static var queries: [Case] {
        Case("a value", "GET /q?v=a%20b%26c%3D%C3%A9%2B") {
            try await client($0).value(withOptions: .init(v: "a b&c=é+"))
        }
        Case("no value", "GET /q") {
            try await client($0).value()
        }
        Case("an empty value", "GET /q?v=") {
            try await client($0).value(withOptions: .init(v: ""))
        }
        Case("form: a list, exploded", "PUT /q?v=a&v=b%2Cc") {
            try await client($0).list(withOptions: .init(v: ["a", "b,c"]))
        }
        Case("form: an empty list", "PUT /q") {
            try await client($0).list(withOptions: .init(v: []))
        }
        Case("form: a list", "POST /q?v=a,b%2Cc") {
            try await client($0).listJoined(withOptions: .init(v: ["a", "b,c"]))
        }
        Case("form: an object, exploded", "DELETE /q?name=n&size=2") {
            try await client($0).object(withOptions: .init(v: .init(name: "n", size: 2)))
        }
        Case("form: an object", "PATCH /q?v=name,n,size,2") {
            try await client($0).objectJoined(withOptions: .init(v: .init(name: "n", size: 2)))
        }
        Case("spaces: a list", "GET /delimited?v=a%20b") {
            try await client($0).spaces(withOptions: .init(v: ["a", "b"]))
        }
        Case("spaces: a list, exploded", "PUT /delimited?v=a&v=b") {
            try await client($0).spacesExploded(withOptions: .init(v: ["a", "b"]))
        }
        Case("pipes: a list", "POST /delimited?v=a%7Cb") {
            try await client($0).pipes(withOptions: .init(v: ["a", "b"]))
        }
        Case("pipes: a list, exploded", "DELETE /delimited?v=a&v=b") {
            try await client($0).pipesExploded(withOptions: .init(v: ["a", "b"]))
        }
        Case("deep object", "GET /deep?v%5Bname%5D=a%5Db&v%5Bsize%5D=2") {
            try await client($0).deepObject(withOptions: .init(v: .init(name: "a]b", size: 2)))
        }
        Case("deep object: an absent member", "GET /deep?v%5Bsize%5D=2") {
            try await client($0).deepObject(withOptions: .init(v: .init(size: 2)))
        }
        Case("deep object: a map", "PUT /deep?m%5Bx%5D%5Ba%20b%5D=1&m%5Bx%5D%5Bc%5D=2") {
            try await client($0).deepMap(withOptions: .init(mX: ["c": "2", "a b": "1"]))
        }
        Case("deep object: a member that only the service sets", "GET /read-only?v%5Bname%5D=n") {
            try await client($0).deepReadOnly(withOptions: .init(v: stamped))
        }
        Case("form: a member that only the service sets", "PUT /read-only?name=n") {
            try await client($0).formReadOnly(withOptions: .init(v: stamped))
        }
        Case(
            "JSON: a member that only the service sets",
            "POST /read-only?v=%7B%22name%22%3A%22n%22%7D",
            reply: .json(#"{"name":"n","stamp":"s"}"#),
            expect: stamped
        ) {
            try await client($0).jsonReadOnly(withOptions: .init(v: .init(name: "n")))
        }
        Case("reserved characters stay", "GET /other?v=a/b?c%20%23%41") {
            try await client($0).reserved(withOptions: .init(v: "a/b?c #%41"))
        }
        Case("JSON", "PUT /other?v=%7B%22name%22%3A%22n%22%7D") {
            try await client($0).json(withOptions: .init(v: .init(name: "n")))
        }
        Case("names are encoded", "POST /other?%24top=5&a%20b%26c=x") {
            try await client($0).names(top: 5, aBC: "x")
        }
        Case("numbers and booleans", "PATCH /other?i=1&i=-2&d=0.5&b=false") {
            try await client($0).numbers(withOptions: .init(i: [1, -2], d: 0.5, b: false))
        }
        Case("shared by a path", "GET /shared?api=1&n=2") {
            try await client($0).shared(api: "1", withOptions: .init(n: 2))
        }
        Case("shared by a path, replaced", "PUT /shared?api=1&n=two") {
            try await client($0).sharedOverridden(api: "1", n: "two")
        }
        Case("values from which there are no others", "GET /constants?flag=true&word=%22w%22&size=3&raw=false") {
            try await client($0).constants()
        }
        Case("beside a query in the path", "GET /own?fixed=1&v=x") {
            try await client($0).queryInPath(withOptions: .init(v: "x"))
        }
        Case(
            "deep object: values inside of values",
            "POST /deep?v%5Bname%5D=n&v%5Btags%5D%5B0%5D=a&v%5Btags%5D%5B1%5D=b&v%5Bfilter%5D%5Bsize%5D=1"
                + "&v%5Bfilters%5D%5B0%5D%5Bname%5D=x&v%5Bfilters%5D%5B1%5D%5Bsize%5D=2"
        ) {
            let tree = QueryStyles.Tree(
                name: "n",
                tags: ["a", "b"],
                filter: .init(size: 1),
                filters: [.init(name: "x"), .init(size: 2)]
            )
            try await client($0).deepTree(withOptions: .init(v: tree))
        }
        Case("deep object: free-form JSON", "DELETE /deep?v%5Ba%5D%5B0%5D%5Bb%5D=true&v%5Bc%5D=") {
            let value: [String: JSONValue] = ["a": [["b": true]], "c": nil]
            try await client($0).deepJson(withOptions: .init(v: value))
        }
        Case("the same name in two places", "DELETE /other?v=q", headers: ["v": "h"]) {
            try await client($0).sameName(v: "q", vHeader: "h")
        }
        Case("the whole query is a form", "GET /form?name=a+b%26&sizes=1&sizes=2") {
            try await newerClient($0).queryForm(filter: .init(name: "a b&", sizes: [1, 2]))
        }
        Case("the whole query is a form with a style", "GET /styled?sizes=1%7C2") {
            try await newerClient($0).queryStyled(filter: .init(sizes: [1, 2]))
        }
        Case("the whole query is a form of dates as numbers", "GET /times?a=5") {
            try await newerClient($0).query(times: ["a": Date(timeIntervalSince1970: 5)])
        }
        Case("the whole query is JSON", "GET /json?%7B%22name%22%3A%22n%22%7D") {
            try await newerClient($0).queryJson(withOptions: .init(filter: .init(name: "n")))
        }
        Case("the whole query is JSON, and absent", "GET /json") {
            try await newerClient($0).queryJson()
        }
        Case("the whole query is text", "GET /text?a%20b%26c") {
            try await newerClient($0).queryText(words: "a b&c")
        }
        Case("an empty value that is allowed", "GET /empty?v=") {
            try await newerClient($0).emptyValue(withOptions: .init(v: ""))
        }
    }

    private static var stamped: QueryStyles.Stamped { QueryStyles.Stamped(name: "n", stamp: "s") }
}
