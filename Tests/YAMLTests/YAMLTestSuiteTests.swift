import Testing

@testable import YAML

/// The YAML test suite: what we build is what its events and JSON values say, and what is invalid is refused.
@Suite(.enabled(if: SharedFolder.exists(SharedFolder.yamlTestSuite), "the YAML test suite is not here"))
struct YAMLTestSuiteTests {
    @Test func allCasesAreFound() throws {
        let ids = try YAMLTestSuiteCase.all().map(\.id)
        #expect(ids.count == 406)
        #expect(Set(Self.wrongInLibYAML.keys).isSubset(of: ids))
    }

    @Test(arguments: try YAMLTestSuiteCase.all())
    func agrees(with testCase: YAMLTestSuiteCase) throws {
        #expect(try Outcome(of: testCase) == Self.wrongInLibYAML[testCase.id] ?? .agrees)
    }

    /// What the reader makes of a case.
    enum Outcome: Hashable {
        case agrees
        case refusesWhatIsValid
        case readsWhatIsInvalid
        case readsSomethingElse
    }

    /// The cases that libyaml 0.2.5 gets wrong itself: its own events differ from the suite's in the same way.
    ///
    /// A case that another version gets right must leave the list.
    static let wrongInLibYAML: [String: Outcome] = {
        let ids: [Outcome: String] = [
            .refusesWhatIsValid: """
            2JQS 2LFX 2SXE 4ABK 4MUZ/00 4MUZ/01 4MUZ/02 58MP 5MUD 5T43 6BCT 6CA3 6LVF 6M2F 7Z25 8XYN 9SA2
            A2M4 BEC7 CFD4 DBG4 DK3J DK95/00 FP8R FRK4 HM87/00 HWV9 K3WX M2N8/00 M7A3 MUS6/05 MUS6/06
            NHX8 NJ66 NKF9 Q5MG QT73 S3PD SM9W/01 UKK6/00 UT92 VJP3/01 W4TN W5VH Y79Y/10 ZYU8/00 ZYU8/01
            ZYU8/02 ZYU8/03
            """,
            .readsWhatIsInvalid: """
            9C9N 9HCY 9JBA CVW2 DK95/01 EB22 G5U8 MUS6/00 MUS6/01 QB6E RHX7 S98Z SU5Z X4QW Y79Y/00 Y79Y/03 YJV2
            """,
            .readsSomethingElse: "652Z 96NN/00 96NN/01 HM87/01 JEF9/02 L24T/01 R4YG Y2GN Y79Y/01",
        ]
        let pairs = ids.flatMap { outcome, ids in
            ids.split(whereSeparator: \.isWhitespace).map { (String($0), outcome) }
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()
}

extension YAMLTestSuiteTests.Outcome {
    init(of testCase: YAMLTestSuiteCase) throws {
        let documents: [YAMLNode]
        do {
            documents = try Self.read(testCase.yaml)
        } catch {
            self = testCase.isInvalid ? .agrees : .refusesWhatIsValid
            return
        }
        if testCase.isInvalid {
            self = .readsWhatIsInvalid
            return
        }
        let events = try #require(testCase.tree)
        let hasSameTree = documents.flatMap(NodeOutline.lines) == NodeOutline.lines(ofEvents: events)
        let values = try Self.values(ofJSON: testCase.json ?? "")
        let hasSameValues =
            documents.count == values.count && zip(documents, values).allSatisfy(NodeOutline.sameValues)
        self = hasSameTree && (hasSameValues || testCase.json == nil) ? .agrees : .readsSomethingElse
    }

    private static func read(_ yaml: String) throws(YAMLError) -> [YAMLNode] {
        let rules = ReadingRules(allowsDuplicateKeys: true, allowsCollectionKeys: true)
        let file = try SourceDecoder.decode(Array(yaml.utf8), path: "case.yaml", limits: rules.limits)
        return try YAMLDocumentReader.read(file, rules: rules, isSingle: false)
    }

    /// Several JSON values, one after the other, each of which ends with a line.
    private static func values(ofJSON text: String) throws -> [YAMLNode] {
        var values: [YAMLNode] = []
        var pending = ""
        var failure: YAMLError?
        for line in text.split(separator: "\n") {
            pending += line + "\n"
            do {
                values.append(try YAMLReader.read(bytes: Array(pending.utf8), file: "case.json"))
                pending = ""
                failure = nil
            } catch {
                failure = error
            }
        }
        if let failure { throw failure }
        return values
    }
}
