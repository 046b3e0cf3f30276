import ServiceDescription

/// The members along a path of names that are separated by dots, such as `result.items`, as far as schemas describe
/// them.
///
/// Names may contain dots themselves, like `@odata.nextLink`: the member with the longest matching name is used.
struct MemberPath {
    /// The members that were found, the outermost first.
    private(set) var properties: [Property] = []
    /// The schema of the last member with references resolved, or, without members, the schema in which the path
    /// begins.
    private(set) var schema: Schema
    /// The part of the path that ``schema`` has no member for; empty if all of it is described.
    private(set) var rest: Substring

    /// Follows a path.
    ///
    /// - Parameters:
    ///   - path: The path; the empty one leads to where it begins.
    ///   - schema: The schema that it begins in.
    ///   - service: The service.
    init(_ path: String, from schema: Schema, in service: Service) {
        self.schema = service.resolved(schema)
        rest = path[...]
        while !rest.isEmpty, let property = Self.property(beginning: rest, of: self.schema) {
            properties.append(property)
            self.schema = service.resolved(property.schema)
            rest = rest.dropFirst(property.name.count + 1)
        }
    }

    /// Whether the schemas describe all of the path.
    var isDescribed: Bool { rest.isEmpty }

    private static func property(beginning path: Substring, of schema: Schema) -> Property? {
        guard case .object(let object) = schema.shape else { return nil }
        // Only names are looked at: many operations may return one page with many members.
        let indices = object.properties.indices.lazy.filter { begins(path, with: object.properties[$0].name) }
        return indices.max { object.properties[$0].name.utf8.count < object.properties[$1].name.utf8.count }
            .map { object.properties[$0] }
    }

    private static func begins(_ path: Substring, with name: String) -> Bool {
        guard path.utf8.starts(with: name.utf8) else { return false }
        return path.utf8.dropFirst(name.utf8.count).first.map { $0 == UInt8(ascii: ".") } ?? true
    }
}
