import CatalogueClients
import LoopbackServer
import ServiceRuntime

private typealias Client = Enumerations.EnumerationsClient

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
                ratio: .value05,
                direction: .south,
                inline: .b,
                colours: [.empty, .value1st]
            )
            return try await Client(endpoint: $0).echo(body: choice)
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
            let client = try Client(endpoint: $0)
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
            try await Client(endpoint: $0).echo(body: .init(colour: .init(rawValue: "pink"), level: .init(rawValue: 9)))
        }
        Case(
            "a value that a frozen enumeration does not know",
            "PUT /echo",
            body: "{}",
            reply: .json(#"{"direction":"up"}"#),
            expect: "direction: 'up' is none of the known values 'north', 'south'"
        ) { url in
            try await readingError { try await Client(endpoint: url).echo(body: .init()) }
        }
        Case(
            "a value of another type",
            "PUT /echo",
            body: "{}",
            reply: .json(#"{"level":"2"}"#),
            expect: "level: expected a whole number, found a string"
        ) { url in
            try await readingError { try await Client(endpoint: url).echo(body: .init()) }
        }
        Case("null", "PUT /echo", body: "{}", reply: .json(#"{"inline":null}"#), expect: Enumerations.Choice()) {
            try await Client(endpoint: $0).echo(body: .init())
        }
        Case("in a query", "GET /query?colours=red&colours=dark%20blue&level=-3") {
            try await Client(endpoint: $0).query(withOptions: .init(colours: [.red, .darkBlue], level: .minus3))
        }
        Case("in a path", "GET /path/north") {
            try await Client(endpoint: $0).path(direction: .north)
        }
        Case("a required parameter with one value", "GET /constant?only=one") {
            try await Client(endpoint: $0).constant()
        }
    }
}
