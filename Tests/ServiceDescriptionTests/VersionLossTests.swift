import ServiceDescription
import Testing

/// What two versions of a service say differently of how things are sent is told at both places, and the newer version counts.
@Suite struct VersionLossTests {
    /// A difference between what an operation says in versions 1 and 2.
    struct Difference: Sendable, CustomTestStringConvertible {
        let older: String
        let newer: String
        /// What the newer version says, in words; none if there is nothing to tell.
        var expected: String?

        var testDescription: String { expected ?? newer }
    }

    /// What is told of an operation `a` whose keys differ.
    private func told(_ difference: Difference) throws -> [String] {
        let text = { (keys: String) in
            "paths:\n  /a/{p}: {post: {operationId: a, \(keys), responses: {204: {description: A}}}}"
        }
        let versions = try Versions(text(difference.older), text(difference.newer))
        #expect(versions.service != nil)
        let notes = versions.diagnostics.filter { $0.contains(" note: ") }
        let warnings = versions.diagnostics.filter { $0.contains("the client follows") }
        #expect(notes.count == warnings.count)
        return warnings.map { warning in
            let words = warning.split(separator: " warning: ", maxSplits: 1).last.map(String.init) ?? warning
            return words.replacing(
                " in API version '1'; the client follows this one (correct the one that is wrong)",
                with: ""
            )
        }
    }

    private static func parameter(_ keys: String, _ type: String = "{type: array, items: {type: string}}") -> String {
        "parameters: [{name: q, \(keys), schema: \(type)}]"
    }

    static let parameters = [
        Difference(
            older: parameter("in: query, explode: false"),
            newer: parameter("in: query"),
            expected:
                "the parameter 'q' of the operation 'a' is sent in the style 'form', exploded here, but sent in the "
                + "style 'form'"
        ),
        Difference(
            older: parameter("in: query, explode: false"),
            newer: parameter("in: query, explode: false, style: pipeDelimited"),
            expected:
                "the parameter 'q' of the operation 'a' is sent in the style 'pipeDelimited' here, but sent in the style 'form'"
        ),
        Difference(
            older: parameter("in: query, allowReserved: true", "{type: string}"),
            newer: parameter("in: query", "{type: string}"),
            expected:
                "the parameter 'q' of the operation 'a' is sent as text here, but sent as text, with reserved "
                + "characters unescaped"
        ),
        Difference(
            older:
                "parameters: [{name: q, in: query, content: {application/json: {schema: {type: array, items: {type: string}}}}}]",
            newer: parameter("in: query"),
            expected:
                "the parameter 'q' of the operation 'a' is sent in the style 'form', exploded here, but sent as "
                + "'application/json'"
        ),
        Difference(
            older: "parameters: [{name: p, in: path, required: true, style: label, schema: {type: string}}]",
            newer: "parameters: [{name: p, in: path, required: true, schema: {type: string}}]",
            expected:
                "the parameter 'p' of the operation 'a' is sent in the style 'simple' here, but sent in the style 'label'"
        ),
        // Names of one format.
        Difference(
            older: parameter("in: query", "{type: string, format: uuid}"),
            newer: parameter("in: query", "{type: string, format: guid}")
        ),
        Difference(
            older: parameter("in: query", "{type: integer, format: int32}"),
            newer: parameter("in: query", "{type: integer, format: int16}")
        ),
        Difference(
            older: parameter("in: query", "{type: string, format: date}"),
            newer: parameter("in: query", "{type: string, format: RFC3339}"),
            expected:
                "the parameter 'q' of the operation 'a' is a string (date-time) here, but a string (date)"
        ),
        // A text is the same in either.
        Difference(
            older: parameter("in: query, style: form, explode: false", "{type: string}"),
            newer: parameter("in: query", "{type: string}")
        ),
    ]

