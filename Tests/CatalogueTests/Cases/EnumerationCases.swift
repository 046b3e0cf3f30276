import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Enumerations.EnumerationsClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Enumerations of texts and numbers.
    @CaseBuilder static var enumerations: [Case] {
        Case(
            "known values",
            "PUT /echo",
            body: #"{"colour":"dark blue","level":-3,"ratio":0.5,"direction":"south","inline":"b","#
                + #""colours":["","1st"]}"#,
            reply: .json(#"{"colour":"default","level":2,"ratio":2}"#),
            expect: Enumerations.Choice(colour: .default, level: .value2, ratio: .value2)
        ) {
            let choice = Enumerations.Choice(
                colour: .darkBlue,
                level: .minus3,
                ratio: .value0Point5,
                direction: .south,
                inline: .b,
                colours: [.empty, .value1st]
            )
            return try await client($0).echo(body: choice)
        }
        Case(
            "members and values that are called like methods, and signs",
            "PUT /named",
            body: #"{"hash":"h","copy":false,"encode":"e","write":1,"way":"description","sign":"A-"}"#,
            reply: .json(#"{"hash":"i","copy":true,"way":"hash","sign":"description"}"#),
            expect: Enumerations.Named(hash: "i", copy: true, way: .hash, sign: .description)
        ) {
            let named = Enumerations.Named(hash: "g", copy: false, encode: "e", write: 1, sign: .aMinus)
            return try await client($0).name(
                body: named.copy {
                    $0.hash = "h"
                    $0.way = .description
                }
            )
        }
        Case(
            "values that the client does not know go back as they came",
            "PUT /echo",
            "PUT /echo",
            body: #"{"colour":"pink","level":9,"ratio":0.25}"#,
            reply: .json(#"{"colour":"pink","level":9,"ratio":0.25}"#),
            .json("{}"),
            expect: Enumerations.Choice()
        ) {
            let client = try client($0)
            let choice = try await client.echo(body: .init())
            return try await client.echo(body: choice)
        }
        Case(
            "a value that the client does not know",
            "PUT /echo",
            body: #"{"colour":"pink","level":9}"#,
            reply: .json(#"{"colour":"pink","level":9}"#),
            expect: Enumerations.Choice(colour: .init(rawValue: "pink"), level: .init(rawValue: 9))
        ) {
            try await client($0).echo(body: .init(colour: .init(rawValue: "pink"), level: .init(rawValue: 9)))
        }
        Case(
            "any text beside known values, by literals",
            "PUT /echo",
            body: #"{"engine":"huge"}"#,
            reply: .json(#"{"engine":"small"}"#),
            expect: Enumerations.Choice(engine: .small)
        ) {
            try await client($0).echo(body: .init(engine: "huge"))
        }
        Case(
            "values of several types",
            "PUT /mixed?size=true",
            body: #"{"size":"auto","wide":18446744073709551615,"huge":2,"sizes":[1,"1",2,0.5,true]}"#,
            reply: .json(#"{"size":1.0,"wide":1,"huge":1,"sizes":["1",2,5e-1,true,"new",3,false]}"#),
            expect: Enumerations.Mixed(
                size: .value1,
                wide: .value1,
                huge: .value1,
                sizes: [
                    .value1Value, .value2Point0, .value0Point5, .true, .init(rawValue: "new"), .init(rawValue: 3),
                    .init(rawValue: false),
                ]
            )
        ) {
            let mixed = Enumerations.Mixed(
                size: .auto,
                wide: .value18446744073709551615,
                huge: .value2,
                sizes: [.value1, .value1Value, .value2Point0, .value0Point5, .true]
            )
            return try await client($0).mixed(body: mixed, withOptions: .init(size: .true))
        }
        Case(
            "values of several types that the client does not know go back as they came",
            "PUT /mixed",
            "PUT /mixed",
            body: #"{"size":null,"wide":18446744073709551614,"huge":170141183460469231731687303715884105727,"#
                + #""sizes":[99999999999999999999,"x"]}"#,
            reply: .json(
                #"{"size":null,"wide":18446744073709551614,"huge":170141183460469231731687303715884105727,"#
                    + #""sizes":[99999999999999999999,"x"]}"#
            ),
            .json("{\"size\":null}"),
            expect: Enumerations.Mixed(size: nil)
        ) {
            let client = try client($0)
            let mixed = try await client.mixed(body: .init(size: nil))
            return try await client.mixed(body: mixed)
        }
        Case(
            "values of several types in a header field, told by what they look like",
            "PUT /mixed",
            body: #"{"size":null}"#,
            reply: .json(#"{"size":1}"#, headers: [(name: "X-Size", value: "0.5")]),
            expect: Optional(Enumerations.Size.value0Point5)
        ) {
            let client = try client($0)
            let response = try await client.send(client.requests.mixed(body: .init(size: nil)))
            return try response.headers(as: Enumerations.MixedHeaders.self).xSize
        }
        Case(
            "an array where there should be one of several values",
            "PUT /mixed",
            body: #"{"size":null}"#,
            reply: .json(#"{"size":[1]}"#),
            expect: "size: expected a string, a number or a boolean"
        ) { url in try await readingError { try await client(url).mixed(body: .init(size: nil)) } }
        Case(
            "a value that a frozen enumeration does not know",
            "PUT /echo",
            body: "{}",
            reply: .json(#"{"direction":"up"}"#),
            expect: "direction: 'up' is not one of the known values 'north', 'south'"
        ) { url in
            try await readingError { try await client(url).echo(body: .init()) }
        }
        Case(
            "a value of another type",
            "PUT /echo",
            body: "{}",
            reply: .json(#"{"level":"two"}"#),
            expect: "level: expected an integer, found a string"
        ) { url in
            try await readingError { try await client(url).echo(body: .init()) }
        }
        Case("null", "PUT /echo", body: "{}", reply: .json(#"{"inline":null}"#), expect: Enumerations.Choice()) {
            try await client($0).echo(body: .init())
        }
        Case("in a query", "GET /query?colours=red&colours=dark%20blue&level=-3") {
            try await client($0).query(withOptions: .init(colours: [.red, .darkBlue], level: .minus3))
        }
        Case("in a path", "GET /path/north") {
            try await client($0).path(direction: .north)
        }
        Case("a required parameter with one value", "GET /constant?only=one") {
            try await client($0).constant()
        }
    }
}
