import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Choices.ChoicesClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Choices beside members, two choices at once, and arrays and maps that contain themselves.
    @CaseBuilder static var choices: [Case] {
        Case(
            "members of alternatives beside members",
            "PUT /contact",
            body: #"{"name":"n","email":"e","rank":1}"#,
            reply: .json(#"{"name":"n","phone":"p","rank":"first"}"#),
            expect: Choices.Contact(name: "n", rank: .string("first"), phone: "p")
        ) { try await client($0).contact(body: .init(name: "n", email: "e", rank: .integer(1))) }
        Case(
            "a missing member that stands beside a choice",
            "PUT /contact",
            body: #"{"name":"n"}"#,
            reply: .json(#"{"email":"e"}"#),
            expect: "name: the member is missing"
        ) { url in try await readingError { try await client(url).contact(body: .init(name: "n")) } }
        Case(
            "alternatives that a discriminator tells apart have the members beside them",
            "PUT /shape",
            body: #"{"kind":"round","id":1,"radius":2}"#,
            reply: .json(#"{"id":3,"kind":"Square","side":4}"#),
            expect: Choices.Shape.square(.init(id: 3, side: 4))
        ) { try await client($0).shape(body: .round(.init(id: 1, radius: 2))) }
        Case(
            "an alternative that the client does not know",
            "PUT /shape",
            body: #"{"kind":"Square","id":1,"side":2}"#,
            reply: .json(#"{"id":3,"kind":"star"}"#),
            expect: Choices.Shape.unknown(["id": 3, "kind": "star"])
        ) { try await client($0).shape(body: .square(.init(id: 1, side: 2))) }
        Case(
            "alternatives that share the discriminator's value: the one whose enumeration knows the other value",
            "PUT /message",
            body: #"{"type":"message","role":"user","text":"q"}"#,
            reply: .json(#"{"type":"message","role":"assistant","text":"a"}"#),
            expect: Choices.Message.answered(.init(role: .assistant, text: "a"))
        ) { try await client($0).message(body: .asked(.init(role: .user, text: "q"))) }
        Case(
            "alternatives that share the discriminator's value: the one that takes more members",
            "PUT /message",
            body: #"{"type":"thought"}"#,
            reply: .json(#"{"type":"message","role":"critic","text":"a","status":"new"}"#),
            expect: Choices.Message.answered(.init(role: .init(rawValue: "critic"), text: "a", status: "new"))
        ) { try await client($0).message(body: .thought(.init())) }
        Case(
            "alternatives that share the discriminator's value: none that fits",
            "PUT /message",
            body: #"{"type":"thought"}"#,
            reply: .json(#"{"type":"message","role":"user"}"#),
            expect: Choices.Message.unknown(["type": "message", "role": "user"])
        ) { try await client($0).message(body: .thought(.init())) }
        Case(
            "two choices at once",
            "PUT /both",
            body: #"{"radius":1,"colour":"red"}"#,
            reply: .json(#"{"side":2,"colour":"blue","depth":3}"#),
            expect: Choices.Both(side: 2, colour: "blue", depth: 3)
        ) { try await client($0).both(body: .init(radius: 1, colour: "red")) }
        Case(
            "arrays and maps that contain themselves",
            "PUT /tree",
            body: #"{"tree":[[],[[]]],"files":{"a":["b",{"c":[]}]},"rows":[{"name":"r","rows":[{}]}]}"#,
            reply: .json(#"{"tree":[[],[[]]],"files":{"a":["b",{"c":[]}]},"rows":[{"name":"r","rows":[{}]}]}"#),
            expect: forest
        ) { try await client($0).tree(body: forest) }
        Case(
            "what is no array in an array that contains itself",
            "PUT /tree",
            body: "{}",
            reply: .json(#"{"tree":[[],[1]]}"#),
            expect: "tree[1][0]: expected an array, found a number"
        ) { url in try await readingError { try await client(url).tree(body: .init()) } }
    }

    private static var forest: Choices.Forest {
        Choices.Forest(
            tree: Choices.Tree([Choices.Tree([]), Choices.Tree([Choices.Tree([])])]),
            files: Choices.Files(["a": Choices.Folder([.string("b"), .files(.init(["c": Choices.Folder([])]))])]),
            rows: [Choices.RowsItem(name: "r", rows: [Choices.RowsItem()])]
        )
    }
}
