import Suggestions
import Testing

@Suite struct NameListTests {
    @Test(arguments: [
        (["a"], 1, "'a'"),
        (["a", "b", "c"], 3, "'a', 'b', 'c'"),
        (["a", "b", "c", "d"], 4, "'a', 'b', 'c' and 1 more"),
        // The names that are not shown need not be known.
        (["a", "b", "c"], 7, "'a', 'b', 'c' and 4 more"),
    ])
    func showsTheFirstNamesAndHowManyThereAreBesides(names: [String], count: Int, text: String) {
        #expect(NameList.text(names, of: count, maximumCount: 3) == text)
    }

    @Test func showsFiveUnlessAskedForMore() {
        #expect(NameList.text((1...7).map(String.init), of: 7) == "'1', '2', '3', '4', '5' and 2 more")
    }
}
