import Foundation
import ServiceRuntime
import Testing

/// Models that have the members of objects within as their own.
@Suite struct ContainerTests {
    @Test(arguments: [
        #"{"name":"n","properties":{"size":1}}"#,
        #"{"name":"n","properties":{"size":1,"network":{"rules":[{"name":"r","properties":{"size":2}}],"note":null}}}"#,
        #"{"name":"n","properties":{"size":1,"network":{"ports":[1,2],"note":"x"}}}"#,
    ])
    func areReadAndWritten(_ text: String) throws {
        let account = try decoded(text, as: NestedAccount.self)
        #expect(try encoded(account) == text)
        #expect(try decoded(encoded(account), as: NestedAccount.self) == account)
        #expect(try JSONDecoder().decode(NestedAccount.self, from: JSONEncoder().encode(account)) == account)
    }

    @Test func anObjectThatIsMissingOrNullHasNoMembers() throws {
        for network in ["", #","network":null"#, #","network":{}"#] {
            let account = try decoded(#"{"properties":{"size":1\#(network)},"name":"n"}"#, as: NestedAccount.self)
            #expect(account == NestedAccount(name: "n", size: 1))
        }
        // Members of the same name outside are others.
        let account = try decoded(
            #"{"name":"n","ports":[1],"note":"x","properties":{"size":1}}"#,
            as: NestedAccount.self
        )
        #expect(account == NestedAccount(name: "n", size: 1))
    }

    @Test func nullOutsideIsNoNullInAnObjectThatIsMissing() throws {
        #expect(try decoded(#"{"note":null}"#, as: NestedPatch.self).note == nil)
        #expect(try decoded(#"{"properties":{"note":null}}"#, as: NestedPatch.self).note == .null)
    }

    @Test func nothingIsWrittenOfAnObjectWithoutMembers() throws {
        #expect(try encoded(NestedAccount(name: "n", size: 1)) == #"{"name":"n","properties":{"size":1}}"#)
        #expect(try encoded(NestedGroup()) == "{}")
        #expect(try encoded(NestedGroup(id: 1)) == #"{"outer":{"name":null,"inner":{"id":1}}}"#)
    }

    @Test func copiesAndComparisonsKnowTheMembers() {
        let account = NestedAccount(name: "n", size: 1)
        #expect(account.copy { $0.note = "x" } == NestedAccount(name: "n", size: 1, note: "x"))
        #expect(account.copy { $0.size = 2 } != account)
    }

    @Test(arguments: [
        (#"{"name":"n"}"#, "properties: the member is missing"),
        (#"{"name":"n","properties":null}"#, "properties: expected an object, found null"),
        (#"{"name":"n","properties":{}}"#, "properties.size: the member is missing"),
        (#"{"name":"n","properties":{"size":"x"}}"#, "properties.size: expected an integer, found a string"),
        (
            #"{"name":"n","properties":{"size":1,"network":1}}"#,
            "properties.network: expected an object, found a number"
        ),
        (
            #"{"name":"n","properties":{"size":1,"network":{"note":[]}}}"#,
            "properties.network.note: expected a string, found an array"
        ),
        (
            #"{"name":"n","properties":{"size":1,"network":{"rules":[{"name":"r","properties":{}}]}}}"#,
            "properties.network.rules[0].properties.size: the member is missing"
        ),
    ])
    func errorsNameTheWholePath(_ text: String, _ message: String) {
        let error = #expect(throws: ModelReadingError.self) { try decoded(text, as: NestedAccount.self) }
        #expect(error?.description == message)
    }

    @Test func whatCannotBeWrittenIsNamedWithTheWholePath() {
        let error = #expect(throws: ModelWritingError.self) { try encoded(NestedGauge(value: .nan)) }
        #expect(error?.path == "properties.value")
    }

    @Test func anAlternativeThatCannotBeReadLeavesNothingBehind() throws {
        let shapes = try decoded(
            #"{"shapes":[{"properties":{"size":1},"name":"n"},{"properties":{"value":2}},{"properties":{"size":"?"}}]}"#,
            as: NestedShapes.self
        )
        #expect(
            shapes.shapes == [
                .account(NestedAccount(name: "n", size: 1)), .gauge(NestedGauge(value: 2)),
                .unknown(["properties": ["size": "?"]]),
            ]
        )
    }
}

private struct NestedAccount: ServiceModel, Codable, Hashable {
    let name: String
    let size: Int
    let rules: [NestedAccount]?
    let ports: [Int]?
    let note: String?

    init(name: String, size: Int, rules: [NestedAccount]? = nil, ports: [Int]? = nil, note: String? = nil) {
        (self.name, self.size, self.rules, self.ports, self.note) = (name, size, rules, ports, note)
    }

    init(reading reader: ModelReader) throws {
        name = reader.readString("name")
        try reader.enterObject("properties")
        size = reader.readInt("size")
        reader.enterObjectIfPresent("network")
        rules = reader.readIfPresent("rules")
        ports = reader.readIfPresent("ports")
        note = reader.readStringIfPresent("note")
        reader.leaveObject()
        reader.leaveObject()
    }

    func writeMembers(to writer: ModelWriter) {
        writer.writeString(name, for: "name")
        writer.enterObject("properties")
        writer.writeInt(size, for: "size")
        writer.enterObjectIfNeeded("network")
        writer.write(rules, for: "rules")
        writer.write(ports, for: "ports")
        writer.writeNullable(note, for: "note")
        writer.leaveObject()
        writer.leaveObject()
    }
}

private struct NestedGroup: ServiceModel, Codable, Hashable {
    let id: Int?

    init(id: Int? = nil) { self.id = id }

    init(reading reader: ModelReader) throws {
        reader.enterObjectIfPresent("outer")
        reader.enterObjectIfPresent("inner")
        id = reader.readIntIfPresent("id")
        reader.leaveObject()
        reader.leaveObject()
    }

    func writeMembers(to writer: ModelWriter) {
        writer.enterObjectIfNeeded("outer")
        writer.writeNullable(String?.none, for: "name")
        writer.enterObjectIfNeeded("inner")
        writer.writeInt(id, for: "id")
        writer.leaveObject()
        writer.leaveObject()
    }
}

private struct NestedPatch: ServiceModel, Codable, Hashable {
    let note: PatchMember<String>?

    init(reading reader: ModelReader) throws {
        reader.enterObjectIfPresent("properties")
        note = reader.readPatchIfPresent("note")
        reader.leaveObject()
    }

    func writeMembers(to writer: ModelWriter) {
        writer.enterObjectIfNeeded("properties")
        writer.write(note, for: "note")
        writer.leaveObject()
    }
}

private struct NestedGauge: ServiceModel, Codable, Hashable {
    let value: Double

    init(value: Double) { self.value = value }

    init(reading reader: ModelReader) throws {
        try reader.enterObject("properties")
        value = try reader.read("value")
        reader.leaveObject()
    }

    func writeMembers(to writer: ModelWriter) {
        writer.enterObject("properties")
        writer.write(value, for: "value")
        writer.leaveObject()
    }
}

private indirect enum NestedShape: UnionModel, Codable, Hashable {
    case account(NestedAccount)
    case gauge(NestedGauge)
    case unknown(JSONValue)

    init(reading reader: ModelReader) throws {
        let union = UnionReader<NestedShape>(reader)
        union.attempt { .account($0) }
        union.attempt { .gauge($0) }
        self = try union.result()
    }

    var payload: any ModelValue {
        switch self {
        case .account(let value): value
        case .gauge(let value): value
        case .unknown(let value): value
        }
    }
}

private struct NestedShapes: ServiceModel, Codable, Hashable {
    let shapes: [NestedShape]

    init(reading reader: ModelReader) throws { shapes = try reader.read("shapes") }
    func writeMembers(to writer: ModelWriter) { writer.write(shapes, for: "shapes") }
}
