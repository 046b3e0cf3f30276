import Foundation
import YAML

/// Makes a description that nobody would write of one that somebody wrote.
struct Mutator {
    var random: SplitMix64
    private let corpus: [[UInt8]]

    /// A mutator whose results depend on nothing but the seed and the corpus.
    init(seed: UInt64, corpus: [[UInt8]]) {
        random = SplitMix64(seed: seed)
        self.corpus = corpus
    }

    /// The bytes of a description, changed in a few places.
    mutating func description() throws -> [UInt8] {
        let original = random.pick(corpus)
        // Most changes of bytes end in the reader of YAML, and most changes anywhere in the one of descriptions, which take fewer
        // of them to test than what comes behind.
        let kind = random.below(16)
        if kind < 2 { return bytes(of: original) }
        var tree = FuzzTree(try YAMLReader.read(bytes: original, file: "original"))
        if kind < 5 {
            for _ in 0...random.below(3) { tree = try changed(tree) }
        } else {
            for _ in 0...random.below(12) { tree = rephrased(tree) }
        }
        return Array(try tree.json().utf8)
    }

    // MARK: - Trees

    private mutating func changed(_ tree: FuzzTree) throws -> FuzzTree {
        let index = random.below(tree.count)
        let other =
            try random.below(3) == 0 ? FuzzTree(YAMLReader.read(bytes: random.pick(corpus), file: "other")) : tree
        let graft = other.value(at: random.below(other.count))
        let scalar: FuzzTree =
            random.below(3) == 0 ? .literal(random.pick(Self.literals)) : .text(random.pick(Self.texts))
        let (position, kind) = (random.below(1_000), random.below(9))
        return tree.changing(at: index) { value in
            switch (kind, value) {
            case (0, .object(var members)) where !members.isEmpty:
                members.remove(at: position % members.count)
                return .object(members)
            case (1, .object(var members)) where !members.isEmpty:
                members.append(FuzzTree.Member(name: members[position % members.count].name, value: graft))
                return .object(members)
            case (2, .object(var members)) where !members.isEmpty:
                members[position % members.count].name = Self.texts[position % Self.texts.count]
                return .object(members)
            case (3, .object(var members)):
                members.append(FuzzTree.Member(name: Self.keys[position % Self.keys.count], value: graft))
                return .object(members)
            case (4, .array(var elements)) where !elements.isEmpty:
                elements.append(elements[position % elements.count])
                return .array(elements)
            case (5, _): return .array([value, graft])
            case (6, _): return .object([FuzzTree.Member(name: Self.keys[position % Self.keys.count], value: value)])
            case (7, _): return graft
            default: return scalar
            }
        }
    }

    private static let keys = [
        "$ref", "allOf", "oneOf", "anyOf", "items", "properties", "additionalProperties", "enum", "type", "format",
        "schema",
        "parameters", "content", "responses", "nullable", "discriminator", "x-ms-pageable", "x-ms-enum", "security",
        "servers",
        "variables", "default", "const", "required", "in", "name", "style", "not", "patternProperties", "<<",
    ]

    private static let literals = [
        "null", "true", "false", "0", "-1", "1e400", "99999999999999999999", "0.1", "{}", "[]",
    ]

    static let texts = [
        "", "object", "array", "string", "null", "#", "#/", "#/components/schemas/A", "#/paths/~1a/get", "../a.yaml",
        "{a}",
        "/{a}/{a}", "application/json", "multipart/form-data", "text/event-stream", "*/*", "4XX", "default", "Self",
        "é",
        "e\u{301}", "\u{202E}", "\u{2028}", "\0", "\\(x)", "\"", "*/", "$", "path", "query", "deepObject", "3.2.0",
        "2.0",
        String(repeating: "a", count: 2_000), String(repeating: "{", count: 500), String(repeating: "_", count: 300),
    ]

    // MARK: - Bytes

    private mutating func bytes(of original: [UInt8]) -> [UInt8] {
        var bytes = original
        for _ in 0...random.below(4) where !bytes.isEmpty {
            let start = random.below(bytes.count)
            let end = min(bytes.count, start + random.below(64))
            switch random.below(6) {
            case 0: bytes[start] = UInt8(truncatingIfNeeded: random.next())
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: random.below(bytes.count))
            case 3: bytes.removeSubrange(start...)
            case 4:
                bytes.insert(
                    contentsOf: Array(repeating: random.pick(Array("[{- &*!|>\n\t".utf8)), count: 200),
                    at: start
                )
            default: bytes.swapAt(start, random.below(bytes.count))
            }
        }
        return bytes
    }
}
