import Foundation
import ServiceRuntime
import Testing

/// Required members that cannot be read, of the types that are read without throwing.
struct RequiredMemberTests {
    private static let members = [
        ("text", #""a""#), ("flag", "true"), ("count", "1"), ("share", "0.5"), ("time", #""2026-11-20T00:00:00Z""#),
        ("link", #""https://example.com/a""#), ("start", "1"), ("names", #"["a"]"#), ("counts", #"{"a": 1}"#),
    ]

    /// The JSON text of an entry, with another value for a member, or without the member.
    private static func text(_ name: String? = nil, _ value: String? = nil) -> String {
        let members = members.compactMap { member in
            member.0 == name ? value.map { (member.0, $0) } : member
        }
        return "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }

    @Test func areRead() throws {
        let entry = try decoded(Self.text(), as: Entry.self)
        #expect(
            entry
                == Entry(
                    text: "a",
                    flag: true,
                    count: 1,
                    share: 0.5,
                    time: Date(timeIntervalSince1970: 1_795_132_800),
                    start: Date(timeIntervalSince1970: 1),
                    link: try #require(URL(string: "https://example.com/a")),
                    names: ["a"],
                    counts: ["a": 1]
                )
        )
        #expect(try decoded(encoded(entry), as: Entry.self) == entry)
    }

    @Test(arguments: members.map(\.0)) func areErrorsIfTheyAreMissing(name: String) {
        #expect(refusal(of: Self.text(name), as: Entry.self) == "\(name): the member is missing")
        let entries = "[\(Self.text()), \(Self.text(name))]"
        #expect(refusal(of: entries, as: [Entry].self) == "[1].\(name): the member is missing")
    }

    @Test(arguments: [
        ("text", "[1]", "expected a string, found an array"),
        ("text", "null", "expected a string, found null"),
        ("flag", "2", "expected true or false, found a number"),
        ("count", "1.5", "1.5 is not an integer"),
        ("count", "1e30", "1e30 does not fit in Int64"),
        ("share", #""half""#, "expected a number, found a string"),
        ("time", #""today""#, "'today' is not a date and time such as 2026-11-20T20:12:00Z"),
        ("start", "true", "expected a number, found a boolean"),
        ("link", "{}", "expected a string, found an object"),
        ("names", "{}", "expected an array, found an object"),
        ("counts", "[1]", "expected an object, found an array"),
    ])
    func areErrorsIfTheyAreOfAnotherType(name: String, value: String, message: String) {
        #expect(refusal(of: Self.text(name, value), as: Entry.self) == "\(name): \(message)")
    }

    @Test func errorsWithinThemSayWhere() {
        let names = Self.text("names", #"["a", {}]"#)
        #expect(refusal(of: names, as: Entry.self) == "names[1]: expected a string, found an object")
        let counts = Self.text("counts", #"{"a": true}"#)
        #expect(refusal(of: counts, as: Entry.self) == "counts.a: expected an integer, found a boolean")
    }

    @Test func theFirstErrorIsTheOneThatIsTold() {
        #expect(refusal(of: #"{"flag": 1, "names": 2}"#, as: Entry.self) == "text: the member is missing")
    }

    @Test func anOptionalModelThatCannotBeReadIsAnError() {
        let text = #"{"entry": \#(Self.text("count"))}"#
        #expect(refusal(of: text, as: Holder.self) == "entry.count: the member is missing")
    }

    @Test func emptyCollectionsMayBeNull() throws {
        #expect(try decoded(Self.text("names", "null"), as: Entry.self).names.isEmpty)
        #expect(try decoded(Self.text("counts", "null"), as: Entry.self).counts.isEmpty)
    }
}

private struct Entry: ServiceModel, Codable, Hashable {
    let text: String
    let flag: Bool
    let count: Int
    let share: Double
    let time: Date
    let start: Date
    let link: URL
    let names: [String]
    let counts: [String: Int]

    init(
        text: String,
        flag: Bool,
        count: Int,
        share: Double,
        time: Date,
        start: Date,
        link: URL,
        names: [String],
        counts: [String: Int]
    ) {
        self.text = text
        self.flag = flag
        self.count = count
        self.share = share
        self.time = time
        self.start = start
        self.link = link
        self.names = names
        self.counts = counts
    }

    init(reading reader: ModelReader) throws {
        text = reader.readString("text")
        flag = reader.readBool("flag")
        count = reader.readInt("count")
        share = reader.readDouble("share")
        time = reader.readDate("time")
        start = reader.readDate("start", as: .unixTime)
        link = reader.readURL("link")
        names = reader.readArray("names")
        counts = reader.readDictionary("counts")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.writeString(text, for: "text")
        writer.writeBool(flag, for: "flag")
        writer.writeInt(count, for: "count")
        writer.writeDouble(share, for: "share")
        writer.writeDate(time, for: "time")
        writer.write(start, for: "start", as: .unixTime)
        writer.writeURL(link, for: "link")
        writer.writeArray(names, for: "names")
        writer.writeDictionary(counts, for: "counts")
    }
}

private struct Holder: ServiceModel, Codable, Hashable {
    let entry: Entry?

    init(reading reader: ModelReader) throws {
        entry = reader.readIfPresent("entry")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.write(entry, for: "entry")
    }
}
