import LoopbackServer
import Shops
import Testing

struct ShopsTests {
    @Test func theGeneratedClientsTalkToTheirServices() async throws {
        let server = try LoopbackServer()
        server.on("GET", "/pets") { _ in .json(#"[{"name": "Rex"}, {"name": "Kitty"}]"#) }
        server.on("GET", "/toys/7") { _ in .json(#"{"price": 12.5}"#) }
        let shops = try Shops(at: server.url)
        #expect(try await shops.petNames() == ["Rex", "Kitty"])
        #expect(try await shops.price(ofToy: 7) == 12.5)
        let model = await Model()
        try await model.load(from: shops)
        #expect(await model.names == ["Rex", "Kitty"])
    }
}
