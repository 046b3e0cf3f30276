import Foundation
import Testing

/// What becomes of the markup in the texts of descriptions.
@Suite struct MarkupTests {
    /// The documentation comment of a model whose description is a text.
    private func comment(_ text: String) throws -> [String] {
        let encoded = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        let model = try generate(
            schemas("Pet: {type: object, description: \(encoded), properties: {a: {type: string}}}")
        )
        .file("Pet.swift")
        let lines = model.split(separator: "\n", omittingEmptySubsequences: false)
        let comment = lines.drop { !$0.hasPrefix("///") }.prefix { $0.hasPrefix("///") }
        return comment.map { line in String(line.dropFirst(line == "///" ? 3 : 4)) }
    }

    @Test func listsInTheWordsAboutAParameterStayLists() throws {
        let client = try generate(
            shop(
                """
                {/pets: {get: {operationId: getPets, parameters: [
                 {name: a, in: query, required: true, description: "The kind:\\n  - C cat\\n  - D dog,\\n    or wolf", schema: {type: string}},
                 {name: b, in: query, required: true, description: "1. one\\n2. two\\n\\nMore.", schema: {type: string}}],
                 responses: {'204': {description: D}}}}}
                """
            )
        )
        .file("ShopClient.swift")
        #expect(
            client.contains(
                """
                    /// - Parameters:
                    ///   - a: The kind:
                    ///     - C cat
                    ///     - D dog, or wolf.
                    ///   - b:
                    ///     1. one
                    ///     2. two
                    ///
                    ///     More.
                    ///   - options:
                """
            )
        )
    }

    /// What is indented to the text of an item belongs to it (CommonMark, 5.2).
    @Test func allThatIsSaidOfArgumentsAndResponsesIsKept() throws {
        let text = "How.\\n\\n- `fast`: At once.\\n- `slow`: Later.\\n\\n## Note\\n\\nNever `fast`."
        let client = try generate(
            shop(
                """
                {/pets: {post: {operationId: createPet, parameters: [
                 {name: mode, in: query, required: true, description: "\(text)", schema: {type: string, default: slow}}],
                 requestBody: {required: true, description: "The pet.\\n\\nOf yours.", content: {text/plain: {}}},
                 responses: {'200': {description: "# Pet\\n\\nThe pet.\\n\\nIts id comes later.", content: {text/plain: {}}}}}}}
                """
            )
        )
        .file("ShopClient.swift")
        #expect(
            client.contains(
                """
                    ///   - mode: How. The default is `slow`.
                    ///
                    ///     - `fast`: At once.
                    ///     - `slow`: Later.
                    ///
                    ///     **Note**
                    ///
                    ///     Never `fast`.
                    ///   - body: The pet.
                    ///
                    ///     Of yours.
                    ///   - options: The options for this call.
                    /// - Returns: The pet.
                    ///
                    ///     Its id comes later.
                    /// - Throws:
                """
            ),
            "\(client)"
        )
    }

    @Test func theWordsAboutMembersOptionsAndValuesHaveNoHeading() throws {
        let text = "\"## Tag\\n\\nOf all\""
        let files = try generate(
            operations(
                "find",
                more: """
                    parameters: [{name: tag, in: query, description: \(text), schema: {type: string}}]
                    responses:
                      '200':
                        description: D
                        headers: {ETag: {schema: {type: string}, description: \(text)}}
                        content: {application/json: {schema: {title: T, type: object, properties: {kind: {type: string, description: \(text)}}}}}
                    """
            )
        )
        for type in ["FindOptions", "FindHeaders", "FindResponse"] {
            let text = try files.type(type)
            #expect(text.contains("    /// Of all.\n    public let "), "\(text)")
            #expect(!text.contains("## Tag"))
        }
    }

    /// A heading is no sentence, and ends the item.
    @Test(arguments: [("## The Tag\\n\\nOf all.", "Of all."), ("# Tag\\n## Of all", "The tag.")])
    func theWordsAboutAParameterHaveNoHeading(description: String, sentence: String) throws {
        let client = try generate(
            shop(
                """
                {/pets: {get: {operationId: getPets, parameters: [
                 {name: tag, in: query, required: true, description: "\(description)", schema: {type: string}}],
                 responses: {'204': {description: D}}}}}
                """
            )
        )
        .file("ShopClient.swift")
        #expect(client.contains("///   - tag: \(sentence)\n"))
    }

    /// A heading, a quotation, code, a table and a rule need no empty line before them (CommonMark, 4.1, 4.2, 4.5 and 5.1), but items do
    /// not end what is said.
    @Test(arguments: [
        ("The tag.\n#### More\nOf it.", ["The tag.", "", "    **More**", "", "    Of it."]),
        ("The tag.\n> A quotation", ["The tag.", "", "    > A quotation"]),
        (
            "The tag.\n```\nlet a = {\n}\n```\nMore.",
            ["The tag.", "", "    ```", "    let a = {", "    }", "    ```", "    More."]
        ),
        ("The tag.\n```\n# a\nb\n```", ["The tag.", "", "    ```", "    # a", "    b", "    ```"]),
        ("The tag.\n***\nMore.", ["The tag.", "", "    ***", "    More."]),
        (
            "The tags:\n| a | b |\n|---|---|\n| 1 | 2 |",
            ["The tags:", "", "    | a | b |", "    |---|---|", "    | 1 | 2 |"]
        ),
        ("The tag\n#1 and\n`>1`", ["The tag #1 and `>1`."]),
    ])
    func blocksBelowTheFirstLineOfAnItemStayBlocks(text: String, lines: [String]) throws {
        let client = try generate(
            shop(
                """
                {/pets: {get: {operationId: getPets, parameters: [
                 {name: tag, in: query, required: true, description: "\(text.replacing("\n", with: "\\n"))", schema: {type: string}}],
                 responses: {'200': {description: "\(text.replacing("\n", with: "\\n"))", content: {text/plain: {schema: {type: string}}}}}}}}
                """
            )
        )
        .file("ShopClient.swift")
        let further = lines.dropFirst().map { $0.isEmpty ? "    ///\n" : "    /// \($0)\n" }.joined()
        #expect(client.contains("    ///   - tag: \(lines[0])\n\(further)"), "\(client)")
        #expect(client.contains("    /// - Returns: \(lines[0])\n\(further)"), "\(client)")
    }

    /// A backslash at the end of a line breaks it (CommonMark, 6.7).
    @Test func brokenLinesInTheWordsAboutAParameterStayBroken() throws {
        let client = try generate(
            shop(
                """
                {/pets: {get: {operationId: getPets, parameters: [
                 {name: a, in: query, required: true, description: "The tag.\\\\\\nTo be sure.\\nMore.\\\\", schema: {type: string}}],
                 responses: {'204': {description: D}}}}}
                """
            )
        )
        .file("ShopClient.swift")
        #expect(
            client.contains(
                #"""
                    ///   - a: The tag.\
                    ///     To be sure. More.\

                """#
            ),
            "\(client)"
        )
    }

    private static let long = String(repeating: "c", count: 104)

    private static let texts: [(String, [String])] = [
        ("<p>One.</p> <p>Two.</p>", ["One.", "", "Two."]),
        ("<summary>One.</summary> <remarks>Two. <para>Three.</para> </remarks>", ["One.", "", "Two.", "", "Three."]),
        ("One.<br>Two.<br/><br />Three.", ["One.", "", "Two.", "", "Three."]),
        ("<b>Bold</b>, <strong>strong</strong>, <i>i</i> and <em>em</em>.", ["**Bold**, **strong**, *i* and *em*."]),
        ("<strong>Format: </strong>Variable length<br>", ["**Format:** Variable length."]),
        ("<b>Note:</b>this.", ["**Note:** this."]),
        ("Set <code>a &lt; b</code>.", ["Set `a < b`."]),
        (
            #"See <a href="https://a.example/?x=1&amp;y=(2)" target="_blank">the guide</a>."#,
            ["See [the guide](https://a.example/?x=1&y=%282%29)."]
        ),
        (#"See <a Href="https://a.example">the guide</a>."#, ["See [the guide](https://a.example)."]),
        (#"See <a href="/local">it</a> and <a name="x">that</a>."#, ["See it and that."]),
        ("Kinds: <ul><li>cats</li><li> <p>dogs</p> </li></ul> End.", ["Kinds:", "", "- cats", "- dogs", "", "End."]),
        ("<ol><li>a</li><li>b</li></ol>", ["A pet.", "", "1. a", "2. b"]),
        (
            "Codes:<table><thead><tr><th>Code</th><th>Meaning</th></tr></thead><tbody><tr><td>1</td><td>One</td></tr></tbody></table>End.",
            ["Codes:", "", "- **Code** — **Meaning**", "- 1 — One", "", "End."]
        ),
        (
            "<table>\n    <tr>\n        <td>a</td>\n        <td><p>b\n        c</p>\n        </td>\n    </tr>\n    <tr><td></td><td>d</td></tr>\n</table>",
            ["A pet.", "", "- a — b c", "- d"]
        ),
        // A row is one line.
        (
            "<table><tr><td><ul><li>a</li><li><b>b</b></li></ul></td><td>c: <ol>\n<li>d</li>\n<li>e</li>\n</ol> f</td></tr></table>End.",
            ["A pet.", "", "- a, **b** — c: d, e f", "", "End."]
        ),
        (
            "<table><tr><td>a</td><td><ul><li>One.</li><li>Two.</li></ul></td></tr></table><ul><li>b</li></ul>",
            ["A pet.", "", "- a — One. Two.", "", "- b"]
        ),
        ("<h2>Pets</h2>All.", ["**Pets**", "", "All."]),
        // A margin means nothing.
        (" a pet", ["A pet."]), ("   A pet.\nMore.", ["A pet.", "More."]), ("     A pet.", ["A pet."]),
        ("  - a\n  - b", ["A pet.", "", "  - a", "  - b"]),
        // Nor does more than one space between words.
        ("A  pet.  It `a  b`s.", ["A pet. It `a  b`s."]), ("*   One.  Two.", ["A pet.", "", "*   One. Two."]),
        ("A:\n\n    b  c\n\nEnd.", ["A:", "", "    b  c", "", "End."]),
        // Code before a list, and behind it.
        (
            "Call:\n\n    a <b>\n\n- One.\n\n    <c>\n\nTwo:\n\n    <d>",
            ["Call:", "", "    a <b>", "", "- One.", "", "    \\<c>", "", "Two:", "", "    <d>"]
        ),
        // What leads to another page of the service's own leads nowhere here.
        ("See [the guide](/docs/guide), [pets](#/Pets) and ![a cat](cat.png).", ["See the guide, pets and a cat."]),
        ("See [the\n  guide](/docs/guide).", ["See the guide."]),
        ("It ends. [Learn more](/docs/guide).", ["It ends."]), ("It ends. [Read more](#end)", ["It ends."]),
        ("It ends. [Learn more](/docs). Then not.", ["It ends. Then not."]),
        ("It ends.\n[Learn more](/docs).", ["It ends."]), ("It ends.\n\n[Learn more](/docs)", ["It ends."]),
        ("It ends.\n[Learn more](/docs).\nThen not.", ["It ends.", "Then not."]),
        ("It ends.\n[Learn more](/docs). Then not.", ["It ends.", "Then not."]),
        ("It ends.\n\n[Learn more](/docs).\n\nThen not.", ["It ends.", "", "Then not."]),
        ("It ends.\n- [Learn more](/docs)", ["It ends.", "- Learn more"]),
        ("To [learn more](/docs), ask.", ["To learn more, ask."]),
        ("It ends. [Learn more](https://shop.example).", ["It ends. [Learn more](https://shop.example)."]),
        ("See [the guide (new)](/docs/guide).", ["See the guide (new)."]),
        ("See [the\n\nguide](/docs/guide).", ["See [the.", "", "guide](/docs/guide)."]),
        (
            "See [a](https://a.example/b), [b] (c), [d](e f) and !",
            ["See [a](https://a.example/b), [b] (c), [d](e f) and !"]
        ),
        ("[`Pet`](../pet) but `[a](/b)`.", ["`Pet` but `[a](/b)`."]),
        ("<pre>a <b>\n    c</pre>", ["A pet.", "", "```", "a", "    c", "```"]),
        ("Code:\n<pre><code>\n    a\n      b\n    </code></pre>", ["Code:", "", "```", "a", "  b", "```"]),
        ("Tom &amp; Jerry&nbsp;&#8211; &quot;cats&quot; &lt;id&gt;.", ["Tom & Jerry – \"cats\" \\<id>."]),
        ("GET /pets/<id> and List<Pet> where 1 < 2.", ["GET /pets/\\<id> and List\\<Pet> where 1 < 2."]),
        ("<https://a.example/b> <!-- not said -->.", ["<https://a.example/b> ."]),
        ("`<p>` and `&lt;` stay.", ["`<p>` and `&lt;` stay."]),
        ("Use ``code`` here.", ["Use `code` here."]),
        ("@Comment {\n  @b\n}\nme@a.example.", ["&#64;Comment {", "  &#64;b", "}", "me@a.example."]),
        (
            "\\returns a\n\\@param b c\n\\\\note d\n\\*e\n<p>&#64;f",
            ["&#92;returns a", "&#64;param b c", "&#92;note d", "\\*e.", "", "&#64;f"]
        ),
        ("See @a\n- @b\n  @c\n\n```\n@d\n```", ["See @a", "- @b", "  &#64;c.", "", "```", "@d", "```"]),
        // Where a line is filled, it may begin with what its author has in the middle.
        ("A \(long) @b knows.", ["A \(long)", "&#64;b knows."]),
        ("| a | b |\n|---|---|\n| x<br>y | z |", ["A pet.", "", "| a | b |", "|---|---|", "| x y | z |"]),
        ("| a | b |</br>|---|---|<br> | x<br>y | z |", ["A pet.", "", "| a | b |", "|---|---|", "| x y | z |"]),
        ("```\n<p>&amp;\n```", ["A pet.", "", "```", "<p>&amp;", "```"]),
        ("Code:\n\n    <b>&amp;", ["Code:", "", "    <b>&amp;"]),
        ("<p>One\n        <p>Two", ["One.", "", "Two"]),
        ("One.\r\n\r\n            Two\r\n            three.", ["One.", "", "Two", "three."]),
        ("One.\n\r\n             Two.\n\r\n             Three.", ["One.", "", "Two.", "", "Three."]),
        ("One\n        two,\n          - a", ["One", "two,", "  - a"]),
        ("\n    One.\n\n    Two.\n", ["One.", "", "Two."]),
        ("One.\n\n    Two of these pets.\n", ["One.", "", "Two of these pets."]),
        ("One.\n\n    GET /pets/1 HTTP/1.1 \n", ["One.", "", "    GET /pets/1 HTTP/1.1"]),
        ("One:\n\n            {a: 1}\n              b", ["One:", "", "    {a: 1}", "      b"]),
        ("One:\n\n            - a\n            - b", ["One:", "", "- a", "- b"]),
        ("- a\n  b\n\n  c", ["A pet.", "", "- a", "  b", "", "  c"]),
        ("```\n    a\n    ```", ["A pet.", "", "```", "    a", "    ```"]),
        ("A key.<pk/> One of <fk table='a' column='id'/>these.", ["A key. One of these."]),
        ("One.<details><summary>More</summary>Two.</details>", ["One.", "", "More", "", "Two."]),
        // What DocC and Xcode would take for the documentation of the declaration.
        (
            "Its kinds:\n\n- Parameter x: one\n* returns: two\n+ Throws: three",
            ["Its kinds:", "", "- **Parameter x:** one", "* **returns:** two", "+ **Throws:** three"]
        ),
        ("- Parameters:\n  - y: that", ["A pet.", "", "- **Parameters:**", "  - y: that"]),
        ("- Parameter values of a pet: any", ["A pet.", "", "- **Parameter values of a pet:** any"]),
        ("<ul><li>Returns: it</li></ul>", ["A pet.", "", "- **Returns:** it"]),
        (
            "Kinds:\n\n- Note: this\n- Returns it: a\n1. Returns: b\n- Parameter `a`: c",
            [
                "Kinds:", "", "- Note: this", "- Returns it: a", "1. Returns: b", "- Parameter `a`: c",
            ]
        ),
        ("```\n- Returns: x\n```", ["A pet.", "", "```", "- Returns: x", "```"]),
        // A line with more backticks behind the first ones is inline code.
        ("One.\n\n```json { a: 1 } ```\n\nTwo.", ["One.", "", "```json { a: 1 } ```", "", "Two."]),
        ("One.\n\n```json\n``` a ```\n```", ["One.", "", "```json", "``` a ```", "```"]),
    ]

    @Test(arguments: texts)
    func isMarkdown(text: String, lines: [String]) throws {
        #expect(try comment(text) == lines)
    }

    @Test(arguments: [
        ("5 &#42; 3, &#95;x&#95;, &#96;y&#96; &#91;z&#93; &#124; &#126;.", ##"5 \* 3, \_x\_, \`y\` \[z\] \| \~."##),
        ("&gt; no quote &amp;lt; &amp;#42;.", ##"\> no quote \&lt; \&#42;."##),
    ])
    func whatAReferenceStandsForIsNoMark(text: String, line: String) throws {
        #expect(try comment(text) == [line])
    }

    /// At the beginning of a line, it would be a block of code that never ends.
    @Test func inlineCodeInThreeBackticksBeginsNoLine() throws {
        let word = String(repeating: "A", count: 100)
        #expect(try comment("\(word) as ```{a: 1} b```.") == [word, "as ```{a: 1} b```."])
        let code = "```{a: \(word), b: 2}```."
        #expect(try comment("One.\n\n\(code)") == ["One.", "", code])
    }

    /// There, a character reference for it would show.
    @Test(arguments: ["@octokit/rest", "\\x"])
    func codeIsNotBrokenBeforeACommand(command: String) throws {
        let word = String(repeating: "A", count: 95)
        let code = "install \(command) \(command) \(word)`."
        let lines = ["\(word) `npm", "install \(command) \(command)", "\(word)`."]
        #expect(try comment("\(word) `npm \(code)") == lines)
    }

    @Test func messagesOfTheCompilerHaveNoReferences() throws {
        let deprecation = "deprecated: true\nx-deprecated-message: '@deprecated use x.'"
        let client = try generate(operations("find", more: "\(deprecation)\nresponses: {'204': {description: D}}"))
            .file("ShopClient.swift")
        #expect(client.lines(containing: "message: \"@deprecated use x.\")").count == 3, "\(client)")
    }

    @Test(arguments: [
        "<b><i><b><code><a href='https://a.example'>", "</b></p></ul></li>", "<", "<a", "<a href=\"", "&", "&#;",
        "&#x110000;",
        "&#10;*/ fatalError() /*", "`` ` ``` ` <b>`", "<code>`</code>", "<a href='javascript:x'>y</a>",
        "<pre>```</pre>",
        "<a href=\"https://a.example/)](\">x</a>", "\\", "<li><li><ul><li>",
    ])
    func whateverItIsItStaysInTheComment(text: String) throws {
        let model = try generate(
            schemas(
                "Pet: {type: object, description: '\(text.replacing("'", with: "''"))', properties: {a: {type: string}}}"
            )
        ).file("Pet.swift")
        let code = model.split(separator: "\n").drop { !$0.hasPrefix("///") }.drop { $0.hasPrefix("///") }
        #expect(code.first?.hasPrefix("public struct Pet: ServiceModel") == true, "\(model)")
        #expect(!model.contains("(javascript:"))
    }

    /// Each tag that never ends is not to be looked for again in all the rest. The limit only ends a test that hangs.
    @Test(
        .timeLimit(.minutes(20)),
        arguments: [
            ("<", many("<")), ("&", many("&")), ("`", "A pet.  " + many("`") + " ```"), ("<b>", "A pet."),
            ("<p>", "A pet."),
            ("</p>", "A pet."), ("<li>", "A pet.  " + many("- ").dropLast().description),
            ("<a ", many(#"\<a "#).dropLast() + "."), ("<a href='", many(#"\<a href='"#)),
        ] as [(String, String)]
    )
    func textOfNothingButTagsIsRead(tag: String, text: String) throws {
        #expect(try comment(Self.many(tag)).joined(separator: " ") == text)
    }

    private static func many(_ tag: String) -> String { String(repeating: tag, count: 20_000) }

    @Test(arguments: [
        ("A pet", ["A pet."]),
        ("A pet.\n\nMore", ["A pet.", "", "More"]),
        ("A pet\n\nMore", ["A pet.", "", "More"]),
        ("Really?", ["Really?"]),
        ("See https://a.example", ["See https://a.example"]),
        ("# Heading", ["A pet.", "", "# Heading"]),
        ("Heading\n=====\n\nText.", ["A pet.", "", "Heading", "=====", "", "Text."]),
        ("- a", ["A pet.", "", "- a"]),
        ("1. a", ["A pet.", "", "1. a"]), ("1) a", ["A pet.", "", "1) a"]),
        ("3 letter code", ["3 letter code."]),
        ("404 means that it is gone\n\nMore", ["404 means that it is gone.", "", "More"]),
        ("> a", ["A pet.", "", "> a"]),
        ("*a* b", ["*a* b."]),
        ("***a*** b", ["***a*** b."]),
        ("#1 of them", ["#1 of them."]), ("---\n\nMore", ["A pet.", "", "---", "", "More"]),
        ("A code like 'en'", ["A code like 'en'."]),
        ("It says \"no.\"", ["It says \"no.\""]),
        ("A pet. (All must sign in.)", ["A pet. (All must sign in.)"]), ("(Not for cats.)", ["(Not for cats.)"]),
        ("A pet (cat, dog etc.)", ["A pet (cat, dog etc.)."]), ("A pet. (A cat)", ["A pet. (A cat)."]),
        ("See [a.](https://a.example)", ["See [a.](https://a.example)"]),
        ("See [a](https://a.example)", ["See [a](https://a.example)."]), ("Ends with `.`", ["Ends with `.`."]),
        ("ペット", ["ペット"]),
    ])
    func theFirstParagraphEndsWithAFullStop(text: String, lines: [String]) throws {
        #expect(try comment(text) == lines)
    }

    /// The first paragraph is what DocC shows in lists.
    @Test func whatBeginsWithAHeadingOrAListHasASummaryBefore() throws {
        let files = try generate(
            "openapi: 3.0.3\ninfo: {title: Shop, version: '1', description: \"# Introduction\\nThis is it.\"}\n"
                + "paths: {/a: {get: {operationId: find, description: \"* a\\n* b\", responses: {'200': {description: D, "
                + "content: {application/json: {schema: {properties: {kind: {type: string, description: \"- a\\n- b\"}}}}}}}}}}"
        )
        let client = try files.file("ShopClient.swift")
        #expect(client.contains("/// A client for Shop.\n///\n/// # Introduction\n/// This is it.\n"), "\(client)")
        #expect(client.contains("/// Sends `GET /a`.\n    ///\n    /// * a\n    /// * b\n"))
        #expect(try files.type("FindResponse").contains("/// The kind.\n    ///\n    /// - a\n    /// - b\n"))
    }

    private static let wide = Array(repeating: "word", count: 21).joined(separator: " ")
    private static let rest = Array(repeating: "rest", count: 4).joined(separator: " ")

    private static let filled: [(text: String, lines: [String])] = [
        ("Aa \(wide)\n\(rest)\n\(rest)", ["Aa \(wide)", rest, rest + "."]),
        ("Aa \(wide) \(rest)\n\(rest)\n\(rest)", ["Aa \(wide)", "\(rest) \(rest) \(rest)."]),
        // Not what begins with the next line.
        ("Aa \(wide) \(rest)\n\n\(rest)\nb", ["Aa \(wide)", rest + ".", "", rest, "b"]),
        ("Aa \(wide) \(rest)\n# H", ["Aa \(wide)", rest, "# H"]),
        ("A:\n- \(wide) \(rest)\n  \(rest)\n- b\n  c", ["A:", "- \(wide)", "  \(rest) \(rest)", "- b", "  c."]),
        ("Aa \(wide) \(rest)\n• a\n• b", ["Aa \(wide)", rest, "• a", "• b."]),
        // Two spaces at its end, or a backslash, end a line for good (CommonMark, 6.7).
        ("Aa \(wide) \(rest)  \nb", ["Aa \(wide)", rest, "b."]),
        ("Aa \(wide) \(rest)\\\nb", ["Aa \(wide)", rest + "\\", "b."]),
        // No line begins with what would begin a list.
        ("Aa\(wide) 4. \(rest)", ["Aa\(wide.dropLast(5))", "word 4. \(rest)."]),
        // Nor a quotation, which needs no space behind its mark.
        ("Aa\(wide) >=100 \(rest)", ["Aa\(wide.dropLast(5))", "word >=100 \(rest)."]),
    ]

    /// A paragraph that its author broke into lines, one of which is too long here, is filled again.
    @Test(arguments: filled)
    func linesAreFilledAgainWhereOneIsTooLong(text: String, lines: [String]) throws {
        #expect(try comment(text) == lines)
    }

    /// Lines are as long in any script.
    @Test(arguments: ["word", "слов", "λέξη", "단어는요"])
    func linesHaveAsManyColumnsInEachScript(word: String) throws {
        let words = Array(repeating: word, count: 30).joined(separator: " ")
        #expect(try comment("Aaa \(words) end.").map(\.unicodeScalars.count) == [108, 49])
    }

    /// Authors leave a blank before the end of what they mark, or behind it.
    @Test(arguments: [
        ("See <a href=\"https://a.b\">the rules </a>.", "See [the rules](https://a.b)."),
        ("At most <code>MaxRecords</code> . None is 1.", "At most `MaxRecords`. None is 1."),
        ("One of `a` , `b` or `c .`.", "One of `a`, `b` or `c .`."),
        ("In `a` .txt files, or . and , too.", "In `a` .txt files, or . and , too."),
    ])
    func noBlankStandsBeforeTheMarkBehindALinkOrCode(text: String, line: String) throws {
        #expect(try comment(text).first == line)
    }

    @Test func rowsOfTablesStayOnTheirLines() throws {
        let cell = String(repeating: "word ", count: 25)
        let table = ["Version | Changes", "--------|--------", "1.0 | \(cell)x"]
        #expect(try comment("Versions:\n\n" + table.joined(separator: "\n")).suffix(3) == table)
    }

    @Test func oneEmptyLineSeparatesASummaryFromTheText() throws {
        let client = try generate(
            operations(
                "find",
                more:
                    "summary: \"Finds.\\n\"\ndescription: \"\\n\\nAll of them.\"\nresponses: {'204': {description: D}}"
            )
        ).file("ShopClient.swift")
        #expect(client.contains("/// Finds.\n    ///\n    /// All of them.\n    ///\n    /// - Parameter options:"))
    }
}
