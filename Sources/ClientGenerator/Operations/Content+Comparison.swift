import ServiceDescription

extension Content {
    /// Whether the items of another stream are read as those of this one.
    func hasSameItems(as other: Content, in service: Service) -> Bool {
        guard let schema = items?.schema, let otherSchema = other.items?.schema else {
            return items?.schema == nil && other.items?.schema == nil
                && (items?.form == .events) == (other.items?.form == .events)
        }
        return items?.form.wholeEvents == other.items?.form.wholeEvents
            && Self.areSameData(schema, otherSchema, in: service)
    }

    /// Whether another content is the same data in another notation. A reference to what stands in the other is, too.
    func isSameData(as other: Content, in service: Service) -> Bool {
        guard let schema, let otherSchema = other.schema else { return schema == nil && other.schema == nil }
        return Self.areSameData(schema, otherSchema, in: service)
    }

    private static func areSameData(_ schema: Schema, _ otherSchema: Schema, in service: Service) -> Bool {
        if case .reference(let reference) = schema.shape, case .reference(let otherReference) = otherSchema.shape {
            return reference == otherReference
        }
        return service.resolved(schema).mark == service.resolved(otherSchema).mark
            || SchemaComparison.areSame(schema, otherSchema)
    }

    /// Whether another response in JSON is described equally, each in its place, so that one type does for both.
    func isDescribed(as other: Content) -> Bool {
        guard let schema, let otherSchema = other.schema, !isSequential, !other.isSequential,
            mediaType.meansJSON, other.mediaType.meansJSON, !schema.isNamed, !otherSchema.isNamed
        else { return false }
        return SchemaComparison.areSame(schema, otherSchema)
    }
}

extension Content.Items.Form {
    /// The names of the events whose data is text, if the items are whole events.
    fileprivate var wholeEvents: [String]? {
        if case .wholeEvents(let names) = self { names } else { nil }
    }
}

extension Schema {
    /// Whether its type is named by more than its place in an operation: by the response that several operations share, for example.
    fileprivate var isNamed: Bool {
        switch self.shape {
        case .array(let inner), .map(let inner): self.clientName != nil || inner.isNamed
        default: self.clientName != nil
        }
    }
}
