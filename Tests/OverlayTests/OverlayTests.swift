import Overlay
import ServiceDescription
import Testing
import YAML

struct OverlayTests {
    private static let description = """
        openapi: 3.0.3
        info: {title: Pets, version: '1'}
        tags: [a]
        paths:
          /pets:
            get: {operationId: list, x-internal: true, tags: [pets]}
            post: {operationId: create}
          /pets/{id}:
            get: {operationId: get, x-internal: true}
        """

    @Test func updateMergesMembersAndReplacesTexts() throws {
        let result = try Result(
            actions: """
                - target: $.info
                  update:
                    title: Animals
                    contact: {name: us}
                - target: $.info.contact
                  update: {url: 'https://example.com'}
                """
        )
        #expect(
            result.document["info"].map(outline)
                == "{title: Animals, version: 1, contact: {name: us, url: https://example.com}}"
        )
        #expect(result.diagnostics == [])
    }

    @Test func updateAppendsToSequences() throws {
        let result = try Result(
            actions: """
                - target: $.tags
                  update: {name: b}
                - target: $.paths['/pets']
                  update: {get: {tags: [more, less]}}
                """
        )
        #expect(result.document["tags"].map(outline) == "[a, {name: b}]")
        #expect(result.document["paths"]?["/pets"]?["get"]?["tags"].map(outline) == "[pets, more, less]")
    }

    @Test func everyMatchIsUpdatedOnce() throws {
        let result = try Result(
            actions: """
                - target: $.paths..[?@.operationId, ?@.operationId]
                  update: {x: [1]}
                """
        )
        #expect(
            result.document["paths"].map(outline)
                == "{/pets: {get: {operationId: list, x-internal: true, tags: [pets], x: [1]}, "
                + "post: {operationId: create, x: [1]}}, "
                + "/pets/{id}: {get: {operationId: get, x-internal: true, x: [1]}}}"
        )
    }

    @Test func removeTakesOutWhatIsSelected() throws {
        let result = try Result(
            actions: """
                - target: $.paths[*][?@['x-internal'] == true]
                  remove: true
                - target: $.tags[0]
                  remove: true
                - target: $.info.title
                  remove: true
                  update: {is: ignored}
                """
        )
        #expect(
            outline(result.document)
                == "{openapi: 3.0.3, info: {version: 1}, tags: [], "
                + "paths: {/pets: {post: {operationId: create}}, /pets/{id}: {}}}"
        )
    }

    /// To Swift, the two names are equal.
    @Test func removeTellsNamesApartByTheirCodePoints() throws {
        let result = try Result(
            actions: """
                - target: $
                  update: {x-names: {"caf\u{e9}": 1, "cafe\u{301}": 2}}
                - target: $['x-names']['cafe\u{301}']
                  remove: true
                """
        )
        #expect(result.document["x-names"]?.mapping?.map(\.name.unicodeScalars.count) == [4])
        #expect(result.diagnostics == [])
    }

    @Test func actionsSeeWhatThoseBeforeThemDid() throws {
        let result = try Result(
            actions: """
                - {target: $.tags, remove: true}
                - {target: $, update: {tags: [new]}}
                - {target: '$.tags', update: newer}
                """
        )
        #expect(result.document["tags"].map(outline) == "[new, newer]")
        #expect(result.diagnostics == [])
    }

    @Test func nodesKeepTheirPlaces() throws {
        let result = try Result(actions: "- target: $.info\n  update: {title: New}\n")
        let title = try #require(result.document["info"]?["title"])
        #expect(title.mark.description == "overlay.yaml:5:19")
        #expect(result.document["info"]?["version"]?.mark.file.path == "pets.yaml")
        #expect(result.document["info"]?.mark.file.path == "pets.yaml")
    }

    @Test func targetThatMatchesNothingIsAWarning() throws {
        let result = try Result(actions: "- target: $.path\n  remove: true\n")
        #expect(
            result.diagnostics == [
                "overlay.yaml:4:11: warning: the target '$.path' matches nothing; the action has no effect "
                    + "(correct the target, or remove the action)"
            ]
        )
    }

    @Test func whatCannotBeMergedIsAnError() throws {
        let result = try Result(
            actions: """
                - target: $.info
                  update: {title: {en: Pets}}
                - target: $.info.title
                  update: New
                - target: $
                  remove: true
                """
        )
        #expect(
            result.diagnostics == [
                "overlay.yaml:5:19: error: a mapping cannot be merged with a string (remove the old value in an "
                    + "earlier action)",
                "pets.yaml:2:15: note: selected here",
                "overlay.yaml:6:11: error: an update applies to mappings and sequences, but '$.info.title' selects a "
                    + "string (select the node that contains it)",
                "pets.yaml:2:15: note: selected here",
                "overlay.yaml:8:11: error: an action cannot remove the whole description (select a part of it)",
            ]
        )
    }

    @Test func whatIsAddedIsBounded() throws {
        let actions = (0..<40).map { _ in "- target: $..tags\n  update: {tags: []}\n" }
        let (_, diagnostics) = Overlays.apply(
            [try overlay("actions:\n\(actions.joined())")],
            to: [try node(Self.description, "pets.yaml")],
            maximumAddedNodes: 1000
        )
        #expect(
            diagnostics.all.map(\.message) == [
                "'$..tags' selects too much: the overlays would add too many nodes to the description (select "
                    + "fewer nodes, or add a reference to a component)"
            ]
        )
    }

    /// One action may take little, and thousands of them an hour. The description's size allows 4540 nodes.
    @Test(arguments: [
        ("$.paths[?count($..*) > 0]", "{x-a: 1}", 10), ("$.paths['/pets']", "{x-a: 1}", 200),
        ("$", "{info: {title: Pets}}", 200),
    ])
    func effortIsBounded(target: String, update: String, count: Int) throws {
        func complaints(_ count: Int) throws -> [String] {
            let actions = String(repeating: "- target: \(target)\n  update: \(update)\n", count: count)
            let documents = [try node(Self.description, "pets.yaml")]
            return Overlays.apply([try overlay("actions:\n\(actions)")], to: documents, effort: 0).diagnostics.all.map(
                \.message
            )
        }
        #expect(try complaints(count) == [])
        #expect(
            try complaints(10 * count) == [
                "cannot apply '\(target)': the overlays take too long on this description (use fewer actions, fewer '..' and "
                    + "simpler patterns)"
            ]
        )
    }

    @Test func overlayOfOneVersion() throws {
        let overlay = try overlay("extends: https://example.com/v2.yaml\nactions: [{target: $.a, remove: true}]")
        let documents = try ["v1.yaml", "v2.yaml"].map { try node("a: 1\nb: 2\n", $0) }
        let (changed, diagnostics) = Overlays.apply([overlay], to: documents)
        #expect(changed.map(outline) == ["{a: 1, b: 2}", "{b: 2}"])
        #expect(diagnostics.all.isEmpty)
    }

    @Test func overlayOfAllVersions() throws {
        let overlay = try overlay("actions: [{target: $.a, remove: true}, {target: $.c, remove: true}]")
        let documents = [try node("a: 1\n", "v1.yaml"), try node("b: 2\n", "v2.yaml")]
        let (changed, diagnostics) = Overlays.apply([overlay], to: documents)
        #expect(changed.map(outline) == ["{}", "{b: 2}"])
        #expect(
            diagnostics.all.map(\.message) == [
                "the target '$.c' matches nothing; the action has no effect (correct the target, or remove the action)"
            ]
        )
    }

    // MARK: Wrong documents

    @Test(arguments: [
        ("[]", ["1:1: error: an overlay must be a mapping, not a sequence"]),
        ("actions: []", ["1:1: error: 'overlay' is missing; add 'overlay: 1.0.0'"]),
        (
            "openapi: 3.0.0",
            ["1:1: error: this is a service description, not an overlay; an overlay starts with 'overlay: 1.0.0'"]
        ),
        (
            "overlay: 2.0.0\nactions: [{target: $, update: {}}]",
            [
                "1:10: error: unsupported overlay version '2.0.0' (supported: 1.0.0)",
                "1:1: error: 'info' is missing; add it with the 'title' and the 'version' of the overlay",
            ]
        ),
        (
            "overlay: 1.0.0\ninfo: {titel: T}\nactions: {}",
            [
                "2:8: error: unknown key 'titel' in 'info' (did you mean 'title'?)",
                "2:7: error: 'info.version' is missing; add it",
                "3:10: error: 'actions' must be a list of changes, not a mapping",
            ]
        ),
        (
            "overlay: 1.0.0\ninfo: {title: T, version: 1}\nx-mine: 1\nactions: []\nextend: 1",
            [
                "5:1: error: unknown key 'extend' in an overlay (did you mean 'extends'?)",
                "4:10: error: 'actions' must be a list of changes, not an empty list",
            ]
        ),
    ])
    func wrongDocuments(text: String, complaints: [String]) throws {
        #expect(OverlayReader.read(try node(text, "overlay.yaml")).diagnostics.all.map(outline) == complaints)
    }

    @Test(arguments: [
        ("{}", "4:3: error: 'target' is missing; add a JSONPath such as $.info"),
        ("{taget: $, remove: true}", "4:4: error: unknown key 'taget' in an action (did you mean 'target'?)"),
        ("{target: $, updat: {}}", "4:15: error: unknown key 'updat' in an action (did you mean 'update'?)"),
        ("{target: $}", "4:3: error: the action does nothing; add 'update' or 'remove: true'"),
        ("{target: $, remove: yes}", "4:23: error: 'remove' must be true or false, not a string"),
        (
            "{target: $, update: }",
            "4:23: error: 'update' has no value; add what is to change, or write 'remove: true'"
        ),
        (
            "{target: $, copy: $.info}",
            "4:15: error: unknown key 'copy' in an action; the keys are target, description, update, remove"
        ),
        ("{target: 1, update: {}}", "4:12: error: 'target' must be a string, not an integer"),
        (
            "{target: $, updates: {}, remove: true}",
            "4:15: error: unknown key 'updates' in an action (did you mean 'update'?)"
        ),
        (
            "{target: $.x-id, remove: true}",
            "4:15: error: '$.x-id' is not a valid JSONPath: a name that contains '-' must be in brackets and quotes: "
                + "['x…']"
        ),
        (
            "{target: '$[?@.a == 1', remove: true}",
            "4:24: error: '$[?@.a == 1' is not a valid JSONPath: expected ',' or ']', found the end"
        ),
        ("7", "4:3: error: an action must be a mapping, not an integer"),
    ])
    func wrongActions(action: String, complaint: String) throws {
        let text = "overlay: 1.0.0\ninfo: {title: T, version: '1'}\nactions:\n- \(action)\n"
        let (overlay, diagnostics) = OverlayReader.read(try node(text, "overlay.yaml"))
        #expect(diagnostics.all.map(outline) == [complaint])
        #expect(overlay == nil)
    }

    // MARK: Helpers

    private struct Result {
        let document: YAMLNode
        let diagnostics: [String]

        init(actions: String) throws {
            let (documents, diagnostics) = Overlays.apply(
                [try overlay("actions:\n\(actions)")],
                to: [try node(OverlayTests.description, "pets.yaml")]
            )
            document = try #require(documents.first)
            self.diagnostics = diagnostics.all.map {
                "\($0.mark.map(\.description) ?? "nowhere"): \($0.severity): \($0.message)"
            }
        }
    }
}

private func overlay(_ rest: String) throws -> OverlayDocument {
    let text = "overlay: 1.0.0\ninfo: {title: T, version: '1'}\n\(rest)\n"
    let (overlay, diagnostics) = OverlayReader.read(try node(text, "overlay.yaml"))
    return try #require(overlay, "\(diagnostics.all.map(outline))")
}

private func node(_ text: String, _ file: String) throws -> YAMLNode {
    try YAMLReader.read(bytes: Array(text.utf8), file: file)
}

private func outline(_ diagnostic: Diagnostic) -> String {
    let place = diagnostic.mark.map { "\($0.line):\($0.column)" } ?? "nowhere"
    return "\(place): \(diagnostic.severity): \(diagnostic.message)"
}

private func outline(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): scalar.text
    case .sequence(let items): "[\(items.map(outline).joined(separator: ", "))]"
    case .mapping(let members): "{\(members.map { "\($0.name): \(outline($0.value))" }.joined(separator: ", "))}"
    }
}
