import Testing

@testable import YAML

struct LimitTests {
    @Test(arguments: ["deep.yaml", "deep.json"])
    func depthIsLimited(file: String) throws {
        let deepest = String(repeating: "[", count: 256) + String(repeating: "]", count: 256)
        _ = try read(deepest, file: file)
        #expect(
            complaint(about: "[" + deepest + "]", file: file)
                == "1:257: error: values are nested more than 256 levels deep"
        )
    }

    @Test func endlessNestingDoesNotExhaustTheStack() {
        let message = "error: values are nested more than 256 levels deep"
        #expect(complaint(about: String(repeating: "[", count: 200_000)) == "1:257: " + message)
        #expect(complaint(about: String(repeating: "{\"a\":", count: 200_000), file: "a.json") == "1:1281: " + message)
        #expect(complaint(about: String(repeating: "- ", count: 20_000)) == "1:513: " + message)
    }

    @Test func aliasesDoNotNestDeeperThanTheLimit() {
        let text = "a0: &a0 [x]\n" + (1...300).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
        // `a0` is two levels deep and so `a254` is 256; the mapping around it is one more.
        #expect(complaint(about: text) == "255:14: error: values are nested more than 256 levels deep")
    }

    @Test func billionLaughsAreRefused() {
        let laughs = (1...9).map { level in
            let previous = Array(repeating: "*l\(level - 1)", count: 9).joined(separator: ", ")
            return "l\(level): &l\(level) [\(previous)]\n"
        }
        #expect(
            complaint(about: "l0: &l0 [lol]\n" + laughs.joined())
                == "7:40: error: aliases up to this one expand to more than 1000000 values; refer to shared parts with '$ref', or "
                + "write them out"
        )
    }

    @Test func aliasesAreCountedWithAllTheyStandFor() throws {
        let limits = YAMLLimits(maximumAliasedNodes: 6)
        _ = try read("[&a {x: 1}, *a, *a]", limits: limits)
        #expect(
            complaint(about: "[&a {x: 1}, *a, *a, *a]", limits: limits)
                == "1:21: error: aliases up to this one expand to more than 6 values; refer to shared parts with '$ref', or write "
                + "them out"
        )
    }

    @Test func sizeIsLimited() throws {
        let limits = YAMLLimits(maximumSize: 4)
        _ = try read("a: 1", limits: limits)
        #expect(
            complaint(about: "a: 10", limits: limits) == "1:1: error: the file is too large: 5 bytes; the limit is 4"
        )
    }
}
