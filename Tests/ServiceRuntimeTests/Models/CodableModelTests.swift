import Foundation
import Testing

@testable import ServiceRuntime

@Suite("A type that is read and written by its Codable conformance")
struct CodableModelTests {
    private struct Parcel: CodableModel, Hashable {
        struct Size: Codable, Hashable {
            let width: Int
        }

        var id: String
        var weight: Decimal = 1
        var count: Int64 = 1
        var sentOn: Date?
        var label: Data?
        var sizes: [Size] = []
    }

    private struct Snake: CodableModel, Equatable {
        let fullName: String
        var bornOn: Date?
        static func configure(_ decoder: JSONDecoder) { decoder.keyDecodingStrategy = .convertFromSnakeCase }
        static func configure(_ encoder: JSONEncoder) { encoder.keyEncodingStrategy = .convertToSnakeCase }
    }

    private func read<Value: ModelValue>(_ text: String) throws -> Value {
        try ModelCoder.decode(Value.self, from: Data(text.utf8))
    }

    private func text(_ value: some ModelValue) throws -> String {
        String(decoding: try ModelCoder.encode(value), as: UTF8.self)
    }

    @Test("comes back as it was")
    func roundTrip() throws {
        let parcel = Parcel(
            id: "a",
            weight: Decimal(string: "0.12345678901234567890123") ?? 0,
            count: .max,
            sentOn: Date(timeIntervalSince1970: 90.5),
            label: Data([1, 2]),
            sizes: [.init(width: 3)]
        )
        let json = try text(parcel)
        #expect(json.contains(#""sentOn":"1970-01-01T00:01:30.5"#) && json.contains(#""label":"AQI=""#), "\(json)")
        #expect(try read(json) == parcel)
        #expect(try read("[\(json), \(json)]") == [parcel, parcel])
        #expect(try read("null") == Parcel?.none)
    }

    @Test("has the names that its coders make, and dates as ever")
    func coders() throws {
        let snake = Snake(fullName: "a", bornOn: Date(timeIntervalSince1970: 90))
        let json = #"{"born_on":"1970-01-01T00:01:30Z","full_name":"a"}"#
        #expect(try text(snake) == json)
        #expect(try read(json) == snake)
    }

    @Test(
        "tells where it cannot be read",
        arguments: [
            (#"[{"weight": 1}]"#, "[0].id: the member is missing"),
            (
                #"[{"id": "a", "weight": 1, "count": 1, "sizes": [{"width": "x"}]}]"#,
                "[0].sizes[0].width: Expected to decode Int but found a string instead."
            ),
            (
                #"[{"id": "a", "weight": 1, "count": 1, "sizes": [], "sentOn": "x"}]"#,
                "[0].sentOn: 'x' is not a date and time such as 2026-11-20T20:12:00Z"
            ),
            (
                #"[{"id": "a", "weight": 1, "count": 1.5, "sizes": []}]"#,
                "[0]: a number does not fit the type of its member"
            ),
        ]
    )
    func readingErrors(json: String, expected: String) {
        let error = #expect(throws: ModelReadingError.self) { try read(json) as [Parcel] }
        #expect(error?.description == expected)
    }

    @Test("is an error where it cannot be written")
    func writingErrors() {
        #expect(throws: ModelWritingError.self) { try text(Parcel(id: "a", sentOn: .distantFuture + 1e12)) }
        #expect(throws: ModelWritingError.self) { try text(Parcel(id: "a", weight: .nan)) }
    }

    @Test("stands wherever a generated model may: page, body, failure")
    func client() async throws {
        let transport = ScriptedTransport(
            .json(#"{"items": [{"id": "a", "weight": 1, "count": 1, "sizes": []}]}"#),
            .json(#"{"full_name": "refused"}"#, status: 400)
        )
        let client = try PipelineClient.scripted(transport)
        let list = ServiceRequest<PagedCollection<Parcel>>(
            RequestDescription(.get, "/parcels"),
            client: client,
            returns: .page(items: "items", nextLink: nil)
        )
        #expect(try await list.value().items == [Parcel(id: "a")])
        var description = RequestDescription(.put, "/parcels")
        description.body(Parcel(id: "a"), as: "application/json")
        description.failure(.any, Snake.self)
        let refusal = try await failure {
            try await ServiceRequest<Void>(description, client: client, returns: .nothing).value()
        }
        #expect(refusal.failure?.error(as: Snake.self) == Snake(fullName: "refused"))
        #expect(transport.requests[1].httpRequest.data == (try ModelCoder.encode(Parcel(id: "a"))))
    }

    @Test(
        "keeps every digit of a Decimal",
        arguments: ["99999999999999.99", "70368744177664.13", "1234567890123.4567", "0.10000000000000001"]
    )
    func decimals(digits: String) throws {
        let parcel = Parcel(id: "a", weight: try #require(Decimal(string: digits)))
        let json = try text(parcel)
        #expect(json.contains("\"weight\":\(digits)"), "\(json)")
        #expect(try read(json) == parcel)
    }
}
