import Mustache
import Testing

/// What is not a template is refused with the place of the tag at fault.
@Suite struct TemplateParsingTests {
    @Test(.timeLimit(.minutes(20))) func columnsOfManyTagsInOneLine() throws {
        let line = String(repeating: "é{{a}}", count: 40_000)
        for (end, position) in [("{{/b}}", "1:240001"), ("{{! a\n}} é{{/b}}", "2:5")] {
            let error = try templateError { _ = try Template(line + end, name: "t", file: "t.mustache") }
            #expect(error?.description == "t.mustache:\(position): error: unexpected '/b': no section is open here")
        }
    }

    @Test(
        arguments: [
            ("a\n {{#pets}}\n", "t.mustache:2:2: error: the section 'pets' is never closed"),
            ("{{^pets}}", "t.mustache:1:1: error: the inverted section 'pets' is never closed"),
            ("{{$body}}", "t.mustache:1:1: error: the block 'body' is never closed"),
            ("{{<layout}}{{$body}}{{/body}}", "t.mustache:1:1: error: the parent 'layout' is never closed"),
            (
                "{{#a}}\n  {{#b}}\n{{/a}}\n{{/b}}",
                "t.mustache:3:1: error: expected '/b' for the section 'b' at line 2, column 3, but found '/a'"
            ),
            ("x\r\ny {{/pets}}", "t.mustache:2:3: error: unexpected '/pets': no section is open here"),
            ("é{{name", "t.mustache:1:2: error: the tag is never closed: expected '}}' after '{{'"),
            ("{{{name}}", "t.mustache:1:1: error: the tag is never closed: expected '}}}' after '{{'"),
            ("{{=<% %>}}", "t.mustache:1:1: error: the tag is never closed: expected '=}}' after '{{'"),
            ("{{=<% %>=}}\n<%name}}", "t.mustache:2:1: error: the tag is never closed: expected '%>' after '<%'"),
            (
                "{{=<%=}}",
                "t.mustache:1:1: error: a tag that sets delimiters must contain two of them, separated by a space and "
                    + "without '=', as in '{{=<% %>=}}'; found '<%'"
            ),
            (
                "{{= a b c =}}",
                "t.mustache:1:1: error: a tag that sets delimiters must contain two of them, separated by a space and "
                    + "without '=', as in '{{=<% %>=}}'; found 'a b c'"
            ),
            (
                "{{= = == =}}",
                "t.mustache:1:1: error: a tag that sets delimiters must contain two of them, separated by a space and "
                    + "without '=', as in '{{=<% %>=}}'; found '= =='"
            ),
            ("{{}}", "t.mustache:1:1: error: the tag has no name"),
            ("{{# }}", "t.mustache:1:1: error: the tag has no name"),
            ("{{> * }}", "t.mustache:1:1: error: the tag has no name"),
            ("{{first name}}", "t.mustache:1:1: error: the name 'first name' contains whitespace"),
            ("{{a..b}}", "t.mustache:1:1: error: the dotted name 'a..b' has an empty part"),
            ("{{#.a}}{{/.a}}", "t.mustache:1:1: error: the dotted name '.a' has an empty part"),
            ("{{>*a.}}", "t.mustache:1:1: error: the dotted name 'a.' has an empty part"),
            (
                "{{<layout}}\n{{name}}{{/layout}}",
                "t.mustache:2:1: error: 'name' has no effect here: only blocks are rendered inside the parent 'layout'"
            ),
            (
                "{{<layout}}{{$a}}1{{/a}}\n {{$a}}2{{/a}}{{/layout}}",
                "t.mustache:2:2: error: the parent 'layout' gets the block 'a' twice"
            ),
        ]
    )
    func malformed(source: String, description: String) throws {
        let error = try templateError { _ = try Template(source, name: "t", file: "t.mustache") }
        #expect(error?.description == description)
    }

    @Test func errorHasItsParts() throws {
        let error = try #require(try templateError { _ = try Template("\n  {{/a}}", name: "pets") })
        #expect(error.file == "pets")
        #expect(error.line == 2)
        #expect(error.column == 3)
        #expect(error.message == "unexpected '/a': no section is open here")
    }

    @Test func libraryReportsTheFirstErrorByName() throws {
        let error = try templateError { _ = try TemplateLibrary(["b": "{{#x}}", "a": "{{#y}}", "c": ""]) }
        #expect(error?.description == "a:1:1: error: the section 'y' is never closed")
    }
}
