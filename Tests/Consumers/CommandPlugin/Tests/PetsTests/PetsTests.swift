import LoopbackServer
import Pets
import Testing

struct PetsTests {
    @Test func theGeneratedClientTalksToItsService() async throws {
        let server = try LoopbackServer()
        server.on("POST", "/pets") { request in
            #expect(request.text == #"{"name":"Rex","kind":"dog"}"#)
            return .json(#"{"name": "Rex", "kind": "wolf"}"#)
        }
        let pet = try await PetsClient(endpoint: server.url).create(pet: Pet(name: "Rex", kind: .dog))
        #expect(pet == Pet(name: "Rex", kind: PetKind(rawValue: "wolf")))
    }
}
