import Mustache
import Testing

/// How the contents of blocks fit into the lines of the parent, beyond the specification's own tests.
@Suite struct InheritanceTests {
    /// A block, alone on its lines or inside one, rendered with an argument that is whole lines or a part of one.
    @Test(
        arguments: [
            // Whole lines.
            ("{\n  {{$b}}\n  {{/b}}\n}\n", "{{$b}}\none\ntwo\n{{/b}}", "{\n  one\n  two\n}\n"),
            ("{\n  {{$b}}{{/b}}\n}\n", "{{$b}}\none\n\ntwo\n{{/b}}", "{\n  one\n\n  two\n}\n"),
            (
                "{\n{{$b}}\n    default\n{{/b}}\n}\n", "  {{$b}}\n  if {\n    x\n  }\n  {{/b}}",
                "{\n    if {\n      x\n    }\n}\n"
            ),
            ("{\n  {{$b}}{{/b}}\n}\n", "{{$b}}\n    one\n\n    two\n{{/b}}", "{\n  one\n\n  two\n}\n"),
            ("{\r\n  {{$b}}{{/b}}\r\n}\r\n", "{{$b}}one{{/b}}", "{\r\n  one\r\n}\r\n"),
            ("{\n  {{$b}}\n  {{/b}}\n}\n", "{{$b}}{{/b}}", "{\n}\n"),
            ("{\n  {{$b}}default{{/b}}\n}\n", "{{$b}}\n{{/b}}", "{\n}\n"),
            ("{\n  {{$b}}default{{/b}}\n}\n", "", "{\n  default\n}\n"),
            ("{\n  {{$b}}\n    default\n  {{/b}}\n}\n", "", "{\n    default\n}\n"),
            // Parts of a line.
            ("f({{$b}}{{/b}})\n", "{{$b}}one{{/b}}", "f(one)\n"),
            ("f({{$b}}x{{/b}})\n", "", "f(x)\n"),
            ("  {{$b}}{{/b}} end\n", "{{$b}}one{{/b}}", "  one end\n"),
            ("  {{$b}}{{/b}} end\n", "", "   end\n"),
            ("a = {{$b}}{{/b}}\n.\n", "{{$b}}one{{/b}}", "a = one\n.\n"),
            ("a = {{$b}}{{/b}}\n.\n", "{{$b}}\none\ntwo\n{{/b}}", "a = one\ntwo\n.\n"),
            ("a = {{$b}}{{/b}}\n.\n", "", "a = \n.\n"),
            ("a = {{$b}}{{/b}}\n.\n", "{{$b}}\n{{/b}}", "a = \n.\n"),
        ]
    )
    func argument(parent: String, argument: String, expected: String) throws {
        #expect(try render("{{<parent}}\(argument){{/parent}}\n", partials: ["parent": parent]) == expected)
    }

    @Test func argumentsTakeTheIndentationOfTheirParent() throws {
        let partials = ["parent": "func f() {\n    {{$body}}{{/body}}\n}\n"]
        let template = """
            struct S {
                {{<parent}}
                    {{$body}}
                        {{#lines}}
                        {{.}}
                        {{/lines}}
                          {{>part}}
                    {{/body}}
                {{/parent}}
            }

            """
        let expected = """
            struct S {
                func f() {
                    one
                    two
                      part
                }
            }

            """
        let view = MustacheValue.object(["lines": .strings(["one", "two"])])
        #expect(try render(template, view, partials: partials.merging(["part": "part\n"]) { $1 }) == expected)
    }

    @Test func argumentsAreForTheTemplateTheyAreWrittenFor() throws {
        let partials = [
            "page": "[{{$title}}{{/title}}] {{$body}}{{/body}}",
            "card": "<{{$title}}untitled{{/title}}>",
        ]
        // The card inside an argument of the page has a title of its own: the page's is not meant for it.
        let template =
            "{{<page}}{{$title}}Page{{/title}}{{$body}}{{<card}}{{$title}}Card{{/title}}{{/card}}{{/body}}{{/page}}"
        #expect(try render(template, partials: partials) == "[Page] <Card>")
        #expect(
            try render("{{<page}}{{$title}}a{{$title}}b{{/title}}{{/title}}{{/page}}", partials: partials) == "[ab] "
        )
    }

    @Test func parentInsideALine() throws {
        #expect(try render("x {{<p}}{{/p}}\ny\n", partials: ["p": "1\n2"]) == "x 1\n2\ny\n")
    }

    @Test func dynamicParent() throws {
        let view = MustacheValue.object(["kind": .string("p")])
        let template = "{{<*kind}}{{$a}}1{{/a}}{{/*kind}} {{< * kind }}{{/ * kind }}"
        #expect(try render(template, view, partials: ["p": "[{{$a}}0{{/a}}]"]) == "[1] [0]")
    }
}
