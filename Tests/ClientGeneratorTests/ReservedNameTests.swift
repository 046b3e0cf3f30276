import Foundation
import Testing

/// No generated type hides a type that generated code means.
@Suite struct ReservedNameTests {
    /// Capitalized words of the templates that are no types: the modules that they import.
    private static let others: Set<String> = ["Foundation", "ServiceRuntime"]

    /// The capitalized words in the code of the templates.
    private static func words() throws -> Set<String> {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Templates/Swift")
            .standardized
        var words: Set<String> = []
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name.hasSuffix(".mustache") {
            let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
            for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                // What stands in a text or a tag is no type; what follows a tag or a point is part of a name.
                let code = line.replacing(/"[^"]*"/, with: "").replacing(/\{\{[^}]*\}\}\}?/, with: "_")
                for token in code.split(whereSeparator: { !$0.isLetter && !$0.isNumber && !"_.`".contains($0) }) {
                    let word = token.prefix { $0 != "." }
                    let isType = word.first?.isUppercase == true && !word.contains("_") && !word.contains("`")
                    if isType { words.insert(String(word)) }
                }
            }
        }
        return words
    }

    @Test func noModelTakesATypesNameThatTemplatesWrite() throws {
        let words = try Self.words().subtracting(Self.others).sorted()
        #expect(words.count > 30)
        let files = try generate(
            schemas(words.map { "\($0): {type: object, properties: {v: {type: string}}}" }.joined(separator: "\n"))
        )
        #expect(words.filter { files["Source/Models/\($0).swift"] != nil } == [])
    }

    /// The types that the runtime declares for everyone.
    private static func runtimeTypes() throws -> [String] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(
            path: "../../Sources/ServiceRuntime"
        )
        .standardized
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        var types: [String] = []
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            let pattern = /(?m)^public (?:final class|class|struct|indirect enum|enum|protocol|actor|typealias) (\w+)/
            types += text.matches(of: pattern).map { String($0.1) }
        }
        return types.sorted()
    }

    @Test func noModelTakesTheNameOfATypeOfTheRuntime() throws {
        let types = try Self.runtimeTypes()
        #expect(types.count > 100)
        let files = try generate(
            schemas(types.map { "\($0): {type: object, properties: {v: {type: string}}}" }.joined(separator: "\n"))
        )
        #expect(types.filter { files["Source/Models/\($0).swift"] != nil } == [])
    }

    @Test(arguments: [
        "Duration", "Clock", "ContinuousClock", "ClosedRange", "Predicate", "AttributedString", "SortOrder",
        "Expression", "ID",
    ])
    func noModelHidesWhatItsUsersNeed(name: String) throws {
        let files = try generate(schemas("\(name): {type: object, properties: {v: {type: string}}}"))
        #expect(files.typeNames == ["Shop\(name)"])
    }

    /// A word tells more than a number.
    @Test func aModelWhoseLongerNameIsTakenIsCalledOtherwise() throws {
        let schema = "{type: object, properties: {v: {type: string}}}"
        let files = try generate(schemas("ShopError: \(schema)\nError: \(schema)"))
        #expect(files.typeNames.sorted() == ["ShopError", "ShopErrorModel"])
    }

    /// What code of a view writes means SwiftUI wherever the client is in the same module or imported. In a namespace, or with a name
    /// that the user chose, a type hides nothing by accident.
    @Test(arguments: [
        ("Group", "", "ShopGroup"), ("color", "", "ShopColor"), ("State", "", "ShopState"),
        ("TextField", "", "ShopTextField"), ("App", "", "ShopApp"), ("Groups", "", "Groups"),
        ("Transaction", "", "Transaction"),
        ("Group", "namespace: Zoo", "Zoo+Group"), ("Error", "namespace: Zoo", "Zoo+ShopError"),
        ("Group", "rename: {models: {Group: Group}}", "Group"), ("Team", "rename: {models: {Team: Group}}", "Group"),
    ])
    func modelsHideNoTypesOfSwiftUIByThemselves(name: String, configuration: String, file: String) throws {
        let files = try generate(
            schemas("\(name): {type: object, properties: {v: {type: string}}}"),
            configuration: configuration
        )
        #expect(files.keys.filter { $0.contains("/Models/") } == ["Source/Models/\(file).swift"])
    }

    @Test(arguments: ["XMLName", "XMLMember"]) func noModelTakesTheNamesOfWhatXMLIsDescribedBy(name: String) throws {
        let files = try generate(schemas("\(name): {type: object, properties: {v: {type: string}}}"))
        #expect(files["Source/Models/Shop\(name).swift"] != nil)
    }
}
