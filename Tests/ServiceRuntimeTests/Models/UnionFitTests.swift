import ServiceRuntime
import Testing

@Suite("The alternative that fits best")
struct UnionFitTests {
    private struct User: Model, Hashable {
        let user: String?
        init(user: String?) { self.user = user }
        init(reading reader: ModelReader) throws { user = reader.readIfPresent("user") }
        func writeMembers(to writer: ModelWriter) { writer.write(user, for: "user") }
    }

    private struct Group: Model, Hashable {
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
