import Testing

@testable import YAML

/// Long documents, which are parsed while the trees of what is before are built.
struct LongDocumentTests {
    private let count = 12 * EventParser.batchSize

    private func items(_ numbers: Range<Int>) -> String {
        numbers.map { "- {name: n\($0), size: \($0)}\n" }.joined()
    }

    @Test func everyItemIsThereAtItsPlace() throws {
        let items = try #require(read(items(0..<count)).sequence)
        #expect(items.map { $0["size"]?.int } == Array(0..<count))
        #expect(items.map(\.mark.line) == Array(1...count))
    }

    @Test func textsOfAllLengthsAreWhole() throws {
        let texts = (0..<count).map { String(repeating: "\u{E9}a", count: $0 % 50) }
        let items = texts.enumerated().map { $1.isEmpty || $0 % 2 == 0 ? "- '\($1)'\n" : "- !!str \($1)\n" }.joined()
        let scalars = try #require(read(items).sequence).compactMap(\.scalar)
        #expect(scalars.map(\.text) == texts)
        #expect(scalars.map { $0.tag != nil } == texts.enumerated().map { $0 % 2 == 1 && !$1.isEmpty })
    }

    @Test func anchorsReachFromOneEndToTheOther() throws {
        let items = try #require(read("- &first {a: 1}\n" + items(0..<count) + "- *first\n").sequence)
        #expect(items.last?["a"]?.int == 1)
        #expect(items.last?.mark.line == count + 2)
    }

    @Test func theFirstMistakeIsToldWhoeverFindsIt() {
        let start = items(0..<count)
        let unknown = "- *unknown\n"
        let unclosed = "- [\n"
        #expect(complaint(about: start + unknown + start + unclosed).hasPrefix("\(count + 1):3: error: unknown anchor"))
        let behind = complaint(about: start + unclosed + start + unknown)
        #expect(behind.hasPrefix("\(count + 2):1: error: expected a value"))
        #expect(complaint(about: unknown + start + unclosed).hasPrefix("1:3: error: unknown anchor"))
    }
}
