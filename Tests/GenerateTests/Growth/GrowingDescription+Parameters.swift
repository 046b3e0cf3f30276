extension GrowingDescription {
    /// Of parameters, paths and servers.
    static let parameters = [
        GrowingDescription("parameters of one path", 700, result: { "/{p\($0 - 1)}/{p\($0)}" }) { count in
            let parameters = "parameters: [\(list(names(count, "p").map(inPath)))], "
            return service(paths: ["? \(path(count))\n  : {get: {operationId: find, \(parameters)\(done)}}"])
        },
        GrowingDescription(
            "parameters of one path that are not described",
            700,
            result: {
                "/{p\($0 - 1)}/{p\($0)}"
            }
        ) { count in
            service(paths: ["? \(path(count))\n  : {get: {operationId: find, \(done)}}"])
        },
        GrowingDescription(
            "parameters that no path has",
            700,
            result: { _ in "does not occur in the path '/a'; it is ignored" }
        ) { count in
            service(paths: [operation("/a", "parameters: [\(list(names(count, "p").map(inPath)))], ")])
        },
        GrowingDescription(
            "parameters that none of many paths has",
            50,
            result: { _ in "{q3yxxx" }
        ) { count in
            // Each name may be meant by each of the parameters.
            let parameters = (1...count).map { inPath("p" + name($0)) }
            let item = "{parameters: [\(list(parameters))], get: {\(done)}}"
            let paths = (1...3).map { number in
                let names = (1...64).map { "/{q\(number)y\(name($0))}" }.joined()
                return "? '/\(number)\(names)'\n  : {$ref: '#/components/pathItems/P'}"
            }
            return service(paths: paths, ["components: {pathItems: {P: \(item)}}"], version: "openapi: 3.1.0")
        },
        GrowingDescription("parameters of one group", 150, result: { "public let q\($0): String?" }) { count in
            let group = "schema: {type: string}, x-ms-parameter-grouping: {name: all}"
            return service(
                paths: names(count, "q").map {
                    "/\($0): {get: {operationId: find \($0), parameters: [{name: \($0), in: query, \(group)}], \(done)}}"
                }
            )
        },
        GrowingDescription(
            "components that one operation each refers to",
            150,
            result: { "func find(p\($0):" }
        ) { count in
            let names = names(count, "p")
            let parameters = names.map { "\($0): {name: \($0), in: query, required: true, schema: {type: string}}" }
            return service(
                paths: names.map {
                    "/\($0): {get: {operationId: find \($0), parameters: [{$ref: '#/components/parameters/\($0)'}], \(done)}}"
                },
                ["components: {parameters: {\(list(parameters))}}"]
            )
        },
        GrowingDescription("notations in a long path", 200, result: { _ in "'n1'" }) { count in
            let path = names(count, "x").map { "/<\($0)>[y]:z{W}{/v}%7Bu%7D" }.joined()
            let parameters = "parameters: [\(list(names(64, "n").map(inPath)))], "
            return service(paths: ["? '\(path)'\n  : {get: {\(parameters)\(done)}}"])
        },
        GrowingDescription("variables of a parameterized host", 500, result: { "v\($0): String" }) { count in
            let names = names(count, "v")
            let host = names.map { "{\($0)}" }.joined(separator: ".")
            let parameters = list(names.map { "{name: \($0), in: path, required: true, type: string}" })
            return service(
                ["x-ms-parameterized-host: {hostTemplate: '\(host)', parameters: [\(parameters)]}"],
                version: "swagger: '2.0'"
            )
        },
        GrowingDescription("variables of one server", 500, result: { "v\($0): String" }) { count in
            let names = names(count, "v")
            let variables = list(names.map { "\($0): {default: x}" })
            let url = names.map { "{\($0)}" }.joined(separator: "/")
            return service(["servers: [{url: '/\(url)', variables: {\(variables)}}]"])
        },
        GrowingDescription("optional parts of a path", 300, result: { "/{p\($0 - 1)}/{p\($0)}" }) { count in
            let path = names(count, "p").map { "(/{\($0)})" }.joined()
            let parameters = "parameters: [\(list(names(count, "p").map(inPath)))], "
            return service(paths: ["? '/a\(path)'\n  : {get: {operationId: find, \(parameters)\(done)}}"])
        },
        GrowingDescription("parts of a path that may be missing", 4000, result: { _ in "/{a}{a}" }) { count in
            let path = "/" + String(repeating: "{a}(/b)", count: count)
            return service(paths: ["? '\(path)'\n  : {get: {operationId: find, \(done)}}"])
        },
        GrowingDescription("unopened braces of a path", 700, result: { "/{p\($0 - 1)}/{p\($0)}" }) { count in
            let path = names(count, "p").map { "/\($0)}" }.joined()
            return service(paths: ["? '/a\(path)'\n  : {get: {operationId: find, \(done)}}"])
        },
    ]

    private static func name(_ number: Int) -> String { String(repeating: "x", count: 55) + String(number + 10_000) }

    private static func path(_ count: Int) -> String { names(count, "p").map { "/{\($0)}" }.joined() }

    private static func inPath(_ name: String) -> String {
        "{name: \(name), in: path, required: true, schema: {type: string}}"
    }
}
