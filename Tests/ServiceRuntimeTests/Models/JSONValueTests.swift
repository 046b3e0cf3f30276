import Foundation
import ServiceRuntime
import Testing

struct JSONValueTests {
    private let value: JSONValue = ["text": "x", "list": [1, 2.5, true, nil], "empty": [:]]

    @Test func givesItsParts() {
        #expect(value["text"]?.string == "x")
        #expect(value["list"]?[0]?.int == 1)
        #expect(value["list"]?[1]?.double == 2.5)
        #expect(value["list"]?[2]?.bool == true)
        #expect(value["list"]?[3]?.isNull == true)
        #expect(value["list"]?[4] == nil)
        #expect(value["none"] == nil)
        #expect(value["text"]?["x"] == nil)
    }

    @Test func goesThroughAnyCoder() throws {
        #expect(try encoded(value) == #"{"empty":{},"list":[1,2.5,true,null],"text":"x"}"#)
        #expect(try decoded(encoded(value)) == value)
        #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
    }
}
