import YAML

extension Schema {
    /// A schema for every value that this one or another allows.
    func widened(by other: Schema) -> Schema {
        var schema = self
        schema.isNullable = self.isNullable || other.isNullable
        if let shape = self.shape.widened(by: other.shape) {
            schema.shape = shape
            return schema
        }
        if case .union(var union) = self.shape, union.discriminator == nil {
            let known = union.alternatives.firstIndex { $0.shape.widened(by: other.shape) != nil }
            if let known {
                union.alternatives[known] = union.alternatives[known].widened(by: other)
            } else {
                union.alternatives.append(other)
            }
            schema.shape = .union(union)
        } else {
            schema.shape = .union(UnionSchema(alternatives: [self, other]))
        }
        return schema
    }
}

extension SchemaShape {
    /// A shape for every value that this one or another allows; `nil` if it takes a choice between both.
    fileprivate func widened(by other: SchemaShape) -> SchemaShape? {
        switch (self, other) {
        case (.any, _), (_, .any): return .any
        case (.boolean, .boolean), (.binary, .binary): return self
        case (.string(let own), .string(let further)) where StandardFormat.areSame(own, further): return self
        case (.integer(let own), .integer(let further)) where StandardFormat.areSame(own, further): return self
        case (.number(let own), .number(let further)) where StandardFormat.areSame(own, further): return self
        case (.string, .string): return .string(format: nil)
        case (.integer(let own), .integer(let further))
        where ![own, further].contains { StandardFormat($0).hasTypeOfItsOwn }:
            return .integer(format: nil)
        // A whole number is a number.
        case (.number, .number), (.integer, .number), (.number, .integer): return .number(format: nil)
        case (.enumeration(var own), .enumeration(let further)) where own.rawType == further.rawType:
            own.addValues(of: further)
            own.isFrozen = own.isFrozen && further.isFrozen
            return .enumeration(own)
        case (.enumeration(let known), .string(let format)), (.string(let format), .enumeration(let known)):
            guard known.rawType == .string else { return nil }
            return format == nil ? .enumeration(known.takingAnyText) : .string(format: format)
        case (.array(let own), .array(let further)): return .array(own.widened(by: further))
        case (.map(let own), .map(let further)): return .map(own.widened(by: further))
        case (.object(let own), .object(let further)) where own.discriminator == nil && further.discriminator == nil:
            return .object(.any(of: [own, further]))
        case (.reference(let own), .reference(let further)) where own == further: return self
        default: return nil
        }
    }
}

extension EnumerationSchema {
    /// The known values, for which any other text will do as well.
    fileprivate var takingAnyText: EnumerationSchema {
        var enumeration = self
        enumeration.takesAnyText = true
        enumeration.isFrozen = false
        return enumeration
    }
}

extension ObjectSchema {
    /// An object with the members that any of several objects has. Those must be present that all of these require. What only
    /// some of these have is not sent unasked, because another one may be meant.
    static func any(of objects: [ObjectSchema]) -> ObjectSchema {
        var members: [Property] = []
        var counts: [Int] = []
        var offsets: [ExactName: Int] = [:]
        for property in objects.flatMap(\.properties) {
            guard let offset = offsets[ExactName(property.name)] else {
                offsets[ExactName(property.name)] = members.count
                members.append(property)
                counts.append(1)
                continue
            }
            let schema = members[offset].schema.widened(by: property.schema)
            members[offset] = members[offset].joined(with: property, as: .any, schema: schema)
            counts[offset] += 1
        }
        for offset in members.indices where counts[offset] < objects.count {
            members[offset].isRequired = false
            members[offset].constant = nil
            members[offset].clientDefault = nil
        }
        let others = objects.compactMap(\.additionalProperties)
        let other = others.first.map { others.dropFirst().reduce($0) { $0.widened(by: $1) } }
        return ObjectSchema(properties: members, additionalProperties: other)
    }
}
