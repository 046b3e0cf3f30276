import Testing

@testable import GenerateCommand

struct TextTableTests {
    private func table(_ rows: [[String]], width: Int?) -> [String] {
        var table = TextTable(["NAME", "TEXT"])
        for row in rows { table.add(row) }
        return table.text(TerminalStyle(width: width)).split(separator: "\n").map(String.init)
    }

    @Test func whatFitsStaysOnItsLine() {
        let rows = [["list", "All of the pets"], ["get", "One"]]
        let lines = ["NAME  TEXT", "list  All of the pets", "get   One"]
        #expect(table(rows, width: nil) == lines)
        #expect(table(rows, width: 21) == lines)
    }

    @Test(arguments: [
        ("All of the pets that there are", ["All of the pets", "that there are"]),
        ("pets.list(owner:kind:)", ["pets.list(owner:", "kind:)"]),
        ("everyPet.listOwners()", ["everyPet.", "listOwners()"]),
        ("/pets/{pet}/owners/{owner}", ["/pets/{pet}/", "owners/{owner}"]),
        ("DELETE /pets/{pet}", ["DELETE", "/pets/{pet}"]),
        ("MicrosoftNetAppOperation", ["MicrosoftNetApp", "Operation"]),
        ("aaaaaaaaaaaaaaaaaaaa", ["aaaaaaaaaaaaaaaa", "aaaa"]),
        (
            "\u{6771}\u{4EAC}\u{6771}\u{4EAC}\u{6771}\u{4EAC}\u{6771}\u{4EAC}\u{6771}",
            ["\u{6771}\u{4EAC}\u{6771}\u{4EAC}\u{6771}\u{4EAC}\u{6771}\u{4EAC}", "\u{6771}"]
        ),
    ])
    func aCellGoesOnInTheNextLine(text: String, folded: [String]) {
        let lines = table([["get", text], ["set", "x"]], width: 22)
        #expect(lines == ["NAME  TEXT", "get   \(folded[0])", "      \(folded[1])", "set   x"])
    }

    /// A line for each letter would help nobody.
    @Test func whatIsTooNarrowIsNotFolded() {
        let text = String(repeating: "x", count: 30)
        #expect(table([["get", text]], width: 10) == ["NAME  TEXT", "get   \(text)"])
    }
}
