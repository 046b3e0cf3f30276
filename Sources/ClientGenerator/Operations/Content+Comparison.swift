import ServiceDescription

extension Content {
    /// Whether the items of another stream are read as those of this one.
    func hasSameItems(as other: Content, in service: Service) -> Bool {
        guard let itemSchema, let otherSchema = other.itemSchema else {
            return itemSchema == nil && other.itemSchema == nil && isEventStream == other.isEventStream
        }
        return isOfWholeEvents == other.isOfWholeEvents && textEvents == other.textEvents
            && Content(mediaType: mediaType, schema: itemSchema, mark: mark)
                .isSameData(as: Content(mediaType: other.mediaType, schema: otherSchema, mark: other.mark), in: service)
    }

    /// Whether another content is the same data in another notation. A reference to what stands in the other is, too.
    func isSameData(as other: Content, in service: Service) -> Bool {
        guard let schema, let otherSchema = other.schema else { return schema == nil && other.schema == nil }
        if case .reference(let reference) = schema.shape, case .reference(let otherReference) = otherSchema.shape {
            return reference == otherReference
        }
        return service.resolved(schema).mark == service.resolved(otherSchema).mark
            || SchemaComparison.areSame(schema, otherSchema)
    }

    /// Whether another response in JSON is described equally, each in its place, so that one type does for both.
    func isDescribed(as other: Content) -> Bool {
        guard let schema, let otherSchema = other.schema, !isSequential, !other.isSequential,
            MediaTypes.isJSON(mediaType), MediaTypes.isJSON(other.mediaType), !schema.isNamed, !otherSchema.isNamed
        else { return false }
        return SchemaComparison.areSame(schema, otherSchema)
    }
}

extension Schema {
    /// Whether its type is named by more than its place in an operation: by the response that several operations share, for example.
    fileprivate var isNamed: Bool {
        switch shape {
        case .array(let inner), .map(let inner): clientName != nil || inner.isNamed
        default: clientName != nil
        }
    }
}
