import ServiceDescription
import Testing
import YAML

@testable import ClientConfiguration

struct ClientConfigurationReaderTests {
    @Test(arguments: ["", "# nothing\n", "---\n", "{}"])
    func everyKeyIsOptional(_ text: String) throws {
        let configuration = try read(text)
        #expect(configuration.description == nil)
        #expect(configuration.output == nil)
        #expect(configuration.module == nil)
        #expect(configuration.client == nil)
        #expect(configuration.namespace == nil)
        #expect(configuration.access == .public)
        #expect(configuration.filter == ClientConfiguration.Filter())
        #expect(configuration.rename == ClientConfiguration.Rename())
        #expect(configuration.types.isEmpty)
        #expect(configuration.frozenEnumerations.isEmpty)
        #expect(configuration.expandableEnumerations.isEmpty)
    }

    @Test func namesAndPathsKeepTheirPlaces() throws {
        let configuration = try read(
            """
            description: AppConfiguration.yaml
            output: ../GeneratedSamples/AppConfiguration
            module: AppConfiguration
            client: ConfigurationClient
            namespace: Azure
            """
        )
        #expect(configuration.description.outline == "AppConfiguration.yaml 1:14")
        #expect(configuration.output.outline == "../GeneratedSamples/AppConfiguration 2:9")
        #expect(configuration.module.outline == "AppConfiguration 3:9")
        #expect(configuration.client.outline == "ConfigurationClient 4:9")
        #expect(configuration.namespace.outline == "Azure 5:12")
    }