    static let others = [
        Difference(
            older: "x-ms-pageable: {itemName: value, nextLinkName: nextLink}",
            newer: "x-ms-pageable: {itemName: items, nextLinkName: next}",
            expected:
                "the response of the operation 'a' is a page with its items in 'items' and the next link in 'next' "
                + "here, but a page with its items in 'value' and the next link in 'nextLink'"
        ),
        Difference(
            older: "x-ms-pageable: {itemName: value, nextLinkName: nextLink, operationName: b}",
            newer: "x-ms-pageable: {itemName: value, nextLinkName: nextLink}",
            expected:
                "the response of the operation 'a' is a page with its items in 'value' and the next link in 'nextLink' "
                + "here, but a page with its items in 'value' and the next link in 'nextLink', requested by the "
                + "operation 'b'"
        ),
        Difference(
            older:
                "parameters: [{name: from, in: query, schema: {type: string}}], x-ms-pageable: {itemName: v, nextLinkName: nextFrom}",
            newer:
                "parameters: [{name: nextFrom, in: query, schema: {type: string}}], x-ms-pageable: {itemName: v, nextLinkName: nextFrom}",
            expected:
                "the response of the operation 'a' is a page with its items in 'v' and the next link in 'nextFrom', "
                + "requested by the parameter 'nextFrom' here, but a page with its items in 'v' and the next link in "
                + "'nextFrom', requested by the parameter 'from'"
        ),
        Difference(
            older: "summary: none",
            newer: "x-ms-pageable: {itemName: value, nextLinkName: nextLink}"
        ),
        Difference(
            older: "servers: [{url: 'https://old.example'}]",
            newer: "summary: none",
            expected: "the operation 'a' is at the URL of the service here, but at 'https://old.example'"
        ),
        Difference(
            older: form("{f: {style: pipeDelimited}}"),
            newer: form("{f: {style: form, explode: false}}"),
            expected:
                "the field 'f' of the body of the operation 'a' is sent in the style 'form' here, but sent in the style "
                + "'pipeDelimited'"
        ),
        Difference(
            older: form("{f: {contentType: text/plain}}"),
            newer: form("{f: {contentType: application/json}}"),
            expected:
                "the field 'f' of the body of the operation 'a' is sent as 'application/json' here, but sent as 'text/plain'"
        ),
        // Where one version says nothing, what the other says counts.
        Difference(older: form("{}"), newer: form("{f: {contentType: application/json}}")),
    ]

    private static func form(_ encoding: String) -> String {
        "requestBody: {content: {application/x-www-form-urlencoded: {encoding: \(encoding), schema: "
            + "{properties: {f: {type: array, items: {type: string}}}}}}}"
    }

    @Test(arguments: parameters + others)
    func isTold(difference: Difference) throws {
        #expect(try told(difference) == [difference.expected].compactMap { $0 })
    }

    @Test func ofHeaderFields() throws {
        let text = { (field: String) in
            "paths:\n  /a: {get: {operationId: a, responses: {204: {description: A, headers: {H: \(field)}}}}}"
        }
        let versions = try Versions(
            text("{content: {application/json: {schema: {type: string}}}}"),
            text("{schema: {type: string}}")
        )
        #expect(
            versions.diagnostics == [
                "v2.yaml:4:77: warning: the header field 'H' of the response of the operation 'a' is one header field here, but sent as "
                    + "'application/json' in API version '1'; the client follows this one (correct the one that is wrong)",
                "v1.yaml:4:77: note: the header field 'H' of the response of the operation 'a' is sent as 'application/json' here",
            ]
        )
    }

    @Test func ofWhatADiscriminatorDoesNotSay() throws {
        let text = { (usual: String) in
            """
            paths: {}
            components:
              schemas:
                A: {required: [k], properties: {k: {type: string}}}
                B: {required: [k], properties: {k: {type: string}}}
                U:
                  oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]
                  discriminator: {propertyName: k\(usual)}
            """
        }
        let differing = try Versions(text(", defaultMapping: A"), text(", defaultMapping: B"), openapi: "3.2.0")
        #expect(
            differing.diagnostics.filter { $0.contains("follows") } == [
                "v2.yaml:10:7: warning: the default of the discriminator of 'U' is 'B' here, but 'A' in API version "
                    + "'1'; the client follows this one (correct the one that is wrong)"
            ]
        )
        let older = try Versions(text(", defaultMapping: A"), text(""), openapi: "3.2.0")
        #expect(older.diagnostics == [])
        let schemas = try #require(older.service).schemas
        guard case .union(let union)? = schemas.last?.schema.shape else { throw Versions.NoObject() }
        #expect(union.discriminator?.defaultMapping.map { schemas[$0].name } == "A")
    }

    @Test func ofXML() throws {
        let text = { (xml: String) in
            "paths: {}\ncomponents:\n  schemas:\n    A: {type: object, properties: {p: {type: string\(xml)}}}"
        }
        let versions = try Versions(
            text(", xml: {attribute: true}"),
            text(", xml: {name: q, prefix: x, namespace: 'u:n'}")
        )
        #expect(
            versions.diagnostics.filter { $0.contains("follows") } == [
                "v2.yaml:6:36: warning: 'p' of 'A' is an element 'x:q' in the namespace 'u:n' here, but an attribute "
                    + "with the default name in API version '1'; the client follows this one (correct the one that is wrong)"
            ]
        )
    }

    @Test func aSecretOfAnyVersionIsOne() throws {
        let text = { (mark: String) in
            "paths:\n  /a: {get: {operationId: a, parameters: [{name: key, in: query\(mark), schema: {type: string}}], "
                + "responses: {204: {description: A}}}}"
        }
        let versions = try Versions(text(", x-ms-secret: true"), text(""))
        #expect(versions.diagnostics == [])
        #expect(versions.service?.operations[0].parameters[0].extensions.isMarkedSecret == true)
    }
}
