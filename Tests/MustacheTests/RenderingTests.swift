import Mustache
import Testing

/// What the specification's own tests leave open.
@Suite struct RenderingTests {
    @Test func templateWithoutTagsIsItsText() throws {
        #expect(try render("") == "")
        #expect(try render("let a = { { } }\n") == "let a = { { } }\n")
    }

    @Test(
        arguments: [
            .null, .bool(false), .integer(0), .double(0), .string(""), .list([]),
        ] as [MustacheValue]
    )
    func falsyValues(value: MustacheValue) throws {
        #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", .object(["x": value])) == "no")
    }

    @Test(
        arguments: [
            .bool(true), .integer(1), .double(0.5), .string(" "), .list([.null]), .object([:]), .view(PetView()),
        ] as [MustacheValue]
    )
    func truthyValues(value: MustacheValue) throws {
        #expect(try render("{{#x}}yes{{/x}}{{^x}}no{{/x}}", .object(["x": value])) == "yes")
    }

    @Test func viewsAreContexts() throws {
        let pet = PetView(toys: [ToyView(label: "ball"), ToyView(label: "bone")], owner: OwnerView(city: "Bonn"))
        let template = """
            {{name}} of {{owner.city}}{{#owner}} ({{city}}){{/owner}}
            {{#toys}}
              {{label}} of {{name}}
            {{/toys}}
            {{#colours}}
            - {{.}}
            {{/colours}}
            {{^isTame}}
            wild
            {{/isTame}}

            """
        let expected = """
            Rex of Bonn (Bonn)
              ball of Rex
              bone of Rex
            - red
            - brown
            wild

            """
        #expect(try render(template, .view(pet)) == expected)
    }

    @Test(
        arguments: [
            ("{{#a}}{{^-first}}, {{/-first}}{{.}}{{/a}}", "1, 2, 3"),
            ("{{#a}}{{.}}{{^-last}}, {{/-last}}{{/a}}", "1, 2, 3"),
            ("{{#a}}{{-first}} {{-last}};{{/a}}", "true false;false false;false true;"),
            ("{{#one}}{{-first}} {{-last}};{{/one}}", "true true;"),
            // A section that is no list is at the position of the list around it, and a list ends with its section.
            ("{{#a}}{{#yes}}{{^-last}}{{.}}{{/-last}}{{/yes}}{{/a}}", "truetrue"),
            ("{{#a}}{{#one}}{{.}}{{/one}}{{^-last}}, {{/-last}}{{/a}}", "x, x, x"),
            ("{{#yes}}{{-first}}{{-last}}{{/yes}}{{#a}}{{/a}}{{-first}}{{-last}}.", "."),
            // Names of a view come first.
            ("{{#a}}{{#named}}{{-last}}{{/named}}{{/a}}", "mineminemine"),
            ("{{#named}}{{#a}}{{-last}}{{/a}}{{/named}}", "mineminemine"),
        ]
    )
    func positionInList(template: String, expected: String) throws {
        let view = MustacheValue.object([
            "a": .strings(["1", "2", "3"]), "one": .strings(["x"]), "yes": .bool(true),
            "named": .object(["-last": .string("mine")]),
        ])
        #expect(try render(template, view) == expected)
    }

    @Test func escapingIsTheCallers() throws {
        let options = RenderingOptions(isStrict: true, escape: { "<\($0)>" })
        let view = MustacheValue.object(["a": .string("x")])
        #expect(try render("{{a}} {{{a}}} {{&a}}", view, options: options) == "<x> x x")
        #expect(try render("{{a}}", .object(["a": .string("a < b && c")]), options: .strict) == "a < b && c")
    }

    @Test func theFilterSeesEachText() throws {
        let options = RenderingOptions(isStrict: true, escape: { "<\($0)>" }, filter: { $0 + "!" })
        let view = MustacheValue.object(["a": .string("x\n"), "b": .list([.string("y")])])
        let text = "a\n{{a}} {{{a}}} {{&a}} {{#b}}{{.}}{{/b}}"
        #expect(try render(text, view, options: options) == "a\n<x\n!> x\n! x\n! <y!>")
    }

    @Test(arguments: [.list([.null]), .object([:]), .view(PetView())] as [MustacheValue])
    func whatHasNoTextIsEmpty(value: MustacheValue) throws {
        #expect(try render("({{x}}{{>*x}})", .object(["x": value])) == "()")
    }

    @Test func libraryRendersByName() throws {
        let library = try TemplateLibrary(["pet": "{{name}}{{>end}}", "end": "!"])
        #expect(try library.render("pet", with: .view(PetView())) == Array("Rex!".utf8))
        #expect(library.names == ["end", "pet"])
        #expect(library["pet"]?.name == "pet")
        #expect(library["none"] == nil)
    }

    @Test func laterTemplateReplacesEarlier() throws {
        var library = try TemplateLibrary(["pet": "ours{{>end}}", "end": "!"])
        library.add([try Template("theirs{{>end}}", name: "pet", file: "Overrides/pet.mustache")])
        #expect(try library.render("pet", with: .null) == Array("theirs!".utf8))
    }

    @Test func indentationSkipsEmptyLines() throws {
        let partials = ["body": "one\n\n{{#more}}\r\n\r\ntwo\r\n{{/more}}\r\n{{name}}\n"]
        let view = MustacheValue.object(["more": .bool(true), "name": .string("three\nfour")])
        #expect(
            try render("{\n    {{>body}}\n}\n", view, partials: partials) == """
                {
                    one

                \r
                    two\r
                    three
                four
                }

                """
        )
    }

    @Test func indentationsAddUp() throws {
        let partials = ["a": "a\n\t{{>b}}\nx {{>b}}\n", "b": "1\n2\n"]
        #expect(try render("  {{>a}}\n", partials: partials) == "  a\n  \t1\n  \t2\n  x 1\n2\n\n")
    }

    @Test func delimitersApplyInsideSections() throws {
        let template = "{{=<% %>=}}<%#a%>{{raw}} <%{b}%><%/a%>"
        #expect(try render(template, .object(["a": .bool(true), "b": .string("<")])) == "{{raw}} <")
    }

    @Test func multiLineCommentTakesItsLines() throws {
        #expect(try render("a\n  {{! one\n  two }}  \nb\n") == "a\nb\n")
    }
}