    @Test func roots() throws {
        #expect(try read("roots: [../common, /specs]").roots.map(\.outline) == ["../common 1:9", "/specs 1:20"])
        #expect(
            complaints(about: "roots: ../common") == [
                "1:8: error: 'roots' must be a list of paths, not a string; put it in brackets"
            ]
        )
        #expect(complaints(about: "roots: ['']") == ["1:9: error: 'roots[0]' must be a path"])
    }

    @Test func copies() throws {
        let copies = try read("copies: {'https://example.com/a/': a, 'https://example.com/b.json': ../b.json}").copies
        #expect(copies.map(\.key.outline) == ["https://example.com/a/ 1:10", "https://example.com/b.json 1:39"])
        #expect(copies.map(\.value.outline) == ["a 1:36", "../b.json 1:69"])
        let advice = "must be a URL without '#', such as 'https://example.com/schemas/'"
        for key in ["a.json", "'https://example.com/a.json#/A'", "'://a'"] {
            #expect(complaints(about: "copies: {\(key): a}") == ["1:10: error: a key of 'copies' \(advice)"])
        }
        #expect(complaints(about: "copies: {'https://a': ''}") == ["1:23: error: 'copies.https://a' must be a path"])
    }

    @Test func apiVersions() throws {
        let versions = try read("apiVersions: [v1.yaml, v2.yaml]").apiVersions
        #expect(versions.map(\.outline) == ["v1.yaml 1:15", "v2.yaml 1:24"])
        #expect(
            complaints(about: "apiVersions: []") == [
                "1:14: error: 'apiVersions' must list a description for each version"
            ]
        )
        #expect(
            complaints(about: "apiVersions: [a.yaml, a.yaml]") == [
                "1:23: error: 'a.yaml' is listed twice in 'apiVersions'"
            ]
        )
        #expect(
            complaints(about: "apiVersions: [a.yaml]\ndescription: b.yaml") == [
                "1:15: error: 'description' and 'apiVersions' cannot be combined; list the newest description last in "
                    + "'apiVersions'"
            ]
        )
    }

    @Test(arguments: ClientConfiguration.Groups.allCases)
    func groups(_ groups: ClientConfiguration.Groups) throws {
        #expect(try read("access: public").groups == nil)
        #expect(try read("groups: \(groups.rawValue)").groups == groups)
        #expect(
            complaints(about: "groups: tag") == [
                "1:9: error: 'groups' must be identifiers or tags, not 'tag' (did you mean 'tags'?)"
            ]
        )
    }

    @Test(arguments: ClientConfiguration.Access.allCases)
    func access(_ access: ClientConfiguration.Access) throws {
        #expect(try read("access: \(access.rawValue)").access == access)
    }

    @Test func filter() throws {
        let filter = try read(
            """
            filter:
              paths: [/pets, /pets/*]
              tags:
                - pet
              operations: []
              schemas: ['*Result']
            """
        ).filter
        #expect(filter.paths.map(\.outline) == ["/pets 2:11", "/pets/* 2:18"])
        #expect(filter.tags.map(\.outline) == ["pet 4:7"])
        #expect(filter.operations.isEmpty)
        #expect(filter.schemas.map(\.outline) == ["*Result 6:13"])
    }

    @Test func renameKeepsTheOrderOfTheDocument() throws {
        let rename = try read(
            """
            rename:
              operations: {zipPets: zip, addPet: add}
              parameters: {getPet.id: pet}
              models: {pet_dto: Pet}
              properties: {Pet.pet-name: name}
              enumerations: {Kind.c.1: firstClass}
              prefixes: {api.v1: '', Core: Base}
              types: {PetKind: Kind}
            """
        ).rename
        #expect(rename[.operations].map(\.outline) == ["zipPets 2:16 -> zip 2:25", "addPet 2:30 -> add 2:38"])
        #expect(rename[.operations]["addPet"].outline == "add 2:38")
        #expect(rename[.operations]["other"] == nil)
        #expect(rename[.parameters].map(\.outline) == ["getPet.id 3:16 -> pet 3:27"])
        #expect(rename[.models].map(\.outline) == ["pet_dto 4:12 -> Pet 4:21"])
        #expect(rename[.properties].map(\.outline) == ["Pet.pet-name 5:16 -> name 5:30"])
        #expect(rename[.enumerations].map(\.outline) == ["Kind.c.1 6:18 -> firstClass 6:28"])
        #expect(rename[.prefixes].map(\.outline) == ["api.v1 7:14 ->  7:22", "Core 7:26 -> Base 7:32"])
        #expect(rename[.types].map(\.outline) == ["PetKind 8:11 -> Kind 8:20"])
    }

    @Test func types() throws {
        let types = try read("types: {uuid: UUID, string/date: Foundation.Date, number: Decimal}").types
        #expect(types.count == 3)
        #expect(types["uuid"].outline == "UUID 1:15")
        #expect(types["string/date"].outline == "Foundation.Date 1:34")
        #expect(types["number"].outline == "Decimal 1:59")
    }

    @Test func enumerations() throws {
        let configuration = try read("enumerations:\n  frozen: [Kind, Size]\n  expandable: [Colour]\n")
        #expect(configuration.frozenEnumerations.map(\.outline) == ["Kind 2:12", "Size 2:18"])
        #expect(configuration.expandableEnumerations.map(\.outline) == ["Colour 3:16"])
    }
}

// MARK: Mistakes

struct ClientConfigurationMistakeTests {
    @Test(arguments: [
        ("modul: Pets", "1:1: error: unknown key 'modul' (did you mean 'module'?)"),
        ("a: 1\n", "1:1: error: unknown key 'a'; the keys are \(keys)"),
        ("models: {}", "1:1: error: unknown key 'models'; it belongs under 'rename'"),
        ("operations: {}", "1:1: error: unknown key 'operations'; it belongs under 'filter' or 'rename'"),
        ("frozen: []", "1:1: error: unknown key 'frozen'; it belongs under 'enumerations'"),
        (
            "rename.models.Pet: X",
            "1:1: error: unknown key 'rename.models.Pet'; a dot stands for a nested key: write 'rename', and the rest under it"
        ),
        ("filter:\n  path: [a]", "2:3: error: unknown key 'path' in 'filter' (did you mean 'paths'?)"),
        ("filter:\n  x: []", "2:3: error: unknown key 'x' in 'filter'; the keys are paths, tags, operations, schemas"),
        ("rename:\n  enums: {}", "2:3: error: unknown key 'enums' in 'rename'; the keys are \(renameKeys)"),
        ("rename:\n  model: {}", "2:3: error: unknown key 'model' in 'rename' (did you mean 'models'?)"),
        ("enumerations:\n  froze: []", "2:3: error: unknown key 'froze' in 'enumerations' (did you mean 'frozen'?)"),
    ])
    func unknownKey(_ text: String, message: String) {
        #expect(complaints(about: text) == [message])
    }

