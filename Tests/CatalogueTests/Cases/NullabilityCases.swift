import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Nullability.NullabilityClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// The spellings of "or null": a required member is written as null, an optional one is left out.
    @CaseBuilder static var nullability: [Case] {
        Case(
            "no values",
            "PUT /spellings",
            body: #"{"typeArray":null,"anyOf":null,"oneOf":null,"plain":"p"}"#,
            reply: .json(#"{"typeArray":null,"anyOf":null,"oneOf":null,"plain":"p","constant":"fixed"}"#),
            expect: Nullability.Spellings(typeArray: nil, anyOf: nil, oneOf: nil, plain: "p", constant: .fixed)
        ) { try await client($0).spellings(body: .init(typeArray: nil, anyOf: nil, oneOf: nil, plain: "p")) }
        Case(
            "values",
            "PUT /spellings",
            body: #"{"typeArray":"t","anyOf":{"n":1},"oneOf":[1,null],"plain":"p","map":{"a":null,"b":"x"}}"#,
            reply: .json(#"{"typeArray":"t","anyOf":{"n":1},"oneOf":[1,null],"plain":"p","map":{"a":null,"b":"x"}}"#),
            expect: spellings
        ) {
            try await client($0).spellings(body: spellings)
        }
        Case(
            "null among values of a named schema",
            "PUT /spellings",
            body: #"{"typeArray":null,"anyOf":null,"oneOf":null,"plain":"p","sizes":["s",null],"#
                + #""sizesByName":{"a":null}}"#,
            reply: .json(#"{"typeArray":null,"anyOf":null,"oneOf":null,"plain":"p","sizes":[null,"m"]}"#),
            expect: Nullability.Spellings(typeArray: nil, anyOf: nil, oneOf: nil, plain: "p", sizes: [nil, .m])
        ) {
            try await client($0).spellings(
                body: .init(
                    typeArray: nil,
                    anyOf: nil,
                    oneOf: nil,
                    plain: "p",
                    sizes: [.s, nil],
                    sizesByName: ["a": nil]
                )
            )
        }
        Case("a required body that is null", "PUT /body", headers: ["Content-Type": "application/json"], body: "null") {
            try await client($0).putPart(body: nil)
        }
        Case("a required body that is not null", "PUT /body", body: #"{"n":1}"#) {
            try await client($0).putPart(body: .init(n: 1))
        }
        Case("a required text that is null", "POST /body", body: "null") { try await client($0).postText(body: nil) }
        Case("a required text that is not null", "POST /body", body: #""t""#) {
            try await client($0).postText(body: "t")
        }
        Case("a required date that is null", "PATCH /body", body: "null") { try await client($0).patchDate(body: nil) }
        Case("an answer that is null", "GET /optional", reply: .json("null"), expect: nil) {
            try await client($0).nullAnswer()
        }
        Case("an answer that is not null", "GET /optional", reply: .json(#"{"n":1}"#), expect: Nullability.Part(n: 1)) {
            try await client($0).nullAnswer()
        }
    }

    private static var spellings: Nullability.Spellings {
        Nullability.Spellings(
            typeArray: "t",
            anyOf: .init(n: 1),
            oneOf: [1, nil],
            plain: "p",
            map: ["a": nil, "b": "x"]
        )
    }
}
