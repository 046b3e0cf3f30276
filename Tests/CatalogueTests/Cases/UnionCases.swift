import CatalogueClients
import Foundation
import LoopbackServer
import ServiceRuntime

private typealias Client = Unions.UnionsClient

private func client(_ url: URL) throws -> Client {
    try Client(endpoint: url, withOptions: .init(logger: sweeping))
}

extension Case {
    /// Values of several types.
    @CaseBuilder static var unions: [Case] {
        Case(
            "a discriminator: the names of the schemas",
            "PUT /shape",
            body: #"{"kind":"Circle","radius":1.5}"#,
            reply: .json(#"{"side":2,"kind":"Square"}"#),
            expect: .square(.init(side: 2))
        ) { try await client($0).shape(body: .circle(.init(radius: 1.5))) }
        Case(
            "an unknown value of the discriminator, sent back as it came",
            "PUT /shape",
            "PUT /shape",
            body: #"{"kind":"Hexagon","sides":[1,{"a":null}]}"#,
            reply: .json(#"{"kind":"Hexagon","sides":[1,{"a":null}]}"#),
            .json(#"{"kind":"Circle","radius":1,"more":true}"#),
            expect: Unions.Shape.circle(.init(radius: 1))
        ) { url in
            let hexagon = try await client(url).shape(body: .square(.init(side: 1)))
            return try await client(url).shape(body: hexagon)
        }
        Case(
            "no discriminator",
            "PUT /shape",
            body: #"{"kind":"Square","side":1}"#,
            reply: .json(#"{"radius":1}"#),
            expect: .unknown(["radius": 1])
        ) { try await client($0).shape(body: .square(.init(side: 1))) }
        Case(
            "an alternative that lacks a member",
            "PUT /shape",
            body: #"{"kind":"Square","side":1}"#,
            reply: .json(#"{"kind":"Circle"}"#),
            expect: "radius: the member is missing"
        ) { url in
            try await readingError { try await client(url).shape(body: .square(.init(side: 1))) }
        }
        Case(
            "an alternative that only the mapping names, by another name of it",
            "PUT /plant",
            body: #"{"form":"bush","width":2}"#,
            reply: .json(#"{"form":"bush","width":3}"#),
            expect: .bush(.init(width: 3))
        ) { try await client($0).plant(body: .bush(.init(width: 2))) }
        Case(
            "unions inside of objects",
            "PUT /drawing",
            body: #"{"shapes":[{"kind":"Square","side":1},{"kind":"Circle","radius":2}]}"#,
            reply: .json(#"{"shapes":[{"kind":"Dot"}],"main":null}"#),
            expect: Unions.Drawing(shapes: [.unknown(["kind": "Dot"])])
        ) {
            try await client($0)
                .drawing(body: .init(shapes: [.square(.init(side: 1)), .circle(.init(radius: 2))]))
        }
        Case(
            "an alternative of the wrong type inside of objects",
            "PUT /drawing",
            body: #"{"shapes":[]}"#,
            reply: .json(#"{"shapes":[{"kind":"Square","side":1},{"kind":"Circle","radius":"two"}]}"#),
            expect: "shapes[1].radius: expected a number, found a string"
        ) { url in try await readingError { try await client(url).drawing(body: .init(shapes: [])) } }
        Case(
            "a mapping",
            "PUT /animal",
            body: #"{"type":"dog","tricks":["sit"]}"#,
            reply: .json(#"{"type":"puppy"}"#),
            expect: .dog(.init(type: "puppy"))
        ) { try await client($0).animal(body: .dog(.init(tricks: ["sit"]))) }
        Case(
            "a truth value that tells the alternatives apart",
            "PUT /outcome",
            body: #"{"ok":true,"text":"a"}"#,
            reply: .json(#"{"text":"b","ok":false}"#),
            expect: .failure(.init(text: "b"))
        ) { try await client($0).outcome(body: .success(.init(text: "a"))) }
        Case(
            "a member that tells the alternatives apart",
            "PUT /event",
            body: #"{"action":"created","name":"a"}"#,
            reply: .json(#"{"reason":"r","action":"deleted"}"#),
            expect: .deleted(.init(reason: "r"))
        ) { try await client($0).event(body: .created(.init(name: "a"))) }
        Case(
            "required members that tell the alternatives apart",
            "PUT /filter",
            body: #"{"name":"n"}"#,
            reply: .json(#"{"least":1,"most":2}"#),
            expect: .bySize(.init(least: 1, most: 2))
        ) { try await client($0).filter(body: .byName(.init(name: "n"))) }
        Case(
            "an object of neither alternative",
            "PUT /filter",
            body: #"{"least":1}"#,
            reply: .json(#"{"color":"red"}"#),
            expect: .unknown(["color": "red"])
        ) { try await client($0).filter(body: .bySize(.init(least: 1))) }
        Case("text among kinds", "PUT /value", body: #""a""#, reply: .json("12"), expect: .integer(12)) {
            try await client($0).value(body: .string("a"))
        }
        Case("a list among kinds", "PUT /value", body: #"["a"]"#, reply: .json("false"), expect: .boolean(false)) {
            try await client($0).value(body: ["a"])
        }
        Case(
            "an object among kinds",
            "PUT /value",
            body: "-1",
            reply: .json(#"{"name":"n"}"#),
            expect: .byName(.init(name: "n"))
        ) { try await client($0).value(body: .integer(-1)) }
        Case(
            "a kind that is unknown, sent back as it came",
            "PUT /value",
            "PUT /value",
            body: "[1.5,[]]",
            reply: .json("[1.5,[]]"),
            .json(#""x""#),
            expect: Unions.UnionsValue.string("x")
        ) { url in
            let unknown = try await client(url).value(body: .boolean(true))
            return try await client(url).value(body: unknown)
        }
    }

    /// Bases and their subtypes.
    @CaseBuilder static var subtypes: [Case] {
        Case(
            "a subtype by x-ms-discriminator-value",
            "PUT /vehicle",
            body: ##"{"kind":"#car","wheels":4,"doors":5}"##,
            reply: .json(##"{"kind":"#truck","wheels":6,"load":7.5}"##),
            expect: .truck(.init(wheels: 6, load: 7.5))
        ) { try await client($0).vehicle(body: .car(.init(wheels: 4, doors: 5))) }
        Case(
            "a subtype of a subtype",
            "PUT /vehicle",
            body: ##"{"kind":"#tanker","wheels":8,"load":1,"liquid":"milk"}"##,
            reply: .json(##"{"kind":"#tanker","wheels":8,"load":2}"##),
            expect: .tanker(.init(wheels: 8, load: 2))
        ) { try await client($0).vehicle(body: .tanker(.init(wheels: 8, load: 1, liquid: "milk"))) }
        Case(
            "a subtype that stands by itself, and has subtypes",
            "PUT /truck",
            body: ##"{"kind":"#truck","wheels":6,"load":1}"##,
            reply: .json(##"{"kind":"#tanker","wheels":8,"load":2,"liquid":"milk"}"##),
            expect: .tanker(.init(wheels: 8, load: 2, liquid: "milk"))
        ) { try await client($0).truck(body: .truck(.init(wheels: 6, load: 1))) }
        Case(
            "an unknown subtype, sent back as it came",
            "PUT /vehicle",
            "PUT /vehicle",
            body: ##"{"kind":"#bike","pedals":2,"wheels":2}"##,
            reply: .json(##"{"wheels":2,"kind":"#bike","pedals":2}"##),
            .json(##"{"kind":"Vehicle","wheels":3}"##),
            expect: Unions.Vehicle.vehicle(.init(wheels: 3))
        ) { url in
            let bike = try await client(url).vehicle(body: .vehicle(.init(wheels: 1)))
            guard case .unknown = bike, try bike.converted(to: Unions.VehicleBase.self).wheels == 2 else { return bike }
            return try await client(url).vehicle(body: bike)
        }
        Case(
            "a subtype that lacks a member of its base",
            "PUT /vehicle",
            body: ##"{"kind":"#car","wheels":4}"##,
            reply: .json(##"{"kind":"#tanker","load":1}"##),
            expect: "wheels: the member is missing"
        ) { url in
            try await readingError { try await client(url).vehicle(body: .car(.init(wheels: 4))) }
        }
        Case(
            "a subtype by a mapping",
            "PUT /pet",
            body: #"{"petType":"PetFish","fins":3}"#,
            reply: .json(#"{"petType":"c","name":"Tom","claws":true}"#),
            expect: .petCat(.init(name: "Tom", claws: true))
        ) { try await client($0).pet(body: .petFish(.init(fins: 3))) }
    }
}
