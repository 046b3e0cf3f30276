import Suggestions
import Testing

@Suite struct NearestNameTests {
    @Test(arguments: [
        ("Prise", ["Pet", "Price"], "Price"),
        ("shcemas", ["schemas", "paths"], "schemas"),
        ("price", ["Price"], "Price"),
        ("pets", ["pet", "pest"], "pet"),
        ("sumary", ["summary"], "summary"),
        // Of equally near names, the one with the same letters.
        ("lnit", ["init", "lint", "linf"], "lint"),
        ("teh", ["tea", "the"], "the"),
    ])
    func theNearestNameIsFound(name: String, candidates: [String], expected: String) {
        #expect(NearestName.nearest(to: name, among: candidates) == expected)
        #expect(NearestName.hint(for: name, among: candidates) == " (did you mean '\(expected)'?)")
    }

    @Test(arguments: [
        ("Anything", ["Price", "Pet"]), ("", ["a"]), ("abc", []), ("B", ["A"]), ("abcdef", ["abcxyz"]),
        (String(repeating: "a", count: 100), [String(repeating: "a", count: 99)]),
    ])
    func nothingIsSuggestedWhereNothingIsNear(name: String, candidates: [String]) {
        #expect(NearestName.nearest(to: name, among: candidates) == nil)
        #expect(NearestName.hint(for: name, among: candidates) == "")
    }
}
