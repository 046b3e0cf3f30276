import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Objects.ObjectsClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Objects: members that are there, absent, null, too many, or of another type.
    @CaseBuilder static var objects: [Case] {
        Case(
            "all members",
            "PUT /thing",
            body: text,
            reply: .json(text),
            expect: thing
        ) { try await client($0).thing(body: thing) }
        Case(
            "absent members",
            "PUT /thing",
            body: #"{"id":1}"#,
            reply: .json(#"{"id":2}"#),
            expect: Objects.Thing(id: 2)
        ) { try await client($0).thing(body: .init(id: 1)) }
        Case(
            "null for what is optional",
            "PUT /thing",
            body: #"{"id":1}"#,
            reply: .json(#"{"id":2,"name":null,"tags":null,"inner":null}"#),
            expect: Objects.Thing(id: 2)
        ) { try await client($0).thing(body: .init(id: 1)) }
        Case(
            "members that the client does not know",
            "PUT /thing",
            body: #"{"id":1}"#,
            reply: .json(#"{"more":{"a":[1,{}]},"id":2,"x":null}"#),
            expect: Objects.Thing(id: 2)
        ) { try await client($0).thing(body: .init(id: 1)) }
        Case(
            "a required member that is not there",
            "PUT /thing",
            body: #"{"id":1}"#,
            reply: .json(#"{"name":"n"}"#),
            expect: "id: the member is missing"
        ) { url in try await readingError { try await client(url).thing(body: .init(id: 1)) } }
        Case(
            "null for what is required",
            "PUT /thing",
            body: #"{"id":1}"#,
            reply: .json(#"{"id":null}"#),
            expect: "id: expected an integer, found null"
        ) { url in try await readingError { try await client(url).thing(body: .init(id: 1)) } }
        Case(
            "a member of another type",
            "PUT /thing",
            body: #"{"id":1}"#,
            reply: .json(#"{"id":1,"tags":["a",{}]}"#),
            expect: "tags[1]: expected a string, found an object"
        ) { url in try await readingError { try await client(url).thing(body: .init(id: 1)) } }
        Case(
            "allOf",
            "PUT /dog",
            body: #"{"name":"Rex","bark":true,"toy":{"name":"Ball"}}"#,
            reply: .json(#"{"bark":false,"name":"Max"}"#),
            expect: Objects.Dog(name: "Max", bark: false)
        ) {
            try await client($0).dog(body: .init(name: "Rex", bark: true, toy: .init(name: "Ball")))
        }
        Case(
            "other members beside known ones",
            "PUT /open",
            body: #"{"known":"k","a":1,"b":2}"#,
            reply: .json(#"{"z":3,"known":"k","y":4}"#),
            expect: Objects.Open(known: "k", additionalProperties: ["y": 4, "z": 3])
        ) {
            try await client($0).open(body: .init(known: "k", additionalProperties: ["b": 2, "a": 1]))
        }
        Case(
            "an object that contains itself",
            "PUT /node",
            body: #"{"value":1,"next":{"value":2},"children":[{"value":3}]}"#,
            reply: .json(#"{"next":{"next":{"value":3}},"children":[]}"#),
            expect: Objects.Node(next: .init(next: .init(value: 3)), children: [])
        ) {
            try await client($0)
                .node(body: .init(value: 1, next: .init(value: 2), children: [.init(value: 3)]))
        }
        Case(
            "members that are only read or only written",
            "PUT /account",
            body: #"{"login":"l","password":"s3cret"}"#,
            reply: .json(#"{"id":"1","login":"l"}"#),
            expect: Objects.Account(id: "1", login: "l")
        ) { try await client($0).account(body: .init(login: "l", password: "s3cret")) }
        Case(
            "copied with changes, and sent back",
            "PUT /thing",
            body: text.replacing(#""n""#, with: #""new""#),
            reply: .json(#"{"id":1}"#),
            expect: Objects.Thing(id: 1)
        ) { try await client($0).thing(body: thing.copy { $0.name = "new" }) }
    }

    private static let text =
        #"{"id":1,"name":"n","tags":["a"],"inner":{"deep":true},"odd name/~":"o","class":"c","any":[1]}"#

    private static var thing: Objects.Thing {
        Objects.Thing(
            id: 1,
            name: "n",
            tags: ["a"],
            inner: .init(deep: true),
            oddName: "o",
            class: "c",
            any: [1]
        )
    }
}
