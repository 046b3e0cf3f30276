import ServiceRuntime
import Testing

/// Optional members that are arrays, or objects with dynamic member names.
struct OptionalContainerTests {
    @Test(arguments: [#"{"names":["a","b"],"counts":{"a":1}}"#, #"{"names":[],"counts":{}}"#, "{}"])
    func areWrittenAsTheyWereRead(text: String) throws {
        #expect(try encoded(decoded(text, as: Pantry.self)) == text)
    }

    @Test func areNilIfTheyAreNull() throws {
        let pantry = try decoded(#"{"names": null, "counts": null}"#, as: Pantry.self)
        #expect(pantry.names == nil)
        #expect(pantry.counts == nil)
        #expect(try encoded(pantry) == "{}")
    }

    @Test(arguments: [
        (#"{"names": {}}"#, "names: expected an array, found an object"),
        (#"{"names": ["a", {}]}"#, "names[1]: expected a string, found an object"),
        (#"{"counts": 1}"#, "counts: expected an object, found a number"),
        (#"{"counts": {"a": "b"}}"#, "counts.a: expected an integer, found a string"),
    ])
    func areErrorsIfTheyAreOfAnotherType(text: String, message: String) {
        #expect(refusal(of: text, as: Pantry.self) == message)
    }
}

private struct Pantry: ServiceModel, Codable, Hashable {
    let names: [String]?
    let counts: [String: Int]?

    init(reading reader: ModelReader) throws {
        names = reader.readArrayIfPresent("names")
        counts = reader.readDictionaryIfPresent("counts")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.writeArray(names, for: "names")
        writer.writeDictionary(counts, for: "counts")
    }
}
