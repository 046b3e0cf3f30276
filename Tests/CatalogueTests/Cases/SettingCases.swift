import CatalogueClients
import Foundation
import ServiceRuntime

private typealias Client = Settings.SettingsClient

private func client(_ url: URL, trace: String? = nil) throws -> Client {
    try Client(endpoint: url, tenant: "a/b", xTrace: trace, withOptions: .init(logger: sweeping))
}

extension Case {
    /// What the client configuration says of parameters and bodies, and the description does not.
    @CaseBuilder static var settings: [Case] {
        Case(
            "a parameter of the client",
            "GET /a%2Fb/pets/1",
            headers: ["X-Trace": nil],
            reply: .json(#"{"owner":null}"#),
            expect: Settings.Pet(owner: nil)
        ) { try await client($0).getPet(id: 1) }
        Case(
            "an optional parameter of the client",
            "GET /a%2Fb/pets/1",
            headers: ["X-Trace": "t"],
            reply: .json(#"{"owner":"c"}"#),
            expect: Settings.Pet(owner: "c")
        ) { try await client($0, trace: "t").getPet(id: 1) }
        Case(
            "a merge patch in JSON",
            "PATCH /a%2Fb/pets/1",
            headers: ["Content-Type": "application/json"],
            body: #"{"name":"n","note":null}"#,
            reply: .json(#"{"owner":null}"#),
            expect: Settings.Pet(owner: nil)
        ) { try await client($0).updatePet(id: 1, body: .init(name: .set("n"), note: .null)) }
        Case(
            "the length of a body",
            "PUT /a%2Fb/pets/1",
            headers: ["Content-Length": "14"],
            body: #"{"owner":null}"#,
            reply: .json(#"{"owner":null}"#),
            expect: Settings.Pet(owner: nil)
        ) { try await client($0).setPet(id: 1, body: .init(owner: nil)) }
        Case(
            "the length of no body",
            "PUT /a%2Fb/pets/1",
            headers: ["Content-Type": nil],
            reply: .json(#"{"owner":null}"#),
            expect: Settings.Pet(owner: nil)
        ) { try await client($0).setPet(id: 1) }
    }
}
