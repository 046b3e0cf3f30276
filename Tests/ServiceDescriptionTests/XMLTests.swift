import ServiceDescription
import Testing

/// What a schema says about XML.
@Suite struct XMLTests {
    private static func reading(_ schema: String, _ format: Format = .openAPI30) throws -> Reading {
        let schemas = format == .swagger20 ? "definitions:" : "components:\n schemas:"
        return try Reading(
            "\(format.head)paths: {}\n\(schemas)\n  Pet: {type: string, xml: {name: pet, namespace: 'urn:p'}}\n  A: \(schema)\n"
        )
    }

    private static func xml(_ schema: String, _ format: Format = .openAPI30) throws -> XMLObject? {
        let reading = try reading(schema, format)
        #expect(reading.diagnostics == [])
        return reading.service?.schemas.first { $0.name == "A" }?.schema.xml
    }

    @Test(arguments: [
        ("{type: string}", nil),
        ("{type: string, xml: {}}", "-"),
        ("{type: string, xml: {name: a}}", "a"),
        ("{type: string, xml: {name: a, namespace: 'urn:x', prefix: p}}", "p:a{urn:x}"),
        ("{type: string, xml: {attribute: true}}", "- attribute"),
        ("{type: string, xml: {attribute: false, wrapped: false}}", "-"),
        ("{type: array, items: {type: string}, xml: {wrapped: true, name: as}}", "as element"),
        ("{type: string, xml: {x-ms-text: true}}", "- text"),
        ("{type: string, x-ms-xml: {name: a}}", "a"),
        ("{type: string, xml: {nodeType: cdata}}", "- cdata"),
        ("{type: string, xml: {nodeType: none}}", "- none"),
        ("{$ref: '#/components/schemas/Pet', xml: {name: a}}", "a"),
        ("{allOf: [{$ref: '#/components/schemas/Pet'}], xml: {name: a}}", "a"),
    ])
    func whatIsSaidIsKept(schema: String, expected: String?) throws {
        let xml = try Self.xml(schema)
        let outline = xml.map { xml in
            (xml.prefix.map { $0 + ":" } ?? "") + (xml.name ?? "-") + (xml.namespace.map { "{\($0)}" } ?? "")
                + (xml.nodeType.map { " \($0.rawValue)" } ?? "")
        }
        #expect(outline == expected)
        #expect(xml?.mark.line == (expected == nil ? nil : 7))
    }

    @Test func swaggerSaysItAlike() throws {
        #expect(try Self.xml("{type: string, xml: {name: a, x-ms-text: true}}", .swagger20)?.nodeType == .text)
        #expect(try Self.xml("{type: object, xml: {name: a}}", .swagger20)?.name == "a")
    }

    @Test(arguments: [
        (
            "{xml: a}",
            "7:12: warning: expected a mapping for 'xml', found a string; it is ignored (write a mapping, or remove it)"
        ),
        (
            "{xml: {name: []}}",
            "7:19: warning: expected a string for 'name', found a sequence; it is ignored (write a string, or remove it)"
        ),
        (
            "{xml: {attribute: 3}}",
            "7:24: warning: expected a boolean for 'attribute', found an integer; it is ignored (write true or false)"
        ),
        ("{xml: {attribut: true}}", "7:13: warning: unknown key 'attribut' (did you mean 'attribute'?)"),
        (
            "{xml: {name: 'a b'}}",
            "7:19: warning: 'a b' is not valid as the name of an element or an attribute in XML; it is ignored"
        ),
        (
            "{xml: {name: 'p:a'}}",
            "7:19: warning: 'p:a' is not valid as the name of an element or an attribute in XML; it is ignored (put "
                + "the prefix in 'prefix')"
        ),
        (
            "{xml: {prefix: '1', namespace: 'urn:x'}}",
            "7:21: warning: '1' is not valid as a prefix in XML; it is ignored"
        ),
        (
            "{xml: {namespace: x}}",
            "7:24: warning: the namespace 'x' is not an absolute URI "
                + "(write one, such as 'https://example.com/pets')"
        ),
        (
            "{xml: {nodeType: attribut}}",
            "7:23: warning: unknown node type 'attribut' is ignored (did you mean 'attribute'?)"
        ),
        (
            "{xml: {nodeType: comment}}",
            "7:23: warning: unknown node type 'comment' is ignored (write element, attribute, text, cdata or none)"
        ),
        (
            "{xml: {nodeType: element, attribute: true}}",
            "7:23: warning: 'attribute' and 'wrapped' next to 'nodeType' are ignored (remove them)"
        ),
        (
            "{xml: {attribute: true, wrapped: true}}",
            "7:24: warning: an attribute can be neither wrapped nor text; it is treated as an attribute (keep one of these)"
        ),
        (
            "{xml: {attribute: true, namespace: 'urn:x'}}",
            "7:41: warning: an attribute in a namespace needs a 'prefix'; the namespace is ignored (add the 'prefix')"
        ),
    ])
    func whatIsWrongIsTold(schema: String, expected: String) throws {
        #expect(try Self.reading(schema).diagnostics == [expected])
    }
}
