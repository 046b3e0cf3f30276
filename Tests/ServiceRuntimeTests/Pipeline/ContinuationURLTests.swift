import Foundation
import Testing

@testable import ServiceRuntime

@Suite("The address of the next page")
struct ContinuationURLTests {
    @Test(
        "a continuation token is a link",
        arguments: [
            ("https://example.org/b?p=2", "https://example.org/b?p=2"), ("?p=2", "https://example.org/a/b?p=2"),
            ("/c?p=2", "https://example.org/c?p=2"), ("c", "https://example.org/a/c"),
        ]
    )
    func continuation(token: String, url: String) throws {
        let client = try PipelineClient.scripted(ScriptedTransport(.status(200)))
        let page = try #require(URL(string: "https://example.org/a/b?p=1"))
        #expect(client.continuationUrl(forRequestUrl: page, withContinuationToken: token)?.absoluteString == url)
    }
}
