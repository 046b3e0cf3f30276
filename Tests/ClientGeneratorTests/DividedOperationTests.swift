import Testing

/// An operation that returns several things, as the caller requests, has a method for each.
@Suite struct DividedOperationTests {
    private static let object = "{type: object, properties: {a: {type: string}}}"
    private static let file = "{type: string, format: binary}"

    private func generation(_ contents: String, configuration: String = "{}", identifier: String = "getReport") throws
        -> Generation
    {
        try Generation(
            shop(
                """
                /reports:
                  get:
                    operationId: \(identifier)
                    responses: {'200': {description: D, content: {\(contents)}}}
                """
            ),
            configuration: configuration
        )
    }

    /// The methods of a client, and for each what it returns and accepts.
    private func methods(_ generation: Generation) throws -> [String] {
        let lines = try generation.files.file("ShopClient.swift").split(separator: "\n").map { $0.drop { $0 == " " } }
        var methods: [String] = []
        var name = ""
        for line in lines {
            if line.hasPrefix("public func ") {
                name = String(line.dropFirst("public func ".count).prefix { $0 != "(" })
            }
            if let range = line.firstRange(of: "-> ServiceRequest<") {
                name += " " + line[range.upperBound...].dropLast(3)
            }
            if line.hasPrefix("description.accept(") {
                methods.append(name + ": " + line.split(separator: "\"")[1])
            } else if line.contains("returns: .value)"), methods.last?.hasPrefix(name + ": ") != true {
                methods.append(name + ": application/json")
            }
        }
        return methods
    }

    @Test(arguments: [
        // One type, one method.
        ("application/json: {schema: \(object)}", ["getReport GetReportResponse: application/json"]),
        (
            "application/pdf: {schema: \(file)}, application/zip: {schema: \(file)}",
            ["getReport Data: application/pdf, application/zip"]
        ),
        // Each other type has its own, which is called after it.
        (
            "text/csv: {schema: {type: string}}, application/json: {schema: \(object)}, application/pdf: {schema: \(file)}",
            [
                "getReport GetReportResponse: application/json", "getReportCsv String: text/csv",
                "getReportPdf Data: application/pdf",
            ]
        ),
        // XML of the kind that JSON is of.
        (
            "application/fhir+json: {schema: \(object)}, application/fhir+xml: {schema: {type: string}}",
            ["getReport GetReportResponse: application/fhir+json", "getReportXml String: application/fhir+xml"]
        ),
        (
            "application/json: {schema: \(object)}, application/rss+xml: {schema: {type: string}}",
            ["getReport GetReportResponse: application/json", "getReportRss String: application/rss+xml"]
        ),
        (
            "application/json: {schema: \(object)}, text/plain: {schema: {type: string}}, image/png: {}, image/jpeg: {}",
            [
                "getReport GetReportResponse: application/json", "getReportText String: text/plain",
                "getReportImage Data: image/png, image/jpeg",
            ]
        ),
        (
            "application/json: {schema: \(object)}, application/vnd.shop.v1.star+json: {schema: {type: object, properties: {b: {}}}}",
            [
                "getReport GetReportResponse: application/json",
                "getReportStar GetReportStarResponse: application/vnd.shop.v1.star+json",
            ]
        ),
        (
            "application/json+sarif: {schema: {type: string}}, application/json: {schema: \(object)}",
            ["getReport GetReportResponse: application/json", "getReportSarif Data: application/json+sarif"]
        ),
        // A file or a stream of events.
        (
            "application/octet-stream: {schema: \(file)}, text/event-stream: {schema: {}}",
            [
                "getReport Data: application/octet-stream",
                "getReportStream ServiceStream<JSONValue>: text/event-stream",
            ]
        ),
        // What is said of JSON and of anything else is nothing, if there is a file.
        ("application/json: {schema: {}}, image/png: {}", ["getReport Data: image/png, application/json"]),
        (
            "video/mp4: {schema: \(file)}, application/json: {schema: {type: string}}",
            ["getReport Data: video/mp4, application/json"]
        ),
        ("application/json: {schema: {}}", ["getReport JSONValue: application/json"]),
    ])
    func eachTypeHasItsMethod(contents: String, methods: [String]) throws {
        let generation = try generation(contents)
        #expect(generation.diagnostics == [])
        #expect(try self.methods(generation) == methods)
    }

