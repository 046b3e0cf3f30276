import Foundation
import ServiceRuntime

/// A model as the generator writes them.
struct Setting: Model {
    let key: String
    let label: String?
    let lastModified: Date?
    let tags: [String: String]?
    let revision: Int?
    let owner: Owner?

    init(
        key: String,
        label: String? = nil,
        lastModified: Date? = nil,
        tags: [String: String]? = nil,
        revision: Int? = nil,
        owner: Owner? = nil
    ) {
        self.key = key
        self.label = label
        self.lastModified = lastModified
        self.tags = tags
        self.revision = revision
        self.owner = owner
    }

    init(reading reader: any ModelReader) throws {
        key = try reader.read("key")
        label = try reader.readIfPresent("label")
        lastModified = try reader.readIfPresent("last_modified")
        tags = try reader.readIfPresent("tags")
        revision = try reader.readIfPresent("revision")
        owner = try reader.readIfPresent("owner")
    }

    func writeMembers(to writer: any ModelWriter) throws {
        try writer.write(key, for: "key")
        try writer.writeIfPresent(label, for: "label")
        try writer.writeIfPresent(lastModified, for: "last_modified")
        try writer.writeIfPresent(tags, for: "tags")
        try writer.writeIfPresent(revision, for: "revision")
        try writer.writeIfPresent(owner, for: "owner")
    }
}

/// A model that another contains.
struct Owner: Model {
    let name: String
    let roles: [Role]

    init(name: String, roles: [Role] = []) {
        self.name = name
        self.roles = roles
    }

    init(reading reader: any ModelReader) throws {
        name = try reader.read("name")
        roles = try reader.read("roles")
    }

    func writeMembers(to writer: any ModelWriter) throws {
        try writer.write(name, for: "name")
        try writer.write(roles, for: "roles")
    }
}

/// An enumeration that may get further values.
struct Role: ExpandableEnumeration {
    let rawValue: String

    init(rawValue: String) {
        self.rawValue = rawValue
    }

    static let reader = Role(rawValue: "reader")
    static let writer = Role(rawValue: "writer")
}

/// An enumeration that gets no further values.
enum Weekday: String, FrozenEnumeration {
    case monday = "mon"
    case tuesday = "tue"
}

/// An enumeration of numbers.
struct Priority: ExpandableEnumeration {
    let rawValue: Int

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    static let high = Priority(rawValue: 1)
}

/// A model that contains its own kind.
struct Folder: IndirectModel {
    let name: String
    private let storedParent: Indirect<Folder?>
    var parent: Folder? { storedParent.value }

    static var indirectMembers: [PartialKeyPath<Folder>: PartialKeyPath<Folder>] { [\.parent: \.storedParent] }

    init(name: String, parent: Folder? = nil) {
        self.name = name
        storedParent = Indirect(parent)
    }

    init(reading reader: any ModelReader) throws {
        name = try reader.read("name")
        storedParent = Indirect(try reader.readIfPresent("parent"))
    }

    func writeMembers(to writer: any ModelWriter) throws {
        try writer.write(name, for: "name")
        try writer.writeIfPresent(parent, for: "parent")
    }
}

/// A model whose other members have one type.
struct Problem: Model {
    let title: String
    let at: Date?
    let proof: Data?
    let others: [String: JSONValue]

    init(title: String, at: Date? = nil, proof: Data? = nil, others: [String: JSONValue] = [:]) {
        self.title = title
        self.at = at
        self.proof = proof
        self.others = others
    }

    init(reading reader: any ModelReader) throws {
        title = try reader.read("title")
        at = try reader.readIfPresent("at", as: .unixTime)
        proof = try reader.readIfPresent("proof", as: .base64URL)
        others = try reader.readOthers(except: ["title", "at", "proof"])
    }

    func writeMembers(to writer: any ModelWriter) throws {
        try writer.write(title, for: "title")
        try writer.writeIfPresent(at, for: "at", as: .unixTime)
        try writer.writeIfPresent(proof, for: "proof", as: .base64URL)
        try writer.writeOthers(others)
    }
}
