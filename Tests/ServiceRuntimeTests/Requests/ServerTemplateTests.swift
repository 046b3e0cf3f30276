import Foundation
import Testing

@testable import ServiceRuntime

/// Where requests go: the addresses of a description, and what callers give for their variables.
@Suite("The address of a service")
struct ServerTemplateTests {
    @Test(
        "has values in the place of its variables",
        arguments: [
            ("https://{region}.a.com:{port}/v1", ["region": "eu", "port": "443"], "https://eu.a.com:443/v1"),
            ("https://fruit.example/v1", [:], "https://fruit.example/v1"),
            ("https://{host}", ["host": "a.com:8080"], "https://a.com:8080"),
            ("https://a.com/{base}", ["base": "v1/b c"], "https://a.com/v1/b%20c"),
            ("https://a.com/{base}", ["base": ""], "https://a.com/"),
            ("https://a.com/{base}/x", ["base": "/v1"], "https://a.com/v1/x"),
            ("{url}/v1", ["url": "https://a.com/x/"], "https://a.com/x/v1"),
            ("{scheme}://a.com", ["scheme": "http"], "http://a.com"),
        ] as [(String, [String: String], String)]
    )
    func values(template: String, values: [String: String], expected: String) throws {
        #expect(try ServerTemplate(template).url(values).absoluteString == expected)
    }

    @Test(
        "is refused if a value makes another address of it",
        arguments: [
            ("https://{region}.a.com", ["region": "evil.com/"]),
            ("https://{region}.a.com", ["region": "evil.com?"]),
            ("https://{region}.a.com", ["region": "evil.com#"]),
            ("https://{region}.a.com", ["region": "user@evil.com\\"]),
            ("{scheme}://a.com", ["scheme": "https://evil.com?"]),
            ("https://a.com/{base}/b", ["base": ".."]),
            ("https://a.com/{base}/b", ["base": "v1/../.."]),
            ("https://a.com/{base}/b", ["base": "v1/%2e%2E/.."]),
            ("https://a.com/{base}/b", ["base": "../\u{301}"]),
            ("https://{region}.a.com", [:]),
            ("{url}", ["url": "a.com"]),
        ] as [(String, [String: String])]
    )
    func refusals(template: String, values: [String: String]) {
        let error = #expect(throws: ServiceError.self) { try ServerTemplate(template).url(values) }
        #expect(error?.clientMessage?.contains("'\(template)'") == true)
    }

    @Test("stands below the endpoint if it has no host")
    func relative() throws {
        let endpoint = try #require(URL(string: "https://a.com/x/?k=1"))
        #expect(try ServerTemplate("/v1").url(at: endpoint).absoluteString == "https://a.com/x/v1?k=1")
        #expect(try ServerTemplate("/{v}").url(["v": "v2"], at: endpoint).absoluteString == "https://a.com/x/v2?k=1")
    }

    @Test(
        "is the endpoint with the path of the service, once",
        arguments: [
            ("https://a.com", "https://a.com/v1"),
            ("https://a.com/", "https://a.com/v1"),
            ("https://a.com/v1", "https://a.com/v1"),
            ("https://a.com/v2/", "https://a.com/v2/"),
            ("https://a.com/proxy", "https://a.com/proxy/v1"),
            ("https://a.com/xv1", "https://a.com/xv1/v1"),
            ("http://v1", "http://v1/v1"),
            ("http://v2:80/", "http://v2:80/v1"),
            ("http://v2/v2", "http://v2/v2"),
            ("https://a.com?k=1", "https://a.com/v1?k=1"),
        ]
    )
    func basePaths(endpoint: String, expected: String) throws {
        let url = try #require(URL(string: endpoint))
        #expect(try PipelineClient.endpoint(url, basePaths: ["/v1", "/v2"]).absoluteString == expected)
    }

    @Test("of an operation has variables with usual values, and can be another")
    func ofAnOperation() throws {
        func url(_ region: String?, or other: String? = nil) throws -> String {
            var description = RequestDescription(.get, "/a", options: nil)
            description.server("https://{region}.up.com", or: other.flatMap(URL.init(string:)))
            description.serverVariable("region", region, default: "eu")
            let endpoint = try #require(URL(string: "https://a.com"))
            return try HTTPRequestBuilder(fields: description.fields, endpoint: ServerAddress(endpoint)).request().url
                .absoluteString
        }
        #expect(try url(nil) == "https://eu.up.com/a")
        #expect(try url("us") == "https://us.up.com/a")
        #expect(try url(nil, or: "https://staging.com/x") == "https://staging.com/x/a")
        #expect(throws: ServiceError.self) { try url("evil.com/") }
    }
}
