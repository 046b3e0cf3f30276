import Foundation
import ServiceRuntime

/// A model as the generator writes them.
struct Setting: ServiceModel, Codable, Hashable {
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

    init(reading reader: ModelReader) throws {
        key = try reader.read("key")
        label = reader.readIfPresent("label")
        lastModified = reader.readIfPresent("last_modified")
        tags = reader.readIfPresent("tags")
        revision = reader.readIfPresent("revision")
        owner = reader.readIfPresent("owner")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.write(key, for: "key")
        writer.write(label, for: "label")
        writer.write(lastModified, for: "last_modified")
        writer.write(tags, for: "tags")
        writer.write(revision, for: "revision")
        writer.write(owner, for: "owner")
    }
}

/// A model that another contains.
struct Owner: ServiceModel, Codable, Hashable {
    let name: String
    let roles: [Role]

    init(name: String, roles: [Role] = []) {
        self.name = name
        self.roles = roles
    }

    init(reading reader: ModelReader) throws {
        name = try reader.read("name")
        roles = try reader.read("roles")
    }

    func writeMembers(to writer: ModelWriter) {
        writer.write(name, for: "name")
        writer.write(roles, for: "roles")
    }
}

/// An enumeration that may get further values.
struct Role: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    let rawValue: String

    init(rawValue: String) {
        self.rawValue = rawValue
    }

    static let reader = Role(rawValue: "reader")
    static let writer = Role(rawValue: "writer")

    static var knownValues: [Role] { [.reader, .writer] }
}

/// An enumeration that gets no further values.
enum Weekday: String, FrozenEnumeration, Codable, CustomStringConvertible {
    case monday = "mon"
    case tuesday = "tue"
}

/// An enumeration of numbers.
struct Priority: ExpandableEnumeration, Codable, Hashable, CustomStringConvertible {
    let rawValue: Int

    init(rawValue: Int) {
        self.rawValue = rawValue
    }

    static let high = Priority(rawValue: 1)
}

/// A model that contains its own kind.
struct Folder: IndirectModel, Codable, Hashable {
    let name: String
    private let storedParent: Indirect<Folder?>
    var parent: Folder? { storedParent.value }

    static var indirectMembers: [PartialKeyPath<Folder>: PartialKeyPath<Folder>] { [\.parent: \.storedParent] }

    init(name: String, parent: Folder? = nil) {
        self.name = name
        storedParent = Indirect(parent)
    }

    init(reading reader: ModelReader) throws {
        name = try reader.read("name")
        storedParent = Indirect(reader.readIfPresent("parent"))
    }

    func writeMembers(to writer: ModelWriter) {
        writer.write(name, for: "name")
        writer.write(parent, for: "parent")
    }
}

/// A model whose other members have one type.
struct Problem: ServiceModel, Codable, Hashable {
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

    init(reading reader: ModelReader) throws {
        title = try reader.read("title")
        at = reader.readIfPresent("at", as: .unixTime)
        proof = reader.readIfPresent("proof", as: .base64URL)
        others = try reader.readOthers(except: ["title", "at", "proof"])
    }

    func writeMembers(to writer: ModelWriter) {
        writer.write(title, for: "title")
        writer.write(at, for: "at", as: .unixTime)
        writer.write(proof, for: "proof", as: .base64URL)
        writer.writeOthers(others)
    }
}
