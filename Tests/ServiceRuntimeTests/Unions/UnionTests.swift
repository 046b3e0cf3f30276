import Foundation
import Testing

@testable import ServiceRuntime

/// Unions as the generator writes them: a discriminator, subtypes of a base, and neither.
@Suite(.timeLimit(.minutes(20)))
struct UnionTests {
    // MARK: - A discriminator

    @Test(arguments: [
        (#"{"kind":"round","radius":2}"#, Solid.ring(Ring(radius: 2))),
        (#"{"radius":2.5,"kind":"round"}"#, .ring(Ring(radius: 2.5))),
        (#"{"kind":"square","side":1}"#, .square(Square(side: 1))),
        (#"{"kind":"box","side":1}"#, .square(Square(side: 1, kind: "box"))),
        (#"{"kind":"oval","a":[1,null]}"#, .unknown(["kind": "oval", "a": [1, nil]])),
        (#"{"side":1}"#, .unknown(["side": 1])),
        (#"{"kind":null}"#, .unknown(["kind": nil])),
        (#"{"kind":7}"#, .unknown(["kind": 7])),
        (#""round""#, .unknown("round")),
        ("[]", .unknown([])),
    ])
    func theDiscriminatorNamesTheAlternative(json: String, shape: Solid) throws {
        #expect(try decoded(json) == shape)
    }

    @Test func whatTheDiscriminatorNamesMustBeThat() {
        #expect(refusal(of: #"{"kind":"round"}"#, as: Solid.self) == "radius: the member is missing")
        #expect(
            refusal(of: #"{"main":{"kind":"square","side":"x"}}"#, as: Drawing.self)
                == "main.side: expected a number, found a string"
        )
        #expect(
            refusal(
                of: #"{"main":{"kind":"oval"},"others":[{"kind":"square","side":1},{"kind":"round"}]}"#,
                as: Drawing.self
            )
                == "others[1].radius: the member is missing"
        )
    }

    @Test func theDiscriminatorIsWrittenByItself() throws {
        #expect(try encoded(Solid.ring(Ring(radius: 2))) == #"{"kind":"round","radius":2}"#)
        #expect(try encoded(Solid.square(Square(side: 1))) == #"{"kind":"square","side":1}"#)
        #expect(try encoded(Car(wheels: 4)) == #"{"type":"car","wheels":4}"#)
    }

    @Test(arguments: [
        #"{"main":{"kind":"round","radius":2}}"#,
        #"{"main":{"x":1,"kind":"oval"}}"#,
        #"{"main":{"kind":"round","radius":1},"others":[{"kind":"oval"},{"side":1,"kind":"box"}],"named":{"a":{"kind":"k"}}}"#,
        #"{"main":{"kind":"round","radius":1},"label":"a"}"#,
        #"{"main":{"kind":"round","radius":1},"label":["a","b"]}"#,
        #"{"main":{"kind":"round","radius":1},"label":{"unheard":1.25}}"#,
    ])
    func nothingIsLostOnTheWayBack(json: String) throws {
        let drawing: Drawing = try decoded(json)
        let written: JSONValue = try decoded(try encoded(drawing))
        #expect(try written == decoded(json))
    }

    // MARK: - Subtypes

    @Test(arguments: [
        (#"{"type":"car","wheels":4,"seats":5}"#, Vehicle.car(Car(wheels: 4, seats: 5))),
        (#"{"type":"Truck","wheels":6,"load":7.5}"#, .truck(Truck(wheels: 6, load: 7.5))),
        (#"{"type":"Tanker","wheels":6,"liquid":"milk"}"#, .tanker(Tanker(wheels: 6, liquid: "milk"))),
        (#"{"type":"Vehicle","wheels":2}"#, .vehicle(VehicleBase(wheels: 2))),
        (#"{"type":"Sled","runners":2}"#, .unknown(["type": "Sled", "runners": 2])),
        (
            #"{"type":"car","wheels":4,"tows":{"type":"Tanker","wheels":2}}"#,
            .car(Car(wheels: 4, tows: .tanker(Tanker(wheels: 2))))
        ),
    ])
    func theBaseIsReadAsTheSubtypeThatItIs(json: String, vehicle: Vehicle) throws {
        #expect(try decoded(json) == vehicle)
        let written: JSONValue = try decoded(try encoded(vehicle))
        #expect(try written == decoded(json))
    }

    @Test func aSubtypeWithSubtypesKnowsItsOwn() throws {
        #expect(try decoded(#"{"type":"Tanker","wheels":6}"#) == AnyTruck.tanker(Tanker(wheels: 6)))
        #expect(try decoded(#"{"type":"car","wheels":4}"#) == AnyTruck.unknown(["type": "car", "wheels": 4]))
    }

    @Test func theMembersOfTheBaseAreReadFromAnySubtype() throws {
        let vehicles: [Vehicle] = try decoded(
            #"[{"type":"car","wheels":4,"seats":5},{"type":"Sled","wheels":0},{"type":"Sled"}]"#
        )
        #expect(try vehicles[0].converted(to: VehicleBase.self).wheels == 4)
        #expect(try vehicles[1].converted(to: VehicleBase.self) == VehicleBase(type: "Sled", wheels: 0))
        #expect(throws: ModelReadingError.self) { try vehicles[2].converted(to: VehicleBase.self) }
    }

    // MARK: - No discriminator

    @Test(arguments: [
        (#""a""#, Filter.string("a")),
        (#"{"field":"a"}"#, .comparison(Comparison(field: "a"))),
        (#"{"field":"a","value":{"b":1}}"#, .comparison(Comparison(field: "a", value: ["b": 1]))),
        (#"{"all":[]}"#, .filterGroup(FilterGroup(all: []))),
        (
            #"{"all":["a",{"all":[{"field":"b"},7]}]}"#,
            .filterGroup(
                FilterGroup(all: [
                    .string("a"), .filterGroup(FilterGroup(all: [.comparison(Comparison(field: "b")), .unknown(7)])),
                ])
            )
        ),
        // Both can be read: the one that takes more members counts, and the first of equals.
        (#"{"field":"a","all":[],"note":"n"}"#, .filterGroup(FilterGroup(all: [], note: "n"))),
        (#"{"field":"a","all":[]}"#, .comparison(Comparison(field: "a"))),
        (#"{"none":1}"#, .unknown(["none": 1])),
        ("12", .unknown(12)),
    ])
    func theAlternativeIsTheOneThatTakesMost(json: String, filter: Filter) throws {
        #expect(try decoded(json) == filter)
    }

    /// Any model without required members can be read from any object. One that takes nothing of it is not what it is.
    @Test(arguments: [
        ("{}", Loose.left(Loose.Left(a: nil))),
        (#"{"a":null,"b":null}"#, .left(Loose.Left(a: nil))),
        (#"{"a":1,"new":2}"#, .left(Loose.Left(a: 1))),
        (#"{"new":2}"#, .shape(.unknown(["new": 2]))),
        (#"{"kind":"round","radius":2}"#, .shape(.ring(Ring(radius: 2)))),
        (#"{"kind":"oval","b":2}"#, .shape(.unknown(["kind": "oval", "b": 2]))),
    ])
    func anAlternativeThatTakesNothingIsNotIt(json: String, loose: Loose) throws {
        #expect(try decoded(json) == loose)
    }

    @Test func valuesAreToldByTheirKind() throws {
        #expect(try decoded(#""a""#) == DrawingLabel.string("a"))
        #expect(try decoded("3") == DrawingLabel.integer(3))
        #expect(try decoded(#"["a"]"#) == DrawingLabel.stringArray(["a"]))
        #expect(try decoded("1.5") == DrawingLabel.unknown(1.5))
        #expect(try decoded(#"["a",1]"#) == DrawingLabel.stringArray(["a", "1"]))
        #expect(try decoded(#"["a",[]]"#) == DrawingLabel.unknown(["a", []]))
        #expect(try decoded("true") == DrawingLabel.unknown(true))
    }

    @Test func whatIsConvertedFitsNoBetter() throws {
        let decoded = { (text: String) in try ModelCoder.decode(Labeled.self, from: Data(text.utf8)) }
        #expect(try decoded(#"{"count":5,"label":"x","new":7}"#) == .item(Labeled.Item(count: 5, label: "x")))
        #expect(try decoded(#"{"count":"a","label":"x"}"#) == .map(["count": "a", "label": "x"]))
    }

    @Test func aProblemOfOneAlternativeIsNotThatOfTheNextMember() throws {
        let json = #"{"main":{"kind":"oval"},"label":{"a":1},"named":{}}"#
        #expect(try decoded(json) == Drawing(main: .unknown(["kind": "oval"]), named: [:], label: .unknown(["a": 1])))
    }

    /// Each level is read for two alternatives, which would take 2²⁰⁰ times as long if nothing were remembered.
    @Test func nestingCostsNoMoreThanLength() throws {
        let depth = 100
        let json = String(repeating: #"{"nest":["#, count: depth) + "1" + String(repeating: "]}", count: depth)
        let nest: Nest = try decoded(json)
        #expect(try encoded(nest) == json)
    }

    // MARK: - Equality, coders and parameters

    @Test func unionsAreEqualIfTheirAlternativesAre() {
        #expect(Solid.ring(Ring(radius: 1)) == .ring(Ring(radius: 1)))
        #expect(Solid.ring(Ring(radius: 1)).hashValue == Solid.ring(Ring(radius: 1)).hashValue)
        #expect(Solid.ring(Ring(radius: 1)) != .ring(Ring(radius: 2)))
        #expect(Solid.unknown(["kind": "round", "radius": 1]) != .ring(Ring(radius: 1)))
        #expect(Set([Filter.string("a"), .string("a"), .unknown("a")]).count == 2)
    }

    @Test func goesThroughAnyCoder() throws {
        let shapes = [Solid.ring(Ring(radius: 1.5)), .unknown(["kind": "oval"])]
        #expect(try JSONDecoder().decode([Solid].self, from: JSONEncoder().encode(shapes)) == shapes)
        #expect(try PropertyListDecoder().decode([Solid].self, from: PropertyListEncoder().encode(shapes)) == shapes)
    }

    @Test func aParameterIsTheValueOfTheAlternative() throws {
        #expect(try ParameterValue(of: DrawingLabel.string("a b"), coding: .default) == .text("a b"))
        #expect(try ParameterValue(of: DrawingLabel.integer(3), coding: .default) == .literal("3"))
        #expect(try ParameterValue(of: DrawingLabel.stringArray(["a", "b"]), coding: .default) == .list(["a", "b"]))
        #expect(try ParameterValue(of: DrawingLabel.unknown(1.5), coding: .default) == .literal("1.5"))
    }

    @Test func aFormHasTheMembersOfTheAlternative() throws {
        let drawing = Drawing(main: .square(Square(side: 1)), label: .stringArray(["a", "b"]))
        let fields = try ModelCoder.encode(drawing, mediaType: "application/x-www-form-urlencoded")
        #expect(
            String(decoding: fields, as: UTF8.self)
                == "main=%7B%22kind%22%3A%22square%22%2C%22side%22%3A1%7D&label=a&label=b"
        )
        let whole = try ModelCoder.encode(Solid.square(Square(side: 1)), mediaType: "application/x-www-form-urlencoded")
        #expect(String(decoding: whole, as: UTF8.self) == "kind=square&side=1")
        let parts = try ModelCoder.encode(drawing, mediaType: "multipart/form-data; boundary=x")
        #expect(
            String(decoding: parts, as: UTF8.self).components(separatedBy: "--x").filter { $0.contains("label") }.count
                == 2
        )
    }
}

/// A model, and texts.
private enum Labeled: UnionModel, Codable, Hashable {
    case item(Item)
    case map([String: String])
    case unknown(JSONValue)

    init(reading reader: ModelReader) throws {
        let union = UnionReader<Self>(reader)
        union.attempt(Self.item)
        union.attempt(Self.map)
        self = try union.result()
    }

    var payload: any ModelValue {
        switch self {
        case .item(let value): value
        case .map(let value): value
        case .unknown(let value): value
        }
    }

    struct Item: ServiceModel, Codable, Hashable {
        let count: Int
        let label: String

        init(count: Int, label: String) { (self.count, self.label) = (count, label) }

        init(reading reader: ModelReader) throws {
            count = reader.readInt("count")
            label = reader.readString("label")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.writeInt(count, for: "count")
            writer.writeString(label, for: "label")
        }
    }
}

/// A model without required members, and a union.
enum Loose: UnionModel, Codable, Hashable {
    case left(Left)
    case shape(Solid)
    case unknown(JSONValue)

    init(reading reader: ModelReader) throws {
        let union = UnionReader<Self>(reader)
        union.attempt(Self.left)
        union.attempt(Self.shape)
        self = try union.result()
    }

    var payload: any ModelValue {
        switch self {
        case .left(let value): value
        case .shape(let value): value
        case .unknown(let value): value
        }
    }

    struct Left: ServiceModel, Codable, Hashable {
        let a: Int?

        init(a: Int?) { self.a = a }

        init(reading reader: ModelReader) throws { a = reader.readIntIfPresent("a") }

        func writeMembers(to writer: ModelWriter) { writer.writeInt(a, for: "a") }
    }
}

/// Two alternatives of which both have room for the same nesting, down to the last level.
private indirect enum Nest: UnionModel, Codable, Hashable {
    case number(Int)
    case first(First)
    case second(Second)
    case unknown(JSONValue)

    init(reading reader: ModelReader) throws {
        let union = UnionReader<Self>(reader)
        union.attempt(Self.number)
        union.attempt(Self.first)
        union.attempt(Self.second)
        self = try union.result()
    }

    var payload: any ModelValue {
        switch self {
        case .number(let value): value
        case .first(let value): value
        case .second(let value): value
        case .unknown(let value): value
        }
    }

    struct First: ServiceModel {
        let nest: [Nest]
        let name: String

        init(reading reader: ModelReader) throws {
            nest = try reader.read("nest")
            name = try reader.read("name")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.write(nest, for: "nest")
            writer.write(name, for: "name")
        }
    }

    struct Second: ServiceModel {
        let nest: [Nest]

        init(reading reader: ModelReader) throws {
            nest = try reader.read("nest")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.write(nest, for: "nest")
        }
    }
}