    @Test func whatIsLostOfTheBodyIsToldOnce() throws {
        let body = "requestBody: {content: {application/zip: {schema: \(Self.object)}}}"
        let generation = try Generation(
            shop(
                """
                /reports:
                  post:
                    operationId: makeReport
                    \(body)
                    responses: {'200': {description: D, content: {text/csv: {schema: {type: string}}, application/pdf: {}}}}
                """
            )
        )
        #expect(
            generation.diagnostics == [
                "7:31: warning: the body is 'application/zip', in which the client writes no properties; it takes "
                    + "bytes (if it is JSON, use 'application/json')"
            ]
        )
    }

    @Test(arguments: ["application/x-json", "text/x-json; charset=utf-8"])
    func jsonBeforeItWasRegisteredIsJSON(mediaType: String) throws {
        let contents = "'\(mediaType)': {schema: \(Self.object)}"
        let generation = try generation(contents)
        #expect(generation.diagnostics == [])
        #expect(try methods(generation) == ["getReport GetReportResponse: \(mediaType)"])
    }

    @Test func anotherMediaTypeRenamesNothing() throws {
        let json = "application/json: {schema: \(Self.object)}"
        let before = try methods(generation("\(json), image/png: {}, text/csv: {schema: {type: string}}"))
        let after = try methods(
            generation(
                "text/html: {schema: {type: string}}, image/gif: {}, image/png: {}, \(json), text/csv: {schema: {type: string}}"
            )
        )
        #expect(
            before.map { $0.prefix { $0 != ":" } }.allSatisfy(after.map { $0.prefix { $0 != ":" } }.contains),
            "\(after)"
        )
        #expect(after.count == before.count + 1)
    }

    @Test(arguments: [
        ("rename: {operations: {getReportCsv: exportReport}}", ["getReport", "exportReport"]),
        ("filter: {operations: [getReportCsv]}", ["getReportCsv"]),
        ("filter: {operations: [getReport]}", ["getReport", "getReportCsv"]),
    ])
    func theConfigurationNamesEach(configuration: String, names: [String]) throws {
        let contents = "application/json: {schema: \(Self.object)}, text/csv: {schema: {type: string}}"
        let methods = try methods(generation(contents, configuration: configuration))
        #expect(methods.map { String($0.prefix { $0 != " " }) } == names)
    }

    @Test func whatFastAPIAddsIsNoPartOfTheName() throws {
        let contents = "application/json: {schema: \(Self.object)}, text/csv: {schema: {type: string}}"
        let methods = try methods(generation(contents, identifier: "read_report_reports_get"))
        #expect(methods.map { String($0.prefix { $0 != " " }) } == ["readReport", "readReportCsv"])
    }

    /// What stands for anything, and what the client cannot read, has no method.
    @Test(arguments: ["'*/*'", "application/x-www-form-urlencoded"])
    func whatCannotBeReadIsReported(mediaType: String) throws {
        let generation = try generation(
            "application/json: {schema: \(Self.object)}, \(mediaType): {schema: {type: object, properties: {b: {}}}}"
        )
        #expect(try methods(generation) == ["getReport GetReportResponse: application/json"])
        let name = mediaType.filter { $0 != "'" }
        #expect(generation.diagnostics.count == 1)
        #expect(
            generation.diagnostics[0].hasSuffix(
                "the response may also be '\(name)' with a different schema; the client accepts only 'application/json' (remove it, or "
                    + "give both one schema)"
            )
        )
    }
}
