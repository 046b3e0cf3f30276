import LoopbackServer
import Shop
import Testing

struct ShopTests {
    @Test func theClientOfThePackageTalksToItsService() async throws {
        let server = try LoopbackServer()
        server.on("POST", "/pets") { request in
            #expect(request.text == #"{"name":"Rex","kind":"dog"}"#)
            return .json(#"{"name": "Rex", "kind": "wolf"}"#)
        }
        #expect(try await Shop(at: server.url).offerDog(called: "Rex") == "wolf")
    }
}