    @Test func overlaysAndTemplates() throws {
        let configuration = try read("overlays: [a.yaml, ../b.json]\ntemplates: Templates")
        #expect(configuration.overlays.map(\.outline) == ["a.yaml 1:12", "../b.json 1:20"])
        #expect(configuration.templates.outline == "Templates 2:12")
        #expect(
            complaints(about: "overlays: a.yaml") == [
                "1:11: error: 'overlays' must be a list of paths, not a string; put it in brackets"
            ]
        )
        #expect(
            complaints(about: "overlays: [a.yaml, a.yaml]") == ["1:20: error: 'a.yaml' is listed twice in 'overlays'"]
        )
        #expect(complaints(about: "templates: []") == ["1:12: error: 'templates' must be a string, not a sequence"])
        #expect(complaints(about: "templates: ''") == ["1:12: error: 'templates' must be a path"])
    }

    @Test(arguments: [
        (
            "info: {title: Pets}\nopenapi: 3.0.3\npaths: {}",
            "2:1: error: this is a service description, not a client configuration; pass it as the description, or "
                + "name it under 'description' in a configuration"
        ),
        ("[]", "1:1: error: a client configuration must be a mapping, not a sequence"),
        ("Pets", "1:1: error: a client configuration must be a mapping, not a string"),
        ("description: [a]", "1:14: error: 'description' must be a string, not a sequence"),
        ("description: ''", "1:14: error: 'description' must be a path"),
        ("output:", "1:8: error: 'output' must be a string, not nothing"),
        ("output: 2024", "1:9: error: 'output' must be a string, not an integer; put it in quotes"),
        ("module: {}", "1:9: error: 'module' must be a string, not a mapping"),
        ("client: true", "1:9: error: 'client' must be a string, not a boolean; put it in quotes"),
        ("access: [public]", "1:9: error: 'access' must be a string, not a sequence"),
        ("filter: paths", "1:9: error: 'filter' must be a mapping, not a string"),
        (
            "filter:\n  tags: pets",
            "2:9: error: 'filter.tags' must be a list of strings, not a string; put it in brackets"
        ),
        (
            "filter: {operations: []}",
            "1:9: error: 'filter' names no operation (list patterns in 'paths', 'tags' or 'operations', or remove them for all "
                + "operations)"
        ),
        ("filter:\n  tags: [a, {}]", "2:13: error: 'filter.tags[1]' must be a string, not a mapping"),
        ("filter:\n  tags: [1.5]", "2:10: error: 'filter.tags[0]' must be a string, not a number; put it in quotes"),
        (
            "rename:\n  prefixes: {a: b c}",
            "2:17: error: 'rename.prefixes.a' must be a prefix for names of Swift types, such as 'Billing', or '\"\"' "
                + "for none; 'b c' is not"
        ),
        ("rename: [a]", "1:9: error: 'rename' must be a mapping, not a sequence"),
        ("rename:\n  models: [a]", "2:11: error: 'rename.models' must be a mapping, not a sequence"),
        ("rename:\n  models: {a: [A]}", "2:15: error: 'rename.models.a' must be a string, not a sequence"),
        ("types: UUID", "1:8: error: 'types' must be a mapping, not a string"),
        (
            "types: {string/date: Date/milliseconds}",
            "1:22: error: 'types.string/date' is a string format and has no unit; 'Date/milliseconds' is for "
                + "'integer' and 'number'"
        ),
        (
            "types: {created: Date/millis}",
            "1:18: error: 'types.created' must be Date/seconds or Date/milliseconds, not 'Date/millis'"
        ),
        (
            "clientParameters: tenant",
            "1:19: error: 'clientParameters' must be a list of strings, not a string; put it in brackets"
        ),
        ("completionHandlers: no", "1:21: error: 'completionHandlers' must be true or false, not a string"),
        (
            "completionHandlers: 'true'",
            "1:21: error: 'completionHandlers' must be true or false, not a string; remove the quotes"
        ),
        ("userAgentPrefix: 1", "1:18: error: 'userAgentPrefix' must be a string, not an integer; put it in quotes"),
        (
            "userAgentPrefix: my sdk",
            "1:18: error: 'userAgentPrefix' must be the beginning of a product's name (letters, digits, '-', '_' and '.'), or "
                + "'\"\"' for none; 'my sdk' is not"
        ),
        ("shortCases: true", "1:13: error: 'shortCases' must be a list of strings, not a boolean"),
        ("mergePatch: {a: b}", "1:13: error: 'mergePatch' must be a list of strings, not a mapping"),
        ("types: {uuid: null}", "1:15: error: 'types.uuid' must be a string, not null"),
        ("enumerations: [Kind]", "1:15: error: 'enumerations' must be a mapping, not a sequence"),
        (
            "enumerations: {frozen: Kind}",
            "1:24: error: 'enumerations.frozen' must be a list of strings, not a string; put it in brackets"
        ),
    ])
    func wrongKindOfValue(_ text: String, message: String) {
        #expect(complaints(about: text) == [message])
    }

    @Test(arguments: ["my-module", "1st", "", "a b", "class", "Self", "_", "A.B", "ServiceRuntime", "Foundation"])
    func moduleMustBeAnIdentifier(_ name: String) {
        let rule =
            "(letters, digits and '_', not starting with a digit, not a reserved word), and none that the client imports"
        let message = "1:9: error: 'module' must be the name of a Swift module \(rule); '\(name)' is not"
        #expect(complaints(about: "module: \(quoted(name))") == [message])
    }

    @Test(arguments: ["petsClient", "Pets Client", "Type", "Any", "1Client", "_Client", "Pets.Client", "Pets{}"])
    func clientMustBeTheNameOfAType(_ name: String) {
        let rule = "(letters, digits and '_', starting with an uppercase letter)"
        let message = "1:9: error: 'client' must be the name of a Swift type \(rule); '\(name)' is not"
        #expect(complaints(about: "client: \(quoted(name))") == [message])
    }

    @Test(arguments: ["pets", "Contoso.Pets", "Self", ""])
    func namespaceMustBeTheNameOfAType(_ name: String) {
        let rule = "the name of a Swift type (letters, digits and '_', starting with an uppercase letter)"
        let message = "1:12: error: 'namespace' must be \(rule); '\(name)' is not"
        #expect(complaints(about: "namespace: \(quoted(name))") == [message])
    }

    @Test(arguments: ["pets", "Pets", "_Pets2", "Köln", "東京"])
    func moduleMayBeAnyIdentifier(_ name: String) throws {
        #expect(try read("module: \(name)").module?.value == name)
    }

    @Test(arguments: ["operations", "parameters", "properties", "enumerations"])
    func newNameMustBeAnIdentifier(_ kind: String) {
        let rule =
            "a Swift identifier (letters, digits and '_', not starting with a digit) other than 'Protocol', 'Self', 'Type', "
            + "'init', 'self'"
        let place = "'rename.\(kind).old'"
        for name in ["new name", "init", "self", "Type"] {
            let message = "2:\(kind.count + 11): error: \(place) must be \(rule); '\(name)' is not"
            #expect(complaints(about: "rename:\n  \(kind): {old: \(name)}") == [message])
        }
        #expect(complaints(about: "rename:\n  \(kind): {old: default}").isEmpty)
    }

    @Test func newNameOfAModelMustBeTheNameOfAType() {
        let rule = "(letters, digits and '_', starting with an uppercase letter)"
        let message = "1:24: error: 'rename.models.old' must be the name of a Swift type \(rule); 'pet' is not"
        #expect(complaints(about: "rename: {models: {old: pet}}") == [message])
    }

    @Test(arguments: ["uuid", "Foundation.", ".UUID", "[String]", "Foundation.class", "String?"])
    func typeMustBeTheNameOfAType(_ name: String) {
        let rule = "the name of a Swift type, such as 'Decimal' or 'Foundation.Decimal'"
        #expect(
            complaints(about: "types: {uuid: \(quoted(name))}") == [
                "1:15: error: 'types.uuid' must be \(rule); '\(name)' is not"
            ]
        )
    }

    @Test(arguments: [
        (
            "strng/uuid",
            "'strng' is not a type with formats; the types are string, integer, number (did you mean "
                + "'string'?)"
        ),
        ("a/b/c", "a key of 'types' must be a format, or a type and a format as in 'string/date'"),
        ("/uuid", "a key of 'types' must be a format, or a type and a format as in 'string/date'"),
    ])
    func keyOfTypesMustBeAFormat(_ key: String, message: String) {
        #expect(complaints(about: "types: {\(key): UUID}") == ["1:9: error: \(message)"])
    }

    @Test func accessMustBeKnown() {
        let rule = "'access' must be public, package or internal"
        #expect(
            complaints(about: "access: pubic") == ["1:9: error: \(rule), not 'pubic' (did you mean 'public'?)"]
        )
        #expect(complaints(about: "access: open") == ["1:9: error: \(rule), not 'open'"])
    }

    @Test func enumerationCannotBeBoth() {
        #expect(
            complaints(about: "enumerations: {frozen: [A, B], expandable: [C, B]}") == [
                "1:48: error: 'B' is listed as both frozen and expandable; remove one of them"
            ]
        )
    }

    @Test func allMistakesAreReportedTogether() {
        #expect(
            complaints(about: "modul: Pets\nclient: [a]\naccess: open\n").map { $0.prefix { $0 != " " } } == [
                "1:1:", "2:9:", "3:9:",
            ]
        )
    }

    private static let keys =
        "description, roots, copies, overlays, output, module, client, namespace, access, groups, filter, rename, types, "
        + "enumerations, apiVersions, credentials, package, paging, templates, clientParameters, mergePatch, shortCases, "
        + "completionHandlers, userAgentPrefix"
    private static let renameKeys = "operations, parameters, models, types, properties, enumerations, prefixes"
}

