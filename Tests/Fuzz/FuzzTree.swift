import Foundation
import YAML

/// A description as a tree that can be changed, and written as JSON.
indirect enum FuzzTree {
    /// A member of an object.
    struct Member {
        var name: String
        var value: FuzzTree
    }

    case literal(String)
    case text(String)
    case array([FuzzTree])
    case object([Member])

    init(_ node: YAMLNode) {
        switch node.content {
        case .sequence(let elements): self = .array(elements.map { FuzzTree($0) })
        case .mapping(let members): self = .object(members.map { Member(name: $0.name, value: FuzzTree($0.value)) })
        case .scalar(let scalar):
            switch scalar.value {
            case .null: self = .literal("null")
            case .bool(let value): self = .literal("\(value)")
            case .int(let value): self = .literal("\(value)")
            default: self = .text(scalar.text)
            }
        }
    }

    /// The values directly below.
    var children: [FuzzTree] {
        switch self {
        case .literal, .text: []
        case .array(let elements): elements
        case .object(let members): members.map(\.value)
        }
    }

    /// The number of values, this one included.
    var count: Int { children.reduce(1) { $0 + $1.count } }

    /// The value of a number, counted from the top.
    func value(at index: Int) -> FuzzTree {
        var index = index
        return find(&index) ?? self
    }

    private func find(_ index: inout Int) -> FuzzTree? {
        if index == 0 { return self }
        for child in children {
            index -= 1
            if let found = child.find(&index) { return found }
        }
        return nil
    }

    /// The tree with the value of a number changed.
    func changing(at index: Int, _ change: (FuzzTree) -> FuzzTree) -> FuzzTree {
        var index = index
        return changed(&index, change)
    }

    private func changed(_ index: inout Int, _ change: (FuzzTree) -> FuzzTree) -> FuzzTree {
        defer { index -= 1 }
        if index == 0 { return change(self) }
        guard index > 0 else { return self }
        var next = index - 1
        defer { index = next + 1 }
        switch self {
        case .literal, .text: return self
        case .array(let elements): return .array(elements.map { $0.changed(&next, change) })
        case .object(let members):
            return .object(members.map { Member(name: $0.name, value: $0.value.changed(&next, change)) })
        }
    }

    /// The tree as JSON.
    func json() throws -> String {
        switch self {
        case .literal(let text): text
        case .text(let text): String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
        case .array(let elements): "[" + (try elements.map { try $0.json() }.joined(separator: ",")) + "]"
        case .object(let members):
            "{" + (try members.map { try FuzzTree.text($0.name).json() + ":" + $0.value.json() }.joined(separator: ","))
                + "}"
        }
    }
}
