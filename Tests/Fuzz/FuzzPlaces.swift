/// Where in a description the schemas, the tables of members, the operations and the texts stand, by the numbers that
/// ``FuzzTree/value(at:)`` counts.
struct FuzzPlaces {
    /// The schemas, named and inline.
    private(set) var schemas: [Int] = []
    /// The members of objects, by their names.
    private(set) var properties: [Int] = []
    /// The parameters and header fields.
    private(set) var parameters: [Int] = []
    /// The operations.
    private(set) var operations: [Int] = []
    /// The texts that names and documentation are made of.
    private(set) var texts: [Int] = []
    private var next = 0

    /// The places in a description.
    init(_ tree: FuzzTree) { visit(tree, as: .other) }

    private enum Role {
        case schema, schemas, parameters, operations, data, other
    }

    private mutating func visit(_ value: FuzzTree, as role: Role) {
        let index = next
        next += 1
        switch value {
        case .literal, .text: break
        case .array(let elements):
            for element in elements {
                if role == .parameters { parameters.append(next) }
                visit(element, as: role == .schemas ? .schema : role == .data ? .data : .other)
            }
        case .object(let members):
            if role == .schema { schemas.append(index) }
            for member in members {
                if case .text = member.value, role != .data, Self.names.contains(member.name) { texts.append(next) }
                if role == .parameters { parameters.append(next) }
                if role == .operations, Self.methods.contains(member.name) { operations.append(next) }
                if role == .schema, member.name == "properties" { properties.append(next) }
                visit(member.value, as: Self.role(of: member, in: role))
            }
        }
    }

    private static func role(of member: FuzzTree.Member, in role: Role) -> Role {
        if role == .data { return .data }
        // The members of a table have names of the author's choice.
        if role == .schemas { return .schema }
        if role == .parameters { return .other }
        return switch member.name {
        case "schemas", "definitions", "properties", "allOf", "oneOf", "anyOf": .schemas
        case "schema", "items", "additionalProperties", "not": .schema
        case "parameters", "headers": .parameters
        case "example", "examples", "default", "enum", "required": .data
        case _ where member.name.hasPrefix("x-"): .data
        case _ where member.name.hasPrefix("/"): .operations
        default: .other
        }
    }

    private static let names: Set<String> = ["title", "summary", "description", "operationId"]
    private static let methods: Set<String> = ["get", "put", "post", "delete", "options", "head", "patch"]
}
