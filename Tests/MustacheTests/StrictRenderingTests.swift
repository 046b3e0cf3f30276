import Foundation
import Mustache
import Testing

/// With strict options, what does not exist is an error that says where and what there is instead.
@Suite struct StrictRenderingTests {
    @Test(
        arguments: [
            (
                "\n  {{nmae}}",
                "main.mustache:2:3: error: the view has no member 'nmae' (did you mean 'name'?): "
                    + "PetView has colours, isTame, name, nickname, owner, toys"
            ),
            (
                "{{#istame}}{{/istame}}",
                "main.mustache:1:1: error: the view has no member 'istame' (did you mean 'isTame'?): "
                    + "PetView has colours, isTame, name, nickname, owner, toys"
            ),
            (
                "a {{^toy}}{{/toy}}",
                "main.mustache:1:3: error: the view has no member 'toy' (did you mean 'toys'?): "
                    + "PetView has colours, isTame, name, nickname, owner, toys"
            ),
            (
                "{{#toys}}{{#label}}{{labels}}{{/label}}{{/toys}}",
                "main.mustache:1:20: error: the view has no member 'labels' (did you mean 'label'?): "
                    + "ToyView has label; PetView has colours, isTame, name, nickname, owner, toys; "
                    + "ListPosition has -first, -last"
            ),
            (
                "{{#toys}}{{^last}}, {{/last}}{{/toys}}",
                "main.mustache:1:10: error: the view has no member 'last' (did you mean '-last'?): "
                    + "ToyView has label; PetView has colours, isTame, name, nickname, owner, toys; "
                    + "ListPosition has -first, -last"
            ),
            (
                "{{#toys}}{{/toys}}\n{{^-last}}, {{/-last}}",
                "main.mustache:2:1: error: the view has no member '-last': "
                    + "PetView has colours, isTame, name, nickname, owner, toys"
            ),
            (
                "{{owner.town}}",
                "main.mustache:1:1: error: the view has no member 'town' (of 'owner.town'): OwnerView has city"
            ),
            (
                "{{name.length}}",
                "main.mustache:1:1: error: the view has no member 'length' (of 'name.length'): a string has no members"
            ),
            ("{{toys}}", "main.mustache:1:1: error: 'toys' must be text, not a list"),
            ("{{owner}}", "main.mustache:1:1: error: 'owner' must be text, not OwnerView"),
            (
                "{{>boyd}}",
                "main.mustache:1:1: error: unknown template 'boyd' (did you mean 'Body'?); available: Body, broken, "
                    + "loop"
            ),
            (
                "{{<body}}{{/body}}",
                "main.mustache:1:1: error: unknown template 'body' (did you mean 'Body'?); available: Body, broken, "
                    + "loop"
            ),
            ("{{>*name}}", "main.mustache:1:1: error: unknown template 'Rex'; available: Body, broken, loop"),
            ("{{>*toys}}", "main.mustache:1:1: error: 'toys' must be text, not a list"),
            (
                "{{>broken}}",
                "broken:2:1: error: the view has no member 'x': PetView has colours, isTame, name, nickname, owner, toys"
            ),
            (
                "{{>loop}}",
                "loop:1:10: error: 'loop' is nested more than 64 levels deep; does a template include itself endlessly?"
            ),
        ]
    )
    func error(template: String, description: String) throws {
        let pet = PetView(toys: [ToyView(label: "ball")], owner: OwnerView(city: "Bonn"))
        let partials = ["Body": "", "broken": "\n{{x}}", "loop": "{{#name}}{{>loop}}{{/name}}"]
        let error = try templateError {
            _ = try render(template, .view(pet), partials: partials, options: .strict)
        }
        #expect(error?.description == description)
    }

    @Test func whatIsThereAndEmptyIsNoError() throws {
        let template = "{{nickname}}{{#nickname}}x{{/nickname}}{{#toys}}x{{/toys}}{{owner.city}}{{>*nickname}}."
        #expect(try render(template, .view(PetView()), options: .strict) == ".")
    }

    @Test func whatIsNotReachedIsNoError() throws {
        #expect(try render("{{#isTame}}{{nothing}}{{>nothing}}{{/isTame}}.", .view(PetView()), options: .strict) == ".")
    }

    @Test func unknownTemplate() throws {
        let library = try TemplateLibrary(["model": "", "client": ""])
        let error = try templateError { _ = try library.render("modle", with: .null) }
        let text = "modle: error: unknown template 'modle' (did you mean 'model'?); available: client, model"
        #expect(error?.description == text)
        let empty = try templateError { _ = try TemplateLibrary([:]).render("model", with: .null) }
        #expect(empty?.description == "model: error: unknown template 'model'; available: none")
    }

    @Test func referencesAreCheckedWithoutRendering() throws {
        try TemplateLibrary(["a": "{{>b}}{{>*dynamic}}{{<b}}{{/b}}", "b": ""]).checkReferences()
        let library = try TemplateLibrary(["a": "{{#never}}\n  {{>bb}}\n{{/never}}", "b": ""])
        let error = try templateError { try library.checkReferences() }
        #expect(error?.description == "a:2:3: error: unknown template 'bb' (did you mean 'b'?); available: a, b")
    }

    @Test func endlessInclusionFitsTheSmallestStack() async throws {
        // 512 KiB is what a thread other than the first has on Apple platforms.
        let error = try await withCheckedThrowingContinuation { continuation in
            let thread = Thread {
                continuation.resume(
                    with: Result {
                        try templateError {
                            _ = try render("{{>p}}", partials: ["p": "{{<p}}{{$a}}{{/a}}{{/p}}"], options: .strict)
                        }
                    }
                )
            }
            thread.stackSize = 512 * 1024
            thread.start()
        }
        #expect(error?.message == "'p' is nested more than 64 levels deep; does a template include itself endlessly?")
    }
}
