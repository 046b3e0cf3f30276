import Suggestions
import YAML

/// Finds what a `$ref` means. Every reference is resolved here, and each one only once.
struct ReferenceResolver {
    /// Why a reference leads nowhere.
    enum Failure: Error {
        case anotherFile
        case notFound(hint: String)
        case cycle

        /// What to tell about a reference that failed.
        func message(for reference: String) -> String {
            switch self {
            case .anotherFile: "references to other files are not supported yet: '\(reference)'"
            case .notFound(let hint): "unresolved reference '\(reference)'\(hint)"
            case .cycle: "the reference '\(reference)' leads to nothing but references"
            }
        }
    }

    /// How many references may follow on one another.
    static let maximumHops = 32
    /// How many times a run may search all names for one that was meant: a document may be wrong in every line.
    private static let maximumHints = 100

    private let document: YAMLNode
    private var cache: [String: YAMLNode] = [:]
    private var hints = 0

    /// A resolver for references within a document.
    init(document: YAMLNode) {
        self.document = document
    }

    /// The node a reference points at, which may be a reference itself.
    ///
    /// - Throws: ``Failure`` if there is none.
    mutating func target(of reference: String) throws(Failure) -> YAMLNode {
        if let node = cache[reference] { return node }
        let node = try find(reference, hops: 0)
        cache[reference] = node
        return node
    }

    /// The node a reference points at, through all references that lead there.
    ///
    /// - Throws: ``Failure`` if there is none.
    mutating func object(of reference: String) throws(Failure) -> YAMLNode {
        var node = try target(of: reference)
        for _ in 0..<Self.maximumHops {
            guard let next = node["$ref"]?.string else { return node }
            node = try target(of: next)
        }
        throw .cycle
    }

    /// As ``target(of:)``, but `nil` where there is none: for a look ahead, after which the reference is resolved anyway.
    mutating func knownTarget(of reference: String) -> YAMLNode? {
        do {
            return try target(of: reference)
        } catch {
            return nil
        }
    }

    private mutating func find(_ reference: String, hops: Int) throws(Failure) -> YAMLNode {
        guard hops < Self.maximumHops else { throw .cycle }
        guard reference.hasPrefix("#") else { throw .anotherFile }
        guard let pointer = JSONPointer(fragment: reference) else { throw .notFound(hint: "") }
        var node = document
        for token in pointer.tokens {
            if let next = Self.member(token, of: node) {
                node = next
            } else if let inner = node["$ref"]?.string {
                let container = try find(inner, hops: hops + 1)
                guard let next = Self.member(token, of: container) else { throw notFound(token, in: container) }
                node = next
            } else {
                throw notFound(token, in: node)
            }
        }
        return node
    }

    private static func member(_ token: String, of node: YAMLNode) -> YAMLNode? {
        switch node.content {
        case .mapping(let mapping): return mapping[token]
        case .sequence(let items):
            guard let index = Int(token), items.indices.contains(index) else { return nil }
            return items[index]
        case .scalar: return nil
        }
    }

    private mutating func notFound(_ token: String, in node: YAMLNode) -> Failure {
        guard let mapping = node.mapping, hints < Self.maximumHints else { return .notFound(hint: "") }
        hints += 1
        return .notFound(hint: NearestName.hint(for: token, among: mapping.lazy.map(\.name)))
    }
}
