import ClientGenerator
import Foundation
import Testing

@testable import documentation

/// The pages of this repository, and how they are read and converted.
@Suite struct PageTests {
    @Test func everyLinkLeadsSomewhere() throws {
        let pages = try Pages.all()
        #expect(pages.pages.count > 10)
        #expect(pages.brokenLinks() == [])
    }

    @Test func everyPageStandsInTheTableOfContents() throws {
        let articles = Catalogue(try Pages.all()).articles()
        let root = try #require(articles["\(Catalogue.rootName).md"])
        for name in articles.keys where name != "\(Catalogue.rootName).md" {
            #expect(root.contains("- <doc:\(name.dropLast(3))>"), "\(name) is not in Documentation/README.md")
        }
    }

    @Test func everyTemplateIsDocumentedAndNoneInvented() throws {
        let page = try #require(try Pages.all().pages["Documentation/Templates.md"])
        let documented = page.rows.flatMap { $0[0].matches(of: /`(\w+)`/).map { String($0.1) } }
        let folder = Pages.root.appendingPathComponent("Templates/Swift")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(documented.sorted() == files.map { String($0.prefix { $0 != "." }) }.sorted())
    }

    @Test(arguments: ["Packages", "Plugins"])
    func pageAsksForThisVersion(name: String) throws {
        let file = Pages.root.appendingPathComponent("Documentation/\(name).md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let versions = text.matches(of: /\/swift-client-generator"?, from: "?([0-9.]+)/).map { String($0.1) }
        #expect(versions == [ClientGenerator.version])
    }

    @Test func brokenLinksAreToldAtTheirPlaces() throws {
        let text = """
            # A page

            [Good](README.md#a-page), [a URL](https://example.com/x) and `[code](nowhere.md)`.
            [Bad](nowhere.md), [no heading](README.md#b) and [outside](../x.md).

            ```
            [code](nowhere.md)
            ```
            """
        try Self.inFolder(["README.md": text]) { repository in
            #expect(
                repository.brokenLinks() == [
                    "README.md:4: error: the link 'nowhere.md' leads to 'nowhere.md', which does not exist",
                    "README.md:4: error: the link 'README.md#b' leads to no heading of 'README.md' (these are a-page)",
                    "README.md:4: error: the link '../x.md' leads out of the repository",
                ]
            )
        }
    }

    @Test func articlesHaveTheLinksOfDocC() throws {
        let files = [
            "Documentation/README.md": "# Root\n\nWords.\n\n## First\n\n- [A](A.md)\n",
            "Documentation/A.md":
                "# A\n\n[B.md](B.md), [there](B.md#the-b-s), [here](#a), [file](../LICENSE), `[x](y)`\n",
            "Documentation/B.md": "# B\n\n## The `b` s\n",
            "LICENSE": "MIT",
        ]
        try Self.inFolder(files) { repository in
            let articles = Catalogue(repository).articles()
            #expect(
                articles["A.md"]
                    == "# A\n\n<doc:B>, [there](doc:B#The-b-s), [here](doc:A#A), file, `[x](y)`\n"
            )
            #expect(
                articles["SwiftClientGenerator.md"] == """
                    # Root

                    @Metadata {
                        @TechnologyRoot
                    }

                    Words.

                    ## First

                    - [A](doc:A)

                    ## Topics

                    ### First

                    - <doc:A>

                    """
            )
        }
    }

    /// Gives a folder with files to a closure.
    private static func inFolder(_ files: [String: String], _ body: (Repository) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            let parent = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }
        try body(Repository(root: folder))
    }
}
