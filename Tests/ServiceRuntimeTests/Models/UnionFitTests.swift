import ServiceRuntime
import Testing

@Suite("The alternative that fits best")
struct UnionFitTests {
    private struct User: ServiceModel, Hashable {
        let user: String?
        init(user: String?) { self.user = user }
        init(reading reader: ModelReader) throws { user = reader.readIfPresent("user") }
        func writeMembers(to writer: ModelWriter) { writer.write(user, for: "user") }
    }

    private struct Group: ServiceModel, Hashable {
        let group: String?
        init(group: String?) { self.group = group }
        init(reading reader: ModelReader) throws { group = reader.readIfPresent("group") }
        func writeMembers(to writer: ModelWriter) { writer.write(group, for: "group") }
    }

    private enum Owner: UnionModel, Hashable {
        case group(Group)
        case user(User)
        case object([String: JSONValue])
        case unknown(JSONValue)

        init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.group)
            union.attempt(Self.user)
            union.attempt(Self.object)
            self = try union.result()
        }

        var payload: any ModelValue {
            switch self {
            case .group(let value): value
            case .user(let value): value
            case .object(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// A newer service may add members to an object, and still sends the object that it is.
    @Test(arguments: [
        (#"{"user":null,"id":1}"#, Owner.user(User(user: nil))),
        (#"{"user":"a","id":1,"name":"b"}"#, .user(User(user: "a"))),
        (#"{"group":null,"user":"a"}"#, .user(User(user: "a"))),
        (#"{"id":1}"#, .object(["id": 1])),
        (#"{}"#, .group(Group(group: nil))),
    ])
    private func aDescribedMemberIsWorthMoreThanAnythingElse(json: String, owner: Owner) throws {
        #expect(try decoded(json) == owner)
    }

    /// An enumeration to which the description adds any text, as the generator writes one.
    private struct Name: ExpandableEnumeration, Codable, Hashable, ExpressibleByStringLiteral {
        let rawValue: String
        init(rawValue: String) { self.rawValue = rawValue }
        static var knownValues: [Self] { ["gpt-4", "gpt-5"] }
    }

    private struct Chat: ServiceModel, Hashable {
        let model: Name
        init(model: Name) { self.model = model }
        init(reading reader: ModelReader) throws { model = try reader.read("model") }
        func writeMembers(to writer: ModelWriter) { writer.write(model, for: "model") }
    }

    private struct Other: ServiceModel, Hashable {
        let model: String
        init(model: String) { self.model = model }
        init(reading reader: ModelReader) throws { model = try reader.read("model") }
        func writeMembers(to writer: ModelWriter) { writer.write(model, for: "model") }
    }

    private enum Call: UnionModel, Hashable {
        case chat(Chat)
        case other(Other)
        case unknown(JSONValue)

        init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.chat)
            union.attempt(Self.other)
            self = try union.result()
        }

        var payload: any ModelValue {
            switch self {
            case .chat(let value): value
            case .other(let value): value
            case .unknown(let value): value
            }
        }
    }

    @Test(arguments: ["gpt-5", "my-model"])
    private func aTextThatMayBeAnythingTellsNothing(model: String) throws {
        #expect(try decoded(#"{"model":"\#(model)"}"#) == Call.chat(Chat(model: Name(rawValue: model))))
    }

    private enum Choice: UnionModel, Hashable {
        case user(User)
        case string(String)
        case unknown(JSONValue)

        init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.user)
            union.attempt(Self.string)
            self = try union.result()
        }

        var payload: any ModelValue {
            switch self {
            case .user(let value): value
            case .string(let value): value
            case .unknown(let value): value
            }
        }
    }

    /// Each element of XML could be an object, which would lose its text.
    @Test(arguments: [
        ("<a>ch</a>", Choice.string("ch")), ("<a b='c'>ch</a>", .string("ch")),
        ("<a><user>ch</user></a>", .user(User(user: "ch"))), ("<a/>", .user(User(user: nil))),
        ("<a><b>ch</b></a>", .unknown(["b": "ch"])),
    ])
    private func theTextOfAnElementIsText(document: String, choice: Choice) throws {
        #expect(try decodedXML(document) == choice)
    }

    @Test private func textThatNoAlternativeTakesIsKept() throws {
        #expect(try decodedXML("<a>ch</a>", as: Owner.self) == .unknown("ch"))
    }

    private enum Limit: UnionModel, Hashable {
        case number(Double)
        case string(String)
        case unknown(JSONValue)

        init(reading reader: ModelReader) throws {
            let union = UnionReader<Self>(reader)
            union.attempt(Self.number)
            union.attempt(Self.string)
            self = try union.result()
        }

        var payload: any ModelValue {
            switch self {
            case .number(let value): value
            case .string(let value): value
            case .unknown(let value): value
            }
        }
    }

    @Test(arguments: [
        ("NaN", Limit.string("NaN")), ("Infinity", .string("Infinity")), ("all", .string("all")),
        ("1.5", .string("1.5")),
    ])
    private func textIsTextAlsoIfItNamesANumber(text: String, limit: Limit) throws {
        #expect(try decoded("\"\(text)\"") == limit)
    }
}