struct FilterPatternTests {
    @Test(arguments: [
        ("/pets", "/pets"), ("/pets", "*"), ("", "*"), ("", ""), ("/pets/{id}", "/pets/*"), ("/pets/", "/pets/*"),
        ("/a/b/c", "/*/c"), ("/a/b/c", "*b*"), ("aaab", "*ab"), ("größe", "gr*e"), ("abc", "a**c"),
    ])
    func matches(_ text: String, pattern: String) {
        #expect(ClientConfiguration.Filter.matches(text, pattern: pattern))
    }

    @Test(arguments: [
        ("/pets", "/pet"), ("/pet", "/pets"), ("/pets", ""), ("/Pets", "/pets"), ("/a/b/c", "/*/b"),
        ("/pets", "/pets/*"),
        ("abc", "?bc"),
    ])
    func doesNotMatch(_ text: String, pattern: String) {
        #expect(!ClientConfiguration.Filter.matches(text, pattern: pattern))
    }

    /// In cubic time, as many would take hours.
    @Test(.timeLimit(.minutes(20))) func manyStarsTakeNoMoreThanQuadraticTime() {
        let text = String(repeating: "a", count: 20_000)
        let pattern = String(repeating: "*a", count: 5_000) + "*b"
        #expect(!ClientConfiguration.Filter.matches(text, pattern: pattern))
    }
}
