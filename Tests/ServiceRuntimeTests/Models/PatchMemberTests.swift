import Foundation
import ServiceRuntime
import Testing

@Suite("Merge patches")
struct PatchMemberTests {
    struct PetPatch: ServiceModel, Codable, Hashable {
        let name: PatchMember<String>?
        let born: PatchMember<Date>?
        let owner: PatchMember<[String: PatchMember<Int>]>?

        init(
            name: PatchMember<String>? = nil,
            born: PatchMember<Date>? = nil,
            owner: PatchMember<[String: PatchMember<Int>]>? = nil
        ) {
            self.name = name
            self.born = born
            self.owner = owner
        }

        init(reading reader: ModelReader) throws {
            name = reader.readPatchIfPresent("name")
            born = reader.readPatchIfPresent("born", as: .unixTime)
            owner = reader.readPatchIfPresent("owner")
        }

        func writeMembers(to writer: ModelWriter) {
            writer.write(name, for: "name")
            writer.write(born, for: "born", as: .unixTime)
            writer.write(owner, for: "owner")
        }
    }

    @Test(
        "tell what is set, what is removed and what stays as it is",
        arguments: [
            (PetPatch(), "{}"), (PetPatch(name: .set("Tom")), #"{"name":"Tom"}"#),
            (PetPatch(name: .null, born: .null), #"{"name":null,"born":null}"#),
            (PetPatch(born: .set(Date(timeIntervalSince1970: 1))), #"{"born":1}"#),
            (PetPatch(owner: .set(["a": .set(1), "b": .null])), #"{"owner":{"a":1,"b":null}}"#),
        ]
    )
    func writing(patch: PetPatch, text: String) throws {
        #expect(String(decoding: try ModelCoder.encode(patch), as: UTF8.self) == text)
        #expect(try ModelCoder.decode(PetPatch.self, from: Data(text.utf8)) == patch)
    }

    @Test("report what is wrong with a member as any model does")
    func problems() {
        let error = #expect(throws: ModelReadingError.self) {
            try ModelCoder.decode(PetPatch.self, from: Data(#"{"name":[]}"#.utf8))
        }
        #expect(error?.path == "name")
    }
}
