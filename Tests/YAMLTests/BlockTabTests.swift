import Testing

@testable import YAML

/// Tabs at the beginning of lines of block scalars, which are text or nothing, but no indentation.
struct BlockTabTests {
    @Test(arguments: [
        ("a: |-\n  \t\n  text\nb: 1\n", "\ntext"),
        ("a: |-\n\t\n  text\nb: 1\n", "\ntext"),
        ("a: |-\n  text\n\t\n  more\nb: 1\n", "text\n\nmore"),
        ("a: |-\n  text\n \t \n  more\nb: 1\n", "text\n\nmore"),
        ("a: |\n  \ttext\n  more\nb: 1\n", "text\nmore\n"),
        ("a: |- # | text\n  \ttext\n  more\nb: 1\n", "text\nmore"),
        ("a: >- # folded\n  \t\n  text\n  more\nb: 1\n", "\ntext more"),
        ("a: |-\r\n  \t\r\n  text\r\nb: 1\r\n", "\ntext"),
    ])
    func areLeftOutWhereNothingElseIsMeant(text: String, value: String) throws {
        let node = try read(text)
        #expect(node["a"]?.string == value)
        #expect(node["b"]?.int == 1)
    }

    @Test func thatCanBeReadAreText() throws {
        #expect(try read("a: |-\n  text\n  \tmore\n").mapping?["a"]?.string == "text\n\tmore")
        #expect(try read("a: \"x\n\ty\"\n")["a"]?.string == "x y")
    }

    @Test func whatFollowsStandsWhereItStood() throws {
        let node = try read("a: |-\n  \t\n  text\nb: {c: 1}\n")
        #expect(node["b"]?["c"]?.mark.position == "4:8")
    }

    @Test(arguments: [
        ("a: |-\n  \t\n  text\nb:\n\tc: 1\n", "5:1: error: a tab is not allowed as indentation; use spaces"),
        ("a:\n\tb: |-\n  \t\n  text\n", "2:1: error: a tab is not allowed as indentation; use spaces"),
    ])
    func doNotHideOthers(text: String, error: String) throws {
        #expect(complaint(about: text) == error)
    }
}
