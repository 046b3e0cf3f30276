import Locking
import ServiceDescription
import Testing
import YAML

@testable import GenerateCommand

struct DiagnosticReportTests {
    @Test func caretStandsUnderThePlace() {
        let report = text([error("unknown key", "title: Pets\n  nam: x\n", 2, 3)])
        #expect(
            report == """
                pets.yaml:2:3: error: unknown key
                  nam: x
                  ^
                1 error; nothing was written

                """
        )
    }

    @Test(arguments: [
        ("\ta:\tb", 5, "\t  \t^"),
        ("größe: x", 8, "       ^"),
        ("東京: x", 5, "      ^"),
        ("e\u{301}: x", 5, "   ^"),
        ("a: ", 4, "   ^"),
        ("a", 9, " ^"),
    ])
    func caretCountsWhatATerminalShows(_ line: String, column: Int, caret: String) {
        #expect(text([error("no", line, 1, column)]).split(separator: "\n")[2] == caret)
    }

    @Test func emptyLineIsNotShown() {
        #expect(text([error("empty", "", 1, 1)]) == "pets.yaml:1:1: error: empty\n1 error; nothing was written\n")
    }

    @Test func longLineIsShownAroundThePlace() {
        let line = (0..<100).map { "\($0 % 10)" }.joined() + "X" + String(repeating: "y", count: 100)
        let lines = text([error("no", line, 1, 101)]).split(separator: "\n")
        #expect(lines[1] == "…" + line.dropFirst(52).prefix(96) + "…")
        #expect(lines[1].count == 98)
        #expect(lines[2] == String(repeating: " ", count: 49) + "^")
        #expect(lines[1].dropFirst(49).first == "X")

        let start = text([error("no", line, 1, 3)]).split(separator: "\n")
        #expect(start[1] == line.prefix(96) + "…")
        #expect(start[2] == "  ^")
        let end = text([error("no", line, 1, 201)]).split(separator: "\n")
        #expect(end[1] == "…" + String(repeating: "y", count: 96))
        #expect(end[2] == String(repeating: " ", count: 96) + "^")
    }

    @Test(arguments: [
        (width: 60, shown: 71..<129), (98, 52..<148), (200, 52..<148), (10, 90..<110),
    ])
    func longLineFitsIntoTheTerminal(width: Int, shown: Range<Int>) {
        let line = (0..<200).map { "\($0 % 10)" }.joined()
        let lines = text([error("no", line, 1, 101)], TerminalStyle(width: width)).split(separator: "\n")
        #expect(lines[1] == "…" + line.prefix(shown.upperBound).dropFirst(shown.lowerBound) + "…")
        #expect(lines[2] == String(repeating: " ", count: 1 + 100 - shown.lowerBound) + "^")
    }

    @Test func progressFitsOnALine() {
        let written = Locked<[String]>([])
        let console = Console(
            writeOutput: { _ in },
            writeError: { text in written.withLock { $0.append(text) } },
            errorStyle: TerminalStyle(width: 10),
            showsProgress: true
        )
        let line = ProgressLine(on: console, GenerationOptions())
        line.show("writing")
        line.show("generating Sources/Pets")
        line.clear()
        #expect(written.withLock { $0 } == ["\r\u{1B}[Kwriting", "\r\u{1B}[Kgeneratin", "\r\u{1B}[K"])
    }

    @Test func nothingInAFileActsOnTheTerminal() {
        let report = text([error("bad '\u{1B}[2J\u{202E}'", "a: \u{1B}[31mred\u{7}\u{202E}", 1, 4)])
        #expect(
            report.split(separator: "\n").prefix(3) == [
                "pets.yaml:1:4: error: bad '\u{FFFD}[2J\u{FFFD}'", "a: \u{FFFD}[31mred\u{FFFD}\u{FFFD}", "   ^",
            ]
        )
    }

    @Test func orderIsThatOfTheFiles() {
        let file = SourceFile(path: "a.yaml", text: Array("one: 1\ntwo: 2\n".utf8))
        let other = SourceFile(path: "b.yaml", text: [])
        let diagnostics = [
            Diagnostic(.error, "nowhere", at: nil),
            Diagnostic(.warning, "a2", at: Mark(file: file, line: 2, column: 1)),
            Diagnostic(.note, "of a2", at: Mark(file: file, line: 1, column: 1)),
            Diagnostic(.error, "b1", at: Mark(file: other, line: 1, column: 1)),
            Diagnostic(.error, "a1", at: Mark(file: file, line: 1, column: 6)),
            Diagnostic(.error, "a1 too", at: Mark(file: file, line: 1, column: 6)),
        ]
        #expect(
            text(diagnostics) == """
                a.yaml:1:6: error: a1
                one: 1
                     ^
                a.yaml:1:6: error: a1 too
                one: 1
                     ^
                a.yaml:2:1: warning: a2
                two: 2
                ^
                a.yaml:1:1: note: of a2
                one: 1
                ^
                b.yaml:1:1: error: b1
                error: nowhere
                4 errors and 1 warning; nothing was written

                """
        )
    }

    @Test func whatIsSaidTwiceIsShownOnce() {
        let diagnostics = [error("no", "a: b", 1, 4), error("no", "a: b", 1, 1), error("no", "a: b", 1, 4)]
        #expect(text(diagnostics).hasSuffix("\n2 errors; nothing was written\n"))
    }

    @Test func warningsInTheSameWordsAreToldOnce() {
        let same = (1...6).map { line in
            let file = SourceFile(path: "pets.yaml", text: Array(String(repeating: "a: b\n", count: 6).utf8))
            return Diagnostic(.warning, "odd", at: Mark(file: file, line: line, column: 1), isLoss: line > 3)
        }
        #expect(
            text(same) == """
                pets.yaml:1:1: warning: odd
                a: b
                ^
                  the same at pets.yaml:2:1 and pets.yaml:3:1
                3 parts of the description are not in the client:
                pets.yaml:4:1: warning: odd
                a: b
                ^
                  the same at pets.yaml:5:1 and pets.yaml:6:1
                6 warnings

                """
        )
        #expect(text(same, verbosity: .verbose).split(separator: "\n").count == 20)
    }

    @Test func placesOfTheSameWordsAreCounted() {
        let file = SourceFile(path: "a.yaml", text: [])
        let same = (1...9).map { Diagnostic(.warning, "odd", at: Mark(file: file, line: $0, column: 1)) }
        #expect(
            text(same) == """
                a.yaml:1:1: warning: odd
                  the same at a.yaml:2:1, a.yaml:3:1, a.yaml:4:1 and 5 more places (--verbose shows all)
                9 warnings

                """
        )
        // Two are no many.
        #expect(text(Array(same.prefix(2))).split(separator: "\n").count == 3)
    }

    /// One schema that is missing is one mistake, however many references lead to it.
    @Test func errorsInTheSameWordsHideNoOthers() {
        let file = SourceFile(path: "a.yaml", text: [])
        let same = (1...30).map { Diagnostic(.error, "odd", at: Mark(file: file, line: $0, column: 1)) }
        let others = [
            Diagnostic(.warning, "odd", at: Mark(file: file, line: 31, column: 1)),
            Diagnostic(.error, "bad", at: Mark(file: file, line: 32, column: 1)),
        ]
        #expect(
            text(same + others) == """
                a.yaml:1:1: error: odd
                  the same at a.yaml:2:1, a.yaml:3:1, a.yaml:4:1 and 26 more places (--verbose shows all)
                a.yaml:31:1: warning: odd
                a.yaml:32:1: error: bad
                31 errors and 1 warning; nothing was written

                """
        )
    }

    @Test func onlyTheFirstTwentyAreShown() {
        let errors = (1...32).map { Diagnostic(.error, "number \($0)", at: nil) }
        let warnings = (1...21).map { Diagnostic(.warning, "warning \($0)", at: nil) }
        let lines = text(errors + warnings).split(separator: "\n")
        #expect(lines.count == 42)
        #expect(lines[19] == "error: number 20")
        #expect(lines[39] == "warning: warning 20")
        #expect(lines[40] == "… and 12 more errors and 1 more warning (--verbose shows all)")
        #expect(lines[41] == "32 errors and 21 warnings; nothing was written")

        #expect(text(errors, verbosity: .verbose).split(separator: "\n").count == 33)
        #expect(text(Array(errors.prefix(20))).split(separator: "\n").count == 21)
    }

    @Test func lossesAreListedBehindTheMistakes() {
        let file = SourceFile(path: "pets.yaml", text: Array("a: 1\nb: 2\n".utf8))
        let diagnostics = [
            Diagnostic(.warning, "lost", at: Mark(file: file, line: 1, column: 1), isLoss: true),
            Diagnostic(.note, "because", at: Mark(file: file, line: 2, column: 1)),
            Diagnostic(.warning, "odd", at: Mark(file: file, line: 2, column: 4)),
        ]
        #expect(
            text(diagnostics) == """
                pets.yaml:2:4: warning: odd
                b: 2
                   ^
                1 part of the description is not in the client:
                pets.yaml:1:1: warning: lost
                a: 1
                ^
                pets.yaml:2:1: note: because
                b: 2
                ^
                2 warnings

                """
        )
        #expect(text(diagnostics, verbosity: .quiet).isEmpty)
    }

    @Test func lossesHaveALimitOfTheirOwn() {
        let warnings = (1...20).map { Diagnostic(.warning, "odd \($0)", at: nil) }
        let losses = (1...22).map { Diagnostic(.warning, "lost \($0)", at: nil, isLoss: true) }
        let lines = text(losses + warnings).split(separator: "\n")
        #expect(lines[19] == "warning: odd 20")
        #expect(lines[20] == "22 parts of the description are not in the client:")
        #expect(lines[40] == "warning: lost 20")
        #expect(lines[41] == "… and 2 more warnings (--verbose shows all)")
        #expect(lines[42] == "42 warnings")
    }

    @Test func whatWasNotKeptIsCounted() {
        var collected = Diagnostics()
        for index in 0..<1003 { collected.warning("odd \(index)", at: nil) }
        for index in 0..<1002 { collected.loss("lost \(index)", at: nil) }
        let report = DiagnosticReport(collected.all, omitted: collected.omitted, verbosity: .verbose)
        let lines = report.text(conclusion: "", TerminalStyle()).split(separator: "\n")
        #expect(lines.count == 2002)
        #expect(lines[1000] == "1002 parts of the description are not in the client:")
        #expect(lines[2001] == "2005 warnings, of which only the first 1000 of each kind are kept")
        let json = DiagnosticReport(collected.all, omitted: collected.omitted, verbosity: .verbose, format: .json)
            .text(conclusion: "", TerminalStyle()).split(separator: "\n")
        #expect(json.count == 2001)
        #expect(json[2000] == #"{"severity":"note","message":"5 more warnings are not listed"}"#)
    }

    @Test func quietShowsErrorsOnly() {
        let warning = Diagnostic(.warning, "odd", at: nil)
        #expect(text([warning], verbosity: .quiet).isEmpty)
        #expect(
            text([warning, Diagnostic(.error, "bad", at: nil)], verbosity: .quiet)
                == "error: bad\n1 error; nothing was written\n"
        )
    }

    @Test func warningsAloneConcludeNothing() {
        #expect(text([Diagnostic(.warning, "odd", at: nil)]) == "warning: odd\n1 warning\n")
        #expect(text([]).isEmpty)
    }

    @Test func colors() {
        #expect(
            text([error("no", "a", 1, 1)], TerminalStyle(usesColor: true)).hasPrefix(
                "\u{1B}[1mpets.yaml:1:1: \u{1B}[0m\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mno\u{1B}[0m\na\n\u{1B}[1;32m^\u{1B}[0m\n"
            )
        )
    }

    @Test func jsonIsOneObjectALine() {
        let diagnostics = [
            error("say \"no\" \\ \u{1B}\n\té😀", "a: b", 1, 4), Diagnostic(.warning, "odd", at: nil),
            Diagnostic(.warning, "lost", at: nil, isLoss: true),
        ]
        #expect(
            DiagnosticReport(diagnostics, format: .json).text(conclusion: "nothing", TerminalStyle(usesColor: true))
                == """
                {"severity":"error","file":"pets.yaml","line":1,"column":4,"message":"say \\"no\\" \\\\ \\u001b\\n\\té😀"}
                {"severity":"warning","message":"odd"}
                {"severity":"warning","message":"lost","loss":true}

                """
        )
    }

    private func error(_ message: String, _ text: String, _ line: Int, _ column: Int) -> Diagnostic {
        let file = SourceFile(path: "pets.yaml", text: Array(text.utf8))
        return Diagnostic(.error, message, at: Mark(file: file, line: line, column: column))
    }

    private func text(
        _ diagnostics: [Diagnostic],
        verbosity: GenerationOptions.Verbosity = .normal,
        _ style: TerminalStyle = TerminalStyle()
    ) -> String {
        DiagnosticReport(diagnostics, verbosity: verbosity).text(conclusion: "nothing was written", style)
    }
}
