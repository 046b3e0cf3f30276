import ClientConfiguration
import ClientGenerator
import ServiceDescription
import Testing
import YAML

/// Where declarations stand in the flat layout, whose file names are known before a description is read.
struct LayoutTests {
    private static let pets = schemas(
        """
        Pet: {type: object, properties: {name: {type: string}, kind: {type: string, enum: [cat, dog]}}}
        Owner: {type: object, properties: {pet: {$ref: '#/components/schemas/Pet'}}}
        """
    ).replacing(
        "paths: {}",
        with: "paths: {/pets: {get: {operationId: pets_list, responses: {'204': {description: A}}}}}"
    )

    private static let smallest = schemas("Note: {type: object, properties: {text: {type: string}}}")

    private static let fileNames =
        ["Client", "Namespace"] + (1...8).map { "Operations\($0)" } + (1...4).map { "Options\($0)" }
        + (1...16).map { "Models\($0)" }

    private func generate(
        _ description: String,
        configuration: String = "{filter: {schemas: ['*']}}",
        layout: SourceLayout
    ) throws -> [String: String] {
        let node = try YAMLReader.read(bytes: Array(description.utf8), file: "pets.yaml")
        let settings = try YAMLReader.read(bytes: Array(configuration.utf8), file: "client.yaml")
        let client = ClientGenerator.generate(
            try #require(ServiceReader.read(node).service),
            configuration: try #require(ClientConfigurationReader.read(settings).0),
            layout: layout
        )
        let (files, diagnostics) = (client.files, client.diagnostics)
        #expect(!diagnostics.hasErrors)
        return Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.contents, as: UTF8.self)) })
    }

    private static func declarations(in files: [String: String]) -> [String] {
        files.values.flatMap {
            $0.lines(containing: "public struct ", "public nonisolated struct ", "public nonisolated final class ")
        }.sorted()
    }

    @Test func noFileIsTakenForTheManifestOfAPackage() throws {
        let parameter =
            "{name: weight, in: query, schema: {type: number}, x-ms-parameter-grouping: {name: package}}"
        let group = Self.smallest.replacing(
            "paths: {}",
            with:
                "paths: {/a: {get: {operationId: a, parameters: [\(parameter)], responses: {'204': {description: A}}}}}"
        )
        let files = try generate(group, configuration: "{}", layout: .tree)
        #expect(files["Source/Options/Package+Model.swift"]?.contains("struct Package") == true)
        let model = try generate(schemas("Package: {type: object, properties: {a: {}}}"), layout: .tree)
        #expect(model["Source/Models/Package+Model.swift"]?.contains("struct Package") == true)
    }

    @Test(arguments: [smallest, pets])
    func theFilesAreTheSameForEveryDescription(description: String) throws {
        let files = try generate(description, layout: .flat(prefix: "pets"))
        #expect(files.keys.sorted() == Self.fileNames.map { "pets+\($0).swift" }.sorted())
    }

    @Test func everyDeclarationStandsInOneOfThem() throws {
        let tree = Self.declarations(in: try generate(Self.pets, layout: .tree))
        #expect(Self.declarations(in: try generate(Self.pets, layout: .flat(prefix: "pets"))) == tree)
        #expect(tree.count == 5)
    }

    /// A compiler checks two files at once.
    @Test func theRequestsOfAClientWithoutGroupsAreNotInItsFile() throws {
        let description = Self.pets.replacing("pets_list", with: "listPets")
        let requests =
            "nonisolated extension ShopClient {\n    // MARK: Requests\n\n    /// The operations of the client as request values"
        let flat = try generate(description, configuration: "{}", layout: .flat(prefix: "pets"))
        let holding = flat.filter { $0.value.contains(requests) }.keys.sorted()
        #expect(holding.count == 1 && holding[0].hasPrefix("pets+Operations"))
        let tree = try generate(description, configuration: "{}", layout: .tree)
        #expect(tree.filter { $0.value.contains(requests) }.keys.sorted() == ["Source/ShopClient.swift"])
        // An extension cannot be nested in another.
        let nested = try generate(description, configuration: "namespace: Shops", layout: .flat(prefix: "pets"))
        #expect(nested["pets+Client.swift"]?.contains("        public nonisolated struct Requests: Sendable {") == true)
    }

    @Test func whatIsAddedChangesOneFile() throws {
        let before = try generate(Self.pets, layout: .flat(prefix: "pets"))
        let more = Self.pets.replacing(
            "  Owner:",
            with: "  Vet: {type: object, properties: {name: {type: string}}}\n    Owner:"
        )
        let after = try generate(more, layout: .flat(prefix: "pets"))
        #expect(after.filter { before[$0.key] != $0.value }.map(\.value.code).count == 1)
    }

    @Test func everythingIsNestedInTheNamespace() throws {
        let configuration = "{namespace: Shops, filter: {schemas: ['*']}}"
        let files = try generate(Self.pets, configuration: configuration, layout: .flat(prefix: "pets"))
        #expect(files["pets+Namespace.swift"]?.code.hasSuffix("public enum Shops {}") == true)
        #expect(files["pets+Client.swift"]?.contains("\nextension Shops {\n    /// ") == true)
    }

    @Test func aFileThatHoldsNothingSaysSo() throws {
        let files = try generate(Self.smallest, layout: .flat(prefix: "pets"))
        #expect(files["pets+Operations1.swift"]?.code == "import Foundation\nimport ServiceRuntime")
    }

    /// A module cannot have two files of one name, whatever their folders.
    @Test func aParameterGroupThatIsCalledLikeTheFileOfAGroupKeepsItsName() throws {
        let status = "{name: status, in: query, schema: {type: string, enum: [sold]}}"
        let grouped = "{name: tag, in: query, schema: {type: string}, x-ms-parameter-grouping: {name: PetModels}}"
        let files = try generate(
            shop(
                """
                /pets: {get: {operationId: Pet_find, parameters: [\(status), \(grouped)], responses: {'204': {description: A}}}}
                """
            ),
            configuration: "{}",
            layout: .tree
        )
        let names = files.keys.map { $0.split(separator: "/").last.map(String.init) ?? "" }
        #expect(names.count { $0.hasPrefix("PetModels") } == 2)
        #expect(Set(names.map { $0.lowercased() }).count == names.count)
        #expect(try files.file("PetModels.swift").contains("public nonisolated struct PetModels: Sendable"))
    }

    /// A map is no type, so another type may have its name. What it holds is declared where a composition takes it over.
    @Test func theValuesOfAMapDoNotTakeTheNameOfTheFileOfAnotherType() throws {
        let grouped = "{name: tag, in: query, schema: {type: string}, x-ms-parameter-grouping: {name: Labels}}"
        let pet = "{description: A, content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}"
        let operation = "{operationId: getPet, parameters: [\(grouped)], responses: {'200': \(pet)}}"
        let files = try generate(
            schemas(
                """
                Labels: {additionalProperties: {type: object, properties: {text: {type: string}}}}
                Pet: {allOf: [{$ref: '#/components/schemas/Labels'}], properties: {id: {type: string}}}
                """
            ).replacing("paths: {}", with: "paths: {/pet: {get: \(operation)}}"),
            configuration: "{}",
            layout: .tree
        )
        #expect(files["Source/Options/Labels.swift"]?.contains("public nonisolated struct Labels: Sendable") == true)
        #expect(files["Source/Models/LabelsValue.swift"]?.contains("public struct LabelsValue: ") == true)
        #expect(files["Source/Models/Labels.swift"] == nil)
    }
}
