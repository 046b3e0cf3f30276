import Testing

@testable import GenerateCommand

struct PathTests {
    @Test(arguments: [
        ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"), ("", "."),
        ("a/..", "."), ("/a/../../b", "/b"), ("/", "/"),
    ])
    func normalized(_ path: String, expected: String) {
        #expect(Path.normalized(path) == expected)
    }

    @Test func joinedPathIsSeenFromTheFolder() {
        #expect(Path.join("Specs", "../Generated/Pets") == "Generated/Pets")
        #expect(Path.join(".", "pets.yaml") == "pets.yaml")
        #expect(Path.join("Specs", "/tmp/pets.yaml") == "/tmp/pets.yaml")
        #expect(Path.join("../Specs", "../x") == "../x")
    }

    @Test func folderOfAPath() {
        #expect(Path.folder(of: "Specs/pets.yaml") == "Specs")
        #expect(Path.folder(of: "pets.yaml") == ".")
        #expect(Path.folder(of: "/pets.yaml") == "/")
    }

    @Test(arguments: [
        "", "/a", "../a", "a/../b", "a/..", ".", "./a", "a//b", "a/", "a\nb", "a\u{1}", "\u{7F}", "a/.",
    ])
    func pathThatCouldLeadOutIsNoConfinedPath(_ path: String) {
        #expect(ConfinedPath(path) == nil)
    }

    @Test func confinedPathKnowsItsParts() throws {
        let path = try #require(ConfinedPath("Source/Models/Pet …x.swift"))
        #expect(path.folders == ["Source", "Models"])
        #expect(path.name == "Pet …x.swift")
        #expect(ConfinedPath("..a/...b")?.folders == ["..a"])
    }
}
