import Testing
import YAML

@testable import ClientConfiguration

/// Settings that name parts of a description can be left out for a description without these parts, as `generate diff` does.
struct NamedPartTests {
    private static let everything = """
        filter: {paths: [kept, a], tags: [a], operations: [a], schemas: [a]}
        rename:
          operations: {a: b}
          parameters: {a: b}
          models: {a: B}
          types: {a: B}
          properties: {a: b}
          enumerations: {S.a: b}
          prefixes: {a: B}
        clientParameters: [a]
        mergePatch: [a]
        shortCases: [a]
        enumerations: {frozen: [a], expandable: [c]}
        credentials: {a: false}
        paging: [{operations: [kept, a], paths: [a], tags: [a], linkHeader: next}]
        """

    /// A new member has to be added to the text above, and so to what can be left out.
    @Test func nothingIsForgotten() throws {
        let configuration = try read(Self.everything)
        let names = Self.names(in: configuration)
        #expect(names.filter(\.value.isEmpty).map(\.key) == [])
        let places = Set(names.values.joined().filter { $0.value != "kept" }.compactMap(\.mark))
        let rest = try #require(configuration.withoutNames(at: places))
        #expect(
            Self.names(in: rest).filter { !$0.value.isEmpty }.mapValues { $0.map(\.value) } == [
                ".filter.paths": ["kept"], ".paging[0].operations.operations": ["kept"],
            ]
        )
    }

    /// The names in the members that are lists or tables of names, but for those that no part of a description has.
    private static func names(in configuration: ClientConfiguration) -> [String: [Located<String>]] {
        var names: [String: [Located<String>]] = [:]
        collect(configuration, at: "", into: &names)
        let others = [".apiVersions", ".roots", ".copies", ".overlays", ".types"]
        return names.filter { !others.contains($0.key) && !$0.key.hasSuffix(".schemas") || $0.key == ".filter.schemas" }
    }

    private static func collect(_ value: Any, at path: String, into names: inout [String: [Located<String>]]) {
        switch value {
        case let list as [Located<String>]: names[path] = list
        case let table as LocatedNames: names[path] = table.map(\.key)
        case let settings as [CredentialSetting]: names[path] = settings.map(\.scheme)
        case let rules as [PagingRule]:
            for (index, rule) in rules.enumerated() {
                collect(rule.operations, at: "\(path)[\(index)].operations", into: &names)
            }
        case let rename as ClientConfiguration.Rename:
            for section in ClientConfiguration.Rename.Section.allCases {
                collect(rename[section], at: "\(path).\(section)", into: &names)
            }
        case is ClientConfiguration, is ClientConfiguration.Filter:
            for member in Mirror(reflecting: value).children {
                collect(member.value, at: path + "." + (member.label ?? ""), into: &names)
            }
        default: break
        }
    }
}
