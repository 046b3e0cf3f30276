import YAML

extension Property {
    /// Returns the member as it is in a composed object: other objects have the member, too, or declare parts of it.
    ///
    /// - Parameter mark: The place of the composed object.
    func composed(at mark: Mark) -> Property {
        var property = self
        property.schema = schema.composed(at: mark)
        return property
    }
}

extension Schema {
    /// The schema as a part of something composed, with all that it consists of except for named schemas.
    ///
    /// - Parameter mark: The place of what is composed.
    func composed(at mark: Mark) -> Schema {
        var schema = self
        switch self.shape {
        case .enumeration: break
        case .array(let items): schema.shape = .array(items.composed(at: mark))
        case .map(let values): schema.shape = .map(values.composed(at: mark))
        case .object(var object):
            object.properties = object.properties.map { $0.composed(at: mark) }
            object.additionalProperties = object.additionalProperties?.composed(at: mark)
            schema.shape = .object(object)
        case .union(var union):
            union.alternatives = union.alternatives.map { $0.composed(at: mark) }
            schema.shape = .union(union)
        case .reference, .string, .integer, .number, .boolean, .binary, .any: return schema
        }
        schema.composedAt = mark
        return schema
    }
}
